import type { AnyGame } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Job, tableOf } from '../job.ts';
import { type Played, playOne, type Table } from '../play.ts';
import { playGames } from '../run.ts';
import { numbersOf } from '../seeds.ts';
import { veilwraithJob } from '../testing.ts';
import { disturbed } from './accident-fit.ts';
import { positionsOf } from './positions.ts';

const job: Job = {
  ...veilwraithJob,
  seed: 'tune/positions',
  auditEvery: 1,
  randomise: true,
  practice: true,
  accidents: true,
};

describe('practice games', () => {
  let game: AnyGame;
  let table: Table;
  let played: Played[];

  beforeAll(async () => {
    const listed = gameListed('veilwraith');
    if (!listed) throw new Error('Veilwraith is not listed');
    ({ game } = await listed.load());
    table = await tableOf(job, game);
    played = await playGames(job, numbersOf(25), { game });
  });

  it('break no rule, whatever befalls their seats', () => {
    expect(played.flatMap(({ fault }) => fault ?? [])).toEqual([]);
  });

  it('can be gone through again, accidents and all', async () => {
    const { met, before, changes } = await positionsOf(table, played, async () => {});
    expect(met.size).toBe(game.hints?.features?.list.length);
    expect(met.count).toBeGreaterThan(before.count);
    expect(before.count).toBe(changes.count);
    const names = [...disturbed(changes)].map((i) => game.hints?.features?.list[i]?.name);
    for (const name of ['spiritEarly', 'tokensEarly', 'cards', 'threatsEarly']) expect(names).toContain(name);
    for (const name of ['one', 'explorePlus', 'vignette3']) expect(names).not.toContain(name);
    const again = await positionsOf(table, played, async () => {});
    expect(again.changes.rows).toEqual(changes.rows);
  });

  it('have no accidents where nobody asks for them', async () => {
    const quiet = await tableOf({ ...job, accidents: false }, game);
    const { before } = await positionsOf(quiet, [playOne({ ...quiet, keepMoves: true }, 0)], async () => {});
    expect(before.count).toBe(0);
  });

  it('notices a game that does not go as it went', async () => {
    const [one] = played;
    if (!one) throw new Error('no game');
    const longer = { ...one, moves: [...(one.moves ?? []), 0] };
    await expect(positionsOf(table, [longer], async () => {})).rejects.toThrow('does not go as it went');
  });
});
