import { type PairCounts, pairsIn, pointsAt, scoreOf } from './elo.ts';

/** Is the second bot `elo0` stronger, or `elo1`? */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** stronger: by `elo1` rather than `elo0`. not-stronger: the other way. open: not known yet. */
export type SprtVerdict = 'stronger' | 'not-stronger' | 'open';

export interface Sprt extends Hypotheses {
  /** Logarithm of how much better `elo1` explains the pairs than `elo0`. */
  readonly llr: number;
  readonly bounds: readonly [number, number];
  readonly verdict: SprtVerdict;
}

/** Wald's bounds for 5% errors of either kind. */
const ERRORS = 0.05;
const BOUND = Math.log((1 - ERRORS) / ERRORS);
/** What never happened may yet happen. */
const UNSEEN = 1e-3;
/** No verdict from fewer pairs: the spread of their points is not known yet. */
const FEWEST_PAIRS = 10;

/**
 * The generalised sequential probability ratio test on pairs (trinomial or pentanomial): under each hypothesis the
 * distribution of a pair's points is the likeliest one that has its mean. It may be looked at after every pair.
 */
export function sprt(counts: PairCounts, { elo0, elo1 }: Hypotheses): Sprt {
  const pairs = pairsIn(counts);
  const seen = counts.map((n) => Math.max(n, UNSEEN));
  const total = pairsIn(seen);
  const shares = seen.map((n) => n / total);
  const points = seen.map((_, place) => pointsAt(counts, place));
  const under0 = likeliest(shares, points, scoreOf(elo0));
  const under1 = likeliest(shares, points, scoreOf(elo1));
  let llr = 0;
  for (const [place, n] of seen.entries()) llr += n * Math.log((under1[place] ?? 1) / (under0[place] ?? 1));
  return {
    elo0,
    elo1,
    llr: Number(llr.toFixed(3)),
    bounds: [Number((-BOUND).toFixed(3)), Number(BOUND.toFixed(3))],
    verdict: pairs < FEWEST_PAIRS || Math.abs(llr) < BOUND ? 'open' : llr > 0 ? 'stronger' : 'not-stronger',
  };
}

const HALVINGS = 40;

/** The distribution nearest to `shares` whose mean is `mean` (empirical likelihood: one multiplier, found by halving). */
function likeliest(shares: readonly number[], points: readonly number[], mean: number): number[] {
  const off = points.map((point) => point - mean);
  let low = -1 / Math.max(...off);
  let high = -1 / Math.min(...off);
  for (let i = 0; i < HALVINGS; i++) {
    const x = (low + high) / 2;
    let slope = 0;
    for (const [k, share] of shares.entries()) slope += (share * (off[k] ?? 0)) / (1 + x * (off[k] ?? 0));
    if (slope > 0) low = x;
    else high = x;
  }
  const x = (low + high) / 2;
  return shares.map((share, k) => share / (1 + x * (off[k] ?? 0)));
}
