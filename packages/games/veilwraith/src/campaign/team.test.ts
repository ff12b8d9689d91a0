import type { Seat } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { Scenario } from '../testing/scenario.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('a team', () => {
  it('[VW-COOP-01] [VW-COOP-07] [VW-EX-54] shares one pool of Ribbons', () => {
    const table = campaign({}, 3);
    expect(table.state.campaign).toMatchObject({ vignette: 1, ribbons: 5 });
    table.lose(1);
    expect(table.state.campaign).toMatchObject({ vignette: 1, ribbons: 4 });
    expect(table.state.wraiths.map((wraith) => wraith.status)).toEqual(['playing', 'playing', 'playing']);
  });

  it('[VW-EX-40] starts and caps Spirit at 18, 17, 16 with two, three, four', () => {
    for (const [seats, spirit] of [
      [2, 18],
      [3, 17],
      [4, 16],
    ] as const) {
      const { wraiths } = campaign({}, seats).state;
      expect(wraiths.map((wraith) => [wraith.spirit, wraith.maxSpirit])).toEqual(wraiths.map(() => [spirit, spirit]));
    }
  });

  it('[VW-COOP-05] wins when every Veilwraith has escaped', () => {
    const table = campaign({}, 2);
    table.toPlayPhase();
    table.escape(1);
    expect(table.state.stage).toBe('round');
    table.escape(0);
    expect(table.state.campaign.defeated).toEqual([1]);
  });

  it('[VW-COOP-06] [VW-EX-41] loses with any of its members, though others have escaped', () => {
    const table = campaign({}, 2);
    table.toPlayPhase();
    table.escape(1);
    table.lose(0);
    expect(table.state.campaign).toMatchObject({ ribbons: 4, vignette: 1, defeated: [] });
    expect(table.state.wraiths.map((wraith) => wraith.status)).toEqual(['playing', 'playing']);
  });

  it('[VW-COOP-08] [VW-RULING-88] upgrades and rewards each for themselves, the Ribbon once', () => {
    const table = campaign({}, 2);
    table.lose();
    table.lose();
    table.win();
    expect(table.asks()).toEqual(['0:upgradeRemove', '1:upgradeRemove']);
    table.pick('remove:memory-heart', 1);
    table.pick('add:memory-locus', 1);
    table.pick('decline', 0);
    expect(table.asks()).toEqual(['0:rewardAction', '1:rewardAction']);
    table.pick('advance:fight', 0);
    table.pick('advance:explore', 1);
    expect(table.wraith(0).legacy.advanced).toEqual({ explore: false, fight: true, influence: false });
    expect(table.wraith(1).legacy.advanced).toEqual({ explore: true, fight: false, influence: false });
    expect(table.wraith(0).legacy.deck).not.toContain('memory-locus');
    expect(table.state.campaign).toMatchObject({ vignette: 2, ribbons: 3 });
    table.win();
    table.goOn();
    expect(table.state.campaign).toMatchObject({ vignette: 3, ribbons: 4 });
  });
});

describe('joining a Campaign', () => {
  /** Those at the table keep their Memories. */
  const keep = (table: Scenario): void => {
    for (const seat of [0, 1]) table.pick('decline', seat);
  };

  it('[VW-JOIN-01] [VW-JOIN-02] [VW-EX-11] catches up with the Vignettes defeated so far', () => {
    const table = campaign({ joinLater: 1 }, 3);
    expect(table.state.wraiths.map((wraith) => wraith.status)).toEqual(['playing', 'playing', 'waiting']);
    table.winGames(2);
    table.win();
    keep(table);
    expect(table.asks()).toEqual(['0:joinNow']);
    table.pick('join:2', 0);
    const before = structuredClone([table.wraith(0).legacy, table.wraith(1).legacy]);
    for (let number = 1; number <= 3; number++) {
      expect(table.asks()).toEqual(['2:upgradeRemove']);
      expect(table.prompt()).toMatchObject({ about: { why: 'catchUp', number, of: 3 } });
      table.pick('decline');
    }
    table.pick('advance:influence');
    expect(table.wraith().legacy).toMatchObject({ advanced: { influence: true }, tokens: [false, true, false] });
    expect([table.wraith(0).legacy, table.wraith(1).legacy]).toEqual(before);
    expect(table.state.campaign).toMatchObject({ vignette: 4, ribbons: 5 });
    expect(table.state.stage).toBe('round');
    expect(table.wraith().status).toBe('playing');
  });

  it('[VW-JOIN-02] brings the team no extra Ribbon', () => {
    const table = campaign({ joinLater: 1 }, 3);
    table.lose();
    table.pick('nobody', 0);
    table.lose();
    table.pick('nobody', 0);
    table.win();
    table.goOn();
    table.win();
    keep(table);
    expect(table.state.campaign.ribbons).toBe(4);
    table.pick('join:2', 0);
    for (let i = 0; i < 2; i++) table.pick('decline');
    table.pick('advance:fight');
    expect(table.state.campaign.ribbons).toBe(4);
  });

  it('[VW-JOIN-02] brings the newcomer a penalty only while it is still to come', () => {
    const table = campaign({ joinLater: 2 }, 4);
    table.winGames(3);
    table.win();
    keep(table);
    for (const seat of [0, 1]) table.pick('advance:fight', seat);
    const catchUp = (seat: Seat): void => {
      table.pick(`join:${seat}`, 0);
      for (let i = 0; i < 4; i++) table.pick('decline', seat);
      table.pick('advance:fight', seat);
      table.pick('advance:explore', seat);
    };
    catchUp(3);
    table.pick('nobody', 0);
    expect([0, 1, 3].map((seat) => table.wraith(seat).spirit)).toEqual([15, 15, 15]);
    table.lose();
    catchUp(2);
    expect(table.state.wraiths.map((wraith) => wraith.spirit)).toEqual([16, 16, 16, 16]);
  });

  it('[VW-JOIN-03] lowers the Spirit caps from the next game on', () => {
    const table = campaign({ joinLater: 2 }, 4);
    expect([table.wraith(0).maxSpirit, table.wraith(1).maxSpirit]).toEqual([18, 18]);
    table.lose();
    table.pick('join:3', 0);
    table.pick('nobody', 0);
    expect([0, 1, 3].map((seat) => table.wraith(seat).maxSpirit)).toEqual([17, 17, 17]);
  });
});
