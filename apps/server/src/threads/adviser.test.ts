import { Match, seedFrom } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it, vi } from 'vitest';
import type { LiveMatch } from '../matches/live-match.ts';
import { Adviser } from './adviser.ts';
import type { ThreadPool } from './pool.ts';
import type { Decision } from './tasks.ts';

const ADA = { id: 'ada', name: 'Ada', createdAt: 1 };
const match = Match.deal(ticTacToe, { id: 'm', seats: 2, seed: seedFrom('adviser') });
const row = { id: 'm', game: ticTacToe.id, hints: false, seats: [{ kind: 'human', guest: 'ada' }, { kind: 'bot' }] };
// Only what the adviser looks at.
const live = { match, row, serial: async (work: () => unknown) => work() } as unknown as LiveMatch;

describe('the adviser', () => {
  it('thinks about one hint at a time for each seat, and about the next when that one is given', async () => {
    const thoughts: PromiseWithResolvers<Decision>[] = [];
    const run = () => {
      const thought = Promise.withResolvers<Decision>();
      thoughts.push(thought);
      return thought.promise;
    };
    const adviser = new Adviser({ run } as unknown as ThreadPool);
    const ask = () => adviser.hint(live, { guest: ADA }, 0, 0);
    const first = ask();
    await expect(ask()).rejects.toMatchObject({ code: 'too-fast' });
    thoughts[0]?.resolve({ option: 'place:4', memory: undefined });
    expect(await first).toEqual({ seq: 0, option: 'place:4' });
    const failing = ask();
    await vi.waitUntil(() => thoughts.length === 2);
    thoughts[1]?.reject(new Error('no idea'));
    await expect(failing).rejects.toThrow('no idea');
    const third = ask();
    await vi.waitUntil(() => thoughts.length === 3);
    thoughts[2]?.resolve({ option: 'place:0', memory: undefined });
    expect((await third).option).toBe('place:0');
  });

  it('stops thinking about a moment that is past', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const run = (_task: unknown, _mostMs: number, signal?: AbortSignal) => {
      signals.push(signal);
      return new Promise<Decision>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('moot'))));
    };
    const adviser = new Adviser({ run } as unknown as ThreadPool);
    const advice = expect(adviser.hint(live, { guest: ADA }, 0, 0)).rejects.toThrow('moot');
    await vi.waitUntil(() => signals.length === 1);
    adviser.look(live);
    expect(signals[0]?.aborted).toBe(false);
    match.choose(0, 'place:4');
    adviser.look(live);
    await advice;
  });
});
