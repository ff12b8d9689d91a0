import { shuffle } from '@veilhall/engine';
import { drawOrReshuffle, emit, emitTo, reveal } from '@veilhall/kit';
import { FATE_DECK } from '../content/fate.ts';
import { player } from '../state/access.ts';
import type { Ballot, State } from '../state/state.ts';
import type { FateKind } from '../vocabulary.ts';
import { lawsOf, type Turn } from './board.ts';
import type { VoteAt } from './facts.ts';

/** The top card of the deck; the discard pile becomes the deck when that has run out (VF-FATE-09, -10). */
export function drawKind(turn: Turn): FateKind | undefined {
  const { state } = turn;
  return drawOrReshuffle(
    state.rng,
    'fate-deck',
    state.deck,
    () => takeDiscards(state),
    (count) => emit(turn, { type: 'reshuffled', count }),
  );
}

/** Votes of abandoned Quests lie among the discarded cards. */
function takeDiscards(state: State): FateKind[] {
  const kinds = [...state.discard, ...state.buried.map(({ kind }) => kind)];
  state.discard = [];
  state.buried = [];
  return kinds;
}

/** Cards beyond the hand limit stay on the deck (VF-HAND-02). */
export function drawCards(turn: Turn, seat: number, most: number): void {
  const { state } = turn;
  const { hand } = player(state, seat);
  const limit = lawsOf(turn).handLimit;
  const kinds: FateKind[] = [];
  while (kinds.length < most && hand.length < limit) {
    const kind = drawKind(turn);
    if (!kind) break;
    hand.push({ id: state.nextId++, def: kind });
    kinds.push(kind);
  }
  if (kinds.length === 0) return;
  touch(state, seat);
  const count = kinds.length;
  emitTo(turn, [seat], { type: 'drew', seat, count, kinds }, { type: 'drew', seat, count }, 'reveal');
}

/** A card entered or left the hand: on the own turn it keeps a player from Resting (VF-REST-06, -07). */
function touch(state: State, seat: number): void {
  if (state.stage === 'turns' && state.turn.seat === seat) state.turn.touched = true;
}

/** Takes a card of that kind out of the hand. */
export function takeFromHand(state: State, seat: number, kind: FateKind): void {
  const { hand } = player(state, seat);
  const at = hand.findIndex((card) => card.def === kind);
  if (at < 0) throw new Error(`seat ${seat} holds no ${kind}`);
  hand.splice(at, 1);
  touch(state, seat);
}

export function refresh(turn: Turn, seat: number, kind: FateKind): void {
  takeFromHand(turn.state, seat, kind);
  turn.state.discard.push(kind);
  reveal(turn, { type: 'refreshed', seat, kind });
  drawCards(turn, seat, 1);
}

export const ballot = (kind: FateKind, by: number): Ballot => ({ kind, by, seen: 0 });

export interface Tally {
  feathers: number;
  scorpions: number;
}

/**
 * Shuffles the pile and turns its cards up one by one; each Fate +2 brings its two cards at once (VF-RESOLVE-11, -12).
 * The pile is empty afterwards and all its cards lie in the discard pile.
 */
export function revealPile(turn: Turn, pile: Ballot[], vote: VoteAt): Tally {
  const { state } = turn;
  const row: { kind: FateKind; from: 'pile' | 'fate' }[] = [];
  for (const { kind } of pile) row.push({ kind, from: 'pile' });
  pile.length = 0;
  shuffle(state.rng, 'pile', row);
  const tally: Tally = { feathers: 0, scorpions: 0 };
  for (const [i, { kind, from }] of row.entries()) {
    const card = FATE_DECK[kind];
    tally.feathers += card.feathers;
    tally.scorpions += card.scorpions;
    reveal(turn, { type: 'revealed', vote, kind, from, ...tally });
    for (let n = 0; n < card.more; n++) {
      const more = drawKind(turn);
      if (more) row.splice(i + 1 + n, 0, { kind: more, from: 'fate' });
    }
  }
  for (const { kind } of row) state.discard.push(kind);
  return tally;
}
