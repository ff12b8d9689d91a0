import { describe, expect, it } from 'vitest';
import { Scenario } from '../testing/scenario.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('rewards', () => {
  it('[VW-REW-01] [VW-REW-03] [VW-RULING-43] flips an Action for the rest of the Campaign', () => {
    const table = campaign();
    table.win();
    table.pick('decline');
    expect(table.ids()).toEqual(['advance:explore', 'advance:fight', 'advance:influence']);
    table.pick('advance:fight');
    expect(table.wraith().legacy.advanced).toEqual({ explore: false, fight: true, influence: false });
    table.lose();
    expect(table.wraith().legacy.advanced.fight).toBe(true);
  });

  it('[VW-REW-02] [VW-EX-37] gains a Ribbon up to 5', () => {
    const full = campaign();
    full.winGames(2);
    expect(full.state.campaign.ribbons).toBe(5);
    const short = campaign();
    short.winGames(1);
    short.lose();
    short.winGames(1);
    expect(short.state.campaign.ribbons).toBe(5);
    expect(short.facts).toContainEqual({ type: 'ribbons', change: 1, ribbons: 5, why: 'reward' });
  });

  it('[VW-REW-04] flips the Action Power Token of slot 2', () => {
    const table = campaign();
    table.winGames(3);
    expect(table.wraith().legacy.tokens).toEqual([false, true, false]);
  });

  it('[VW-REW-05] offers only what is not yet upgraded, and ignores the rest', () => {
    const table = campaign();
    table.winGames(3);
    expect(table.wraith().legacy.advanced.explore).toBe(true);
    table.win();
    table.pick('decline');
    expect(table.ids()).toEqual(['advance:fight', 'advance:influence']);

    const flipped = campaign();
    flipped.edit((state) => {
      for (const wraith of state.wraiths) wraith.legacy.advanced = { explore: true, fight: true, influence: true };
    });
    flipped.win();
    flipped.pick('decline');
    expect(flipped.state.campaign.vignette).toBe(2);
    expect(flipped.facts).toContainEqual({ type: 'rewardIgnored', seat: 0, reward: 'upgradeAction' });
  });

  it('[VW-REW-06] [VW-REW-07] applies the penalty of Weald Heart once, to the next game', () => {
    const table = campaign();
    table.winGames(4);
    expect(table.state.campaign.vignette).toBe(5);
    expect(table.wraith().spirit).toBe(18);
    expect(table.wraith().maxSpirit).toBe(20);
    table.lose();
    expect(table.wraith().spirit).toBe(20);
  });
});
