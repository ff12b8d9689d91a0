import type { Seat } from '@veilhall/engine';
import { cardOf } from '../content/cards.ts';
import { playerAt } from '../state/access.ts';
import type { State } from '../state/state.ts';

/** Finds so far, and a little for high cards kept. */
export function evaluate(state: State, seat: Seat): number {
  const { finds, hand } = playerAt(state, seat);
  const won = finds.reduce((total, find) => total + find, 0);
  const kept = hand.reduce((total, card) => total + cardOf(card.def).bid, 0);
  return (won + kept / 20) / 78;
}
