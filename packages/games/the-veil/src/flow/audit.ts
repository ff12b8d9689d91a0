import { conserved, numberFaults } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import { maximumOf } from '../board/health.ts';
import { recruitHealth } from '../board/recruits.ts';
import { areOpponents, type Who } from '../state/access.ts';
import type { FaceDown, Player, State } from '../state/state.ts';

/** Broken invariants, in words. */
export function audit(board: Board): string[] {
  const { state } = board;
  if (state.stage === 'choose') return [];
  return [
    ...cardFaults(board),
    ...state.players.flatMap((player, who) => playerFaults(board, player, who)),
    ...totalFaults(board),
    ...turnFaults(state),
  ];
}

const faceUpCards = ({ hand, discard, banished, recruits, played }: Player) =>
  [hand, discard, banished, recruits, played].flat();

/** Every card of every character exists once for each copy, wherever it went (TV-CLEAN-01). */
function cardFaults({ state, content }: Board): string[] {
  const found: FaceDown[] = [...state.gone];
  for (const [who, player] of state.players.entries()) {
    found.push(...faceUpCards(player), ...player.deck);
    for (const def of [...player.fateDeck, ...player.route.map((card) => card.def)]) found.push({ def, owner: who });
  }
  for (const frame of state.work) if (frame.do === 'sendTrap') found.push({ def: frame.card.def, owner: frame.who });
  const named = ({ def, owner }: FaceDown): string => `${def} of player ${owner}`;
  const box = state.players.flatMap(({ character }, owner) => {
    const { starting, fate } = content.character(character);
    return [...starting, ...fate].map((def) => named({ def, owner }));
  });
  const numbered = state.players.flatMap((player) => [...faceUpCards(player), ...player.route]);
  return [...conserved(found.map(named), box), ...numberFaults(numbered, state.nextId)];
}

function playerFaults(board: Board, player: Player, who: Who): string[] {
  const { state, content } = board;
  const faults: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(`player ${who}: ${what}`);
  };
  const slots = player.route.map(({ slot }) => slot);
  must(
    slots.every((slot, at) => at === 0 || slot > (slots[at - 1] ?? 0)),
    'the Fate Route is out of order',
  );
  must(player.deckKnown <= player.deck.length, 'more known cards than the Deck has');
  must(player.fateKnown <= player.fateDeck.length, 'more known cards than the Fate Deck has');
  for (const { def } of [...player.deck, ...player.discard])
    must(!content.card(def).aura, `${def} cannot lie there (TV-AURA-03)`);
  for (const { def, owner } of [...player.hand, ...player.deck, ...player.discard, ...player.played])
    if (owner !== who)
      must(content.card(def).trap !== undefined && areOpponents(state, who, owner), `${def} is not its own`);
  for (const { def, owner } of [...player.recruits, ...player.banished]) must(owner === who, `${def} is not its own`);
  for (const recruit of player.recruits)
    must(recruit.damage < recruitHealth(board, who, recruit), `${recruit.def} should be dead`);
  if (state.stage === 'play' && player.side !== state.turn.side)
    must(player.played.length === 0, 'cards in play on the turn of others');
  return faults;
}

/** TV-ZONE-06, TV-MAXH-05. */
const totalFaults = (board: Board): string[] =>
  board.state.totals.flatMap((total, at) =>
    total.health >= 0 && total.health <= maximumOf(board, total) ? [] : [`total ${at} has ${total.health} Health`],
  );

function turnFaults({ stage, turn, players, work }: State): string[] {
  const faults: string[] = [];
  if (turn.assigned > turn.damage) faults.push('more Damage assigned than generated');
  if (stage !== 'over' && work.length === 0) faults.push('nothing is left to do and the match is not over');
  for (const [who, { out, hand }] of players.entries()) if (out && hand.length > 0) faults.push(`player ${who} is out`);
  return faults;
}
