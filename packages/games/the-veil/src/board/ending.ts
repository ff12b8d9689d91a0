import { thing } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import { membersOf, playerAt, type Who } from '../state/access.ts';
import type { FaceDown, Recruit, State } from '../state/state.ts';
import type { Board, Turn } from './board.ts';
import { byName, faceDown, faceUp } from './cards.ts';
import { healthLeft } from './recruits.ts';

/** To its owner's Discard Pile (TV-REC-03, TV-SLAY-01). */
export function killRecruit(turn: Turn, who: Who, recruit: Recruit, how: 'damage' | 'slain'): void {
  const player = playerAt(turn.state, who);
  player.recruits.splice(player.recruits.indexOf(recruit), 1);
  player.discard.push(faceUp(recruit));
  emit(turn, { type: 'recruitKilled', who, card: recruit.def, thing: thing(recruit), how });
}

/** After every effect and every assignment: Recruits, characters, the end (TV-OVER-04, TV-REC-11). */
export function checks(turn: Turn): void {
  const { state } = turn;
  if (state.stage === 'choose' || state.stage === 'over') return;
  for (const [who, { recruits }] of state.players.entries())
    for (const recruit of recruits.length > 0 ? [...recruits] : recruits)
      if (recruit.damage > 0 && healthLeft(turn, who, recruit) <= 0) killRecruit(turn, who, recruit, 'damage');
  let fell = false;
  for (const { health, members } of state.totals) {
    if (health > 0 || isOut(state, members)) continue;
    for (const who of members) eliminate(turn, who);
    emit(turn, { type: 'eliminated', who: members });
    fell = true;
  }
  if (fell) endIfDecided(turn);
}

const isOut = (state: State, members: readonly Who[]): boolean => members.every((who) => playerAt(state, who).out);

/** All zones of the player leave the match; Traps they bought stay where they are (TV-RULING-48). */
function eliminate(turn: Turn, who: Who): void {
  const { state } = turn;
  const player = playerAt(state, who);
  const fate = [...player.fateDeck, ...player.route.map(({ def }) => def)].map(
    (def): FaceDown => ({ def, owner: who }),
  );
  const cards = [player.hand, player.deck, player.discard, player.banished, player.recruits, player.played].flat();
  state.gone = [...state.gone, ...cards.map(faceDown), ...fate].sort(byName);
  Object.assign(player, NOTHING_LEFT());
}

const NOTHING_LEFT = () => ({
  out: true,
  gold: 0,
  deckKnown: 0,
  fateKnown: 0,
  hand: [],
  deck: [],
  discard: [],
  fateDeck: [],
  route: [],
  banished: [],
  recruits: [],
  played: [],
});

const livingSides = (state: State): number[] =>
  [...state.sides.keys()].filter((side) => !isOut(state, state.sides[side] ?? []));

/** One side alone is left, or none: then nobody has won (TV-OVER-02, TV-RULING-47). */
function endIfDecided(turn: Turn): void {
  const { state } = turn;
  const living = livingSides(state);
  if (living.length > 1) return;
  state.stage = 'over';
  state.winners = living;
  state.work = [];
  reveal(turn, { type: 'over', winners: living, players: living.flatMap((side) => [...membersOf(state, side)]) });
}

/** The side is still in the match. */
export const isLiving = ({ state }: Board, side: number): boolean => !isOut(state, state.sides[side] ?? []);
