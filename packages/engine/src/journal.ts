import { z } from 'zod';
import { hashOf } from './hash.ts';
import type { OptionId } from './ids.ts';

export const JOURNAL_FORMAT = 'veilhall-journal/2';
/** Formats that were written once and are no longer read. */
const OLDER_FORMATS: readonly unknown[] = ['veilhall-journal/1'];
const FAMILY = 'veilhall-journal/';

/** Which Veilhall writes this format; nothing where it is no journal's. */
export function formatAge(format: unknown): 'older' | 'present' | 'newer' | undefined {
  if (format === JOURNAL_FORMAT) return 'present';
  if (OLDER_FORMATS.includes(format)) return 'older';
  return typeof format === 'string' && format.startsWith(FAMILY) ? 'newer' : undefined;
}

/** One schema for all of it, so that a description of an API can refer to it by name. */
export const jsonSchema = z.json();
const hex = z.string().regex(/^[0-9a-f]{64}$/);

export const positionSchema = z.strictObject({
  format: z.literal('veilhall-position/1'),
  game: z.string().max(64),
  rules: z.string().max(32),
  content: hex,
  packs: z.array(jsonSchema).max(16),
  seats: z.int().min(1).max(16),
  state: jsonSchema,
});
export type Position = z.infer<typeof positionSchema>;

const startSchema = z.discriminatedUnion('from', [
  /** A fresh deal. `seed` is the host's and absent while the game runs; `nonces` are the players'. */
  z.strictObject({
    from: z.literal('deal'),
    options: jsonSchema,
    commitment: hex,
    nonces: z.array(z.string().max(256)).max(16),
    seed: hex.exactOptional(),
  }),
  /** An exported position or a fork. `position` holds everything hidden and is absent while the game runs. */
  z.strictObject({ from: z.literal('position'), commitment: hex, position: positionSchema.exactOptional() }),
]);

/** Where a match comes from: dealt here, brought as a position, or branched off another match. */
export const ORIGINS = ['dealt', 'brought', 'branched'] as const;
export type Origin = (typeof ORIGINS)[number];

const optionId = z.string().max(256);
/** Picks that one request may add to its first. */
export const MOST_RUN = 63;

const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pick'),
    seq: z.int().min(1),
    seat: z.int().min(0),
    option: optionId,
    /** Further options of the same seat that were picked together with the first, in order. */
    run: z.array(optionId).min(1).max(MOST_RUN).exactOptional(),
    hash: hex,
    link: hex,
  }),
  /** Takes back pick `of`, with the whole run it began. */
  z.strictObject({
    kind: z.literal('undo'),
    seq: z.int().min(1),
    seat: z.int().min(0),
    of: z.int().min(1),
    hash: hex,
    link: hex,
  }),
]);
export type Entry = z.infer<typeof entrySchema>;
export type PickEntry = Extract<Entry, { kind: 'pick' }>;
export type EntryBody = Omit<PickEntry, 'link'> | Omit<Extract<Entry, { kind: 'undo' }>, 'link'>;

/** Everything one entry picked, in order. */
export const picksOf = ({ option, run }: Pick<PickEntry, 'option' | 'run'>): readonly OptionId[] =>
  run ? [option, ...run] : [option];

export const MOST_ENTRIES = 100_000;

export const journalSchema = z.strictObject({
  format: z.literal(JOURNAL_FORMAT, {
    error: ({ input }) => (OLDER_FORMATS.includes(input) ? 'it was made by an older Veilhall' : undefined),
  }),
  id: z.string().min(1).max(128),
  origin: z.enum(ORIGINS),
  game: z.string().max(64),
  rules: z.string().max(32),
  content: hex,
  packs: z.array(jsonSchema).max(16),
  seats: z.int().min(1).max(16),
  start: startSchema,
  entries: z.array(entrySchema).max(MOST_ENTRIES),
});
export type Journal = z.infer<typeof journalSchema>;
export type JournalHead = Omit<Journal, 'entries'>;

/** The chain starts at everything that was fixed before the first prompt, and not at what is revealed last. */
export function firstLink(head: JournalHead): string {
  const { start, ...rest } = head;
  const fixed = start.from === 'deal' ? { ...start, seed: undefined } : { ...start, position: undefined };
  return hashOf({ ...rest, start: fixed, entries: undefined });
}

export const chained = (previous: string, body: EntryBody): Entry =>
  ({ ...body, link: hashOf([previous, body]) }) as Entry;

/** The number of the first entry that does not follow from the one before it. */
export function brokenLink(journal: Journal): number | undefined {
  let previous = firstLink(journal);
  for (const [index, entry] of journal.entries.entries()) {
    const { link, ...body } = entry;
    if (entry.seq !== index + 1 || chained(previous, body).link !== link) return index + 1;
    previous = link;
  }
  return undefined;
}
