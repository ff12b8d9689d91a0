import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Clock } from './driver.ts';
import { DRIVERS } from './server-drivers.ts';

/** One measurement: starts a server, lets bots play at it, prints one line of JSON. Arguments: driver, matches, seconds, rivals' folder. */
const [name = 'veilhall', matches = '50', seconds = '8', rivals = ''] = process.argv.slice(2);
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Code is measured once it is warm: after so many picks and so long, or when patience ends. */
const WARM_UP = { ms: 2_000, picks: 15_000, mostMs: 12_000 };

interface Usage {
  cpuSeconds: number;
  rssMb: number;
}

class Stopwatch implements Clock {
  measuring = false;
  picks = 0;
  /** Answers before the measurement. */
  warm = 0;
  readonly acknowledged: number[] = [];
  readonly seenByOther: number[] = [];
  readonly #open = new Map<string, { at: number; mover: number; left: number }>();

  sent(match: number, mover: number, version: number): void {
    this.#open.set(`${match}/${version}`, { at: performance.now(), mover, left: 2 });
  }

  seen(match: number, seat: number, version: number): void {
    const key = `${match}/${version}`;
    const open = this.#open.get(key);
    if (!open) return;
    if (--open.left === 0) this.#open.delete(key);
    if (!this.measuring) {
      this.warm++;
      return;
    }
    const ms = performance.now() - open.at;
    if (seat === open.mover) {
      this.acknowledged.push(ms);
      this.picks++;
    } else this.seenByOther.push(ms);
  }
}

function summary(samples: number[]): { p50: number; p99: number; max: number } {
  const sorted = Float64Array.from(samples).sort();
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN) * 100) / 100;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage as Usage;
}

const make = DRIVERS[name as keyof typeof DRIVERS];
if (!make) throw new Error(`no driver '${name}'`);
const driver = make(HERE, rivals);
const port = 20_000 + Math.floor(Math.random() * 20_000);
const child = fork(driver.server, [String(port)], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
await once(child, 'message');

const clock = new Stopwatch();
const tables = [];
for (let match = 0; match < Number(matches); match++)
  tables.push(await driver.open(`http://127.0.0.1:${port}`, match, clock));
for (const table of tables) table.begin();
const warmFrom = performance.now();
for (
  let ms = 0;
  ms < WARM_UP.ms || (clock.warm < WARM_UP.picks && ms < WARM_UP.mostMs);
  ms = performance.now() - warmFrom
)
  await sleep(50);
const before = await usageOf(child);
const own = process.cpuUsage();
const began = performance.now();
clock.measuring = true;
await sleep(Number(seconds) * 1000);
clock.measuring = false;
const took = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(own);
const after = await usageOf(child);
const cpu = after.cpuSeconds - before.cpuSeconds;
console.log(
  JSON.stringify({
    server: name,
    durable: driver.durable,
    matches: Number(matches),
    picksPerSecond: Math.round(clock.picks / took),
    ackMs: summary(clock.acknowledged),
    otherSeatMs: summary(clock.seenByOther),
    cpuMicrosPerPick: Math.round((cpu * 1e6) / clock.picks),
    serverCpuPercent: Math.round((cpu / took) * 100),
    botsCpuPercent: Math.round((user + system) / 1e4 / took),
    rssMb: after.rssMb,
  }),
);
for (const table of tables) table.close();
child.send('exit');
setTimeout(() => process.exit(0), 300);
