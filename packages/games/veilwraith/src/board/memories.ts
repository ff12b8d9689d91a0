import { int, type Seat, shuffle, take, thing } from '@veilhall/engine';
import { emit, emitTo, reveal } from '@veilhall/kit';
import { handsHidden, wraithAt } from '../state/access.ts';
import type { VwFact } from '../state/facts.ts';
import type { CardInPlay, Wraith } from '../state/state.ts';
import type { Turn } from './board.ts';

export const memoryStream = (seat: Seat): string => `memories:${seat}`;

export function issue(wraith: Wraith, def: string): CardInPlay {
  return { id: wraith.nextId++, def };
}

/** Takes the top of the Memory deck; only a draw shuffles the discard pile back in (VW-DRAW-03, VW-RULING-82). */
export function takeTop(turn: Turn, seat: Seat, drawing: boolean): CardInPlay | undefined {
  const wraith = wraithAt(turn.state, seat);
  if (wraith.memoryDeck.length === 0 && drawing) reshuffle(turn, seat);
  const def = wraith.memoryDeck.pop();
  if (def === undefined) return undefined;
  if (wraith.memoryKnown > 0) wraith.memoryKnown--;
  return issue(wraith, def);
}

function reshuffle(turn: Turn, seat: Seat): void {
  const wraith = wraithAt(turn.state, seat);
  if (wraith.memoryDiscard.length === 0) return;
  const deck = wraith.memoryDiscard.map((card) => card.def).sort();
  wraith.memoryDiscard.length = 0;
  wraith.memoryDeck = shuffle(turn.state.rng, memoryStream(seat), deck);
  wraith.memoryKnown = 0;
  emit(turn, { type: 'memoryDeckShuffled', seat, cards: deck.length });
}

export function shuffleIntoDeck(turn: Turn, seat: Seat, def: string): void {
  const wraith = wraithAt(turn.state, seat);
  wraith.memoryDeck.push(def);
  wraith.memoryKnown = 0;
  shuffle(turn.state.rng, memoryStream(seat), wraith.memoryDeck);
}

export function putOnDeck(wraith: Wraith, def: string): void {
  wraith.memoryDeck.push(def);
  wraith.memoryKnown++;
}

export function toHand(turn: Turn, seat: Seat, card: CardInPlay): void {
  wraithAt(turn.state, seat).hand.push(card);
  const fact: VwFact = { type: 'memoryDrawn', seat, card: card.def, thing: thing(card) };
  if (handsHidden(turn.state)) emitTo(turn, [seat], fact, { type: 'memoryDrawn', seat }, 'reveal');
  else reveal(turn, fact);
}

export function discardFromHand(turn: Turn, seat: Seat, id: number, why: 'choice' | 'random' | 'limit'): void {
  const wraith = wraithAt(turn.state, seat);
  const card = take(wraith.hand, id);
  if (!card) return;
  wraith.memoryDiscard.push(card);
  emit(turn, { type: 'memoryDiscarded', seat, card: card.def, why });
}

/** "At random": the engine picks, each card equally likely (VW-EFF-05). */
export function randomCard(turn: Turn, seat: Seat, cards: readonly CardInPlay[]): CardInPlay | undefined {
  if (cards.length === 0) return undefined;
  return cards[int(turn.state.rng, memoryStream(seat), cards.length)];
}
