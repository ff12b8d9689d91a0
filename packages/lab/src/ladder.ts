import type { Job } from './job.ts';
import { playGames, type Running } from './run.ts';
import { type Interval, mcnemar, rounded, wilson } from './stats.ts';

/** Two bots on the same seeds: games that only one of them wins tell them apart. */
export interface Rung {
  readonly lower: string;
  readonly upper: string;
  readonly games: number;
  readonly mode: 'paired' | 'versus';
  readonly winRates: { readonly lower: number; readonly upper: number };
  readonly intervals: { readonly lower: Interval; readonly upper: Interval };
  readonly onlyLower: number;
  readonly onlyUpper: number;
  /** Chance of so uneven a result between equals. */
  readonly p: number;
  /** The upper bot is stronger, and chance is no explanation (p < 0.05). */
  readonly separated: boolean;
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
  readonly games: number;
  /** paired: each bot plays all seats of the same games. versus: they share a table, and every game is played again with seats swapped. */
  readonly mode: 'paired' | 'versus';
}

/** Compares each bot of the list with the one before it. */
export async function ladder(job: Omit<Job, 'bots'>, plan: LadderPlan, running: Running): Promise<Ladder> {
  const start = performance.now();
  const rungs: Rung[] = [];
  const progress = running.onProgress;
  let done = 0;
  const wonBy = async (bots: readonly string[]): Promise<(readonly number[])[]> => {
    const counted = { ...running, ...(progress && { onProgress: (now: number) => progress(done + now) }) };
    const played = await playGames({ ...job, bots }, plan.games, counted);
    done += plan.games;
    const fault = played.find((one) => one.fault !== undefined);
    if (fault) throw new Error(`game ${fault.index} of seed ${job.seed} with ${bots.join(', ')}: ${fault.fault}`);
    return played.map((one) => one.winners);
  };
  const alone = new Map<string, (readonly number[])[]>();
  for (let i = 1; i < plan.bots.length; i++) {
    const lower = plan.bots[i - 1] ?? '';
    const upper = plan.bots[i] ?? '';
    if (plan.mode === 'versus') {
      rungs.push(versus(lower, upper, await wonBy([lower, upper]), await wonBy([upper, lower])));
      continue;
    }
    for (const bot of [lower, upper]) if (!alone.has(bot)) alone.set(bot, await wonBy([bot]));
    rungs.push(paired(lower, upper, alone.get(lower) ?? [], alone.get(upper) ?? []));
  }
  return {
    game: job.game,
    seed: job.seed,
    content: running.game.content.hash,
    seconds: rounded((performance.now() - start) / 1000, 3),
    rungs,
  };
}

function paired(lower: string, upper: string, a: (readonly number[])[], b: (readonly number[])[]): Rung {
  let both = 0;
  let onlyLower = 0;
  let onlyUpper = 0;
  for (const [index, winners] of a.entries()) {
    const lowerWon = winners.length > 0;
    const upperWon = (b[index] ?? []).length > 0;
    if (lowerWon && upperWon) both++;
    else if (lowerWon) onlyLower++;
    else if (upperWon) onlyUpper++;
  }
  return rung('paired', {
    lower,
    upper,
    games: a.length,
    lowerWins: both + onlyLower,
    upperWins: both + onlyUpper,
    onlyLower,
    onlyUpper,
  });
}

/** Seats alternate between the two; a win counts for the bot whose seat won. */
function versus(lower: string, upper: string, first: (readonly number[])[], swapped: (readonly number[])[]): Rung {
  let onlyLower = 0;
  let onlyUpper = 0;
  for (const [lowerParity, games] of [first, swapped].entries()) {
    for (const winners of games) {
      const lowerWon = winners.some((seat) => seat % 2 === lowerParity);
      const upperWon = winners.some((seat) => seat % 2 !== lowerParity);
      if (lowerWon && !upperWon) onlyLower++;
      if (upperWon && !lowerWon) onlyUpper++;
    }
  }
  const games = first.length + swapped.length;
  return rung('versus', { lower, upper, games, lowerWins: onlyLower, upperWins: onlyUpper, onlyLower, onlyUpper });
}

interface Counts {
  lower: string;
  upper: string;
  games: number;
  lowerWins: number;
  upperWins: number;
  onlyLower: number;
  onlyUpper: number;
}

function rung(mode: Rung['mode'], counts: Counts): Rung {
  const { lower, upper, games, lowerWins, upperWins, onlyLower, onlyUpper } = counts;
  const p = mcnemar(onlyLower, onlyUpper);
  const interval = (wins: number): Interval => {
    const { low, high } = wilson(wins, games);
    return { low: rounded(low), high: rounded(high) };
  };
  return {
    lower,
    upper,
    games,
    mode,
    winRates: { lower: rounded(lowerWins / games), upper: rounded(upperWins / games) },
    intervals: { lower: interval(lowerWins), upper: interval(upperWins) },
    onlyLower,
    onlyUpper,
    p: Number(p.toPrecision(3)),
    separated: onlyUpper > onlyLower && p < 0.05,
  };
}
