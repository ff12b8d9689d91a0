/**
 * `npm run soak`: what the gate has no time for. Every set-up of the suites, every leak in each of them, play until every
 * card, question and fact was seen; then the server is killed again and again under load and may lose nothing that it
 * acknowledged. Arguments: kills, tables; `--skip-suites` leaves only the kills.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { crashRounds } from '../apps/server/src/testing/crash-rounds.ts';

const started = Date.now();
const minutes = (): string => `${((Date.now() - started) / 60_000).toFixed(1)} min`;
const say = (what: string): void => console.log(`${minutes().padStart(8)}  ${what}`);

async function suites(): Promise<boolean> {
  say('suites with every set-up (about 15 min on two cores)');
  const args = ['run', '--config', 'tools/soak.config.ts', '--reporter=verbose'];
  const [code] = await once(spawn('node_modules/.bin/vitest', args, { stdio: 'inherit' }), 'close');
  say(code === 0 ? 'suites: nothing wrong' : 'suites: FAILED');
  return code === 0;
}

async function kills(rounds: number, tables: number): Promise<boolean> {
  const seed = `soak ${Date.now()}`;
  say(`${rounds} kills of a server with ${tables} tables, seed '${seed}' (about 3 s each)`);
  const onKill = (round: number): void => {
    if (round % 10 === 0) say(`${round} of ${rounds} kills`);
  };
  const report = await crashRounds({ rounds, tables, seed, onKill });
  console.log(JSON.stringify({ seed, ...report, faults: report.faults.slice(0, 20) }));
  const ok = report.faults.length === 0 && report.acknowledged > 0;
  say(ok ? 'kills: nothing lost' : 'kills: FAILED');
  return ok;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'skip-suites': { type: 'boolean' } } });
const [rounds = '200', tables = '100'] = positionals;
const sound = values['skip-suites'] === true || (await suites());
const kept = await kills(Number(rounds), Number(tables));
say(sound && kept ? 'soaked' : 'FAILED');
process.exit(sound && kept ? 0 : 1);
