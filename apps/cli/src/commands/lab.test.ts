import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeLeft } from '../screen.ts';
import { lastJson, scratch, veilhall } from '../testing.ts';

const PACK = join(import.meta.dirname, '../../../../docs/examples/veilwraith-pack.json');
const few = ['--bots', 'wisp', '--workers', '1', '--json'];

describe('seeds', () => {
  it('belong to tune, unless a figure is published or another set is named', async () => {
    const seedOf = async (...args: string[]) => (lastJson((await veilhall(args)).out) as { seed: string }).seed;
    const games = ['--games', '1', ...few];
    expect(await seedOf('simulate', 'veilwraith', ...games)).toBe('tune/1');
    expect(await seedOf('simulate', 'veilwraith', '--seed', '7', ...games)).toBe('tune/7');
    expect(await seedOf('simulate', 'veilwraith', '--seed', 'gate/7', ...games)).toBe('gate/7');
    expect(await seedOf('balance', 'veilwraith', '--only', 'wisp', ...games)).toBe('report/1');
  });
});

describe('simulate --out', () => {
  it('keeps the games, plays none of them twice, and feeds the statistics of cards', async () => {
    const cwd = scratch();
    const run = (games: number, ...more: string[]) =>
      veilhall(['simulate', 'veilwraith', '--games', String(games), '--out', 'games.jsonl', ...few, ...more], { cwd });
    const first = await run(6);
    const kept = readFileSync(join(cwd, 'games.jsonl'), 'utf8');
    expect(lastJson(first.out)).toMatchObject({ games: 6 });
    expect(lastJson((await run(9)).out)).toMatchObject({ games: 9 });
    expect(readFileSync(join(cwd, 'games.jsonl'), 'utf8').startsWith(kept)).toBe(true);
    const other = await run(9, '--seed', '2');
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('played otherwise (seed)') });
    const cards = await veilhall(['cards', 'veilwraith', '--from', 'games.jsonl', '--json'], { cwd });
    expect(lastJson(cards.out)).toMatchObject({ games: 9, seed: 'tune/1', cards: expect.any(Array) });
    expect(await veilhall(['cards', 'veiled-fate', '--from', 'games.jsonl'], { cwd })).toMatchObject({ code: 2 });
    expect(await veilhall(['cards', 'veilwraith', '--from', 'none.jsonl'], { cwd })).toMatchObject({ code: 2 });
  });

  it('takes a shard', async () => {
    const cwd = scratch();
    await veilhall(['simulate', 'veilwraith', '--games', '7', '--shard', '2/3', '--out', 'part.jsonl', ...few], {
      cwd,
    });
    const lines = readFileSync(join(cwd, 'part.jsonl'), 'utf8').trim().split('\n').slice(1);
    expect(lines.map((line) => JSON.parse(line).seed)).toEqual(['tune/1/1', 'tune/1/4']);
    for (const wrong of ['0/3', '4/3', 'x'])
      expect(await veilhall(['simulate', 'veilwraith', '--shard', wrong])).toMatchObject({ code: 2 });
  });
});

describe('cards', () => {
  it('prints a table, CSV and JSON', async () => {
    const args = ['cards', 'veilwraith', '--games', '5', '--bots', 'wisp', '--workers', '1'];
    const text = await veilhall([...args, '--options', '{"startingAbilities":true}', '--randomise', 'choices']);
    expect(text.out).toContain('won when drawn');
    expect(text.out).toMatch(/startingAbility +(none|soul|shade)/);
    expect((await veilhall([...args, '--csv', 'cards'])).out).toMatch(/^id,name,family,drawn_seats/);
    expect((await veilhall([...args, '--csv', 'choices'])).out).toMatch(/^ask,choice,/);
  });
});

describe('ladder --elo', () => {
  it('says which, with Elo and its interval', async () => {
    const args = ['ladder', 'veiled-fate', '--bots', 'wisp,basic', '--versus', '--elo', '0,70', '--games', '60'];
    const { code, out } = await veilhall([...args, '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/Elo \+\d+ \(\+?-?\d+ to \+\d+\)/);
    expect(out).toContain('stronger by 70 rather than 0');
    expect(await veilhall(['ladder', 'veilwraith', '--elo', '70'])).toMatchObject({ code: 2 });
  });
});

describe('compare and sweep', () => {
  it('play the same deals both ways', async () => {
    const { out } = await veilhall(['compare', 'veilwraith', '--pack', PACK, '--games', '5', ...few]);
    const { games, changes } = lastJson(out) as { games: number; changes: { what: string }[] };
    expect(games).toBe(5);
    expect(changes.map(({ what }) => what)).toContain('decisions');
    expect(await veilhall(['compare', 'veilwraith'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--pack'),
    });
  });

  it('vary one number over a range, and say what is wrong with a path', async () => {
    const sweep = (path: string) =>
      veilhall(['sweep', 'veilwraith', '--vary', path, '--range', '5,6', '--games', '4', ...few]);
    const { rows, printed } = lastJson((await sweep('vignettes/lost-ruins/portal')).out) as {
      rows: { value: number; changes: unknown[] }[];
      printed: number;
    };
    expect(rows.map(({ value, changes }) => [value, changes.length > 0])).toEqual([
      [5, false],
      [6, true],
    ]);
    expect(printed).toEqual(expect.any(Number));
    expect(await sweep('vignettes/nowhere/portal')).toMatchObject({ code: 2, err: expect.stringContaining('nowhere') });
  });
});

describe('report', () => {
  it('writes one page', async () => {
    const cwd = scratch();
    const { code, out } = await veilhall(['report', 'veilwraith', '--only', 'wisp', '--games', '3', ...few], { cwd });
    expect({ code, json: lastJson(out) }).toMatchObject({
      code: 0,
      json: { settings: 1, out: 'data/report/veilwraith.html' },
    });
    expect(existsSync(join(cwd, 'data/report/veilwraith.html'))).toBe(true);
  });
});

describe('balance', () => {
  it('tells how many targets were tested at once, and what is clear in spite of that', async () => {
    const args = ['balance', 'veilwraith', '--only', 'wisp', '--games', '3'];
    const { many, rows } = lastJson((await veilhall([...args, ...few])).out) as { many: object; rows: object[] };
    expect(many).toEqual({ targets: 1, outside: 0, clear: [] });
    expect(rows[0]).toMatchObject({
      id: 'wisp',
      findings: [{ verdict: 'inside', band: { low: 0, high: 0.03 }, p: 1 }],
    });
    expect(rows[0]).not.toHaveProperty('played');
  });
});

describe('progress', () => {
  it('tells the time left from the pace so far', () => {
    expect(timeLeft(1000, 10, 90)).toBe(' 0:09 left');
    expect(timeLeft(60_000, 1, 65)).toBe(' 1:05:00 left');
    expect(timeLeft(1000, 0, 10)).toBe('');
    expect(timeLeft(1000, 10, 0)).toBe('');
  });
});
