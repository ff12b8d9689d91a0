import { botNamed } from '@veilhall/bots';
import { DEMIS, veiledFate } from '@veilhall/veiled-fate';
import { describe, expect, it } from 'vitest';
import { addMeasures, gaugeFor, type Measures } from '../gauge.ts';
import { playOne } from '../play.ts';
import { VEILED_FATE } from './veiled-fate.ts';

function measured(seats: number, games: number): Measures {
  const gauge = gaugeFor('veiled-fate');
  if (!gauge) throw new Error('no gauge');
  const bots = Array.from({ length: seats }, () => botNamed('wisp'));
  const sum: Measures = {};
  for (let n = 0; n < games; n++) {
    const table = { game: veiledFate, options: {}, seats, bots, seed: 'gauge', auditEvery: 50, watch: [], gauge };
    addMeasures(sum, playOne(table, n).measures);
  }
  return sum;
}

describe("Veiled Fate's gauge", () => {
  it('counts one winning Demi per game, Demi by Demi and class by class', () => {
    const of = measured(4, 12);
    const total = (names: readonly string[]): [number, number] => {
      const sum: Measures = {};
      for (const name of names) addMeasures(sum, { all: of[name] ?? [0, 0] });
      return sum.all ?? [0, 0];
    };
    expect(total(DEMIS.map((demi) => `demi ${demi}`))).toEqual([12, 48]);
    expect(total(['class intellect', 'class strength', 'class agility'])).toEqual([12, 48]);
    expect(of['line order']?.[1]).toBe(12);
    expect(of.lead?.[0]).toBeGreaterThanOrEqual(12 - (of['line order']?.[0] ?? 0));
    expect(of['quests completed']?.[0]).toBe(of.feathers?.[1]);
    expect(of['named wisp']?.[1]).toBeGreaterThan(0);
  });

  it('tells the loner from the teams', () => {
    const of = measured(7, 6);
    expect(of.loner?.[1]).toBe(6);
    expect(of.team?.[1]).toBe(18);
    expect((of.team?.[0] ?? 0) + (of.loner?.[0] ?? 0)).toBe(6);
  });

  it('has every setting once', () => {
    const ids = VEILED_FATE.map((setting) => setting.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
