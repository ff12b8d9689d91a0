import { globSync } from 'node:fs';
import type { AnyGame } from '@veilhall/engine';
import { walk } from '@veilhall/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compiledClone, copyFaults } from './testing/clones.ts';

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'determinize' in value;

describe.each(globSync('{packages/games,templates}/*/src/index.ts').sort())('the generated clone of %s', (file) => {
  it('copies every state of play, sharing nothing that changes', async () => {
    const game = Object.values(await import(`../${file}`)).find(isGame);
    if (!game) throw new Error(`${file} exports no game`);
    const clone = compiledClone(game.state);
    const anyWalk = fc.record({
      seats: fc.integer(game.seats),
      seed: fc.string(),
      limit: fc.nat({ max: 120 }),
    });
    const property = fc.property(anyWalk, ({ seats, seed, limit }) => {
      const moments = [...walk(game, { name: file, seats }, seed, { limit })];
      const state = game.state.parse(JSON.parse(JSON.stringify(moments.at(-1)?.state)));
      const copy = clone(state);
      expect(copy).toStrictEqual(state);
      expect(copyFaults(state, copy)).toEqual([]);
    });
    fc.assert(property, { numRuns: 30, seed: 1 });
  });
});
