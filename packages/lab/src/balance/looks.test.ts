import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { wilson, Z95 } from '../stats/shares.ts';
import { looksOn, spreadFor } from './looks.ts';

describe('looks at a setting', () => {
  it('come after 50 games, then after twice as many each, and at the end', () => {
    expect(looksOn(30)).toEqual([30]);
    expect(looksOn(400)).toEqual([50, 100, 200, 400]);
    expect(looksOn(500)).toEqual([50, 100, 200, 400, 500]);
  });

  it('share one chance of error', () => {
    expect(spreadFor(1)).toBeCloseTo(Z95, 4);
    expect(spreadFor(5)).toBeCloseTo(2.5758, 4);
  });

  /** Were every look judged by a plain 95 % interval, about one run in eight would be called wrong. */
  it('deceive in fewer than one run of twenty', () => {
    const rng = fastRng('looks');
    const looks = looksOn(400);
    const deceived = { plain: 0, shared: 0 };
    const runs = 2_000;
    for (let run = 0; run < runs; run++) {
      const hits = looksWith(() => int(rng, 'toss', 100) < 70, looks);
      const misses = (z: number): boolean =>
        looks.some((games, i) => {
          const { low, high } = wilson(hits[i] ?? 0, games, z);
          return low > 0.7 || high < 0.7;
        });
      if (misses(Z95)) deceived.plain++;
      if (misses(spreadFor(looks.length))) deceived.shared++;
    }
    expect(deceived.plain / runs).toBeGreaterThan(0.1);
    expect(deceived.shared / runs).toBeLessThan(0.05);
  });
});

/** Hits counted up to each look. */
function looksWith(toss: () => boolean, looks: readonly number[]): number[] {
  let games = 0;
  let hits = 0;
  return looks.map((look) => {
    for (; games < look; games++) if (toss()) hits++;
    return hits;
  });
}
