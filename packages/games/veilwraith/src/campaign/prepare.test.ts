import { describe, expect, it } from 'vitest';
import { newThreat } from '../board/threats.ts';
import { Scenario } from '../testing/scenario.ts';

const alone = (vignette: number, change: object = {}): Scenario => new Scenario({ vignette, ...change });
const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('choices before a game', () => {
  it('[VW-SETUP-07] lets the Actions start in any order', () => {
    const table = alone(1, { advancedSetup: true });
    expect(table.ids()).toHaveLength(6);
    expect(table.ids()[0]).toBe('order:explore-fight-influence');
    table.pick('order:influence-explore-fight');
    const { influence, explore, fight } = table.wraith().actions;
    expect([influence.slot, explore.slot, fight.slot]).toEqual([1, 2, 3]);
  });

  it('[VW-SETUP-08] [VW-DIFF-01] [VW-RULING-31] flips one token of choice, once per Campaign, and keeps it', () => {
    const table = campaign({ easyDream: true });
    expect(table.asks()).toEqual(['0:easyDream']);
    expect(table.ids()).toEqual(['token:1', 'token:2', 'token:3']);
    table.pick('token:3');
    expect(table.wraith().legacy.tokens).toEqual([false, false, true]);
    table.lose();
    expect(table.state.stage).toBe('round');
    expect(table.wraith().legacy.tokens).toEqual([false, false, true]);
  });

  it('[VW-SETUP-08] offers Easy Dream only tokens still on their Basic side', () => {
    const table = alone(4, { easyDream: true });
    for (let i = 0; i < 3; i++) table.pick('decline');
    table.pick('advance:explore');
    expect(table.ids()).toEqual(['token:1', 'token:3']);
  });

  it('[VW-START-01] [VW-RULING-89] asks for a starting ability before every game', () => {
    const table = campaign({ startingAbilities: true });
    expect(table.ids()).toEqual([
      'ability:none',
      'ability:shade',
      'ability:umbra',
      'ability:shadow',
      'ability:soul',
      'ability:spirit',
    ]);
    table.pick('ability:shade');
    expect(table.wraith().actions.explore.tokens).toBe(1);
    table.lose();
    expect(table.asks()).toEqual(['0:startingAbility']);
    table.pick('ability:none');
    expect(table.wraith().actions.explore.tokens).toBe(0);
  });

  it('[VW-START-01] does not ask where the table has not agreed on starting abilities', () => {
    expect(alone(1).state.stage).toBe('round');
    const fixed = alone(1, { ability: 'umbra' });
    expect(fixed.state.stage).toBe('round');
    expect(fixed.wraith().actions.fight.tokens).toBe(1);
  });

  it('[VW-START-02] [VW-START-03] [VW-START-04] puts 1 Power Token on the Action of the ability', () => {
    const tokens = (ability: string) => {
      const { explore, fight, influence } = alone(1, { ability }).wraith().actions;
      return [explore.tokens, fight.tokens, influence.tokens];
    };
    expect(tokens('shade')).toEqual([1, 0, 0]);
    expect(tokens('umbra')).toEqual([0, 1, 0]);
    expect(tokens('shadow')).toEqual([0, 0, 1]);
  });

  it('[VW-EX-47] lets a Shadow Wraith spend the token on the very first Use', () => {
    const table = alone(1, { ability: 'shadow' });
    table.toPlayPhase();
    table.edit((state) => {
      for (const wraith of state.wraiths) wraith.threats = [newThreat(wraith.nextId++, 'cradle-singer-a')];
    });
    const use = table.ids().find((id) => id.startsWith('use:influence>cradle-singer-a')) ?? '';
    table.pick(use);
    expect(table.ids()).toContain('proceed:1');
    table.pick('proceed:1');
    expect(table.wraith().actions.influence.tokens).toBe(0);
    expect(table.wraith().supply).toBe(20);
  });

  it('[VW-START-05] [VW-START-08] [VW-EX-46] starts a Soul Wraith with 1 Memory and 2 Actions Exhausted', () => {
    const table = alone(1, { startingAbilities: true });
    table.pick('ability:soul');
    expect(table.ids()).toEqual(['exhaust:explore-fight', 'exhaust:explore-influence', 'exhaust:fight-influence']);
    table.pick('exhaust:explore-influence');
    table.toPlayPhase();
    const { actions, hand } = table.wraith();
    expect(hand).toHaveLength(2);
    expect([actions.explore.facing, actions.fight.facing, actions.influence.facing]).toEqual([
      'exhausted',
      'upright',
      'exhausted',
    ]);
    table.pick('end');
    table.toPlayPhase();
    expect(table.state.round).toBe(2);
    const { explore, fight, influence } = table.wraith().actions;
    expect([explore, fight, influence].map(({ slot, facing }) => `${slot} ${facing}`)).toEqual([
      '1 upright',
      '2 upright',
      '3 upright',
    ]);
  });

  it('[VW-START-06] [VW-START-07] starts a Spirit Wraith with 1 extra Spirit, and the Actions reset in round 1', () => {
    const table = alone(1, { ability: 'spirit' });
    expect(table.asks()).toEqual(['0:exhaustTwo']);
    table.pick('exhaust:fight-influence');
    expect(table.wraith().spirit).toBe(21);
    expect(table.wraith().maxSpirit).toBe(20);
    table.toPlayPhase();
    table.pick('end');
    table.toPlayPhase();
    expect(table.state.round).toBe(2);
    const { explore, fight, influence } = table.wraith().actions;
    expect([explore, fight, influence].map((action) => [action.slot, action.facing])).toEqual([
      [1, 'upright'],
      [2, 'upright'],
      [3, 'upright'],
    ]);
  });

  it('prepares all seats at once, each on its own', () => {
    const table = new Scenario({ startingAbilities: true, advancedSetup: true }, 3);
    expect(table.asks()).toEqual(['0:actionOrder', '1:actionOrder', '2:actionOrder']);
    table.pick('order:explore-fight-influence', 2);
    expect(table.asks()).toEqual(['0:actionOrder', '1:actionOrder', '2:startingAbility']);
    table.pick('ability:soul', 2);
    table.pick('exhaust:explore-fight', 2);
    expect(table.asks()).toEqual(['0:actionOrder', '1:actionOrder']);
  });
});
