import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

describe('a race', () => {
  const race = (change: object = {}, seats = 2): Scenario =>
    new Scenario(
      { mode: 'campaign', table: 'race', ages: [1, 0, 2, 3].filter((seat) => seat < seats), ...change },
      seats,
    );

  it('[VW-COMPET-06] goes on for the others when one is out', () => {
    const table = race({}, 3);
    table.toPlayPhase();
    table.pick('resign');
    expect(table.state.wraiths.map((wraith) => wraith.status)).toEqual(['playing', 'playing', 'out']);
    expect(table.state.stage).toBe('round');
    table.win(1);
    expect(table.state.campaign.history).toMatchObject([{ result: 'won', winner: 1 }]);
  });

  it('[VW-COMPET-07] scores nobody and costs 1 shared Ribbon when all lose', () => {
    const table = race();
    table.lose();
    expect(table.state.campaign).toMatchObject({ vignette: 1, ribbons: 4 });
    expect(table.state.wraiths.map((wraith) => wraith.legacy.score)).toEqual([0, 0]);
    expect(table.state.campaign.history[0]).not.toHaveProperty('winner');
  });

  it('[VW-COMPET-08] [VW-RULING-57] advances with one winner, and all get upgrades and rewards', () => {
    const table = race();
    table.win(1);
    expect(table.asks()).toEqual(['0:upgradeRemove', '1:upgradeRemove']);
    table.goOn();
    expect(table.state.campaign).toMatchObject({ vignette: 2, ribbons: 5, defeated: [1] });
    expect(table.state.wraiths.map((wraith) => wraith.legacy.score)).toEqual([0, 1]);
    expect(table.state.wraiths.map((wraith) => wraith.legacy.advanced.explore)).toEqual([true, true]);
  });

  it('[VW-COMPET-03] [VW-EX-42] breaks a tie by Spirit, then by Power Tokens', () => {
    const table = race({ ages: [2, 0, 1] }, 3);
    table.toPlayPhase();
    table.edit((state) => {
      for (const [seat, wraith] of state.wraiths.entries()) {
        const tokens = [2, 4, 3][seat] ?? 0;
        wraith.spirit = 6;
        wraith.actions.fight.tokens = tokens;
        wraith.supply -= tokens;
      }
    });
    table.win(2, 1, 0);
    expect(table.state.campaign.history[0]).toMatchObject({ winner: 1 });
  });

  it('[VW-COMPET-04] is won by the most Vignettes, even when the Campaign is lost', () => {
    const table = race({ ribbons: 'endworld' }, 3);
    table.win(2);
    table.goOn();
    table.lose();
    expect(game.outcome(table.state)).toEqual({ result: 'race', winners: [2], scores: [0, 0, 1] });
  });

  it('[VW-COMPET-05] [VW-RULING-58] [VW-RULING-59] breaks a tied Campaign by what the last Vignette left, then by age', () => {
    /** Seat 0 leads by 2 to 1 in the last Vignette, and seat 1 wins it with this much Spirit left on both sides. */
    const tied = (spirits: number[]): Scenario => {
      const table = race();
      table.edit((state) => {
        state.campaign.vignette = 5;
        for (const [seat, wraith] of state.wraiths.entries()) wraith.legacy.score = [2, 1][seat] ?? 0;
      });
      table.toPlayPhase();
      table.edit((state) => {
        for (const [seat, wraith] of state.wraiths.entries()) wraith.spirit = spirits[seat] ?? 1;
      });
      table.win(1);
      return table;
    };
    expect(tied([9, 5]).state.winners).toEqual([0]);
    expect(tied([5, 9]).state.winners).toEqual([1]);
    // Nobody has anything left of a Vignette that all have lost, and seat 1 is the youngest.
    const lost = race({ level: 5 }, 3);
    for (const seat of [2, 1, 0]) {
      lost.win(seat);
      lost.goOn();
    }
    lost.lose();
    expect(game.outcome(lost.state)).toEqual({ result: 'race', winners: [1], scores: [1, 1, 1] });
  });

  it('is won by nobody when nobody won a Vignette', () => {
    const table = race({ ribbons: 'endworld' });
    table.lose();
    expect(game.outcome(table.state)).toEqual({ result: 'nobody', winners: [], scores: [0, 0] });
  });

  it('[VW-COMPET-02] ends a stand-alone race with its Vignette', () => {
    const table = new Scenario({ table: 'race' }, 3);
    table.win(2);
    expect(game.outcome(table.state)).toEqual({ result: 'race', winners: [2], scores: [0, 0, 1] });
  });

  it('[VW-RULING-59] fixes a random order of ages where none is declared', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const table = new Scenario({ table: 'race' }, 3, { seed: `ages ${seed}` });
      expect(table.state.ages.toSorted()).toEqual([0, 1, 2]);
      orders.add(table.state.ages.join());
      expect(game.view(table.state, 1).ages).toEqual(table.state.ages);
    }
    expect(orders.size).toBeGreaterThan(1);
    expect(race().state.ages).toEqual([1, 0]);
  });

  it('hides opponents’ deck lists during a game and shows them between games', () => {
    const table = race();
    const legacy = (who: 0 | 1) => game.view(table.state, who).wraiths[1]?.legacy;
    expect(legacy(1)?.deck).toHaveLength(20);
    expect(legacy(0)?.deck).toBeUndefined();
    table.win(1);
    expect(table.state.stage).toBe('after');
    expect(legacy(0)?.deck).toHaveLength(20);
  });
});
