import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lastJson, scratch, veilhall } from './testing.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the real command, as a shell would. */
const started = (args: readonly string[], cwd = scratch()): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' } });

async function ended(child: ChildProcessWithoutNullStreams): Promise<{ code: unknown; out: string; err: string }> {
  const [[code], out, err] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

interface Answer {
  match?: string;
  prompts?: { seat: number; moves: number; options: { id: string }[] }[];
  outcome?: { result: string };
}

describe('the command itself', () => {
  it('simulates, as it does in this process', async () => {
    const args = ['simulate', 'veilwraith', '--games', '6', '--seed', '5', '--json'];
    const child = started(args);
    child.stdin.end();
    const { code, out, err } = await ended(child);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const timeless = (line: string) => ({ ...(lastJson(line) as object), seconds: 0, decisionsPerSecond: 0 });
    expect(timeless(out)).toEqual(timeless((await veilhall(args)).out));
  });

  it('plays a whole game over stdio, one answer for each line as it comes', async () => {
    const child = started(['stdio']);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (request: object): Promise<Answer> => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      return JSON.parse(String((await lines.next()).value));
    };
    let answer = await ask({ op: 'new', game: 'veilwraith', seed: 'whole' });
    const { match } = answer;
    for (let i = 0; answer.prompts?.[0] && i < 5000; i++) {
      const { seat, moves, options } = answer.prompts[0];
      answer = await ask({ id: i, op: 'choose', match, seat, option: options[i % moves]?.id });
      expect(answer).toMatchObject({ id: i, ok: true });
    }
    expect(answer.outcome?.result).toEqual(expect.any(String));
    child.stdin.end();
    expect((await once(child, 'close'))[0]).toBe(0);
  });

  it('plays a whole game from a script of numbers, and the record of it holds', async () => {
    const cwd = scratch();
    const child = started(['play', 'veilwraith', '--seed', '1'], cwd);
    // A game that is over before the script is leaves the rest of it unread.
    child.stdin.on('error', () => {});
    child.stdin.end('1\n'.repeat(3000));
    expect(await ended(child)).toMatchObject({ code: 0, err: '' });
    const verified = await veilhall(['verify', 'data/play/veilwraith.json', '--json'], { cwd });
    expect(lastJson(verified.out)).toMatchObject({ ok: true, outcome: { result: expect.any(String) } });
  });

  it('keeps and shows what it has when it is stopped, and goes on from there', async () => {
    const cwd = scratch();
    const args = ['simulate', 'veilwraith', '--games', '1000000', '--out', 'games.jsonl', '--workers', '1', '--json'];
    const child = started(args, cwd);
    child.stdin.end();
    const stopped = ended(child);
    const kept = () => (existsSync(join(cwd, 'games.jsonl')) ? readFileSync(join(cwd, 'games.jsonl'), 'utf8') : '');
    while (kept().split('\n').length < 20) await setTimeout(50);
    child.kill('SIGINT');
    const { code, out } = await stopped;
    const { games } = lastJson(out) as { games: number };
    expect(code).toBe(130);
    expect(games).toBeGreaterThanOrEqual(18);
    expect(kept().trim().split('\n')).toHaveLength(games + 1);
    const more = await veilhall([...args.slice(0, 3), String(games + 2), ...args.slice(4)], { cwd });
    expect(lastJson(more.out)).toMatchObject({ games: games + 2 });
  });
});
