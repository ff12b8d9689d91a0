import { askFor, botNamed, type Memory } from '@veilhall/bots';
import { fastRng } from '@veilhall/engine';
import { addMetrics, type Metrics } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { DEMIS } from '../vocabulary.ts';
import { newMeter } from './metrics.ts';

const wisp = botNamed('wisp');

function playedOnce(seats: number, seed: string): Metrics {
  const state = game.setup({}, seats, fastRng(seed));
  const bots = Array.from({ length: seats }, () => wisp.id);
  const meter = newMeter(game, state, bots);
  const chance = fastRng(`${seed}/bots`);
  const memory: Memory = {};
  for (let [prompt] = game.prompts(state); prompt; [prompt] = game.prompts(state)) {
    const option = wisp.decide(askFor(game, state, prompt.seat, chance, { prompt, memory }));
    meter.onEvents(state, game.apply(state, prompt.seat, option));
  }
  return meter.metrics(state);
}

function measured(seats: number, games: number): Metrics {
  const sum: Metrics = {};
  for (let n = 0; n < games; n++) addMetrics(sum, playedOnce(seats, `metrics ${n}`));
  return sum;
}

describe("Veiled Fate's metrics", () => {
  it('count one winning Demi per game, Demi by Demi and class by class', () => {
    const of = measured(4, 12);
    const total = (names: readonly string[]): [number, number] => {
      const sum: Metrics = {};
      for (const name of names) addMetrics(sum, { all: of[name] ?? [0, 0] });
      return sum.all ?? [0, 0];
    };
    expect(total(DEMIS.map((demi) => `demi ${demi}`))).toEqual([12, 48]);
    expect(total(['class intellect', 'class strength', 'class agility'])).toEqual([12, 48]);
    expect(of['line order']?.[1]).toBe(12);
    expect(of.lead?.[0]).toBeGreaterThanOrEqual(12 - (of['line order']?.[0] ?? 0));
    expect(of['quests completed']?.[0]).toBe(of.feathers?.[1]);
    expect(of['named wisp']?.[1]).toBeGreaterThan(0);
  });

  it('tell the loner from the teams', () => {
    const of = measured(7, 6);
    expect(of.loner?.[1]).toBe(6);
    expect(of.team?.[1]).toBe(18);
    expect((of.team?.[0] ?? 0) + (of.loner?.[0] ?? 0)).toBe(6);
  });
});
