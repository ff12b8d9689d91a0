import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@veilhall/games';
import { describe, expect, it } from 'vitest';
import { lastJson, scratch, veilhall } from '../testing.ts';

describe('usage', () => {
  it('ends with 2 and one sentence for what cannot be meant', async () => {
    const wrong: [string[], string][] = [
      [['dance'], "unknown command 'dance'"],
      [['simulate'], "missing required argument 'game'"],
      [['simulate', 'ludo'], `there is no game 'ludo'; the games are ${GAMES.map(({ meta }) => meta.id).join(', ')}`],
      [['simulate', '__proto__'], "there is no game '__proto__'"],
      [['simulate', 'veilwraith', '--games', '-3'], '--games is a whole number'],
      [
        ['simulate', 'veilwraith', '--bots', 'oracle'],
        "there is no bot 'oracle'; the bots are wisp, imp, shade, adept, warden",
      ],
      [['simulate', 'veilwraith', '--options', '{"vignette":9}'], '--options: '],
      [['simulate', 'veilwraith', '--options', '{'], '--options is not JSON'],
      [['simulate', 'veilwraith', '--seats', '9'], 'is for 1 to 4 seats, not 9'],
      [['ladder', 'veilwraith', '--bots', 'wisp'], 'at least two bots'],
      [['verify', 'nowhere.json'], 'cannot read nowhere.json'],
      [['play', 'veilwraith', '--seats', '2', '--humans', '1'], 'who plays the other seats?'],
    ];
    for (const [args, sentence] of wrong) {
      const { code, err } = await veilhall(args);
      expect({ code, err, args }).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
      expect(err).not.toContain('    at ');
    }
  });

  it('help and version end with 0', async () => {
    expect((await veilhall(['--help'])).code).toBe(0);
    expect((await veilhall(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('simulate', () => {
  it('prints the fixed shape as its last line, and the same seed gives the same games', async () => {
    const args = ['simulate', 'veilwraith', '--games', '70', '--seed', '5', '--bots', 'wisp', '--json'];
    const one = await veilhall([...args, '--workers', '1']);
    const two = await veilhall([...args, '--workers', '2']);
    expect(one).toMatchObject({ code: 0, err: '' });
    const report = lastJson(one.out) as Record<string, unknown>;
    expect(Object.keys(report).slice(0, 8)).toEqual(
      'game games seconds decisions decisionsPerSecond outcomes winRates length'.split(' '),
    );
    expect(report).toMatchObject({ game: 'veilwraith', games: 70, audits: { failed: 0 }, failures: [] });
    const timeless = (out: string) => ({ ...(lastJson(out) as object), seconds: 0, decisionsPerSecond: 0 });
    expect(timeless(two.out)).toEqual(timeless(one.out));
  });

  it('says it in words without --json', async () => {
    const { code, out } = await veilhall(['simulate', 'veilwraith', '--games', '3']);
    expect(code).toBe(0);
    expect(out).toContain('veilwraith: 3 games, seed tune/1');
    expect(out).toContain('seat 0  wisp');
  });
});

describe('ladder', () => {
  it('compares neighbours on the same seeds', async () => {
    const { code, out } = await veilhall(['ladder', 'veilwraith', '--bots', 'wisp,shade', '--games', '2', '--json']);
    expect(code).toBe(0);
    expect(lastJson(out)).toMatchObject({ rungs: [{ lower: 'wisp', upper: 'shade', games: 2, mode: 'paired' }] });
  });
});

describe('content', () => {
  it('lists every card, and shows one by a part of its name', async () => {
    const { out } = await veilhall(['content', 'veilwraith', '--json']);
    const { cards } = lastJson(out) as { cards: { id: string; name: string; text: string }[] };
    expect(cards.length).toBeGreaterThan(60);
    const shown = await veilhall(['content', 'veilwraith', '--show', cards[0]?.id ?? '']);
    expect(shown.out).toContain(cards[0]?.name);
    expect((await veilhall(['content', 'veilwraith', '--show', 'no such thing'])).code).toBe(1);
    expect((await veilhall(['content', 'veilwraith'])).out).toContain(cards[0]?.name);
  });

  it('finds the faults of a pack, all of them, and ends with 1', async () => {
    const cwd = scratch();
    writeFileSync(
      join(cwd, 'bad.json'),
      JSON.stringify({ format: 'veilhall-pack/1', game: 'veilwraith', surprise: true }),
    );
    const { code, out } = await veilhall(['content', 'veilwraith', '--check', 'bad.json', '--json'], { cwd });
    expect(code).toBe(1);
    expect(lastJson(out)).toMatchObject({ ok: false });
    expect((lastJson(out) as { faults: string[] }).faults.length).toBeGreaterThan(1);
  });
});

describe('doctor', () => {
  it('finds nothing wrong here', async () => {
    const { code, out } = await veilhall(['doctor', '--json']);
    expect(lastJson(out)).toMatchObject({ ok: true });
    expect(code).toBe(0);
  });
});
