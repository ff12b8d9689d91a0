import type { Budget } from './bot.ts';

/** Milliseconds of thinking about one decision at a table, the same wherever somebody waits for it. */
const THINKING_MS: ReadonlyMap<string, number> = new Map([
  ['wisp', 2],
  ['imp', 2],
  ['basic', 2],
  ['shade', 2],
  ['adept', 50],
  ['warden', 250],
  ['archon', 1_000],
]);

/** What a bot may take for one decision of a live match. The lab counts picks instead, so that its games can be repeated. */
export function liveBudget(bot: string): Budget & { readonly ms: number } {
  const ms = THINKING_MS.get(bot);
  if (ms === undefined) throw new Error(`nobody says how long '${bot}' may think`);
  return { ms };
}
