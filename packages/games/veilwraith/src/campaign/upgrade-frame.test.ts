import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('Memory Upgrades at the table', () => {
  it('[VW-UPG-01] [VW-RULING-39] may be declined as a whole', () => {
    const table = campaign();
    table.win();
    expect(table.ids()).toContain('decline');
    const before = table.wraith().legacy.deck.length;
    table.pick('decline');
    expect(table.wraith().legacy.deck).toHaveLength(before);
    expect(table.wraith().legacy.returned).toEqual([]);
  });

  it('[VW-UPG-05] takes the first half back until the second is chosen', () => {
    const table = campaign();
    table.win();
    table.pick('remove:memory-heart');
    expect(table.ids()).toContain('add:memory-locus');
    expect(table.ids()).not.toContain('decline');
    expect(table.wraith().legacy.returned).toEqual([]);
    table.pick('back');
    expect(table.asks()).toEqual(['0:upgradeRemove']);
    table.pick('remove:memory-heart');
    table.pick('add:memory-locus');
    expect(table.wraith().legacy.returned).toEqual(['memory-heart']);
    expect(table.wraith().legacy.deck).toHaveLength(20);
  });

  it('points at the cards it is about', () => {
    const table = campaign();
    table.win();
    expect(table.prompt().options.find((option) => option.id === 'remove:memory-blood')?.on).toEqual([
      'deck:memory-blood',
    ]);
    table.pick('remove:memory-blood');
    expect(table.prompt().about).toMatchObject({ removed: 'memory-blood', combine: 1, number: 1, of: 1 });
    expect(table.prompt().options.find((option) => option.id === 'add:memory-oaths')?.on).toEqual(['box:memory-oaths']);
  });

  it('[VW-UPG-12] says why Combine 3 is locked, and unlocks it after a won Campaign', () => {
    const table = campaign();
    table.win();
    expect(game.whyNot(table.state, 0)).toContainEqual({
      code: 'combineTooHigh',
      rule: 'VW-UPG-04',
      on: 'box:memory-bridges',
      args: { memory: 'memory-bridges', combine: 3, most: 2 },
    });
    table.pick('remove:memory-heart');
    table.pick('add:memory-heaven');
    table.pick('advance:explore');
    table.win();
    table.pick('remove:memory-heaven');
    expect(game.whyNot(table.state, 0)).toContainEqual({
      code: 'combineLocked',
      rule: 'VW-UPG-12',
      on: 'box:memory-bridges',
      args: { memory: 'memory-bridges', combine: 3 },
    });
    expect(table.ids()).not.toContain('add:memory-bridges');
  });

  it('[VW-UPG-09] says which Boxed Memory is missing', () => {
    const table = campaign();
    table.win();
    table.pick('remove:memory-heart');
    expect(game.whyNot(table.state, 0)).toContainEqual({
      code: 'boxedMissing',
      rule: 'VW-UPG-09',
      on: 'box:memory-oaths',
      args: { memory: 'memory-oaths', boxed: 'memory-blood', need: 1, have: 0 },
    });
  });

  it('[VW-DIFF-04] [VW-DIFF-07] [VW-EX-48] under Nightmare adds to 21 Memories, then adds or removes', () => {
    const table = campaign({ nightmare: true });
    table.win();
    expect(table.asks()).toEqual(['0:upgradeEither']);
    expect(table.ids().some((id) => id.startsWith('remove:'))).toBe(false);
    expect(game.whyNot(table.state, 0)).toContainEqual({
      code: 'deckAtMinimum',
      rule: 'VW-DIFF-07',
      on: 'deck:memory-blood',
      args: { memory: 'memory-blood', memories: 20, least: 20 },
    });
    table.pick('add:memory-heaven');
    table.pick('advance:explore');
    expect(table.wraith().legacy.deck).toHaveLength(21);
    table.win();
    expect(table.ids().some((id) => id.startsWith('remove:'))).toBe(true);
    expect(table.ids().some((id) => id.startsWith('add:'))).toBe(true);
    table.pick('remove:memory-blood');
    expect(table.wraith().legacy.deck).toHaveLength(20);
    expect(table.state.campaign.vignette).toBe(3);
  });
});
