import type { Board } from '../board/board.ts';
import type { Wraith } from '../state/state.ts';

/** Definitions of Threats, Foes and Keys of this seat that everybody has seen in this game. */
export function seenThreats(board: Board, wraith: Wraith): Set<string> {
  const { content } = board;
  const seen = new Set<string>();
  for (const threat of wraith.threats) {
    seen.add(threat.def);
    for (const card of threat.beneath) if (!content.isMemory(card.def)) seen.add(card.def);
  }
  for (const card of wraith.threatDiscard) seen.add(card.def);
  for (const key of wraith.keys) seen.add(key.def);
  for (const def of wraith.foesDefeated) seen.add(def);
  for (const layer of wraith.layers) for (const def of layer.known) seen.add(def);
  // A haunting goes into the Memory deck before everybody's eyes.
  for (const def of wraith.memoryDeck) if (!content.isMemory(def)) seen.add(def);
  return seen;
}

/** How many of each listed type have not been seen yet: they are in the deck, whichever copies they are. */
export function unseenCopies(
  board: Board,
  wraith: Wraith,
  seen: ReadonlySet<string> = seenThreats(board, wraith),
): { type: string; left: number }[] {
  const { content, state } = board;
  const found: { type: string; left: number }[] = [];
  for (const { id, count } of content.vignette(state.campaign.vignette).card.threats) {
    let left = count;
    for (const def of content.copies(id)) if (seen.has(def)) left--;
    if (left > 0) found.push({ type: id, left });
  }
  return found;
}

/** Copies of this Vignette's Threats and Foes that are not in this game: which they are, nobody knows. */
export function leftOut(board: Board, wraith: Wraith): string[] {
  const { content, state } = board;
  const placed = seenThreats(board, wraith);
  for (const def of wraith.threatDeck) placed.add(def);
  const { threats, foes } = content.vignette(state.campaign.vignette).card;
  const found = new Set<string>();
  for (const { id } of [...threats, ...foes])
    for (const def of content.copies(id)) if (!placed.has(def)) found.add(def);
  return [...found];
}
