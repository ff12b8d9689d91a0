import { z } from 'zod';
import type { Op } from './requests.ts';

/** What answers hold besides `id` and `ok`. docs/STDIO.md is made from this file, and a test holds real answers against it. */
const handle = z.string().describe('what later requests call it');
const option = z.strictObject({
  id: z.string(),
  about: z.record(z.string(), z.unknown()).optional(),
  on: z.array(z.string()).optional(),
  kind: z.enum(['setting', 'resign']).optional(),
  aside: z.enum(['setting', 'resign']).optional(),
});
const prompt = z.strictObject({
  seat: z.int(),
  ask: z.string(),
  about: z.record(z.string(), z.unknown()).optional(),
  moves: z.int(),
  options: z.array(option).optional(),
});
const outcome = z.strictObject({
  result: z.string(),
  winners: z.array(z.int()),
  scores: z.array(z.number()).optional(),
});
const situation = {
  prompts: z
    .array(prompt)
    .describe(
      'one for each seat that is asked: `seat`, `ask`, `about`, `moves` (so many of the options are moves) and `options`',
    ),
  outcome: outcome.optional().describe('once the game is over: `result`, `winners`, and `scores` where there are any'),
};
const opened = {
  match: handle,
  game: z.string(),
  seats: z.int(),
  seq: z.int().describe('entries of its journal so far'),
  ...situation,
};
const seq = z.int().describe('entries of the journal, or picks of a copy, so far');
const facts = z.array(z.looseObject({ type: z.string() })).optional();

export const answerSchemas = {
  games: z.strictObject({ games: z.array(z.looseObject({ id: z.string(), title: z.string(), rules: z.string() })) }),
  new: z.strictObject(opened),
  prompts: z.strictObject({
    ...situation,
    words: z
      .array(z.strictObject({ seat: z.int(), sentence: z.string(), labels: z.array(z.string()) }))
      .optional()
      .describe('for each prompt, if they were asked for'),
  }),
  choose: z.strictObject({ seq, facts: facts.describe('what the seat learns from it'), ...situation }),
  view: z.strictObject({ view: z.unknown() }),
  whyNot: z.strictObject({
    refusals: z.array(z.looseObject({ text: z.string() })).describe('each with its rule, its numbers and its `text`'),
  }),
  undo: z.strictObject({ seq, undone: z.string().describe('the option that was taken back'), ...situation }),
  export: z.strictObject({ position: z.looseObject({ format: z.string() }) }),
  import: z.strictObject(opened),
  journal: z.strictObject({ journal: z.looseObject({ format: z.string() }) }),
  replay: z.strictObject(opened),
  content: z.strictObject({
    hash: z.string().describe('changes with what cards do'),
    cards: z.array(z.looseObject({ id: z.string(), name: z.string(), family: z.string(), text: z.string() })),
  }),
  bot: z.strictObject({ option: z.string(), move: z.int().describe('its place') }),
  clone: z.strictObject({ match: handle, seq, ...situation }),
  worlds: z.strictObject({ worlds: z.array(handle).describe('handles of the copies') }),
  evaluate: z.strictObject({ value: z.number() }),
  playout: z.strictObject({
    games: z.int(),
    outcomes: z.record(z.string(), z.int()).describe('games by how they ended'),
    wins: z.array(z.int()).describe('by seat'),
    decisions: z.int().describe('in all of them'),
  }),
  close: z.strictObject({}),
} as const satisfies Record<Op, z.ZodObject>;
