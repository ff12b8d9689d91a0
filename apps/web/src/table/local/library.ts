import { botsFor } from '@veilhall/bots';
import {
  type AnyGame,
  type Entry,
  JOURNAL_FORMAT,
  type Journal,
  journalSchema,
  Match,
  MatchError,
} from '@veilhall/engine';
import { lessonMatch } from '@veilhall/games/lessons';
import { z } from 'zod';
import { unnamed } from '../../setup/seats.ts';
import { replayed, type Timeline } from '../timeline.ts';
import { newId } from './chance.ts';
import { deleteMatch, keepMatch, listMatches, type MatchRecord, readMatch, type SeatPlan } from './database.ts';
import { lessonOf, rulesOf } from './games.ts';
import { Guide } from './guide.ts';
import { journalIn, replaying } from './match-file.ts';
import { summaryOf } from './summary.ts';
import type { DealRequest, GameAbout, PackedMatch, Verdict } from './worker-calls.ts';

/** Matches as things that are made, kept, brought and checked; playing them is the host's business. */

export function about(game: AnyGame): GameAbout {
  const { title, rules, seats, content } = game;
  const schema: Record<string, unknown> = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  return { title, rules, seats, options: schema, cards: content.cards, bots: botsFor(game) };
}

export function humansOf(seats: readonly SeatPlan[]): number[] {
  return seats.flatMap((plan, seat) => (plan.kind === 'human' ? [seat] : []));
}

export function recordOf(match: Match, seats: readonly SeatPlan[], curtain: boolean, name?: string): MatchRecord {
  const now = Date.now();
  const { entries: _, ...head } = match.save();
  return {
    id: match.head.id,
    game: match.head.game,
    ...(name && { name }),
    created: now,
    updated: now,
    seats,
    curtain,
    head,
    summary: summaryOf(match, seats),
  };
}

/** The lesson that was begun on this device and can still be played, else a new one. */
export async function begunLesson(game: string, name: string): Promise<string> {
  const [rules, lesson] = await Promise.all([rulesOf(game), lessonOf(game)]);
  const match = lessonMatch(rules, lesson, newId());
  for (const record of await listMatches()) {
    if (record.game !== game || !record.lesson) continue;
    const { format, rules: version, content } = record.head;
    const same = format === match.head.format && version === match.head.rules && content === match.head.content;
    if (same && record.lesson.step < lesson.steps.length) return record.id;
    await deleteMatch(record.id);
  }
  const others = lesson.others.map((other): SeatPlan => ({ kind: 'bot', name: other }));
  const record = recordOf(match, [{ kind: 'human', name }, ...others], false, `Lesson: ${rules.title}`);
  const summary = new Guide(lesson, 0).summed(record.summary);
  await keepMatch({ ...record, summary, lesson: { step: 0 } });
  return match.head.id;
}

export async function deal({
  game: id,
  seats,
  options,
  packs = [],
  curtain,
  name,
  chance,
}: DealRequest): Promise<string> {
  const game = await rulesOf(id);
  const match = Match.deal(game, { id: chance.match, seats: seats.length, options, packs, seed: chance.seed });
  await keepMatch(recordOf(match, seats, curtain, name));
  return match.head.id;
}

/** A kept match, played to where it stands. */
export async function opened(id: string): Promise<{ timeline: Timeline; record: MatchRecord; guide?: Guide }> {
  const stored = await readMatch(id);
  if (!stored)
    throw new MatchError(
      'bad-journal',
      'There is no such match on this device. It was deleted, or it is kept in another browser.',
    );
  const { record, entries } = stored;
  if (record.head.format !== JOURNAL_FORMAT)
    throw new MatchError('bad-journal', 'This match was made by an older Veilhall and cannot be played on.');
  const timeline = await timelineOf({ ...record.head, entries });
  if (!record.lesson) return { record, timeline };
  return { record, timeline, guide: new Guide(await lessonOf(record.game), record.lesson.step) };
}

export async function timelineOf(journal: Journal): Promise<Timeline> {
  const game = await rulesOf(journal.game);
  const none: Entry[] = [];
  return replayed(Match.replay(game, { ...journal, entries: none }), journal.entries);
}

/** A match from a link: nothing but what its deal and its picks lead to. */
export async function unpacked({ head, picks }: PackedMatch): Promise<Timeline> {
  const journal = journalIn({ ...head, entries: [] });
  return replaying(async () => {
    const timeline = await timelineOf(journal);
    for (const [seat, ...options] of picks) {
      if (options.length === 0) timeline.undo(seat);
      else timeline.choose(seat, options);
    }
    return timeline;
  });
}

/** A match of its own that starts where that one stood after entry `seq`. */
export async function forkOf(match: Match, seq: number, seats: readonly SeatPlan[], curtain: boolean): Promise<string> {
  const fork = match.fork(newId(), seq);
  await keepMatch(recordOf(fork, seats, curtain));
  return fork.head.id;
}

export const anonymous = (seats: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: unnamed(seat, seats) }));

export function watchRecord(match: Match, names: readonly string[]): MatchRecord {
  const seats = anonymous(match.head.seats).map((plan, seat) => ({ ...plan, name: names[seat] ?? plan.name }));
  return recordOf(match, seats, false);
}

/** Plays everything again and checks every hash, the chain, and that the seed is the one committed to. */
export async function verify(input: unknown): Promise<Verdict> {
  const parsed = journalSchema.safeParse(input);
  if (!parsed.success) return { ok: false, entries: 0, text: 'This is not a journal.' };
  const journal = parsed.data;
  const entries = journal.entries.length;
  try {
    Match.replay(await rulesOf(journal.game), journal);
  } catch (error) {
    return { ok: false, entries, text: error instanceof Error ? error.message : String(error) };
  }
  const dealt = journal.start.from === 'deal';
  const seed = dealt ? 'The seed is the one committed to before the first prompt. ' : '';
  return {
    ok: true,
    entries,
    text: `${seed}All ${entries} entries follow from each other and lead to the same states.`,
  };
}
