import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { optionsSchema } from '../options.ts';
import { STARTING_ABILITIES } from '../vocabulary.ts';
import { nextCampaign } from './next.ts';

type Setup = readonly [name: string, seats: number, options: object];

const SETUPS: Setup[] = [];
for (const vignette of [1, 2, 3, 4, 5])
  SETUPS.push([`Vignette ${vignette}`, 1, { vignette, campaignsWon: vignette % 2 }]);
for (const level of [1, 2, 3, 4, 5]) SETUPS.push([`Campaign of level ${level}`, 1, { mode: 'campaign', level }]);
for (const ability of STARTING_ABILITIES) SETUPS.push([`the ability ${ability}`, 2, { ability, advancedSetup: true }]);
for (const seats of [2, 3, 4]) {
  SETUPS.push([`${seats} together`, seats, { mode: 'campaign', joinLater: seats - 1, startingAbilities: true }]);
  SETUPS.push([`a race of ${seats}`, seats, { mode: 'campaign', table: 'race', ribbons: 'veteran', easyDream: true }]);
}
SETUPS.push(
  ['Nightmare', 2, { mode: 'campaign', nightmare: true, ribbons: 'endworld' }],
  ['Day Dream', 3, { mode: 'campaign', dayDream: true, easyDream: true }],
  ['Rogue Wraith', 2, { mode: 'campaign', rogue: { won: 3 }, nightmare: true, dayDream: true }],
);

describe('random play in every mode', () => {
  it.each(SETUPS)('comes to an end without a fault: %s', (name, seats, change) => {
    const rng = fastRng(`modes ${name}`);
    const state = game.setup(optionsSchema.parse(change), seats, fastRng(name));
    for (let picks = 0; game.outcome(state) === undefined; picks++) {
      expect(picks).toBeLessThan(5000);
      const prompts = game.prompts(state).filter((prompt) => prompt.options.some((option) => !option.kind));
      const prompt = prompts[int(rng, 'seat', prompts.length)];
      const moves = prompt?.options.filter((option) => !option.kind) ?? [];
      game.apply(state, prompt?.seat ?? 0, moves[int(rng, 'pick', moves.length)]?.id ?? '');
      if (picks % 8 === 0) expect(game.audit(state)).toEqual([]);
    }
    expect(game.audit(state)).toEqual([]);
    expect(game.prompts(state)).toEqual([]);
    if (state.options.mode === 'campaign') game.setup(nextCampaign(state), seats, fastRng(name));
  });
});
