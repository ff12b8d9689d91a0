import { botsFor } from '@veilhall/bots';
import { brokenLink, type Entry, firstLink, type Journal, type JournalHead, type Match } from '@veilhall/engine';
import { z } from 'zod';
import { keepMatch, readMatch, type SeatPlan } from './database.ts';
import { anonymous, forkOf, humansOf, recordOf, timelineOf } from './library.ts';
import { journalIn, replaying } from './match-file.ts';

const plansSchema = z.array(
  z.object({ kind: z.enum(['human', 'bot']), name: z.string().max(40), bot: z.string().exactOptional() }),
);

/** Who sat where, if a file says it for every seat and leaves one to somebody here; else all seats are. */
function plansFor({ head, game }: Match, given: unknown): readonly SeatPlan[] {
  const bots = botsFor(game);
  const { data = [] } = plansSchema.safeParse(given);
  const can = data.every(({ kind, bot }) => kind === 'human' || (bot !== undefined && bots.includes(bot)));
  return can && data.length === head.seats && humansOf(data).length > 0 ? data : anonymous(head.seats);
}

/** How a match of a file stands to the match of the same id that is here. */
export function kinship(
  here: { readonly head: JournalHead; readonly entries: readonly Entry[] },
  file: Journal,
): 'known' | 'further' | 'another' {
  const common = Math.min(here.entries.length, file.entries.length);
  const last = (entries: readonly Entry[]): string | undefined => entries[common - 1]?.link;
  if (firstLink(here.head) !== firstLink(file) || last(here.entries) !== last(file.entries)) return 'another';
  return file.entries.length > common ? 'further' : 'known';
}

/** Keeps a match from a file. One that is here already is opened, one that went on elsewhere goes on here. */
export async function bring(input: unknown, plans?: unknown): Promise<string> {
  const journal = journalIn(input);
  const here = await readMatch(journal.id);
  const kin = here && kinship({ head: here.record.head, entries: here.entries }, journal);
  if (kin === 'known') return journal.id;
  const { match } = await replaying(async () => {
    const broken = brokenLink(journal);
    if (broken !== undefined) throw new Error(`entry ${broken} does not follow from the one before it`);
    return timelineOf(journal);
  });
  if (here && kin === 'further') {
    const { seats, curtain, name } = here.record;
    await keepMatch(recordOf(match, seats, curtain, name), match.entries);
    return journal.id;
  }
  const seats = plansFor(match, plans);
  if (here) return forkOf(match, match.seq, seats, true);
  await keepMatch(recordOf(match, seats, humansOf(seats).length > 1), match.entries);
  return journal.id;
}
