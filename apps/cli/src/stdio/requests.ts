import { BOT_IDS } from '@veilhall/bots';
import { z } from 'zod';

/** One request per line. Members that an operation does not know are passed over. docs/STDIO.md is made from this file. */
const id = { id: z.unknown().optional() };
const name = z.string().max(128);
const seed = z.string().max(128).optional().describe('the same seed gives the same answer; left out, it is the handle');
const seat = z.int().describe('from 0');
const game = name.describe('as `games` names it');
const inMatch = { ...id, match: name.describe('a handle: of a match (`m1`) or of a copy (`c1`)') };
const budget = {
  iterations: z.int().min(0).max(1_000_000).optional().describe('picks that a bot that searches may try: repeatable'),
  ms: z.number().min(1).max(60_000).optional().describe('milliseconds that a bot that searches may take'),
};
const brief = z
  .boolean()
  .optional()
  .describe('the answer leaves out facts and options: who is asked what, and how many moves');

export const requestSchema = z.discriminatedUnion('op', [
  z.object({ ...id, op: z.literal('games') }).describe('The games, their seats and the JSON Schema of their options.'),
  z
    .object({
      ...id,
      op: z.literal('new'),
      game,
      seed: z
        .union([z.string().max(256), z.number()])
        .optional()
        .describe('left out, a secret one'),
      deal: z
        .string()
        .max(128)
        .optional()
        .describe('a deal of the lab by its seed, like `report/1/17`; not with `seed`'),
      seats: z.int().optional().describe('left out, the fewest'),
      options: z.unknown().optional(),
      packs: z.array(z.unknown()).max(16).optional().describe('homebrew cards'),
    })
    .describe('Deals a match.'),
  z
    .object({
      ...inMatch,
      op: z.literal('prompts'),
      words: z.boolean().optional().describe('sentences and labels too'),
      brief,
    })
    .describe('Who is asked what.'),
  z
    .object({
      ...inMatch,
      op: z.literal('choose'),
      seat,
      option: z.string().max(256).optional().describe('by its id'),
      move: z.int().min(0).optional().describe('by its place among the moves; one of the two'),
      brief,
    })
    .describe('Picks an option.'),
  z
    .object({ ...inMatch, op: z.literal('view'), seat: z.union([seat, z.literal('spectator')]) })
    .describe('What a seat, or a spectator, may know.'),
  z
    .object({ ...inMatch, op: z.literal('whyNot'), seat })
    .describe('What the seat might expect to do and cannot, and why.'),
  z.object({ ...inMatch, op: z.literal('undo'), seat }).describe("Takes back the seat's last pick. Matches only."),
  z.object({ ...inMatch, op: z.literal('export') }).describe('The whole position, with everything hidden.'),
  z
    .object({ ...id, op: z.literal('import'), game, position: z.unknown().optional() })
    .describe('A match that starts from a position.'),
  z.object({ ...inMatch, op: z.literal('journal') }).describe('The record so far. Matches only.'),
  z
    .object({ ...id, op: z.literal('replay'), journal: z.unknown().optional() })
    .describe('Plays a journal again, checks every hash, and goes on from its end.'),
  z.object({ ...id, op: z.literal('content'), game }).describe('Every card with its text and its data.'),
  z
    .object({
      ...inMatch,
      op: z.literal('bot'),
      seat,
      level: z.enum([...BOT_IDS]).describe('who is asked'),
      seed,
      ...budget,
    })
    .describe(
      'Which option a bot would pick. It knows what the seat knows, and picks nothing itself. Without `iterations` and `ms` it thinks as long as its level does at any table.',
    ),
  z
    .object({ ...inMatch, op: z.literal('clone'), brief })
    .describe('A copy that can be played on by itself: faster, without journal and undo.'),
  z
    .object({
      ...inMatch,
      op: z.literal('worlds'),
      seat,
      count: z.int().min(1).max(100).optional().describe('left out, 1'),
      seed,
    })
    .describe('Copies in which everything the seat does not know is dealt again.'),
  z
    .object({ ...inMatch, op: z.literal('evaluate'), seat })
    .describe("How well the seat stands, by the game's own judgement: 0 to 1 where the game allows."),
  z
    .object({
      ...inMatch,
      op: z.literal('playout'),
      bots: z
        .array(z.enum([...BOT_IDS]))
        .min(1)
        .max(16)
        .optional()
        .describe('one per seat, or fewer to be repeated; left out, wisp'),
      games: z.int().min(1).max(1000).optional().describe('left out, 1'),
      seat: seat.optional().describe('each game in a world of this seat; left out, in the real one'),
      seed,
      ...budget,
    })
    .describe(
      'Plays copies to their end, with as many picks tried as in the lab unless `iterations` or `ms` say otherwise. The match stays as it is.',
    ),
  z.object({ ...inMatch, op: z.literal('close') }).describe('Forgets a match or a copy.'),
]);
export type Request = z.infer<typeof requestSchema>;
export type Op = Request['op'];
export type InMatch = Extract<Request, { match: string }>;

export const OPS: readonly Op[] = requestSchema.options.map((option) => option.shape.op.value);

/** Many requests in one line, answered in one line, in their order. A request that is refused does not stop the others. */
export const batchSchema = z.object({ ...id, batch: z.array(z.unknown()).max(10_000) });
