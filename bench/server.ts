/**
 * `npm run bench:server`: acknowledged picks per second, their latency and what they cost, at 50, 200 and 1,000 matches,
 * beside boardgame.io's server and a Colyseus room in the same run. `--write` puts the table into docs/PERFORMANCE.md;
 * `--seconds N` measures longer; `--wait MINUTES` lets each line wait that long for a quiet machine. The rivals are installed into a temporary folder, never into this repository.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PERFORMANCE = path.join(HERE, '../docs/PERFORMANCE.md');
const SERVERS = ['veilhall', 'boardgame.io', 'colyseus'] as const;
const MATCHES = [50, 200, 1000];

/** What the rivals are measured at. */
const RIVALS = {
  '@colyseus/core': '0.18.17',
  '@colyseus/schema': '5.0.34',
  '@colyseus/sdk': '0.18.4',
  '@colyseus/ws-transport': '0.18.4',
  'boardgame.io': '0.50.2',
  express: '5.3.0',
  'socket.io-client': '4.8.4',
};

interface Measured {
  server: string;
  durable: boolean;
  matches: number;
  picksPerSecond: number;
  ackMs: { p50: number; p99: number; max: number };
  otherSeatMs: { p50: number; p99: number; max: number };
  cpuMicrosPerPick: number;
  serverCpuPercent: number;
  botsCpuPercent: number;
  rssMb: number;
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    wait: { type: 'string', default: '0' },
    write: { type: 'boolean' },
    only: { type: 'string' },
  },
});

function rivalsFolder(): string {
  const folder = path.join(tmpdir(), 'veilhall-bench-rivals');
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.stringify(
    { name: 'rivals', private: true, type: 'module', dependencies: RIVALS },
    undefined,
    2,
  );
  const file = path.join(folder, 'package.json');
  const isInstalled = existsSync(path.join(folder, 'node_modules')) && readFileSync(file, 'utf8') === manifest;
  if (!isInstalled) {
    console.log(`Installing boardgame.io and Colyseus into ${folder}`);
    writeFileSync(file, manifest);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const scripts = path.join(HERE, 'server-rivals');
  for (const name of readdirSync(scripts)) copyFileSync(path.join(scripts, name), path.join(folder, name));
  return folder;
}

function measure(server: string, matches: number, rivals: string): Measured | undefined {
  const script = path.join(HERE, 'server-run.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, server, String(matches), values.seconds, rivals], {
    encoding: 'utf8',
    timeout: 180_000,
  });
  const line = stdout.split('\n').findLast((text) => text.startsWith('{'));
  if (line) return JSON.parse(line) as Measured;
  console.error(`${server} at ${matches} matches gave no figures: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  return undefined;
}

const HEAD = [
  'server',
  'matches',
  'picks/s',
  'ack p50 ms',
  'ack p99 ms',
  'other seat p99 ms',
  'server CPU per pick',
  'durable before ack',
];

const cells = (row: Measured): string[] => [
  row.server,
  String(row.matches),
  row.picksPerSecond.toLocaleString('en'),
  row.ackMs.p50.toFixed(1),
  row.ackMs.p99.toFixed(1),
  row.otherSeatMs.p99.toFixed(1),
  `${row.cpuMicrosPerPick} µs`,
  row.durable ? 'yes' : 'no',
];

interface Ticks {
  idle: number;
  all: number;
}

function ticks(): Ticks {
  const sum: Ticks = { idle: 0, all: 0 };
  for (const { times } of cpus()) {
    sum.idle += times.idle;
    sum.all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return sum;
}

/** Until nobody else needs the machine for a second, or patience ends. */
async function quiet(): Promise<void> {
  const end = Date.now() + Number(values.wait) * 60_000;
  while (Date.now() < end) {
    const before = ticks();
    await sleep(1000);
    const after = ticks();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return;
  }
}

function section(rows: readonly Measured[], load: number): string {
  const line = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return [
    '## Server',
    '',
    `\`npm run bench:server\`: two bots per match over WebSocket on loopback, each answering as soon as it is asked; server and bots share ${availableParallelism()} cores (${model}); ${values.seconds} s per line after a warm-up of 2 to 12 s; load average before the run ${load.toFixed(1)}.`,
    'Veilhall plays tic-tac-toe on the engine, with rules, hashes, views and words for both seats, and acknowledges a pick when SQLite (WAL, synchronous FULL, group commit) has it on disk. The two others keep everything in memory. Boards start over in place for Veilhall and Colyseus; boardgame.io opens a new match for every board, so its lines carry that cost too. Lines are measured one after the other, once each.',
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...rows.map((row) => line(cells(row))),
    '',
  ].join('\n');
}

/** Replaces the section of this name, or adds it at the end. */
function writeSection(text: string): void {
  const whole = existsSync(PERFORMANCE) ? readFileSync(PERFORMANCE, 'utf8') : '# Performance\n';
  const start = whole.indexOf('## Server\n');
  const next = start < 0 ? -1 : whole.indexOf('\n## ', start + 1);
  const before = (start < 0 ? whole : whole.slice(0, start)).trimEnd();
  const after = next < 0 ? '' : `\n${whole.slice(next + 1)}`;
  writeFileSync(PERFORMANCE, `${before}\n\n${text}${after}`);
}

const load = loadavg()[0] ?? 0;
const rivals = rivalsFolder();
const rows: Measured[] = [];
for (const matches of MATCHES) {
  for (const server of SERVERS) {
    if (values.only && values.only !== server) continue;
    await quiet();
    const row = measure(server, matches, rivals);
    if (!row) continue;
    rows.push(row);
    console.log(JSON.stringify(row));
  }
}
const text = section(rows, load);
console.log(`\n${text}`);
if (values.write) writeSection(text);
