import type { Setting } from '@veilhall/kit';
import type { Job } from '../job.ts';
import type { Played } from '../play.ts';
import { playGames, type Running } from '../run.ts';
import { numbersOf } from '../seeds.ts';
import { type Simulation, summary } from '../simulate.ts';
import { holm } from '../stats/many-tests.ts';
import { type Finding, judged } from './judge.ts';
import { looksOn, spreadFor } from './looks.ts';

export interface BalanceRow {
  readonly id: string;
  readonly what: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly simulation: Simulation;
}

/** A row with the games behind it, for whoever draws pictures of them. */
export interface PlayedRow extends BalanceRow {
  readonly played: readonly Played[];
}

/** Settings with those they are compared to, each once and in the table's order. */
export function withReferences(all: readonly Setting[], wanted: readonly string[]): Setting[] {
  const ids = new Set(wanted);
  for (const setting of all) {
    if (!ids.has(setting.id)) continue;
    for (const target of setting.targets) if (target.of === 'change') ids.add(target.from);
  }
  return all.filter((setting) => ids.has(setting.id));
}

/**
 * Plays setting after setting, each until all its targets are clearly met or missed and at most so many games; a setting
 * that others are compared to plays them all. A run that is stopped returns the rows that have any games.
 */
export async function balance(
  settings: readonly Setting[],
  jobOf: (setting: Setting) => Job,
  games: number,
  running: Running,
  onRow: (row: PlayedRow) => void,
): Promise<PlayedRow[]> {
  const rows: PlayedRow[] = [];
  const references = new Set(
    settings.flatMap(({ targets }) => targets.flatMap((t) => (t.of === 'change' ? t.from : []))),
  );
  for (const setting of settings) {
    const job: Job = { ...jobOf(setting), metered: true };
    const row = await playSetting(setting, job, games, running, rows, references.has(setting.id));
    if (!row) break;
    rows.push(row);
    onRow(row);
  }
  return rows;
}

async function playSetting(
  { id, what, targets }: Setting,
  job: Job,
  games: number,
  running: Running,
  others: readonly PlayedRow[],
  plays: boolean,
): Promise<PlayedRow | undefined> {
  const start = performance.now();
  const looks = plays ? [games] : looksOn(games);
  const spread = spreadFor(looks.length);
  const played: Played[] = [];
  let row: PlayedRow | undefined;
  for (const look of looks) {
    const before = played.length;
    const onProgress = (done: number): void => running.onProgress?.(before + done);
    played.push(...(await playGames(job, numbersOf(look).slice(before), { ...running, onProgress })));
    if (played.length === before) break;
    const simulation = summary(job, played, (performance.now() - start) / 1000, running.game);
    const findings = targets.map((target) => judged(target, { id, played, simulation }, others, spread));
    const { bots, outcomes } = simulation;
    row = { id, what, games: played.length, bots, outcomes, findings, simulation, played };
    if (running.signal?.aborted || findings.every(({ sure }) => sure)) break;
  }
  return row;
}

/** Of many targets tested at once, those that are clearly missed: Holm at 5%, so that one false alarm in all of them is rare. */
export interface ManyTargets {
  readonly targets: number;
  readonly outside: number;
  readonly clear: readonly { readonly id: string; readonly target: string }[];
}

export function manyTargets(rows: readonly BalanceRow[]): ManyTargets {
  const tests = rows.flatMap(({ id, findings }) => findings.map((finding) => ({ id, finding })));
  const adjusted = holm(tests.map(({ finding }) => finding.p));
  const clear = tests.filter((_, i) => (adjusted[i] ?? 1) < 0.05);
  return {
    targets: tests.length,
    outside: tests.filter(({ finding }) => finding.verdict === 'outside').length,
    clear: clear.map(({ id, finding }) => ({ id, target: finding.target })),
  };
}
