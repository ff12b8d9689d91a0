import { adept } from './adept.ts';
import type { Bot } from './bot.ts';
import { shade } from './shade.ts';
import { wisp } from './wisp.ts';

/** From the weakest to the strongest. */
const ROSTER: readonly Bot[] = [wisp, shade, adept];

export const BOT_IDS: readonly string[] = ROSTER.map((bot) => bot.id);

export class UnknownBot extends Error {
  constructor(id: string) {
    super(`there is no bot '${id}'; the bots are ${BOT_IDS.join(', ')}`);
    this.name = 'UnknownBot';
  }
}

export function botNamed(id: string): Bot {
  const bot = ROSTER.find((entry) => entry.id === id);
  if (!bot) throw new UnknownBot(id);
  return bot;
}
