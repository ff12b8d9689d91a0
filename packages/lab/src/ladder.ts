import type { LearnedValue } from '@veilhall/engine';
import type { Job } from './job.ts';
import { playGames, type Running } from './run.ts';
import { numbersOf } from './seeds.ts';
import { type Elo, eloOfPairs } from './sequential/elo.ts';
import { type PairMode, Pairs } from './sequential/pairs.ts';
import { type Hypotheses, type Sprt, sprt } from './sequential/sprt.ts';
import { type Interval, mcnemar, rounded, roundedInterval } from './stats/shares.ts';
import type { Tally } from './stats/tally.ts';

/** Two bots on the same deals: pairs of games that only one of them wins tell them apart. */
export interface Rung {
  readonly lower: string;
  readonly upper: string;
  readonly games: number;
  readonly pairs: number;
  readonly mode: PairMode;
  readonly winRates: { readonly lower: number; readonly upper: number };
  /** 95%, clustered by pair. */
  readonly intervals: { readonly lower: Interval; readonly upper: Interval };
  /** Pairs in which one of them did better. */
  readonly onlyLower: number;
  readonly onlyUpper: number;
  /** Of the upper bot over the lower one. */
  readonly elo: Elo;
  /** Chance of so uneven a result between equals: a sign test on pairs. After a sequential test it flatters. */
  readonly p: number;
  /** The upper bot is stronger, and chance is no explanation: by the sequential test where there is one, else p < 0.05. */
  readonly separated: boolean;
  readonly test?: Sprt;
}

export interface Ladder {
  readonly game: string;
  readonly seed: string;
  readonly content: string;
  readonly seconds: number;
  readonly rungs: readonly Rung[];
}

export interface LadderPlan {
  readonly bots: readonly string[];
  /** Deals; with a test no more than these. */
  readonly games: number;
  readonly mode: PairMode;
  /** Stop as soon as it is known which of the two holds. */
  readonly test?: Hypotheses;
  /** What each of them judges positions by, where it is not the game's own value. */
  readonly values?: readonly LearnedValue[];
}

/** Compares each bot of the list with the one before it. */
export async function ladder(job: Omit<Job, 'bots'>, plan: LadderPlan, running: Running): Promise<Ladder> {
  const start = performance.now();
  const rungs: Rung[] = [];
  for (let i = 1; i < plan.bots.length && !running.signal?.aborted; i++) {
    const [lower = '', upper = ''] = plan.bots.slice(i - 1, i + 1);
    const before = (i - 1) * 2 * plan.games;
    const counted = { ...running, onProgress: (now: number) => running.onProgress?.(before + now) };
    const values = plan.values?.slice(i - 1, i + 1);
    rungs.push(await rungOf({ ...job, ...(values && seatedValues(plan.mode, values)) }, plan, lower, upper, counted));
  }
  return {
    game: job.game,
    seed: job.seed,
    content: running.game.content.hash,
    seconds: rounded((performance.now() - start) / 1000, 3),
    rungs,
  };
}

/** By seat, as the bots are. */
function seatedValues(mode: PairMode, values: readonly LearnedValue[]): Pick<Job, 'values' | 'rivalValues'> {
  if (mode === 'versus') return { values, rivalValues: values.toReversed() };
  return { values: values.slice(0, 1), rivalValues: values.slice(1) };
}

async function rungOf(
  job: Omit<Job, 'bots'>,
  { games, mode, test }: LadderPlan,
  lower: string,
  upper: string,
  running: Running,
): Promise<Rung> {
  const [bots, rivals] =
    mode === 'paired'
      ? [[lower], [upper]]
      : [
          [lower, upper],
          [upper, lower],
        ];
  const pairs = new Pairs(mode);
  const known = new AbortController();
  let fault: string | undefined;
  await playGames({ ...job, bots, rivals }, numbersOf(2 * games), {
    ...running,
    signal: AbortSignal.any([known.signal, ...(running.signal ? [running.signal] : [])]),
    onPlayed(played) {
      for (const one of played) {
        const by = one.index % 2 === 0 ? bots : rivals;
        if (one.fault !== undefined)
          fault ??= `game ${one.index >> 1} of seed ${job.seed} with ${by.join(', ')}: ${one.fault}`;
        if (fault !== undefined) known.abort();
        pairs.add(one);
        while (!known.signal.aborted && pairs.next())
          if (test && sprt(pairs.counts, test).verdict !== 'open') known.abort();
      }
    },
  });
  if (fault !== undefined) throw new Error(fault);
  return result(lower, upper, mode, pairs, test);
}

function result(lower: string, upper: string, mode: PairMode, pairs: Pairs, test: Hypotheses | undefined): Rung {
  const { onlyLower, onlyUpper } = pairs;
  const p = mcnemar(onlyLower, onlyUpper);
  const tested = test && sprt(pairs.counts, test);
  const rates = (of: (tally: Tally) => number) => ({ lower: of(pairs.lower), upper: of(pairs.upper) });
  return {
    lower,
    upper,
    games: pairs.pairs * (mode === 'paired' ? 1 : 2),
    pairs: pairs.pairs,
    mode,
    winRates: rates((tally) => rounded(tally.value)),
    intervals: { lower: roundedInterval(pairs.lower.share), upper: roundedInterval(pairs.upper.share) },
    onlyLower,
    onlyUpper,
    elo: eloOfPairs(pairs.counts),
    p: Number(p.toPrecision(3)),
    separated: tested ? tested.verdict === 'stronger' : onlyUpper > onlyLower && p < 0.05,
    ...(tested && { test: tested }),
  };
}
