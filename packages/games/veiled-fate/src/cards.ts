import { shuffle } from '@veilhall/engine';
import { FATE_DECK } from './content/fate.ts';
import type { VoteAt } from './facts.ts';
import type { Ballot, Player, State } from './state.ts';
import { disclose, lawsOf, player, say, type Table, tell } from './table.ts';
import type { FateKind } from './vocabulary.ts';

/** The top card of the deck; the discard pile becomes the deck when that has run out (VF-FATE-09, -10). */
export function drawKind(table: Table): FateKind | undefined {
  const { state } = table;
  if (state.deck.length === 0) {
    for (const kind of state.discard) state.deck.push(kind);
    for (const ballot of state.buried) state.deck.push(ballot.kind);
    state.discard = [];
    state.buried = [];
    if (state.deck.length === 0) return undefined;
    // Sorted first: the new deck must depend on chance alone, not on the order in which faces were hidden.
    state.deck.sort();
    shuffle(state.rng, 'fate-deck', state.deck);
    say(table, { type: 'reshuffled', count: state.deck.length });
  }
  return state.deck.pop();
}

/** Cards beyond the hand limit stay on the deck (VF-HAND-02). */
export function drawCards(table: Table, seat: number, most: number): void {
  const { state } = table;
  const { hand } = player(state, seat);
  const limit = lawsOf(table.content, state).handLimit;
  const kinds: FateKind[] = [];
  while (kinds.length < most && hand.length < limit) {
    const kind = drawKind(table);
    if (!kind) break;
    hand.push({ id: state.nextId++, def: kind });
    kinds.push(kind);
  }
  if (kinds.length === 0) return;
  touch(state, seat);
  const count = kinds.length;
  tell(table, seat, { type: 'drew', seat, count, kinds }, { type: 'drew', seat, count });
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

export function refresh(table: Table, seat: number, kind: FateKind): void {
  takeFromHand(table.state, seat, kind);
  table.state.discard.push(kind);
  disclose(table, { type: 'refreshed', seat, kind });
  drawCards(table, seat, 1);
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
export function reveal(table: Table, pile: Ballot[], vote: VoteAt): Tally {
  const { state } = table;
  const row: { kind: FateKind; from: 'pile' | 'fate' }[] = [];
  for (const { kind } of pile) row.push({ kind, from: 'pile' });
  pile.length = 0;
  shuffle(state.rng, 'pile', row);
  const tally: Tally = { feathers: 0, scorpions: 0 };
  for (const [i, { kind, from }] of row.entries()) {
    const card = FATE_DECK[kind];
    tally.feathers += card.feathers;
    tally.scorpions += card.scorpions;
    disclose(table, { type: 'revealed', vote, kind, from, ...tally });
    for (let n = 0; n < card.more; n++) {
      const more = drawKind(table);
      if (more) row.splice(i + 1 + n, 0, { kind: more, from: 'fate' });
    }
  }
  for (const { kind } of row) state.discard.push(kind);
  return tally;
}

export const handOf = (state: State, seat: number): Player['hand'] => player(state, seat).hand;
