import { fastRng } from '@veilhall/engine';
import { type VeilwraithView, veilwraith } from '@veilhall/games/veilwraith';
import { describe, expect, it } from 'vitest';
import { next, sound, stats } from './behaviour.ts';

const viewOf = (options: object, seats = 1): VeilwraithView => {
  const state = veilwraith.setup(veilwraith.options.parse(options), seats, fastRng('salt'));
  return { ...veilwraith.view(state, 0), winners: [0] };
};

describe('a Vignette that was won', () => {
  it('leads to the one after it, with its ability', () => {
    expect(next(viewOf({ vignette: 2, vignetteAbility: false }))).toEqual({
      label: 'Next Vignette',
      options: { vignette: 3, vignetteAbility: true },
    });
  });

  it('leads nowhere after the last, among several, in a Campaign, or when it was lost', () => {
    expect(next(viewOf({ vignette: 5 }))).toBeUndefined();
    expect(next(viewOf({}, 2))).toBeUndefined();
    expect(next(viewOf({ mode: 'campaign' }))).toBeUndefined();
    expect(next({ ...viewOf({}), winners: [] })).toBeUndefined();
  });
});

describe('the end of a game', () => {
  it('is heard at once in a race, and in a Campaign when its moment comes up, not again afterwards', () => {
    const won = { type: 'wraithWon', seat: 0, spirit: 9, tokens: 2 } as const;
    const view = viewOf({ mode: 'campaign' });
    expect(sound(won, { ...view, stage: 'round' })).toBe('harmonic');
    expect(sound(won, { ...view, stage: 'after' })).toBeUndefined();
  });
});

describe('the figures of the end', () => {
  it('count the rounds of all games of a Campaign', () => {
    const view = viewOf({ mode: 'campaign' });
    const history = [
      { vignette: 1, result: 'spirit', round: 12 },
      { vignette: 1, result: 'won', round: 20 },
    ] as const;
    const figures = stats({ ...view, campaign: { ...view.campaign, history: [...history] } }, []);
    expect(figures.slice(0, 2)).toEqual([
      { label: 'Games', value: '2' },
      { label: 'Rounds', value: '32' },
    ]);
  });
});
