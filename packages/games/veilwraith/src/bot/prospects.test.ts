import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);
const worth = (table: Scenario, seat = 0): number => game.evaluate(table.state, seat);

/** What a pick would be worth, without making it. */
function after(table: Scenario, option: string, seat = 0): number {
  const state = game.clone(table.state);
  game.apply(state, seat, option);
  return game.evaluate(state, seat);
}

describe('the prospects of a Campaign', () => {
  it('are worse after a lost game than in a hopeless one', () => {
    const table = campaign();
    table.toPlayPhase();
    table.edit((state) => {
      for (const wraith of state.wraiths) wraith.spirit = 1;
    });
    const before = worth(table);
    table.lose();
    expect(worth(table)).toBeLessThan(before);
  });

  it('rise with every Vignette won and fall with every Ribbon lost', () => {
    const table = campaign();
    const values = [worth(table)];
    for (let i = 0; i < 4; i++) {
      table.winGames(1);
      values.push(worth(table));
    }
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const before = worth(table);
    table.lose();
    expect(worth(table)).toBeLessThan(before);
  });

  it('see in the first half of an upgrade what the best second half makes of it', () => {
    const table = campaign();
    table.win();
    const best = Math.max(...table.ids().map((id) => after(table, id)));
    expect(best).toBeGreaterThan(after(table, 'decline'));
    const first = table.ids().find((id) => after(table, id) === best) ?? '';
    table.pick(first);
    expect(worth(table)).toBe(best);
    expect(table.asks()).toEqual(['0:upgradeAdd']);
  });

  it('of a race follow the lead', () => {
    const table = campaign({ table: 'race' }, 2);
    table.win(1);
    expect(worth(table, 1)).toBeGreaterThan(0.5);
    expect(worth(table, 0)).toBeLessThan(0.5);
  });
});
