import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { Effort } from './effort.ts';
import { lastStanding } from './halving.ts';

const FOREVER = Number.POSITIVE_INFINITY;

/** Contenders are worth their own number, give or take `noise`, and spend one pick each time they are judged. */
function contest(effort: Effort, noise: number) {
  const rng = fastRng('noise');
  const judged = new Map<number, number>();
  const judge = (one: number): number => {
    effort.spend();
    judged.set(one, (judged.get(one) ?? 0) + 1);
    return one + (noise * (int(rng, 'noise', 2001) - 1000)) / 1000;
  };
  return { effort, judge, worlds: FOREVER, judged };
}

describe('successive halving', () => {
  it('finds the best of several in spite of noise, and spends most on those that come close', () => {
    const effort = new Effort({ iterations: 1_000 }, 0);
    const fight = contest(effort, 8);
    expect(lastStanding([3, 1, 4, 8, 5, 2, 7, 6], fight)).toBe(8);
    expect(fight.judged.get(7)).toBeGreaterThan(4 * (fight.judged.get(1) ?? 0));
  });

  it('ends as soon as nobody else can be the one, or all are the same', () => {
    const clear = contest(new Effort({ iterations: 1_000 }, 0), 0);
    expect(lastStanding([1, 2, 3], clear)).toBe(3);
    expect(clear.effort.tried).toBeLessThan(30);
    const same = contest(new Effort({ iterations: 1_000 }, 0), 0);
    expect(lastStanding([5, 5], same)).toBe(5);
    expect(same.effort.tried).toBeLessThan(20);
  });

  it('goes by the first impression, less what it costs, where there is no time for more', () => {
    const none = { ...contest(new Effort({ iterations: 0 }, 0), 0), first: { of: (one: number) => one, weight: 4 } };
    expect(lastStanding([1, 3, 2], none)).toBe(3);
    expect(lastStanding([1, 3, 2], { ...none, cost: (one) => (one === 3 ? 5 : 0) })).toBe(2);
    expect(none.judged.size).toBe(0);
  });

  it('takes the best of those it could judge when even the first world is cut short', () => {
    const effort = new Effort({ iterations: 2 }, 0);
    expect(lastStanding([1, 2, 9], contest(effort, 0))).toBe(2);
    expect(lastStanding([], contest(effort, 0))).toBeUndefined();
  });

  it('leaves out a world that was cut short', () => {
    const effort = new Effort({ iterations: 100 }, 0);
    const judge = (one: number, world: number) => (world === 0 ? one : one === 1 ? 50 : undefined);
    expect(lastStanding([1, 2], { effort, judge, worlds: FOREVER })).toBe(2);
  });
});

describe('effort', () => {
  it('is counted in picks where they are named, by the clock where it is, and else in what is usual', () => {
    const counted = new Effort({ iterations: 4 }, 100);
    for (let n = 0; n < 2; n++) counted.spend();
    expect([counted.used(), counted.isSpent(0.5), counted.isSpent()]).toEqual([0.5, true, false]);
    const usual = new Effort({}, 2);
    usual.spend();
    expect(usual.used()).toBe(0.5);
    const timed = new Effort({ ms: 1e9 }, 1);
    timed.spend();
    expect(timed.used()).toBeLessThan(0.5);
    expect(new Effort({ ms: 0 }, 1).isSpent()).toBe(true);
  });

  it('is spent at once when nobody waits any more', () => {
    expect(new Effort({ iterations: 9, isMoot: () => true }, 0).isSpent()).toBe(true);
  });
});
