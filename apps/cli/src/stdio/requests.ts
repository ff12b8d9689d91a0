import { z } from 'zod';

/** One request per line. Members that an operation does not know are passed over. */
const id = { id: z.unknown().optional() };
const name = z.string().max(128);
const seat = z.int();
const inMatch = { ...id, match: name };

export const requestSchema = z.discriminatedUnion('op', [
  z.object({ ...id, op: z.literal('games') }),
  z.object({
    ...id,
    op: z.literal('new'),
    game: name,
    seed: z.union([z.string().max(256), z.number()]).optional(),
    seats: z.int().optional(),
    options: z.unknown().optional(),
    packs: z.array(z.unknown()).max(16).optional(),
  }),
  z.object({ ...inMatch, op: z.literal('prompts'), words: z.boolean().optional() }),
  z.object({ ...inMatch, op: z.literal('choose'), seat, option: z.string().max(256) }),
  z.object({ ...inMatch, op: z.literal('view'), seat: z.union([seat, z.literal('spectator')]) }),
  z.object({ ...inMatch, op: z.literal('whyNot'), seat }),
  z.object({ ...inMatch, op: z.literal('undo'), seat }),
  z.object({ ...inMatch, op: z.literal('export') }),
  z.object({ ...id, op: z.literal('import'), game: name, position: z.unknown().optional() }),
  z.object({ ...inMatch, op: z.literal('journal') }),
  z.object({ ...id, op: z.literal('replay'), journal: z.unknown().optional() }),
  z.object({ ...id, op: z.literal('content'), game: name }),
  z.object({ ...inMatch, op: z.literal('close') }),
]);
export type Request = z.infer<typeof requestSchema>;

export const OPS: readonly string[] = requestSchema.options.map((option) => option.shape.op.value);
