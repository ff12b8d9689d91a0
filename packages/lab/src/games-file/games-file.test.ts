import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticTacToe } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { Job } from '../job.ts';
import { simulate } from '../simulate.ts';
import { ticTacToeJob as job } from '../testing.ts';
import { GamesWriter, headOf, readGames } from './games-file.ts';

const running = { game: ticTacToe };
const scratch = (): string => join(mkdtempSync(join(tmpdir(), 'veilhall-lab-')), 'games.jsonl');
const timeless = ({ seconds, decisionsPerSecond, ...rest }: Awaited<ReturnType<typeof simulate>>) => rest;

function kept(path: string, of: Job = job): GamesWriter {
  return new GamesWriter(path, headOf(of, ticTacToe));
}

describe('a file of games', () => {
  it('holds each game with its seed, its winners, its length and its picks', async () => {
    const path = scratch();
    const watching = { ...job, watch: ['place'] };
    const file = kept(path, watching);
    await simulate(watching, 5, running, { file });
    file.close();
    const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
    expect(JSON.parse(head ?? '')).toMatchObject({
      format: 'veilhall-games/1',
      job: { seed: 'tune/1', bots: ['wisp'] },
    });
    expect(lines.map((line) => JSON.parse(line).seed)).toEqual([0, 1, 2, 3, 4].map((n) => `tune/1/${n}`));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ index: 0, decisions: expect.any(Number), metrics: {} });
    expect(JSON.parse(lines[0] ?? '').picks[0]).toMatchObject({ ask: 'place', picked: expect.any(String) });
  });

  it('goes on where a run was stopped, even in the middle of a line', async () => {
    const whole = await simulate(job, 40, running);
    const path = scratch();
    const stop = new AbortController();
    const first = kept(path);
    const part = await simulate(
      job,
      40,
      { ...running, signal: stop.signal, onProgress: (done) => done === 15 && stop.abort() },
      { file: first },
    );
    first.close();
    expect(part.games).toBe(15);
    appendFileSync(path, '{"seed":"tune/1/15","ind');
    const second = kept(path);
    expect(second.before).toHaveLength(15);
    const again: number[] = [];
    const rest = await simulate(
      job,
      40,
      { ...running, onPlayed: (played) => again.push(...played.map(({ index }) => index)) },
      { file: second },
    );
    second.close();
    expect(again).toEqual(Array.from({ length: 25 }, (_, n) => 15 + n));
    expect(timeless(rest)).toEqual(timeless(whole));
    expect(readGames([path]).played).toHaveLength(40);
  });

  it('takes shards apart and puts them together again, in several files or in one', async () => {
    const paths = [scratch(), scratch(), scratch()];
    for (const [i, path] of paths.entries()) {
      const file = kept(path);
      await simulate(job, 20, running, { file, shard: { part: i + 1, of: 3 } });
      file.close();
    }
    const together = readGames(paths);
    expect(together.played.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    const all = scratch();
    writeFileSync(all, paths.map((path) => readFileSync(path, 'utf8')).join(''));
    expect(
      readGames([all])
        .played.map(({ index }) => index)
        .sort((a, b) => a - b),
    ).toEqual(together.played.map(({ index }) => index));
  });

  it('is not mixed with games that were played otherwise', async () => {
    const path = scratch();
    kept(path).close();
    expect(() => kept(path, { ...job, bots: ['shade'] })).toThrow('played otherwise (bots)');
    const other = scratch();
    kept(other, { ...job, seed: 'gate/1' }).close();
    expect(() => readGames([path, other])).toThrow('of another run');
    writeFileSync(other, '{"seed":"x"}\n');
    expect(() => readGames([other])).toThrow('does not begin with');
    writeFileSync(other, `${readFileSync(path, 'utf8')}nonsense\n{}\n`);
    expect(() => readGames([other])).toThrow('line 2 is not JSON');
  });
});
