import { fastRng, int, type RngState } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { eloOf, eloOfPairs, scoreOf } from './elo.ts';
import { type SprtVerdict, sprt } from './sprt.ts';

describe('Elo', () => {
  it('known values', () => {
    expect(scoreOf(0)).toBe(0.5);
    expect(scoreOf(400)).toBeCloseTo(10 / 11, 10);
    expect(eloOf(0.6)).toBeCloseTo(70.44, 2);
    expect(eloOf(scoreOf(-35))).toBeCloseTo(-35, 10);
  });

  it('of pairs, with an interval that holds it and closes with more of them', () => {
    const few = eloOfPairs([10, 20, 40, 20, 20]);
    const many = eloOfPairs([100, 200, 400, 200, 200]);
    expect(few.value).toBe(many.value);
    expect(few.value).toBe(Math.round(eloOf((20 * 0.25 + 40 * 0.5 + 20 * 0.75 + 20) / 110)));
    expect(many.interval.high - many.interval.low).toBeLessThan((few.interval.high - few.interval.low) / 3);
    expect(many.interval.low).toBeLessThan(many.value);
    expect(many.interval.high).toBeGreaterThan(many.value);
  });

  it('stays finite where one side won everything', () => {
    expect(Number.isFinite(eloOfPairs([0, 0, 20]).value)).toBe(true);
    expect(eloOfPairs([0, 0, 0]).value).toBe(0);
  });
});

/** A pair's points where the second bot wins with this chance; the two games of a pair share a part of their luck. */
function pairPoints(rng: RngState, chance: number): number {
  const hit = (label: string) => int(rng, label, 1_000_000) < 1_000_000 * chance;
  const isDecidedByDeal = int(rng, 'deal', 2) === 0;
  if (!isDecidedByDeal) return Number(hit('first')) + Number(hit('second'));
  // The better cards win from either seat: one game each, unless somebody is stronger.
  return hit('either') ? (hit('both') ? 2 : 1) : hit('none') ? 1 : 0;
}

interface Course {
  readonly verdict: SprtVerdict;
  readonly pairs: number;
}

/** Draws pairs until the test knows; `place` says which count a pair goes to. */
function played(seed: string, places: number, place: (rng: RngState) => number, most = 2000): Course {
  const rng = fastRng(seed);
  const counts: number[] = new Array(places).fill(0);
  for (let pairs = 1; pairs <= most; pairs++) {
    const at = place(rng);
    counts[at] = (counts[at] ?? 0) + 1;
    const { verdict } = sprt(counts, { elo0: 0, elo1: 70 });
    if (verdict !== 'open') return { verdict, pairs };
  }
  return { verdict: 'open', pairs: most };
}

describe('the sequential test', () => {
  const RUNS = 500;
  const runs = (what: string, chance: number): Course[] =>
    Array.from({ length: RUNS }, (_, n) => played(`${what} ${n}`, 5, (rng) => 2 * pairPoints(rng, chance)));
  const share = (courses: readonly Course[], verdict: SprtVerdict): number =>
    courses.filter((course) => course.verdict === verdict).length / RUNS;
  const meanPairs = (courses: readonly Course[]): number =>
    courses.reduce((sum, { pairs }) => sum + pairs, 0) / courses.length;

  it('calls equals stronger about once in twenty, and stops early', () => {
    const equal = runs('equal', 0.5);
    expect(share(equal, 'stronger')).toBeLessThan(0.07);
    expect(share(equal, 'open')).toBe(0);
    // A sample of fixed size with the same errors takes 133 pairs of independent games.
    expect(meanPairs(equal)).toBeLessThan(100);
  });

  it('overlooks 70 Elo about once in twenty, and stops early', () => {
    const stronger = runs('stronger', scoreOf(70));
    expect(share(stronger, 'not-stronger')).toBeLessThan(0.07);
    expect(meanPairs(stronger)).toBeLessThan(100);
  });

  it('keeps its errors where most deals are won by both or by neither', () => {
    const mostlyDrawn = (elo: number) =>
      Array.from({ length: RUNS }, (_, n) =>
        played(`drawn ${elo} ${n}`, 3, (rng) => {
          const luck = int(rng, 'deal', 1000) / 1000;
          const wins = scoreOf(elo) - 0.4;
          return luck < wins ? 2 : luck < wins + 0.8 ? 1 : 0;
        }),
      );
    expect(share(mostlyDrawn(0), 'stronger')).toBeLessThan(0.07);
    expect(share(mostlyDrawn(70), 'not-stronger')).toBeLessThan(0.07);
  });

  it('is quick where the truth is far off', () => {
    expect(meanPairs(runs('far', scoreOf(300)))).toBeLessThan(25);
    expect(share(runs('worse', scoreOf(-200)), 'not-stronger')).toBe(1);
  });

  it('agrees with the normal approximation where there is much to go by', () => {
    const counts = [100, 210, 380, 230, 130];
    const pairs = 1050;
    const mean = (0.25 * 210 + 0.5 * 380 + 0.75 * 230 + 130) / pairs;
    const variance = (0.0625 * 210 + 0.25 * 380 + 0.5625 * 230 + 130) / pairs - mean * mean;
    const [s0, s1] = [scoreOf(0), scoreOf(35)];
    const normal = (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(sprt(counts, { elo0: 0, elo1: 35 }).llr).toBeCloseTo(normal, 0);
  });

  it('says nothing from a handful of pairs', () => {
    expect(sprt([0, 0, 0, 0, 9], { elo0: 0, elo1: 70 }).verdict).toBe('open');
    expect(sprt([0, 0, 0], { elo0: 0, elo1: 70 })).toMatchObject({ verdict: 'open', llr: expect.any(Number) });
  });
});
