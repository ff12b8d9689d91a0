import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { type Place, table } from '../testing/table.ts';
import { NAMES } from './feature-list.ts';

const chance = (own: Place, other: Place = {}, damage = 0): number =>
  game.evaluate(table({ players: [other, own], damage }).state, 1);

describe('a position', () => {
  it('is as good for the one as it is bad for the other', () => {
    const { state } = table({ players: [{ health: 20, recruits: ['harpy-sister'] }, { health: 30 }], damage: 3 });
    expect(game.evaluate(state, 0) + game.evaluate(state, 1)).toBeCloseTo(1, 6);
  });

  it('is better with Health, Recruits, better cards and Damage to deal, and worse with Traps', () => {
    const plain = chance({});
    expect(chance({ health: 20 })).toBeLessThan(plain);
    expect(chance({}, { health: 20 })).toBeGreaterThan(plain);
    expect(chance({ recruits: ['wolfpelt-raider'] })).toBeGreaterThan(plain);
    expect(chance({ discard: ['twin-hatchets'] })).toBeGreaterThan(plain);
    expect(chance({}, {}, 5)).toBeGreaterThan(plain);
    expect(chance({ discard: [{ def: 'bramble-snare', owner: 0 }] })).toBeLessThan(plain);
  });

  it('is decided when the match is over', () => {
    const t = table({ players: [{ health: 3 }, {}], damage: 3 }).hit(0);
    expect([game.evaluate(t.state, 0), game.evaluate(t.state, 1)]).toEqual([0, 1]);
  });

  it('is described by as many numbers as there are features, each with its weight and a topic', () => {
    const features = game.hints?.features;
    expect(features?.of(table({ players: [{}, {}] }).state, 1)).toHaveLength(NAMES.length);
    expect(features?.weights.every((weight) => weight !== 0)).toBe(true);
    expect(features?.topics.flatMap((topic) => topic.features)).toEqual(NAMES);
  });

  it('is compared in words', () => {
    const says = (feature: string, by: number) =>
      game.hints?.features?.topics.flatMap((topic) => topic.says((name) => (name === feature ? by : 0)) ?? []);
    expect(says('recruits', 0.2)).toEqual(['more Recruits']);
    expect(says('recruits', -0.2)).toEqual(['fewer Recruits']);
    expect(says('recruits', 0.01)).toEqual([]);
  });
});
