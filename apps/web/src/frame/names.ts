import type { CardInfo } from '@veilhall/engine';

export interface Piece {
  readonly text: string;
  /** The card this piece names. */
  readonly card?: string;
}

export type Names = (text: string) => readonly Piece[];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the names of cards in a sentence, the longest first, so that every line of the log can be pointed at. */
export function namesIn(cards: ReadonlyMap<string, CardInfo>): Names {
  const byName = new Map<string, string>();
  for (const card of cards.values()) if (!byName.has(card.name)) byName.set(card.name, card.id);
  if (byName.size === 0) return (text) => [{ text }];
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const pieces: Piece[] = [];
    let last = 0;
    for (const found of text.matchAll(pattern)) {
      if (found.index > last) pieces.push({ text: text.slice(last, found.index) });
      const card = byName.get(found[0]);
      pieces.push({ text: found[0], ...(card && { card }) });
      last = found.index + found[0].length;
    }
    if (last < text.length) pieces.push({ text: text.slice(last) });
    return pieces;
  };
}
