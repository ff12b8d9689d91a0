import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('Day Dream', () => {
  it('[VW-DIFF-02] [VW-RULING-32] [VW-EX-49] skips a Vignette for a Ribbon, without upgrade or reward', () => {
    const table = campaign({ dayDream: true });
    table.edit((state) => {
      state.campaign.vignette = 3;
      state.campaign.ribbons = 3;
    });
    table.pick('skip');
    expect(table.state.campaign).toMatchObject({ vignette: 4, ribbons: 2, skipped: [3], defeated: [] });
    expect(table.asks()).toEqual(['0:dayDream']);
    table.pick('skip');
    expect(table.state.campaign).toMatchObject({ vignette: 5, ribbons: 1 });
    expect(table.state.stage).toBe('round');
    expect(table.wraith().legacy.tokens).toEqual([false, false, false]);
    table.win();
    expect(game.outcome(table.state)?.result).toBe('campaign-won');
  });

  it('[VW-RULING-32] keeps the last Ribbon', () => {
    const table = campaign({ dayDream: true, ribbons: 'endworld' });
    expect(table.state.stage).toBe('round');
  });

  it('[VW-RULING-90] is decided by the majority, the host breaking ties', () => {
    // The host sits at seat 0.
    const skipped = campaign({ dayDream: true }, 2);
    skipped.pick('skip', 0);
    skipped.pick('play', 1);
    expect(skipped.state.campaign.skipped).toEqual([1]);
    const played = campaign({ dayDream: true }, 4);
    for (const [seat, vote] of ['play', 'play', 'skip', 'skip'].entries()) played.pick(vote, seat);
    expect(played.state.campaign).toMatchObject({ skipped: [], ribbons: 5 });
    expect(played.state.stage).toBe('round');

    const overruled = campaign({ dayDream: true }, 3);
    overruled.pick('skip', 0);
    overruled.pick('play', 1);
    overruled.pick('play', 2);
    expect(overruled.state.campaign).toMatchObject({ skipped: [], ribbons: 5 });
    expect(overruled.state.stage).toBe('round');

    const certain = campaign({ dayDream: true }, 3);
    certain.pick('skip', 0);
    certain.pick('skip', 1);
    expect(certain.state.campaign.skipped).toEqual([1]);
  });
});
