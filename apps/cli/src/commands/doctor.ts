import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { simulate } from '@veilhall/lab';
import { prepare } from '../arguments.ts';
import { EXIT } from '../fault.ts';
import { GAME_IDS, loadGame } from '../games.ts';
import { jobOf } from '../lab/flags.ts';
import { bad, good, print } from '../screen.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly what: string;
}

const OLDEST_NODE = 24;
const SELF_PLAY_GAMES = 5;

/** Tries everything a table needs, here and now. */
export async function doctorCommand(flags: { json?: boolean }): Promise<number> {
  const checks: [string, () => Promise<string> | string][] = [
    ['node', nodeVersion],
    ['data folder', writeAccess],
    ['sqlite', sqlite],
    ...GAME_IDS.flatMap((id): [string, () => Promise<string>][] => [
      [`${id}: cards`, () => cards(id)],
      [`${id}: self-play`, () => selfPlay(id)],
    ]),
  ];
  const findings: Finding[] = [];
  for (const [check, run] of checks) {
    try {
      findings.push({ check, ok: true, what: await run() });
    } catch (error) {
      findings.push({ check, ok: false, what: error instanceof Error ? error.message : String(error) });
    }
    const last = findings.at(-1);
    if (!flags.json && last) print(`${last.ok ? good('ok  ') : bad('FAIL')}  ${check}: ${last.what}`);
  }
  const ok = findings.every((finding) => finding.ok);
  if (flags.json) print(JSON.stringify({ ok, findings }));
  return ok ? EXIT.ok : EXIT.failure;
}

function nodeVersion(): string {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Node ${process.version} is too old; ${OLDEST_NODE} or later is needed`);
  return process.version;
}

function writeAccess(): string {
  mkdirSync('data', { recursive: true });
  accessSync('data', constants.W_OK);
  const probe = `data/.doctor-${process.pid}`;
  writeFileSync(probe, 'ok');
  rmSync(probe);
  return './data can be written';
}

async function sqlite(): Promise<string> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(':memory:');
  const row = database.prepare('select sqlite_version() as version').get();
  database.close();
  return `version ${row?.version}`;
}

async function cards(id: string): Promise<string> {
  const { content, rules } = await loadGame(id);
  return `rules ${rules}, ${content.cards.length} cards, content ${content.hash.slice(0, 12)}`;
}

async function selfPlay(id: string): Promise<string> {
  const prepared = await prepare(id, {});
  const job = jobOf({ games: SELF_PLAY_GAMES, seed: 'doctor', audit: true }, prepared);
  const report = await simulate(job, SELF_PLAY_GAMES, { game: prepared.game });
  const [failure] = report.failures;
  if (failure) throw new Error(`game ${failure.game}: ${failure.what}`);
  return `${report.games} games, ${report.decisions} decisions, ${report.audits.checked} audits, nothing wrong`;
}
