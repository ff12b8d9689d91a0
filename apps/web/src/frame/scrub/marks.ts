import type { GameTable } from '../../games/game-table.ts';
import type { FactLine, PastEntry } from '../../table/table.ts';

/** A moment worth going to: where something begins, or where something was revealed or decided. */
export interface Mark {
  readonly seq: number;
  readonly name: string;
  readonly kind: 'begins' | 'turning';
}

export function marksOf(
  opening: readonly FactLine[],
  log: readonly PastEntry[],
  { heading, turning }: Pick<GameTable, 'heading' | 'turning'>,
): Mark[] {
  const marks: Mark[] = [];
  const add = (seq: number, facts: readonly FactLine[]): void => {
    const begins = facts.flatMap(({ fact }) => heading?.(fact) ?? []);
    const turns = facts.flatMap(({ fact }) => turning?.(fact) ?? []);
    const names = [...new Set([...turns, ...begins])];
    if (names.length > 0) marks.push({ seq, name: names.join('; '), kind: turns.length > 0 ? 'turning' : 'begins' });
  };
  add(0, opening);
  for (const { seq, facts, undone } of log) if (!undone) add(seq, facts);
  return marks;
}

/** The next mark from here, in one direction or the other. */
export const nextMark = (marks: readonly Mark[], from: number, on: boolean): Mark | undefined =>
  on ? marks.find(({ seq }) => seq > from) : marks.findLast(({ seq }) => seq < from);
