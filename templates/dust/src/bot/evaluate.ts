import type { Seat } from '@veilhall/engine';
import { cardOf } from '../content/cards.ts';
import { playerAt } from '../state/access.ts';
import type { State } from '../state/state.ts';

/** Finds that a point of a card in hand stands for, as long as there is anything to bid for. */
const KEPT = 0.5;

/** Finds so far, and what the cards in hand may yet win. */
export function evaluate(state: State, seat: Seat): number {
  const { finds, hand } = playerAt(state, seat);
  const won = finds.reduce((total, find) => total + find, 0);
  const kept = hand.reduce((total, card) => total + cardOf(card.def).bid, 0);
  return (won + (state.row.length > 0 ? KEPT * kept : 0)) / 78;
}
