import { Match, seedFrom } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';

const deal = (table: 'coop' | 'race') =>
  Match.deal(game, { id: 'allies', seats: 2, options: { table }, seed: seedFrom('allies') });
const facings = (match: Match) => (match.state as State).wraiths.map(({ actions }) => actions.fight.facing);

describe('taking back', () => {
  it('a pick stays possible after a teammate has acted, and leaves theirs as it is', () => {
    const match = deal('coop');
    match.choose(1, 'tilt:fight');
    match.choose(0, 'tilt:fight');
    expect(match.undo(1)).toMatchObject({ of: 1, option: 'tilt:fight' });
    expect(facings(match)).toEqual(['tilted', 'upright']);
    expect(Match.replay(game, JSON.parse(JSON.stringify(match.save()))).hash).toBe(match.hash);
  });

  it('a pick is not possible after a rival has acted', () => {
    const match = deal('race');
    match.choose(1, 'tilt:fight');
    match.choose(0, 'tilt:fight');
    expect(match.undoOffer(1)).toEqual({ ok: false, why: 'other-seat' });
  });
});
