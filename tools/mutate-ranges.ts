import { fastRng, shuffle } from '@veilhall/engine';

/** Imports, types' ends, closing brackets and comments hold nothing to change. */
const EMPTY = /^\s*($|\/\/|\/?\*|import\b|[\])};,]+$)/;

/** Numbers of the lines that hold code. */
export function codeLines(source: string): number[] {
  const found: number[] = [];
  for (const [at, line] of source.split('\n').entries()) if (!EMPTY.test(line)) found.push(at + 1);
  return found;
}

/** Some lines of these files as Stryker's ranges, in reading order; the same ones for the same seed. */
export function sampledRanges(sources: ReadonlyMap<string, string>, count: number, seed: string): string[] {
  const all: string[] = [];
  for (const [file, source] of sources) for (const line of codeLines(source)) all.push(`${file}:${line}-${line}`);
  const chosen = new Set(shuffle(fastRng(seed), 'lines', all.slice()).slice(0, count));
  return all.filter((range) => chosen.has(range));
}
