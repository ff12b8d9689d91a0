import type { Mind } from './mind.ts';
import { ORDINARY } from './worth.ts';

/** The last round in which Gold is kept at any price. */
const SAVING = 3;

/** A card that the deck is better without: a Trap, or less than an ordinary card, but no Gold in the first rounds. */
export function isJunk(mind: Mind, def: string): boolean {
  const { content, state } = mind.board;
  const { trap, type, givesGold } = content.card(def);
  if (trap) return !trap.noBanish;
  if (givesGold && state.round <= SAVING) return false;
  return type === 'basic' && keeping(mind, def) < ORDINARY;
}

/** How much a card is wanted in the deck; Traps not at all. */
export const keeping = (mind: Mind, def: string): number => (mind.board.content.card(def).trap ? -5 : mind.worth(def));
