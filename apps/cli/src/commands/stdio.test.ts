import { fastRng } from '@veilhall/engine';
import { dealOf } from '@veilhall/lab/seeds';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from '../stdio/answers.ts';
import type { Op } from '../stdio/requests.ts';
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

describe('stdio for search and learning', () => {
  const start = { op: 'new', game: 'veiled-fate', seats: 3, seed: 'think' };

  it('asks a bot, which picks nothing itself', async () => {
    const answers = await answersTo([
      start,
      { id: 1, op: 'bot', match: 'm1', seat: 0, level: 'shade', seed: 'a' },
      { id: 2, op: 'bot', match: 'm1', seat: 0, level: 'shade', seed: 'a' },
      { id: 3, op: 'bot', match: 'm1', seat: 1, level: 'warden', iterations: 0 },
      { id: 4, op: 'bot', match: 'm1', seat: 2, level: 'shade' },
      { id: 5, op: 'bot', match: 'm1', seat: 0, level: 'oracle' },
      { id: 6, op: 'bot', match: 'm1', seat: 9, level: 'shade' },
    ]);
    const asked = answers[0]?.prompts?.[0];
    const first = asked?.seat ?? 0;
    const bySeat = answers.slice(1, 5);
    for (const answer of bySeat.filter((one) => one.ok)) {
      expect(asked?.options[Number(answer.move)]?.id).toBe(answer.option);
    }
    expect(bySeat.map((one) => one.ok)).toEqual([first === 0, first === 0, first === 1, first === 2]);
    expect(bySeat[0]?.option).toBe(bySeat[1]?.option);
    expect(bySeat.find((one) => !one.ok)?.error?.code).toBe('not-your-turn');
    expect(answers.slice(5).map((one) => one.error?.code)).toEqual(['bad-request', 'no-such-seat']);
  });

  it('plays on in copies and worlds and leaves the match as it was', async () => {
    const answers = await answersTo([
      { ...start, game: 'veilwraith', seats: 1 },
      { op: 'clone', match: 'm1' },
      { op: 'worlds', match: 'm1', seat: 0, count: 3, seed: 'w' },
      { op: 'choose', match: 'c1', seat: 0, move: 0 },
      { op: 'choose', match: 'c2', seat: 0, move: 0, brief: true },
      { op: 'clone', match: 'c1' },
      { op: 'evaluate', match: 'c1', seat: 0 },
      { op: 'playout', match: 'c1', bots: ['wisp'], games: 5, seed: 'p' },
      { op: 'playout', match: 'm1', seat: 0, games: 2 },
      { op: 'export', match: 'c1' },
      { op: 'undo', match: 'c1', seat: 0 },
      { op: 'journal', match: 'c1' },
      { op: 'choose', match: 'c1', seat: 0, move: 99 },
      { op: 'choose', match: 'm1', seat: 0, move: 99 },
      { op: 'choose', match: 'm1', seat: 0, move: 0, option: 'end' },
      { op: 'choose', match: 'c1', seat: 4, move: 0 },
      { op: 'close', match: 'c1' },
      { op: 'prompts', match: 'c1' },
      { op: 'prompts', match: 'm1' },
    ]);
    expect(answers[1]).toMatchObject({ match: 'c1', seq: 0, prompts: answers[0]?.prompts });
    expect(answers[2]).toMatchObject({ worlds: ['c2', 'c3', 'c4'] });
    expect(answers[3]).toMatchObject({ seq: 1, facts: expect.any(Array) });
    expect(Object.keys(answers[4] ?? {})).toEqual(['id', 'ok', 'seq', 'prompts']);
    expect(Object.keys(answers[4]?.prompts?.[0] ?? {})).toEqual(['seat', 'ask', 'moves']);
    expect(answers[5]).toMatchObject({ match: 'c5', prompts: answers[3]?.prompts });
    expect(answers[6]).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(answers[7]).toMatchObject({ games: 5, wins: [expect.any(Number)] });
    expect(Number(answers[7]?.decisions)).toBeGreaterThan(20);
    expect(answers[8]).toMatchObject({ ok: true, games: 2 });
    const codes = answers.slice(10, 18).map((one) => one.error?.code);
    expect(codes).toEqual([
      'no-journal',
      'no-journal',
      'not-an-option',
      'not-an-option',
      'bad-request',
      'no-such-seat',
      undefined,
      'unknown-match',
    ]);
    expect(answers[18]?.prompts).toEqual(answers[0]?.prompts);
    const [brought] = await answersTo([{ op: 'import', game: 'veilwraith', position: answers[9]?.position }]);
    expect(brought?.prompts).toEqual(answers[3]?.prompts);
  });

  it('opens a deal of the lab, as the lab deals it', async () => {
    const [opened, other, both] = await answersTo([
      { op: 'new', game: 'veilwraith', deal: 'report/1/17' },
      { op: 'new', game: 'veilwraith', deal: 'report/1/18' },
      { op: 'new', game: 'veilwraith', deal: 'report/1/18', seed: 1 },
    ]);
    const { game } = await import('@veilhall/games/veilwraith');
    const state = game.setup(game.options.parse({}), 1, fastRng(dealOf('report/1', 17)));
    expect(opened?.prompts?.[0]?.options.map(({ id }) => id)).toEqual(
      game.prompts(state)[0]?.options.map(({ id }) => id),
    );
    expect(other).toMatchObject({ ok: true, match: 'm2' });
    expect(both?.error?.code).toBe('bad-request');
  });

  it('answers a batch in one line, in order, whatever some of it holds', async () => {
    const [all, ...rest] = await answersTo([
      {
        id: 'all',
        batch: [
          { id: 1, op: 'new', game: 'veilwraith', seed: 1 },
          { id: 2, op: 'clone', match: 'm1' },
          { id: 3, op: 'choose', match: 'c1', seat: 0, move: 0, brief: true },
          { id: 4, op: 'explode' },
          5,
          { id: 6, op: 'prompts', match: 'c1', brief: true },
        ],
      },
      { id: 'empty', batch: [] },
      { id: 'bad', batch: 5 },
      { id: 'last', op: 'prompts', match: 'm1' },
    ]);
    const answers = all?.answers as Answer[];
    expect(all).toMatchObject({ id: 'all', ok: true });
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, null, 6]);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'unknown-op',
      'bad-request',
      undefined,
    ]);
    expect(answers[5]?.prompts).toEqual(answers[2]?.prompts);
    expect(rest.map(({ id, ok }) => [id, ok])).toEqual([
      ['empty', true],
      ['bad', false],
      ['last', true],
    ]);
  });

  it('answers as it says it does', async () => {
    const [opened] = await answersTo([{ op: 'new', game: 'veilwraith', seed: 1 }]);
    const option = opened?.prompts?.[0]?.options[0]?.id;
    const requests: ({ op: Op } & Record<string, unknown>)[] = [
      { op: 'games' },
      { op: 'new', game: 'veilwraith', seed: 1 },
      { op: 'prompts', match: 'm1', words: true },
      { op: 'choose', match: 'm1', seat: 0, option },
      { op: 'view', match: 'm1', seat: 0 },
      { op: 'whyNot', match: 'm1', seat: 0 },
      { op: 'export', match: 'm1' },
      { op: 'journal', match: 'm1' },
      { op: 'content', game: 'veilwraith' },
      { op: 'bot', match: 'm1', seat: 0, level: 'wisp' },
      { op: 'clone', match: 'm1' },
      { op: 'worlds', match: 'm1', seat: 0 },
      { op: 'evaluate', match: 'm1', seat: 0 },
      { op: 'playout', match: 'm1' },
      { op: 'choose', match: 'c1', seat: 0, move: 0, brief: true },
    ];
    const answers = await answersTo(requests);
    const [imported, replayed, closed] = await answersTo([
      { op: 'import', game: 'veilwraith', position: answers[6]?.position },
      { op: 'replay', journal: answers[7]?.journal },
      { op: 'close', match: 'm1' },
    ]);
    const seen = new Set<string>(['undo']);
    const all = [...requests.map(({ op }, i) => [op, answers[i]] as const)];
    all.push(['import', imported], ['replay', replayed], ['close', closed]);
    for (const [op, answer] of all) {
      const { id, ok, ...members } = answer ?? { id: null, ok: false };
      expect({ op, ok, fault: answerSchemas[op].safeParse(members).error?.issues }).toEqual({ op, ok: true });
      seen.add(op);
    }
    expect([...seen].sort()).toEqual(Object.keys(answerSchemas).sort());
  });
});
