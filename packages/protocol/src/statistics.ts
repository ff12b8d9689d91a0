import type { AnyGame, Entry, JournalHead, Outcome, Seat } from '@veilhall/engine';
import { z } from 'zod';
import { botId, gameId, jsonObject, time } from './words.ts';

/** One match that was dealt and played to its end, as its player's statistics keep it. */
export const matchResult = z.strictObject({
  match: z.string(),
  game: gameId,
  /** When it ended. */
  at: time,
  /** Long pauses left out. */
  playedMs: z.int().min(0),
  picks: z.int().min(0),
  options: jsonObject,
  /** Options that differ from the game's own. */
  changed: z.array(z.string()),
  humans: z.int().min(1),
  bots: z.array(botId),
  /** Absent where somebody plays several seats and only some of them won. */
  won: z.boolean().optional(),
  /** Bots that lost a match its player won. */
  beaten: z.array(botId),
});
export type MatchResult = z.infer<typeof matchResult>;

/** Whoever thinks longer than this has gone away. */
const PAUSE = 5 * 60_000;

/** Between the first and the last of these moments, long pauses left out. */
export function playedMs(times: readonly number[]): number {
  let sum = 0;
  for (const [i, at] of times.entries()) sum += Math.min(PAUSE, Math.max(0, at - (times[i - 1] ?? at)));
  return sum;
}

export interface Finished {
  readonly game: AnyGame;
  readonly head: JournalHead;
  readonly entries: readonly Entry[];
  readonly outcome: Outcome;
  readonly seats: readonly { readonly kind: 'human' | 'bot' | 'open'; readonly bot?: string }[];
  readonly at: number;
  readonly playedMs: number;
}

/** What the match was for whoever played these seats. Only a deal counts: of a brought position the hidden part was known. */
export function resultFor(finished: Finished, mine: readonly Seat[]): MatchResult | undefined {
  const { game, head, entries, outcome, seats } = finished;
  if (head.origin !== 'dealt' || head.start.from !== 'deal' || mine.length === 0) return undefined;
  const wins = mine.filter((seat) => outcome.winners.includes(seat)).length;
  const won = wins === 0 ? false : wins === mine.length ? true : undefined;
  const bots = seats.flatMap(({ kind, bot }, seat) => (kind === 'bot' && bot ? [{ bot, seat }] : []));
  const options = optionsIn(head.start.options);
  const own = optionsIn(game.options.safeParse({}).data);
  const undone = entries.filter(({ kind }) => kind === 'undo').length;
  return {
    match: head.id,
    game: head.game,
    at: finished.at,
    playedMs: finished.playedMs,
    picks: entries.length - 2 * undone,
    options,
    changed: Object.keys(options).filter((key) => JSON.stringify(options[key]) !== JSON.stringify(own[key])),
    humans: seats.filter(({ kind }) => kind === 'human').length,
    bots: bots.map(({ bot }) => bot),
    ...(won !== undefined && { won }),
    beaten: won ? bots.flatMap(({ bot, seat }) => (outcome.winners.includes(seat) ? [] : [bot])) : [],
  };
}

const optionsIn = (value: unknown): z.infer<typeof jsonObject> => jsonObject.safeParse(value).data ?? {};
