import { fastRng } from '@veilhall/engine';
import { type VeiledFateView, game as veiledFate } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import { queueOf } from './order.ts';

const dealt = (): VeiledFateView => veiledFate.view(veiledFate.setup({}, 4, fastRng('order')), 0);

describe('the queue', () => {
  it('of turns begins with whose turn it is and skips the Rested', () => {
    const view = dealt();
    const players = view.players.map((player) => ({ ...player, rested: player.seat === 3 }));
    const turn = { seat: 2, used: 0 as const, willRest: true };
    expect(queueOf({ ...view, players, turn }, [2], false)).toEqual([2, 0, 1]);
  });

  it('of the Age vote goes from the left of the First Player, who is last, or out of it where the card says so', () => {
    const view: VeiledFateView = { ...dealt(), stage: 'ageVote', firstPlayer: 1 };
    expect(queueOf(view, [], false)).toEqual([2, 3, 0, 1]);
    expect(queueOf(view, [0], false)).toEqual([0, 1]);
    expect(queueOf(view, [3], true)).toEqual([3, 0]);
  });
});
