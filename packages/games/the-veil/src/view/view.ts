import { type Seat, thing, type Viewer } from '@veilhall/engine';
import { pendingAbility } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import { inPlay } from '../board/counters.ts';
import { maximumOf } from '../board/health.ts';
import { strictPart } from '../board/parts.ts';
import { hasShield, recruitHealth } from '../board/recruits.ts';
import { synergyNeed } from '../board/standing.ts';
import { damageLeft } from '../board/tallies.ts';
import { abilityOpen, lineOpen, priceOf } from '../flow/turn-acts.ts';
import { isActive, leaderOf, playerAt, seesHand, type Who } from '../state/access.ts';
import type { Aim } from '../state/picks.ts';
import type { PlayedCard, Player, Recruit, VeilCard } from '../state/state.ts';
import { SYNERGIES } from '../vocabulary.ts';
import { givesOf } from './gives.ts';
import type {
  AimView,
  CountedView,
  LineView,
  PileCardView,
  PlayerView,
  RecruitView,
  TotalView,
  VeilView,
  WindowView,
} from './types.ts';

/** Built field by field for one viewer: the only thing that leaves the authority. */
export function viewOf(board: Board, viewer: Viewer, choosing: ReadonlySet<Seat>): VeilView {
  const { state } = board;
  const { side, damage, prevented, assigned, health, discarded } = state.turn;
  const part = strictPart(state);
  const solo = state.players.find((player) => player.solo !== undefined)?.solo;
  return {
    stage: state.stage,
    round: state.round,
    first: state.first,
    sides: state.sides.map((members) => [...members]),
    totals: state.totals.map((_total, at) => totalView(board, at)),
    players: state.players.map((_player, who) => playerView(board, who, viewer, choosing)),
    turn: { side, ...(part && { part }), damage, prevented, assigned, left: damageLeft(state), health, discarded },
    ...windowOf(board),
    ...(solo !== undefined && { unlock: board.content.solo(solo).unlock }),
    winners: [...state.winners],
    shields: state.options.shields,
    sharedHealth: state.options.health === 'shared',
    ...(viewer !== 'spectator' && { you: viewer }),
  };
}

function windowOf({ state, content }: Board): { window?: WindowView } {
  const frame = state.work.at(-1);
  if (frame?.do === 'damageWindow') return { window: { window: 'damage', by: leaderOf(state), aims: [] } };
  const pending = frame?.do === 'targetWindow' ? pendingAbility<Aim>({ stack: state.work }) : undefined;
  if (!pending) return {};
  const { card } = content.ability(pending.ability).script;
  return { window: { window: 'target', by: pending.who, card, aims: (pending.aims ?? []).flat().map(aimView) } };
}

function aimView(aim: Aim): AimView {
  if (aim.on === 'player') return { on: aim.on, who: aim.who };
  const card = { who: aim.who, thing: thing(aim), def: aim.def };
  return aim.on === 'recruit' ? { on: aim.on, ...card } : { on: aim.on, ...card, slot: aim.slot };
}

function totalView(board: Board, at: number): TotalView {
  const { state } = board;
  const total = state.totals[at] ?? { members: [], health: 0 };
  return {
    members: [...total.members],
    side: playerAt(state, total.members[0] ?? 0).side,
    health: total.health,
    maximum: state.stage === 'choose' ? 0 : maximumOf(board, total),
  };
}

function playerView(board: Board, who: Who, viewer: Viewer, choosing: ReadonlySet<Seat>): PlayerView {
  const { state, content } = board;
  const player = playerAt(state, who);
  const sees = seesHand(state, viewer, who);
  const acts = state.stage === 'play' && isActive(state, who);
  const hand = sees ? player.hand : player.hand.filter(({ seen }) => seen);
  const hidden = player.deck.slice(0, player.deck.length - player.deckKnown);
  const { character, fateDeck, fateKnown } = player;
  return {
    who,
    character,
    name: character === '' ? '' : content.nameOf(character),
    ...(character !== '' && { kind: content.character(character).kind }),
    side: player.side,
    total: player.total,
    ...(player.solo !== undefined && { solo: player.solo }),
    out: player.out,
    choosing: player.solo === undefined && choosing.has(who),
    done: acts && state.turn.done.includes(who),
    exhausted: player.exhausted,
    abilityOpen: acts && sees && abilityOpen(board, who, player),
    gold: player.gold,
    discount: player.discount,
    onTop: player.onTop,
    fortified: player.fortified,
    synergies: SYNERGIES.map((synergy) => ({
      synergy,
      inPlay: inPlay(board, who, synergy),
      needs: synergyNeed(board, who, synergy),
      unlocked: acts && player.unlocked.includes(synergy),
    })),
    hand: hand.map((card) => ({ ...pileCard(who)(card), seen: card.seen })),
    handSize: player.hand.length,
    revealed: player.hand.filter(({ id }) => player.revealed.includes(id)).map(thing),
    deckSize: player.deck.length,
    deckTop: player.deck
      .slice(player.deck.length - player.deckKnown)
      .map(({ def }) => def)
      .reverse(),
    unseen: counted([...hidden, ...(sees ? [] : player.hand.filter(({ seen }) => !seen))].map(({ def }) => def)),
    discard: player.discard.map(pileCard(who)),
    fateDeckSize: fateDeck.length,
    fateBottom: fateDeck.slice(0, fateKnown).reverse(),
    fateUnseen: counted(fateDeck.slice(fateKnown)),
    route: player.route.map(({ id, def, slot }) => {
      const aura = content.card(def).aura !== undefined;
      return { thing: thing({ id, def }), def, slot, aura, ...(!aura && { price: priceOf(board, who, def) }) };
    }),
    banished: player.banished.map(pileCard(who)),
    recruits: player.recruits.map((recruit) => recruitView(board, who, player, recruit, acts && sees)),
    played: player.played.map((card) => ({
      ...pileCard(who)(card),
      lines: linesOf(board, who, player, card, acts && sees),
    })),
    ...(viewer === who && acts && !state.turn.done.includes(who) && given(board, who)),
    ...(viewer === who && { passes: [...player.passes] }),
  };
}

function given(board: Board, who: Who): Pick<PlayerView, 'gives'> {
  const gives = givesOf(board, who);
  return gives ? { gives } : {};
}

const pileCard =
  (holder: Who) =>
  ({ id, def, owner }: VeilCard): PileCardView => ({
    thing: thing({ id, def }),
    def,
    ...(owner !== holder && { owner }),
  });

/** Names and how often, in an order that says nothing. */
function counted(defs: readonly string[]): CountedView[] {
  const counts = new Map<string, number>();
  for (const def of defs.toSorted()) counts.set(def, (counts.get(def) ?? 0) + 1);
  return [...counts].map(([def, count]) => ({ def, count }));
}

function linesOf(board: Board, who: Who, player: Player, card: PlayedCard | Recruit, acts: boolean): LineView[] {
  const def = board.content.card(card.def);
  return def.lines.map((line) => ({
    ability: line.id,
    kind: line.kind,
    open: acts && lineOpen(board, who, player, card, def, line),
    used: (card.used & line.bit) !== 0,
  }));
}

function recruitView(board: Board, who: Who, player: Player, recruit: Recruit, acts: boolean): RecruitView {
  const { id, def, damage, guarded, exhausted } = recruit;
  return {
    thing: thing({ id, def }),
    def,
    health: recruitHealth(board, who, recruit),
    damage,
    shield: hasShield(board, recruit),
    guarded,
    exhausted,
    lines: linesOf(board, who, player, recruit, acts),
  };
}
