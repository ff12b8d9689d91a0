import type { Line } from '../table.ts';

/** Marks the picks that later entries took back: always the last that still stood. */
export function withUndone(lines: readonly Line[]): Line[] {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const line of lines) {
    if (line.kind === 'pick') standing.push(line.seq);
    else undone.add(standing.pop() ?? 0);
  }
  return lines.map((line) => (undone.has(line.seq) ? { ...line, undone: true } : line));
}
