/** `npm run bench:bots`: time per decision of every level, in Node and in the worker of a browser. */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type BotTimes, botTimes } from './bot-times.ts';

const BROWSER = join(import.meta.dirname, '../apps/web/scripts/bot-times.ts');

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

function say(where: string, { game, bot, allowed, decisions, p50, p95, max }: BotTimes): void {
  const cells = [game, bot, where, allowed, ms(p50), ms(p95), ms(max), decisions];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log(
  `load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
console.log('| game | level | where | ms allowed | p50 | p95 | max | decisions |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for await (const times of botTimes()) say('Node', times);
const child = spawnSync(process.execPath, [BROWSER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
if (child.status !== 0) throw new Error('the browser could not be measured');
for (const times of JSON.parse(child.stdout) as BotTimes[]) say('browser', times);
console.log(
  `load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
