import type { AnyGame } from '@veilhall/engine';
import type { GamesWriter } from './games-file/games-file.ts';
import type { Job } from './job.ts';
import type { Played } from './play.ts';
import { playGames, type Running } from './run.ts';
import { numbersOf, type Shard } from './seeds.ts';
import { type Interval, mean, percentile, rounded, roundedInterval, wilson } from './stats/shares.ts';
import { Tally } from './stats/tally.ts';

export interface Failure {
  readonly game: number;
  readonly what: string;
}

/** How often an option was on offer, how often it was taken, and how often that game was won. */
export interface PickTally {
  offered: number;
  picked: number;
  won: number;
}

/** The shape of the first eight members is fixed (design: fixed interfaces). */
export interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly seconds: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** Games by how they ended. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Share of the games won, by seat. */
  readonly winRates: Readonly<Record<string, number>>;
  /** Decisions per game. */
  readonly length: { readonly mean: number; readonly p50: number; readonly p95: number };
  /** Games that anybody won. */
  readonly won: number;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly rules: string;
  readonly content: string;
  /** 95% intervals of the win rates, by seat. */
  readonly intervals: Readonly<Record<string, Interval>>;
  readonly audits: { readonly checked: number; readonly failed: number };
  readonly failures: readonly Failure[];
  /** What the game's own meter found: share or mean, of how many, and its 95% interval by game. */
  readonly metrics?: Readonly<
    Record<string, { readonly value: number; readonly of: number; readonly interval: Interval }>
  >;
  /** Watched picks: by prompt, then by option. */
  readonly picks?: Readonly<Record<string, Readonly<Record<string, PickTally>>>>;
}

const MOST_FAILURES_SHOWN = 20;

/** Which games of the run are played here, and where they are kept. */
export interface Keeping {
  readonly shard?: Shard;
  readonly file?: GamesWriter;
}

export async function simulate(job: Job, games: number, running: Running, keeping: Keeping = {}): Promise<Simulation> {
  const start = performance.now();
  let decisions = 0;
  const onPlayed = (list: readonly Played[]): void => {
    for (const one of list) decisions += one.decisions;
    running.onPlayed?.(list);
  };
  const played = await playKeeping(job, games, { ...running, onPlayed }, keeping);
  const seconds = (performance.now() - start) / 1000;
  // Games from the file took no time now.
  return { ...summary(job, played, seconds, running.game), decisionsPerSecond: Math.round(decisions / seconds) };
}

/** Games of the run, with those that its file holds from earlier; new ones go into the file as they end. */
export async function playKeeping(
  job: Job,
  games: number,
  running: Running,
  { shard, file }: Keeping,
): Promise<Played[]> {
  const wanted = new Set(numbersOf(games, shard));
  const before = (file?.before ?? []).filter(({ index }) => wanted.delete(index));
  const played = await playGames(job, [...wanted], {
    ...running,
    ...(file && { forgetful: true as const }),
    onProgress: (done) => running.onProgress?.(before.length + done),
    onPlayed(list) {
      file?.add(list);
      running.onPlayed?.(list);
    },
  });
  return [...before, ...played].sort((a, b) => a.index - b.index);
}

export function summary(job: Job, played: readonly Played[], seconds: number, game: AnyGame): Simulation {
  const outcomes: Record<string, number> = {};
  const wins: number[] = new Array(job.seats).fill(0);
  const lengths: number[] = [];
  const failures: Failure[] = [];
  let decisions = 0;
  let audits = 0;
  let won = 0;
  for (const one of played) {
    if (one.winners.length > 0) won++;
    outcomes[one.result] = (outcomes[one.result] ?? 0) + 1;
    for (const seat of one.winners) wins[seat] = (wins[seat] ?? 0) + 1;
    lengths.push(one.decisions);
    decisions += one.decisions;
    audits += one.audits;
    if (one.fault !== undefined) failures.push({ game: one.index, what: one.fault });
  }
  lengths.sort((a, b) => a - b);
  const metrics = metricsOf(played);
  const winRates: Record<string, number> = {};
  const intervals: Record<string, Interval> = {};
  for (const [seat, times] of wins.entries()) {
    winRates[seat] = rounded(times / Math.max(1, played.length));
    intervals[seat] = roundedInterval(wilson(times, played.length));
  }
  return {
    game: job.game,
    games: played.length,
    seconds: rounded(seconds, 3),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    outcomes,
    winRates,
    length: { mean: rounded(mean(lengths), 2), p50: percentile(lengths, 0.5), p95: percentile(lengths, 0.95) },
    won,
    seats: job.seats,
    bots: Array.from({ length: job.seats }, (_, seat) => job.bots[seat % job.bots.length] ?? ''),
    seed: job.seed,
    rules: game.rules,
    content: game.content.hash,
    intervals,
    audits: { checked: audits, failed: failures.length },
    failures: failures.slice(0, MOST_FAILURES_SHOWN),
    ...(metrics.size > 0 && { metrics: averaged(metrics) }),
    ...(job.watch.length > 0 && { picks: tallied(played) }),
  };
}

/** What the game's meter found, game by game. */
export function metricsOf(played: readonly Played[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { metrics } of played) {
    for (const [name, [sum, of]] of Object.entries(metrics)) {
      const tally = tallies.get(name) ?? new Tally();
      tally.add(sum, of);
      tallies.set(name, tally);
    }
  }
  return tallies;
}

function averaged(metrics: ReadonlyMap<string, Tally>): NonNullable<Simulation['metrics']> {
  const averages: Record<string, { value: number; of: number; interval: Interval }> = {};
  for (const [name, { value, of, mean: interval }] of metrics) {
    averages[name] = { value: rounded(value), of, interval: roundedInterval(interval) };
  }
  return averages;
}

function tallied(played: readonly Played[]): Record<string, Record<string, PickTally>> {
  const picks: Record<string, Record<string, PickTally>> = {};
  for (const { picks: watched, winners } of played) {
    for (const { ask, offered, picked } of watched) {
      picks[ask] ??= {};
      const tallies = picks[ask];
      for (const option of offered) {
        tallies[option] ??= { offered: 0, picked: 0, won: 0 };
        tallies[option].offered++;
        if (option !== picked) continue;
        tallies[option].picked++;
        if (winners.length > 0) tallies[option].won++;
      }
    }
  }
  return picks;
}
