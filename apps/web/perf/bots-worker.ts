import '../src/no-eval.ts';
import { type BotTimes, botTimes } from '../../../bench/bot-times.ts';

/** Bots think here as they do at a table: in a worker of their own. */
const all: BotTimes[] = [];
for await (const times of botTimes()) all.push(times);
self.postMessage(all);
