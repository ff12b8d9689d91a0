import { type Fact, isPieces, joined, piecesOf, plain, type Seat, type Text } from '@veilhall/engine';
import type { GameTable } from '../../games/game-table.ts';
import type { FactLine, PastEntry } from '../../table/table.ts';

export interface LogGroup {
  readonly key: string;
  readonly heading?: string;
  readonly entries: readonly PastEntry[];
}

/** Cuts the log where the game says that something begins; an entry that begins something belongs to it from there on. */
export function groupEntries(log: readonly PastEntry[], heading: (fact: Fact) => string | undefined): LogGroup[] {
  const groups: { key: string; heading?: string; entries: PastEntry[] }[] = [];
  const begin = ({ seq }: PastEntry, title?: string): void => {
    groups.push({ key: `${seq}/${title ?? ''}`, ...(title && { heading: title }), entries: [] });
  };
  for (const entry of log) {
    let rest: FactLine[] = [];
    if (groups.length === 0) begin(entry);
    for (const line of entry.facts) {
      const title = heading(line.fact);
      if (title !== undefined) {
        if (rest.length > 0) groups.at(-1)?.entries.push({ ...entry, facts: rest });
        rest = [];
        begin(entry, title);
      }
      rest.push(line);
    }
    if (rest.length > 0 || entry.facts.length === 0) groups.at(-1)?.entries.push({ ...entry, facts: rest });
  }
  return groups.filter((group) => group.entries.length > 0);
}

interface Paragraph {
  readonly stamp?: string;
  readonly text: Text;
}

/** The sentences of one entry, a paragraph for each phase; what stands in the heading is not said again. */
export function paragraphs(
  { seat, facts }: Pick<PastEntry, 'seat' | 'facts'>,
  { heading, stamp }: Pick<GameTable, 'heading' | 'stamp'>,
): Paragraph[] {
  const found: { stamp?: string; said: Text[] }[] = [];
  for (const { fact, text } of facts) {
    const word = stamp?.(fact);
    if (word !== undefined) found.push({ stamp: word, said: [] });
    else if (!repeats(heading?.(fact), text)) {
      if (found.length === 0) found.push({ said: [] });
      found.at(-1)?.said.push(withoutOwner(text, seat));
    }
  }
  const telling = found.filter(({ said }) => said.length > 0);
  if (telling.length === 0 && facts.length > 0)
    return [
      {
        text: joined(
          facts.map(({ text }) => withoutOwner(text, seat)),
          ' ',
        ),
      },
    ];
  return telling.map(({ said, stamp: word }) => ({
    text: joined(said, ' '),
    ...(word !== undefined && { stamp: word }),
  }));
}

function repeats(heading: string | undefined, text: Text): boolean {
  const words = plain(text);
  return heading !== undefined && (words === heading || words === `${heading}.`);
}

/** "Mira: draws a card." begins with whose entry it is. */
export function beginsWithOwner(text: Text, seat: Seat): boolean {
  const [first] = piecesOf(text);
  return typeof first === 'object' && 'lineOf' in first && first.lineOf === seat;
}

/** Whose entry it is stands before it once, not before every sentence. */
function withoutOwner(text: Text, seat: Seat): Text {
  return beginsWithOwner(text, seat) ? joined(piecesOf(text).slice(1), '') : text;
}

/** Whether a text says itself whom it is about. */
export const namesSeat = (text: Text): boolean =>
  isPieces(text) && text.some((piece) => typeof piece === 'object' && ('seat' in piece || 'lineOf' in piece));
