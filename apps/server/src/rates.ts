import type { Rate } from './config.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Token buckets by key. Full ones are forgotten, so that the table stays as small as its traffic. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one; false if there is none left. */
  take(key: string, now = performance.now()): boolean {
    if (now >= this.#sweepAt) this.#sweep(now);
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = { left: this.#rate.burst, at: now };
      this.#buckets.set(key, bucket);
    }
    bucket.left = this.#filled(bucket, now);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  #filled({ left, at }: Bucket, now: number): number {
    return Math.min(this.#rate.burst, left + ((now - at) / 1000) * this.#rate.perSecond);
  }

  #sweep(now: number): void {
    this.#sweepAt = now + 30_000;
    for (const [key, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
  }
}
