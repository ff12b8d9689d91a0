import type { AnyGame } from '@veilhall/engine';
import type { Job } from '../job.ts';
import type { Played } from '../play.ts';
import { playGames, type Running } from '../run.ts';
import { numbersOf } from '../seeds.ts';
import { type Simulation, summary } from '../simulate.ts';
import { type Interval, rounded, roundedInterval } from '../stats/shares.ts';
import { Contrast } from '../stats/tally.ts';

/** The same figure without and with a change, on the same deals; the difference knows that they are the same. */
export interface Change {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  /** 95%, by deal. */
  readonly interval: Interval;
  readonly p: number;
  /** A number, not a share. */
  readonly plain?: true;
}

export interface Comparison {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly before: Simulation;
  readonly after: Simulation;
  readonly changes: readonly Change[];
}

/** One way to play the deals. */
export interface Variant {
  readonly job: Job;
  readonly game: AnyGame;
}

export interface PlayedVariant {
  readonly played: readonly Played[];
  readonly simulation: Simulation;
}

export async function playVariant(
  { job, game }: Variant,
  games: number,
  running: Omit<Running, 'game'>,
): Promise<PlayedVariant> {
  const start = performance.now();
  const played = await playGames({ ...job, metered: true }, numbersOf(games), { ...running, game });
  return { played, simulation: summary(job, played, (performance.now() - start) / 1000, game) };
}

/** Plays the same deals both ways. A run that is stopped compares the deals that were played both ways. */
export async function compare(
  before: Variant,
  after: Variant,
  games: number,
  running: Omit<Running, 'game'>,
): Promise<Comparison> {
  const a = await playVariant(before, games, running);
  const counted = { ...running, onProgress: (done: number) => running.onProgress?.(games + done) };
  const b = await playVariant(after, games, counted);
  return {
    game: before.job.game,
    seed: before.job.seed,
    games: both(a.played, b.played).length,
    before: a.simulation,
    after: b.simulation,
    changes: changesBetween(a.played, b.played, before.job.seats),
  };
}

/** Wins, wins by seat, endings, length, and what the game's meter found. */
export function changesBetween(before: readonly Played[], after: readonly Played[], seats: number): Change[] {
  const deals = both(before, after);
  const shareOf = (what: string, hit: (one: Played) => boolean): Change =>
    change(what, deals, (one) => [hit(one) ? 1 : 0, 1]);
  const results = new Set([...before, ...after].map(({ result }) => result));
  const metrics = new Set([...before, ...after].flatMap(({ metrics: of }) => Object.keys(of)));
  return [
    shareOf('won', ({ winners }) => winners.length > 0),
    ...Array.from({ length: seats > 1 ? seats : 0 }, (_, seat) =>
      shareOf(`won by seat ${seat}`, ({ winners }) => winners.includes(seat)),
    ),
    ...[...results].sort().map((result) => shareOf(`ended: ${result}`, (one) => one.result === result)),
    { ...change('decisions', deals, ({ decisions }) => [decisions, 1]), plain: true as const },
    ...[...metrics].sort().map((name) => change(name, deals, ({ metrics: of }) => of[name] ?? [0, 0])),
  ];
}

type Both = readonly [before: Played, after: Played];

function both(before: readonly Played[], after: readonly Played[]): Both[] {
  const first = new Map(before.map((one) => [one.index, one]));
  return after.flatMap((one): Both[] => {
    const other = first.get(one.index);
    return other ? [[other, one]] : [];
  });
}

function change(what: string, deals: readonly Both[], figure: (one: Played) => readonly [number, number]): Change {
  const contrast = new Contrast();
  for (const [before, after] of deals) contrast.add(...figure(after), ...figure(before));
  return {
    what,
    before: rounded(contrast.b.value),
    after: rounded(contrast.a.value),
    difference: rounded(contrast.value),
    interval: roundedInterval(contrast.interval),
    p: Number(contrast.p().toPrecision(3)),
  };
}
