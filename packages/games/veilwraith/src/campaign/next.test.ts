import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';

function playedOut(options: Readonly<Record<string, unknown>>): State {
  const state = game.setup(game.options.parse(options), 1, fastRng('next'));
  const chance = fastRng('next/picks');
  for (let [prompt] = game.prompts(state); prompt; [prompt] = game.prompts(state)) {
    game.apply(state, prompt.seat, int(chance, 'move', prompt.moves));
  }
  return state;
}

describe('the match after this one', () => {
  it('is the next Campaign, which can be dealt', () => {
    const next = game.next?.(playedOut({ mode: 'campaign', vignetteAbility: false }));
    expect(next).toMatchObject({ mode: 'campaign', vignetteAbility: true });
    expect(game.prompts(game.setup(game.options.parse(next), 1, fastRng('again')))).not.toEqual([]);
  });

  it('does not follow a single Vignette', () => {
    expect(game.next?.(playedOut({}))).toBeUndefined();
  });
});
