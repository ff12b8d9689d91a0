import { describe, expect, it } from 'vitest';
import { veilhall } from '../testing.ts';

interface Answer {
  id: unknown;
  ok: boolean;
  error?: { code: string; message: string };
  match?: string;
  prompts?: { seat: number; options: { id: string; aside?: string }[] }[];
  [key: string]: unknown;
}

const answersTo = async (lines: readonly (string | object)[]): Promise<Answer[]> => {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err } = await veilhall(['stdio'], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out === '' ? [] : out.trimEnd().split('\n');
  return answers.map((line): Answer => JSON.parse(line));
};

describe('stdio', () => {
  it('plays: new, prompts, choose, undo, view, whyNot, export, import, journal, replay, close', async () => {
    const start = { op: 'new', game: 'veilwraith', seed: 1, seats: 1, options: {} };
    const [opened] = await answersTo([start]);
    const option = opened?.prompts?.[0]?.options.find((entry) => !entry.aside)?.id;
    const answers = await answersTo([
      { id: 1, ...start },
      { id: 2, op: 'prompts', match: 'm1', words: true },
      { id: 3, op: 'choose', match: 'm1', seat: 0, option },
      { id: 4, op: 'view', match: 'm1', seat: 0 },
      { id: 5, op: 'view', match: 'm1', seat: 'spectator' },
      { id: 6, op: 'whyNot', match: 'm1', seat: 0 },
      { id: 7, op: 'export', match: 'm1' },
      { id: 8, op: 'journal', match: 'm1' },
      { id: 9, op: 'content', game: 'veilwraith' },
      { id: 10, op: 'games' },
      { id: 11, op: 'close', match: 'm1' },
      { id: 12, op: 'prompts', match: 'm1' },
    ]);
    expect(answers.map((answer) => answer.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(answers.map((answer) => answer.ok)).toEqual([...new Array(11).fill(true), false]);
    expect(answers[0]).toMatchObject({ match: 'm1', prompts: opened?.prompts });
    expect(answers[9]?.games).toContainEqual(expect.objectContaining({ id: 'veilwraith', title: 'Veilwraith' }));
    const again = await answersTo([
      { op: 'import', game: 'veilwraith', position: answers[6]?.position },
      { op: 'replay', journal: answers[7]?.journal },
      { op: 'prompts', match: 'm1' },
      { op: 'prompts', match: 'm2' },
    ]);
    expect(again.map((answer) => answer.ok)).toEqual([true, true, true, true]);
    expect(again[2]?.prompts).toEqual(again[3]?.prompts);
    expect(again[3]?.prompts).toEqual(answers[2]?.prompts);
  });

  it('answers hostile lines one by one and goes on', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const lines: [string | object, string][] = [
      ['{"id":1,', 'bad-json'],
      ['\u0000\u0001', 'bad-json'],
      ['[1,2]', 'bad-request'],
      ['null', 'bad-request'],
      ['"games"', 'bad-request'],
      ['{}', 'unknown-op'],
      [{ op: 'explode' }, 'unknown-op'],
      [{ op: '__proto__' }, 'unknown-op'],
      [{ op: 'constructor' }, 'unknown-op'],
      [{ op: ['games'] }, 'unknown-op'],
      ['{"__proto__":{"op":"games"}}', 'unknown-op'],
      [{ op: 'new' }, 'bad-request'],
      [{ op: 'new', game: 'ludo' }, 'unknown-game'],
      [{ op: 'new', game: 'toString' }, 'unknown-game'],
      [{ op: 'new', game: 'veilwraith', seats: 99 }, 'bad-seats'],
      [{ op: 'new', game: 'veilwraith', options: { vignette: 'x' } }, 'bad-options'],
      ['{"op":"new","game":"veilwraith","options":{"__proto__":{"vignette":3},"x":1}}', 'bad-options'],
      [{ op: 'new', game: 'veilwraith', packs: [{}] }, 'bad-pack'],
      [{ op: 'prompts', match: '__proto__' }, 'unknown-match'],
      [{ op: 'prompts', match: 'm0' }, 'unknown-match'],
      [{ op: 'choose', match: 'm1', seat: 3, option: 'end' }, 'no-such-seat'],
      [{ op: 'choose', match: 'm1', seat: -1, option: 'end' }, 'no-such-seat'],
      [{ op: 'choose', match: 'm1', seat: '0', option: 'end' }, 'bad-request'],
      [{ op: 'choose', match: 'm1', seat: 0, option: 'stale:option' }, 'not-an-option'],
      [{ op: 'choose', match: 'm1', seat: 0, option: '__proto__' }, 'not-an-option'],
      [{ op: 'choose', match: 'm1', seat: 0, option: 'x'.repeat(1000) }, 'bad-request'],
      [{ op: 'view', match: 'm1', seat: 7 }, 'no-such-seat'],
      [{ op: 'whyNot', match: 'm1', seat: 7 }, 'no-such-seat'],
      [{ op: 'undo', match: 'm1', seat: 0 }, 'nothing-to-undo'],
      [{ op: 'import', game: 'veilwraith', position: { format: 'veilhall-position/1' } }, 'bad-position'],
      [{ op: 'import', game: 'veilwraith' }, 'bad-position'],
      [{ op: 'replay', journal: { game: 'veilwraith' } }, 'bad-journal'],
      [{ op: 'replay', journal: 5 }, 'bad-journal'],
      [`{"op":"replay","journal":{"game":"veilwraith","packs":${deep}}}`, 'bad-journal'],
      [`{"id":${deep},"op":"games"}`, 'bad-request'],
      ['x'.repeat(10 * 1024 * 1024), 'too-long'],
      [`{"id":1,"op":"games","pad":"${'x'.repeat(10 * 1024 * 1024)}"}`, 'too-long'],
    ];
    const answers = await answersTo([
      { op: 'new', game: 'veilwraith', seed: 1 },
      ...lines.map(([line]) => line),
      '',
      '   ',
      { id: 'still here', op: 'prompts', match: 'm1' },
    ]);
    expect(answers.length).toBe(lines.length + 2);
    expect(answers.slice(1, -1).map(({ ok, error }) => ({ ok, code: error?.code }))).toEqual(
      lines.map(([, code]) => ({ ok: false, code })),
    );
    expect(answers.at(-1)).toMatchObject({ id: 'still here', ok: true });
  });

  it('echoes any id, and null where there is none', async () => {
    const ids = [null, 0, '', false, { a: [1] }, [null], 'x'];
    const answers = await answersTo([...ids.map((id) => ({ id, op: 'nothing' })), { op: 'nothing' }]);
    expect(answers.map((answer) => answer.id)).toEqual([...ids, null]);
  });
});
