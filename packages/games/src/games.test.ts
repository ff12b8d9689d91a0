import { botsFor } from '@veilhall/bots';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { GAMES, gameListed, type ListedGame } from './index.ts';

describe('the list of games', () => {
  it('names each once', () => {
    const ids = GAMES.map(({ meta }) => meta.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(gameListed(id)?.meta.id).toBe(id);
    expect(gameListed('ludo')).toBeUndefined();
  });

  it('takes a game by its meta, its rules, its balance and its lesson, none left out', () => {
    expectTypeOf<keyof ListedGame>().toEqualTypeOf<'meta' | 'load' | 'balance' | 'lesson'>();
    expectTypeOf<Required<ListedGame>>().toEqualTypeOf<ListedGame>();
  });
});

describe.each(GAMES.map((listed) => [listed.meta.title, listed] as const))('%s', (_title, { meta, load, balance }) => {
  it('has rules that agree with its meta', async () => {
    const { game } = await load();
    expect({ id: game.id, title: game.title, players: game.seats }).toEqual({
      id: meta.id,
      title: meta.title,
      players: meta.players,
    });
  });

  it('can be started at once and from every preset', async () => {
    const { game } = await load();
    const known = botsFor(game);
    for (const { humans, bots = [], options } of [meta.first, meta.quick, ...meta.presets]) {
      const seats = humans + bots.length;
      expect(seats).toBeGreaterThanOrEqual(meta.players.min);
      expect(seats).toBeLessThanOrEqual(meta.players.max);
      for (const bot of bots) expect(known).toContain(bot);
      expect(game.options.safeParse(options).success).toBe(true);
    }
  });

  it('knows the options that open hands', async () => {
    const { game } = await load();
    expect(game.options.safeParse(meta.openHands ?? {}).success).toBe(true);
  });

  it('groups fields that its options have, each once', async () => {
    const { game } = await load();
    const grouped = meta.groups.flatMap((group) => group.fields);
    expect(new Set(grouped).size).toBe(grouped.length);
    const takes = (field: string) => game.options.safeParse({ [field]: undefined }).success;
    expect(takes('no such field')).toBe(false);
    expect(grouped.filter((field) => !takes(field))).toEqual([]);
  });

  it('has settings of balance that it can be played with, each once, each after what it is compared to', async () => {
    const { game } = await load();
    const { settings } = (await balance()).balance;
    const seen = new Set<string>();
    for (const { id, options, seats, bots, targets } of settings) {
      expect(game.options.safeParse(options).success, id).toBe(true);
      expect(seats).toBeGreaterThanOrEqual(meta.players.min);
      expect(seats).toBeLessThanOrEqual(meta.players.max);
      expect(bots.length).toBeGreaterThan(0);
      expect(targets.length).toBeGreaterThan(0);
      for (const target of targets) if (target.of === 'change') expect(seen).toContain(target.from);
      expect(seen).not.toContain(id);
      seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});
