import type { AnyGame } from '@veilhall/engine';
import { adept } from './adept.ts';
import type { Bot } from './bot.ts';
import { basic, imp } from './imp.ts';
import { shade } from './shade.ts';
import { archon, warden } from './warden.ts';
import { wisp } from './wisp.ts';

/** From the weakest to the strongest. */
const ROSTER: readonly Bot[] = [wisp, imp, shade, adept, warden];
/** Only measured against, never offered at a table. */
const REFERENCES: readonly Bot[] = [basic, archon];

export const BOT_IDS: readonly string[] = ROSTER.map((bot) => bot.id);

/** The bots that have something of their own to offer in this game; others would only play like the one below them. */
export function botsFor(game: AnyGame): readonly string[] {
  return BOT_IDS.filter((id) => {
    if (id === imp.id) return game.hints?.habits !== undefined;
    return id !== warden.id || wantsFacts(game, id);
  });
}

/** This bot draws conclusions from what its seat was told (`Ask.facts`): its host must keep that for it. */
export const wantsFacts = (game: AnyGame, id: string): boolean =>
  (id === warden.id || id === archon.id) && game.hints?.deduction !== undefined;

export class UnknownBot extends Error {
  constructor(id: string) {
    super(`there is no bot '${id}'; the bots are ${BOT_IDS.join(', ')}`);
    this.name = 'UnknownBot';
  }
}

export function botNamed(id: string): Bot {
  const bot = [...ROSTER, ...REFERENCES].find((entry) => entry.id === id);
  if (!bot) throw new UnknownBot(id);
  return bot;
}
