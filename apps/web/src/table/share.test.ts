import { Match, seedFrom } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './share.ts';

describe('a match in a link', () => {
  it('comes out as its deal, its picks and its names, in characters that a link may have', async () => {
    const match = Match.deal(ticTacToe, { id: 'test', seats: 2, seed: seedFrom('share') });
    match.choose(0, 'place:4');
    match.undo(0);
    match.choose(0, 'place:0');
    const packed = await pack(match.save(), ['Maren', 'Eneko']);
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
    const { entries: _, ...head } = match.save();
    expect(await unpack(packed)).toEqual({
      head,
      picks: [[0, 'place:4'], [0], [0, 'place:0']],
      names: ['Maren', 'Eneko'],
    });
  });
});
