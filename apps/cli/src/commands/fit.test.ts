import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, veilhall } from '../testing.ts';

const BOT = join(import.meta.dirname, '../../../../packages/games/veilwraith/src/bot');

/** A folder with the value in use, and a fit of a few games into it. */
function folder(): { readonly cwd: string; fit(...more: string[]): ReturnType<typeof veilhall> } {
  const cwd = scratch();
  copyFileSync(join(BOT, 'value.gen.json'), join(cwd, 'value.gen.json'));
  const few = ['--games', '10', '--bots', 'wisp', '--deals', '1', '--workers', '1'];
  return {
    cwd,
    fit: (...more) => veilhall(['fit', 'veilwraith', '--to', cwd, '--out', 'games.jsonl', ...few, ...more], { cwd }),
  };
}

describe('fit', () => {
  it('keeps its games, shows what it learned, and leaves the present value where the new one is not known to be better', async () => {
    const { cwd, fit } = folder();
    const before = readFileSync(join(cwd, 'value.gen.json'), 'utf8');
    const { code, out } = await fit();
    expect(code).toBe(1);
    for (const said of [
      'Choices made at random in 10 games',
      'explorePlus',
      'of the base rate',
      'the present value stays',
    ])
      expect(out).toContain(said);
    expect(readFileSync(join(cwd, 'value.gen.json'), 'utf8')).toBe(before);
    const kept = readFileSync(join(cwd, 'games.jsonl'), 'utf8');
    expect(kept.trimEnd().split('\n')).toHaveLength(11);
    expect(JSON.parse(readFileSync(join(cwd, 'choices.gen.json'), 'utf8'))).toMatchObject({
      games: 10,
      seed: 'tune/1',
    });
    expect((await fit()).out).toBe(out);
    expect(readFileSync(join(cwd, 'games.jsonl'), 'utf8')).toBe(kept);
  });

  it('says whether its files are of the present cards', async () => {
    const { cwd } = folder();
    copyFileSync(join(BOT, 'choices.gen.json'), join(cwd, 'choices.gen.json'));
    const check = () => veilhall(['fit', 'veilwraith', '--check', '--to', cwd]);
    const choices = JSON.parse(readFileSync(join(cwd, 'choices.gen.json'), 'utf8'));
    writeFileSync(join(cwd, 'choices.gen.json'), JSON.stringify({ ...choices, content: 'other' }));
    expect(await check()).toMatchObject({
      code: 1,
      out: expect.stringContaining('choices.gen.json: made with other cards'),
    });
  });

  it('refuses a game that has no features', async () => {
    expect(await veilhall(['fit', 'veiled-fate'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no features'),
    });
    expect(existsSync('data/fit/veiled-fate.jsonl')).toBe(false);
  });
});
