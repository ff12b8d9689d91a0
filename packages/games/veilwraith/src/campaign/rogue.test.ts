import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';
import { nextCampaign } from './next.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('Rogue Wraith', () => {
  function wonByRogue(): Scenario {
    const table = campaign({ rogue: { won: 1 }, level: 2 });
    table.win();
    table.pick('remove:memory-heart');
    table.pick('add:memory-locus');
    table.pick('advance:explore');
    table.winGames(4);
    return table;
  }

  it('[VW-ROGUE-02] [VW-ROGUE-04] [VW-RULING-41] upgrades the permanent deck after a won Campaign', () => {
    const table = wonByRogue();
    expect(table.prompt()).toMatchObject({ ask: 'upgradeRemove', about: { why: 'permanent' } });
    // The Campaign's own upgrade is gone: measured is the starting deck.
    expect(table.wraith().legacy.deck).not.toContain('memory-locus');
    table.pick('remove:memory-blood');
    expect(table.ids()).not.toContain('add:memory-bridges');
    table.pick('add:memory-oaths');
    expect(game.outcome(table.state)?.result).toBe('campaign-won');
    const options = nextCampaign(table.state);
    expect(options.rogue?.won).toBe(2);
    const next = new Scenario(options);
    expect(next.wraith().legacy.deck).toContain('memory-oaths');
    expect(next.wraith().legacy.returned).toEqual(['memory-blood']);
    expect(next.wraith().legacy.box.filter((def) => def === 'memory-oaths')).toHaveLength(1);
  });

  it('[VW-ROGUE-01] [VW-ROGUE-03] [VW-ROGUE-05] [VW-EX-43] plays on with 1 Spirit and 1 Ribbon less', () => {
    const table = wonByRogue();
    expect(table.wraith().maxSpirit).toBe(19);
    table.pick('decline');
    const next = new Scenario(nextCampaign(table.state));
    expect(next.wraith()).toMatchObject({ maxSpirit: 18, spirit: 18 });
    expect(next.state.campaign).toMatchObject({ level: 3, ribbons: 3 });
    const two = new Scenario(nextCampaign(table.state), 2);
    expect(two.wraith(1)).toMatchObject({ maxSpirit: 16, spirit: 16 });
  });

  it('[VW-RULING-42] never falls below 10 Spirit', () => {
    const table = campaign({ rogue: { won: 14 } });
    expect(table.wraith()).toMatchObject({ maxSpirit: 10, spirit: 10 });
  });
});
