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
export function unseenCopies(board: Board, wraith: Wraith): { type: string; left: number }[] {
  const { content, state } = board;
  const seen = seenThreats(board, wraith);
  const found: { type: string; left: number }[] = [];
  for (const { id, count } of content.vignette(state.campaign.vignette).card.threats) {
    let left = count;
    for (const def of content.copies(id)) if (seen.has(def)) left--;
    if (left > 0) found.push({ type: id, left });
  }
  return found;
}
