import { fastRng, pick, type RngState, type Seat, scriptedRng, shuffle } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { game } from '../index.ts';
import type { State, Wraith } from '../state/state.ts';
import { Scenario } from '../testing/scenario.ts';
import { ACTION_TYPES } from '../vocabulary.ts';

const { basics, upgrades } = compileContent(rawContent);
const across = (seat: Seat): Seat => 1 - seat;

const STOPS: readonly Wraith['stops'][] = [['W1', 'W4'], ['W2']];

/** Shuffles alike for both seats. */
const evenChance = () => {
  const answers = new Array<number>(5000).fill(0);
  return scriptedRng({ 'threats:0': answers, 'threats:1': answers, 'memories:0': answers, 'memories:1': answers });
};

/** A race in its first Play Phase, in which the two hold different cards out of the whole box. */
function race(vignette: number, seed: string): State {
  const table = new Scenario({ table: 'race', vignette }, 2, { seed });
  table.toPlayPhase();
  table.edit((state) => {
    state.rng = evenChance();
    for (const [seat, wraith] of state.wraiths.entries()) {
      const memories = shuffle(fastRng(seed), `${vignette} ${seat}`, [...basics, ...upgrades]);
      wraith.hand = memories.splice(0, 6).map((def) => ({ id: wraith.nextId++, def }));
      wraith.memoryDiscard = memories.splice(0, 4 + seat).map((def) => ({ id: wraith.nextId++, def }));
      wraith.memoryDeck = memories;
      wraith.stops = [...(STOPS[seat] ?? [])];
      wraith.spirit = 12 + seat;
      for (const action of ACTION_TYPES) wraith.actions[action].tokens = 2;
      wraith.supply -= 6;
    }
  });
  return table.state;
}

/** The same race with the seats exchanged. */
function exchanged(state: State): State {
  const copy = structuredClone(state);
  copy.wraiths.reverse();
  for (const [seat, wraith] of copy.wraiths.entries()) wraith.work = [{ do: 'playPhase', at: seat }];
  return copy;
}

/** Everything in front of a seat; pending work names seats, and shows in what is offered. */
const lane = (state: State, seat: Seat): Partial<Wraith> => ({ ...state.wraiths[seat], work: [] });
const offers = (state: State, seat: Seat): readonly string[] | undefined =>
  game
    .prompts(state)
    .find((prompt) => prompt.seat === seat)
    ?.options.map(({ id }) => id);

/** Somebody's next move, who ends the Play Phase only when nothing else is left. */
function move(state: State, chance: RngState): [Seat, string] {
  const moves = game
    .prompts(state)
    .flatMap(({ seat, options }) => options.filter(({ kind }) => !kind).map(({ id }): [Seat, string] => [seat, id]));
  const acts = moves.filter(([, id]) => id !== 'end');
  return pick(chance, 'move', acts.length > 0 ? acts : moves);
}

describe('seats', () => {
  it.each([1, 2, 3, 4, 5])('[VW-MULTI-01] play by the same rules wherever they sit: Vignette %i', (vignette) => {
    let played = 0;
    for (let walk = 0; walk < 4; walk++) {
      const chance = fastRng(`${vignette} ${walk}`);
      const here = race(vignette, `${walk}`);
      const there = exchanged(here);
      for (let i = 0; i < 120 && here.stage === 'round'; i++) {
        const [seat, id] = move(here, chance);
        game.apply(here, seat, id);
        game.apply(there, across(seat), id);
        played++;
        for (const one of [0, 1]) {
          expect(lane(there, across(one)), id).toEqual(lane(here, one));
          expect(offers(there, across(one)), id).toEqual(offers(here, one));
        }
      }
    }
    expect(played).toBeGreaterThan(100);
  });
});
