import { playerAt, type Who } from '../state/access.ts';
import type { HandCard } from '../state/state.ts';
import type { Window } from '../vocabulary.ts';
import type { Board } from './board.ts';

const reveals = ({ content }: Board, def: string, window: Window): boolean =>
  content.card(def).reveal?.window === window;

/**
 * By what everybody knows, this player may hold a card to reveal now: whoever asks by the Hand itself tells what is in
 * it (TV-RULING-41). Deck and Hand together are known as a set, and so are cards seen on their way.
 */
export function mayReveal(board: Board, who: Who, window: Window): boolean {
  const { hand, deck, deckKnown, revealed, out } = playerAt(board.state, who);
  if (out || hand.length === 0) return false;
  let unseen = false;
  let inPool = false;
  for (const { id, def, seen } of hand) {
    const fits = reveals(board, def, window);
    if (seen) {
      if (fits && !revealed.includes(id)) return true;
      continue;
    }
    unseen = true;
    if (fits) inPool = true;
  }
  if (!unseen || inPool) return unseen;
  for (let at = 0; at < deck.length - deckKnown; at++) if (reveals(board, deck[at]?.def ?? '', window)) return true;
  return false;
}

/** What the Hand really holds; one card of a name stands for all. */
export function revealable(board: Board, who: Who, window: Window): HandCard[] {
  const { hand, revealed } = playerAt(board.state, who);
  return hand.filter(
    (card, at) =>
      reveals(board, card.def, window) &&
      !revealed.includes(card.id) &&
      hand.findIndex(({ id, def }) => def === card.def && !revealed.includes(id)) === at,
  );
}
