import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const alone = (vignette: number, change: object = {}): Scenario => new Scenario({ vignette, ...change });
const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('a stand-alone game', () => {
  it('[VW-SOLO-02] [VW-SOLO-03] [VW-EX-10] of Weald Heart offers 3 upgrades and applies 3 Defeat lines', () => {
    const table = alone(4);
    for (let number = 1; number <= 3; number++) {
      expect(table.prompt()).toMatchObject({ ask: 'upgradeRemove', about: { why: 'catchUp', number, of: 3 } });
      table.pick('decline');
    }
    expect(table.asks()).toEqual(['0:rewardAction']);
    table.pick('advance:influence');
    expect(table.wraith().legacy).toMatchObject({ advanced: { influence: true }, tokens: [false, true, false] });
    expect(table.state.stage).toBe('round');
    expect(table.state.campaign).toMatchObject({ vignette: 4, ribbons: 0 });
  });

  it('[VW-SOLO-04] keeps to the restrictions of Memory Upgrades', () => {
    const table = alone(3);
    table.pick('remove:memory-heart');
    expect(table.ids()).not.toContain('add:memory-oaths');
    table.pick('add:memory-locus');
    table.pick('remove:memory-locus');
    expect(table.ids().some((id) => id === 'add:memory-bridges')).toBe(false);
    const won = alone(3, { campaignsWon: 1 });
    won.pick('remove:memory-heart');
    won.pick('add:memory-locus');
    won.pick('remove:memory-locus');
    expect(won.ids()).toContain('add:memory-bridges');
  });

  it('[VW-SOLO-03] [VW-REW-06] starts Vignette 5 with the penalty of Vignette 4', () => {
    const table = alone(5);
    for (let i = 0; i < 4; i++) table.pick('decline');
    table.pick('advance:explore');
    table.pick('advance:fight');
    expect(table.wraith().spirit).toBe(18);
    expect(table.wraith().legacy.advanced).toEqual({ explore: true, fight: true, influence: false });
  });

  it('[VW-LOSE-04] [VW-SOLO-01] costs nothing when lost', () => {
    const table = alone(1);
    table.lose();
    expect(game.outcome(table.state)).toEqual({ result: 'spirit', winners: [] });
    expect(table.facts.some((fact) => fact.type === 'ribbons')).toBe(false);
  });

  it('[VW-SOLO-05] ends with its Vignette, without upgrade or reward', () => {
    const table = alone(1);
    table.win();
    expect(game.outcome(table.state)).toEqual({ result: 'won', winners: [0] });
    expect(game.prompts(table.state)).toEqual([]);
    expect(table.wraith().legacy.advanced).toEqual({ explore: false, fight: false, influence: false });
  });

  it('[VW-RULING-44] ignores the Ribbon of Vignette 2 when catching up', () => {
    const table = alone(3);
    table.pick('decline');
    table.pick('decline');
    table.pick('advance:explore');
    expect(table.state.campaign.ribbons).toBe(0);
  });

  it('counts giving up as losing', () => {
    const table = alone(1);
    table.resign();
    expect(game.outcome(table.state)).toEqual({ result: 'conceded', winners: [] });
  });

  it('[VW-SETUP-14] [VW-RULING-72] leaves the Vignette ability out of a first game only', () => {
    expect(game.view(ready(alone(2)).state, 0).vignette.abilityOn).toBe(true);
    expect(game.view(ready(alone(2, { vignetteAbility: false })).state, 0).vignette.abilityOn).toBe(false);
    const table = campaign({ vignetteAbility: false });
    table.winGames(1);
    expect(game.view(table.state, 0).vignette).toMatchObject({ number: 2, abilityOn: true });
    table.lose();
    expect(game.view(table.state, 0).vignette).toMatchObject({ number: 2, abilityOn: true });
  });

  function ready(table: Scenario): Scenario {
    table.pick('decline');
    table.pick('advance:explore');
    return table;
  }
});
