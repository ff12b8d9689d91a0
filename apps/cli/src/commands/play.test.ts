import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, seedFrom } from '@veilhall/engine';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import { saveGame } from '../play/save.ts';
import { lastJson, scratch, veilhall } from '../testing.ts';

const SAVE = 'data/play/veilwraith.json';
const entriesIn = (path: string): number => JSON.parse(readFileSync(path, 'utf8')).journal.entries.length;

describe('play', () => {
  it('plays a whole game from a script of numbers, and the record of it holds', async () => {
    const cwd = scratch();
    const played = await veilhall(['play', 'veilwraith', '--seed', '1'], { cwd, input: '1\n'.repeat(3000) });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(cwd, SAVE))).toBe(true);
    const verified = await veilhall(['verify', SAVE, '--json'], { cwd });
    expect(lastJson(verified.out)).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
    const replayed = await veilhall(['replay', SAVE, '--json'], { cwd });
    const lines = replayed.out.trim().split('\n');
    expect(lines.length).toBe(entriesIn(join(cwd, SAVE)) + 1);
    expect(lastJson(replayed.out)).toMatchObject({ outcome: { result: expect.any(String) } });
    expect((await veilhall(['replay', SAVE, '--at', '3'], { cwd })).out).toContain('Veilwraith');
  });

  it('loses nothing when the input ends, and resumes where it was', async () => {
    const cwd = scratch();
    const first = await veilhall(['play', 'veilwraith', '--seed', '2'], { cwd, input: '1\n1\n' });
    expect(first.code).toBe(0);
    expect(first.out).toContain(`--resume ${SAVE} goes on`);
    expect(entriesIn(join(cwd, SAVE))).toBe(2);
    await veilhall(['play', 'veilwraith', '--resume'], { cwd, input: '1\nq\n' });
    expect(entriesIn(join(cwd, SAVE))).toBe(3);
    const anew = await veilhall(['play', 'veilwraith', '--seed', '3'], { cwd, input: 'q\n' });
    expect(anew.out).toContain('kept in data/play/veilwraith.previous.json');
    expect(entriesIn(join(cwd, 'data/play/veilwraith.previous.json'))).toBe(3);
  });

  it('lets a bot that reads the others go on from a saved game', async () => {
    const cwd = scratch();
    const match = Match.deal(veiledFate, { id: 'play', seats: 2, seed: seedFrom('4') });
    const isTurnOfBot = () => match.promptOf(1)?.ask === 'act';
    while (match.seq < 6 || !isTurnOfBot()) {
      const [prompt] = match.prompts();
      match.choose(prompt?.seat ?? 0, prompt?.options[0]?.id ?? '');
    }
    const before = match.seq;
    const save = join(cwd, 'data/play/veiled-fate.json');
    saveGame(save, { match, chairs: ['person', 'warden'] });
    const again = await veilhall(['play', 'veiled-fate', '--resume'], { cwd, input: 'q\n' });
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toContain('warden (seat 1)');
    expect(entriesIn(save)).toBeGreaterThan(before);
  });

  it('understands its short commands and refuses what is not an option', async () => {
    const input = [
      '?',
      'why',
      'u',
      'i memory',
      'i',
      'hint',
      'm',
      't',
      'l',
      'h',
      's mine.json',
      '999',
      'nonsense',
      'seat 7',
      '',
      'q',
    ];
    const cwd = scratch();
    const { code, out, err } = await veilhall(['play', 'veilwraith', '--seed', '4'], { cwd, input: input.join('\n') });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('adept would pick');
    expect(out).toContain("There is no option '999'");
    expect(out).toContain("There is no option 'nonsense'");
    expect(out).toContain('saved: mine.json');
    expect(out).toContain('there is nothing to take back');
    expect(existsSync(join(cwd, 'mine.json'))).toBe(true);
    expect(out).not.toContain('\x1b[');
  });

  it('lets bots play every seat', async () => {
    const { code, out } = await veilhall([
      'play',
      'veilwraith',
      '--humans',
      '0',
      '--bots',
      'wisp',
      '--seats',
      '2',
      '--seed',
      '5',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('wisp (seat 1)');
  });

  it('notices a record that was tampered with', async () => {
    const cwd = scratch();
    await veilhall(['play', 'veilwraith', '--seed', '6'], { cwd, input: '1\n1\n1\n' });
    const save = JSON.parse(readFileSync(join(cwd, SAVE), 'utf8'));
    save.journal.entries[1].option = 'end';
    writeFileSync(join(cwd, 'forged.json'), JSON.stringify(save));
    const verified = await veilhall(['verify', 'forged.json'], { cwd });
    expect(verified.code).toBe(1);
    expect(verified.out).toContain('does not hold: entry 2 does not follow');
    expect((await veilhall(['play', 'veilwraith', '--resume', 'forged.json'], { cwd })).code).toBe(1);
  });
});
