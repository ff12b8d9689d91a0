import { fastRng } from '@veilhall/engine';
import { highCard } from '@veilhall/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { ThreadPool } from './pool.ts';
import type { DecideTask } from './tasks.ts';

const REGISTRY = new URL('../testing/games.ts', import.meta.url);
const MOST_MS = 60_000;
const pool = new ThreadPool(REGISTRY, 1);
afterEach(() => pool.close());

const question = (bot: string): DecideTask => ({
  do: 'decide',
  game: highCard.id,
  packs: [],
  state: highCard.setup({ rounds: 4 }, 3, fastRng('pool')),
  seat: 0,
  bot,
  seed: 'pool',
  memory: undefined,
});

describe('a question that is called off', () => {
  it('is not begun where it waits, is given up where it is thought about, and leaves the thread to the next', async () => {
    const calledOff = { code: 'stale' };
    const running = new AbortController();
    const waiting = new AbortController();
    const first = expect(pool.run(question('archon'), MOST_MS, running.signal)).rejects.toMatchObject(calledOff);
    const second = expect(pool.run(question('archon'), MOST_MS, waiting.signal)).rejects.toMatchObject(calledOff);
    const last = pool.run(question('wisp'), MOST_MS);
    waiting.abort();
    await second;
    running.abort();
    await first;
    expect((await last).option).toMatch(/^(lay|swap):/);
    await expect(pool.run(question('wisp'), MOST_MS, waiting.signal)).rejects.toMatchObject(calledOff);
  });
});
