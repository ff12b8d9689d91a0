import { type Interval, twoSided, wilson, Z95 } from './shares.ts';

/**
 * A share or mean of things that come in clusters: several seats, votes or draws of one game stand and fall together, so
 * the game is what counts. Linearised variance of a ratio; with one thing per game it is the plain one.
 */
export class Tally {
  /** Games that had anything to count. */
  clusters = 0;
  sum = 0;
  of = 0;
  #squares = { ss: 0, so: 0, oo: 0 };

  add(sum: number, of: number): void {
    if (of === 0) return;
    this.clusters++;
    this.sum += sum;
    this.of += of;
    const { ss, so, oo } = this.#squares;
    this.#squares = { ss: ss + sum * sum, so: so + sum * of, oo: oo + of * of };
  }

  get value(): number {
    return this.of === 0 ? 0 : this.sum / this.of;
  }

  get variance(): number {
    if (this.of === 0) return 0;
    const { ss, so, oo } = this.#squares;
    const p = this.value;
    return Math.max(0, ss - 2 * p * so + p * p * oo) / (this.of * this.of);
  }

  /** How many independent things these are worth, where they are hits and misses. */
  get worth(): number {
    const p = this.value;
    const spread = this.variance;
    return spread > 0 ? Math.min(this.of, (p * (1 - p)) / spread) : this.clusters;
  }

  /**
   * For differences of shares: as if one hit and one miss more had been seen (Agresti and Caffo), so that a share of 0 or 1
   * among a few is not taken for certain.
   */
  get carefulVariance(): number {
    const n = this.worth + 2;
    const p = (this.value * this.worth + 1) / n;
    return Math.max(this.variance, (p * (1 - p)) / n);
  }

  /** 95% interval of a share: Wilson's. */
  get share(): Interval {
    return wilson(this.value * this.worth, this.worth);
  }

  /** 95% interval of a mean. */
  get mean(): Interval {
    return around(this.value, this.variance);
  }
}

/** The difference between two tallies of the same games, which may hold things of both. */
export class Contrast {
  readonly a = new Tally();
  readonly b = new Tally();
  #cross = { ss: 0, so: 0, os: 0, oo: 0 };

  add(aSum: number, aOf: number, bSum: number, bOf: number): void {
    this.a.add(aSum, aOf);
    this.b.add(bSum, bOf);
    const { ss, so, os, oo } = this.#cross;
    this.#cross = { ss: ss + aSum * bSum, so: so + aSum * bOf, os: os + aOf * bSum, oo: oo + aOf * bOf };
  }

  get value(): number {
    return this.a.value - this.b.value;
  }

  /** What the two sides have in common, because they were in the same games. */
  get #shared(): number {
    const { a, b } = this;
    const { ss, so, os, oo } = this.#cross;
    return (ss - b.value * so - a.value * os + a.value * b.value * oo) / (a.of * b.of);
  }

  get variance(): number {
    const { a, b } = this;
    return a.of === 0 || b.of === 0 ? 0 : Math.max(0, a.variance + b.variance - 2 * this.#shared);
  }

  /** Of a difference of shares between seats that may be few on either side. */
  get carefulVariance(): number {
    const { a, b } = this;
    return a.of === 0 || b.of === 0 ? 0 : Math.max(0, a.carefulVariance + b.carefulVariance - 2 * this.#shared);
  }

  get interval(): Interval {
    return around(this.value, this.variance);
  }

  /** Chance of so large a difference if there were none; 1 where there are too few games to say. */
  p(variance = this.variance): number {
    if (variance === 0 || Math.min(this.a.clusters, this.b.clusters) < FEW) return 1;
    return twoSided(this.value / Math.sqrt(variance));
  }
}

/** Below this many games on either side nothing is called clear. */
const FEW = 5;

export function around(value: number, variance: number, z = Z95): Interval {
  const spread = z * Math.sqrt(variance);
  return { low: value - spread, high: value + spread };
}
