import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Catalogue } from '@veilhall/engine';
import type { Job } from '../job.ts';
import type { Played } from '../play.ts';
import { unread } from '../run.ts';
import { dealOf } from '../seeds.ts';

const FORMAT = 'veilhall-games/1';

/** The first line of a file of games: how all of them are played. Files of one run's shards may be put after each other. */
export interface GamesHead {
  readonly format: typeof FORMAT;
  readonly rules: string;
  readonly content: string;
  readonly job: Job;
}

/** One game per line. `seed` deals it anywhere: `{"op":"new","deal":"tune/1/17",…}` of stdio opens it. */
export type GameLine = { readonly seed: string } & Played;

export interface GamesFile {
  readonly head: GamesHead;
  readonly played: readonly Played[];
}

/** Not a file of games, or one of other games. */
export class GamesFileError extends Error {}

export const headOf = (job: Job, game: { readonly rules: string; readonly content: Catalogue }): GamesHead => ({
  format: FORMAT,
  rules: game.rules,
  content: game.content.hash,
  job,
});

const lineOf = (seed: string, played: Played): string =>
  JSON.stringify({ seed: dealOf(seed, played.index), ...played } satisfies GameLine);

/** Keeps games as they are played. A run that was stopped goes on where it was: the games in the file are not played again. */
export class GamesWriter {
  /** What the file held already. */
  readonly before: readonly Played[];
  readonly #file: number;
  readonly #seed: string;

  constructor(path: string, head: GamesHead) {
    this.#seed = head.job.seed;
    const kept = existsSync(path) ? whole(path) : '';
    if (kept === '') {
      this.before = [];
      this.#file = openSync(path, 'w');
      writeSync(this.#file, `${JSON.stringify(head)}\n`);
      return;
    }
    const found = gamesIn(kept, path);
    if (JSON.stringify(found.head) !== JSON.stringify(head))
      throw new GamesFileError(`${path} holds games that were played otherwise (${different(found.head, head)})`);
    this.before = found.played.map(unread);
    this.#file = openSync(path, 'a');
  }

  add(played: readonly Played[]): void {
    writeSync(this.#file, played.map((one) => `${lineOf(this.#seed, one)}\n`).join(''));
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The file's text without a last line that was cut off in the middle, which is removed from the file too. */
function whole(path: string): string {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) truncateSync(path, end);
  return bytes.toString('utf8', 0, end);
}

/** Games of one run, from one file or several (its shards); each game once. */
export function readGames(paths: readonly string[]): GamesFile {
  const [first, ...others] = paths.map((path) => gamesIn(readFileSync(path, 'utf8'), path));
  if (!first) throw new GamesFileError('no file of games is named');
  const played = new Map(first.played.map((one) => [one.index, one]));
  for (const [at, other] of others.entries()) {
    if (JSON.stringify(other.head) !== JSON.stringify(first.head))
      throw new GamesFileError(
        `${paths[at + 1]} is of another run than ${paths[0]} (${different(first.head, other.head)})`,
      );
    for (const one of other.played) played.set(one.index, one);
  }
  return { head: first.head, played: [...played.values()].sort((a, b) => a.index - b.index) };
}

function gamesIn(text: string, path: string): GamesFile {
  const lines = text.split('\n').filter((line) => line !== '');
  const values = lines.flatMap((line, at): unknown[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      // Only the last line can have been cut off.
      if (at === lines.length - 1) return [];
      throw new GamesFileError(`${path}, line ${at + 1} is not JSON`);
    }
  });
  const heads = values.filter(isHead);
  const [head] = heads;
  if (!head || !isHead(values[0])) throw new GamesFileError(`${path} does not begin with a line of format ${FORMAT}`);
  for (const other of heads)
    if (JSON.stringify(other) !== JSON.stringify(head)) throw new GamesFileError(`${path} mixes games of several runs`);
  const played = new Map<number, Played>();
  for (const value of values) if (!isHead(value)) played.set((value as GameLine).index, withoutSeed(value as GameLine));
  return { head, played: [...played.values()] };
}

const isHead = (value: unknown): value is GamesHead =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;

const withoutSeed = ({ seed: _, ...played }: GameLine): Played => played;

/** Which members of two heads differ, for a message. */
function different(a: GamesHead, b: GamesHead): string {
  const one: Record<string, unknown> = { rules: a.rules, content: a.content, ...a.job };
  const other: Record<string, unknown> = { rules: b.rules, content: b.content, ...b.job };
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key])).join(', ');
}
