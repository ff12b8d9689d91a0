import { GAMES } from '@veilhall/games';
import { CARD_USES } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import type { Job } from './job.ts';
import { playGames } from './run.ts';
import { numbersOf } from './seeds.ts';

const GAMES_EACH = 8;

describe.each(GAMES.map((listed) => [listed.meta.title, listed] as const))('reading %s', (_title, listed) => {
  const job = async (randomise: boolean): Promise<Job> => {
    const { game } = await listed.load();
    return {
      game: game.id,
      packs: [],
      options: game.options.parse({}),
      seats: game.seats.min,
      bots: ['wisp'],
      seed: 'tune/reading',
      auditEvery: 1000,
      watch: [],
      read: true,
      ...(randomise && { randomise }),
    };
  };

  it('finds cards of the catalogue, with seats of the table, and a course', async () => {
    const { game } = await listed.load();
    const known = new Set(game.content.cards.map(({ id }) => id));
    const uses = new Set<string>();
    for (const { record, fault } of await playGames(await job(false), numbersOf(GAMES_EACH), { game })) {
      expect(fault).toBeUndefined();
      const cards = Object.entries(record?.cards ?? {});
      expect(cards.map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
      for (const [, found] of cards)
        for (const [use, seats] of Object.entries(found)) {
          uses.add(use);
          for (const seat of seats) expect(seat).toBeLessThan(game.seats.min);
        }
      expect(record?.course).toHaveLength(game.seats.min);
      expect(record?.course[0]?.length).toBeGreaterThan(1);
    }
    for (const use of CARD_USES.slice(0, 3)) expect(uses).toContain(use);
  });

  it('changes nothing about the game, and choices at random are the same for the same seed', async () => {
    const { game } = await listed.load();
    const results = async (of: Job) =>
      (await playGames(of, numbersOf(GAMES_EACH), { game })).map(({ record, ...rest }) => rest);
    const { read, ...unread } = await job(false);
    expect(await results(await job(false))).toEqual(await results(unread));
    expect(await results(await job(true))).toEqual(await results(await job(true)));
  });

  it('names cards as they are written, each with its id once', async () => {
    const { reading } = (await listed.balance()).balance;
    for (const cards of Object.values(reading.written)) {
      const ids = cards.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
