import type { AnyGame } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { Job } from './job.ts';
import { ladder } from './ladder.ts';
import { simulate } from './simulate.ts';
import { ticTacToeJob } from './testing.ts';

const registry = new URL('./lab.registry.ts', import.meta.url).href;
const job: Job = { ...ticTacToeJob, seed: '1', auditEvery: 4 };

describe('simulate', () => {
  it('reports the fixed shape, and every game is accounted for', async () => {
    const report = await simulate(job, 50, { game: ticTacToe });
    expect(Object.keys(report).slice(0, 8)).toEqual([
      'game',
      'games',
      'seconds',
      'decisions',
      'decisionsPerSecond',
      'outcomes',
      'winRates',
      'length',
    ]);
    expect(report).toMatchObject({ game: 'tic-tac-toe', games: 50, seats: 2, bots: ['wisp', 'wisp'], failures: [] });
    expect((report.outcomes.won ?? 0) + (report.outcomes.draw ?? 0)).toBe(50);
    expect((report.winRates['0'] ?? 0) + (report.winRates['1'] ?? 0)).toBeCloseTo((report.outcomes.won ?? 0) / 50);
    expect(report.length.mean).toBeGreaterThanOrEqual(5);
    expect(report.length.p95).toBeLessThanOrEqual(9);
    expect(report.audits).toEqual({ checked: expect.any(Number), failed: 0 });
    expect(report.audits.checked).toBeGreaterThanOrEqual(100);
  });

  it('gives the same games in one thread and in several workers', async () => {
    const timeless = async (workers: number) => {
      const { seconds, decisionsPerSecond, ...rest } = await simulate(job, 120, { game: ticTacToe, registry, workers });
      return rest;
    };
    expect(await timeless(2)).toEqual(await timeless(1));
  });

  it('names the game, the decision and the finding when an audit fails, and goes on', async () => {
    const broken: AnyGame = { ...ticTacToe, audit: (state) => (state.filled >= 4 ? ['a cell is missing'] : []) };
    const report = await simulate(job, 3, { game: broken });
    expect(report.audits.failed).toBe(3);
    expect(report.failures[0]).toEqual({ game: 0, what: expect.stringMatching(/^audit after \d+ decisions: a cell/) });
    expect(report.outcomes).toEqual({ broken: 3 });
  });

  it('keeps what it has when it is stopped', async () => {
    const stop = new AbortController();
    const report = await simulate(job, 1000, {
      game: ticTacToe,
      signal: stop.signal,
      onProgress: (done) => done === 30 && stop.abort(),
    });
    expect(report.games).toBe(30);
    expect((report.outcomes.won ?? 0) + (report.outcomes.draw ?? 0)).toBe(30);
  });

  it('counts watched picks: offered, picked, won', async () => {
    const { picks } = await simulate({ ...job, watch: ['place'] }, 20, { game: ticTacToe });
    const centre = picks?.place?.['place:4'];
    expect(centre?.offered).toBeGreaterThan(centre?.picked ?? 0);
    expect(centre?.picked).toBeGreaterThan(0);
    expect(centre?.won).toBeLessThanOrEqual(centre?.picked ?? 0);
  });
});

describe('ladder', () => {
  it('tells a stronger bot from a weaker one, seats swapped', async () => {
    const report = await ladder(job, { bots: ['wisp', 'shade'], games: 100, mode: 'versus' }, { game: ticTacToe });
    expect(report.rungs[0]).toMatchObject({ lower: 'wisp', upper: 'shade', games: 200, separated: true });
  });

  it('finds no difference between a bot and itself on paired seeds', async () => {
    const report = await ladder(job, { bots: ['wisp', 'wisp'], games: 40, mode: 'paired' }, { game: ticTacToe });
    expect(report.rungs[0]).toMatchObject({ onlyLower: 0, onlyUpper: 0, p: 1, separated: false });
  });

  it('counts pairs as pairs: the luck of a deal that changes sides is no difference', async () => {
    const report = await ladder(job, { bots: ['wisp', 'wisp'], games: 60, mode: 'versus' }, { game: ticTacToe });
    expect(report.rungs[0]).toMatchObject({
      pairs: 60,
      games: 120,
      onlyLower: 0,
      onlyUpper: 0,
      elo: { value: 0, interval: { low: 0, high: 0 } },
    });
  });

  it('with a test stops as soon as it knows, and the same way in workers', async () => {
    const plan = { bots: ['wisp', 'shade'], games: 2000, mode: 'versus', test: { elo0: 0, elo1: 70 } } as const;
    const [here] = (await ladder(job, plan, { game: ticTacToe })).rungs;
    expect(here).toMatchObject({ separated: true, test: { verdict: 'stronger', elo0: 0, elo1: 70 } });
    expect(here?.pairs).toBeLessThan(100);
    const [there] = (await ladder(job, plan, { game: ticTacToe, registry, workers: 2 })).rungs;
    expect(there).toEqual(here);
  });

  it('stops at a broken game instead of counting it', async () => {
    const broken: AnyGame = { ...ticTacToe, audit: () => ['broken'] };
    const running = ladder(job, { bots: ['wisp', 'shade'], games: 2, mode: 'paired' }, { game: broken });
    await expect(running).rejects.toThrow('game 0 of seed 1 with wisp: audit after');
  });
});
