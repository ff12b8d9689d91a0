import { z } from 'zod';
import { fact, jsonObject, optionId, seat, seq, time, viewer } from './words.ts';

/** What one viewer may know of one moment of a match, with all the words a screen needs. */

export const optionView = z.strictObject({
  id: optionId,
  label: z.string(),
  /** The things on the table this option belongs to. */
  on: z.array(z.string()).optional(),
  /** Not a move of the game: a table setting, or giving up. */
  aside: z.enum(['setting', 'resign']).optional(),
});

export const promptView = z.strictObject({
  seat,
  ask: z.string(),
  about: jsonObject.optional(),
  sentence: z.string(),
  /** Ids of the rules behind the question. */
  rules: z.array(z.string()).optional(),
  options: z.array(optionView).min(1),
});

export const refusalView = z.strictObject({
  code: z.string(),
  rule: z.string(),
  on: z.string().optional(),
  args: jsonObject.optional(),
  text: z.string(),
});

/** What `undo` would take back, or why it takes back nothing. */
export const undoView = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), option: optionId, label: z.string() }),
  z.strictObject({ ok: z.literal(false), why: z.enum(['nothing', 'revealed', 'other-seat', 'finished']) }),
]);

export const outcomeView = z.strictObject({
  result: z.string(),
  winners: z.array(seat),
  scores: z.array(z.number()).optional(),
  text: z.string(),
});

export const table = z.strictObject({
  seq,
  viewer,
  /** The game's own view for this viewer; its type is the game's. */
  view: z.unknown(),
  /** The seats that are asked something now; empty only when the game is over. */
  waiting: z.array(seat),
  /** What this viewer is asked; absent when it is somebody else's turn, and for spectators. */
  prompt: promptView.optional(),
  /** Absent for spectators. */
  undo: undoView.optional(),
  whyNot: z.array(refusalView),
  outcome: outcomeView.optional(),
});

export const factLine = z.strictObject({ fact, text: z.string() });

/** One entry of the journal, cut for a viewer. */
export const moment = z.strictObject({
  seq: seq.min(1),
  seat,
  kind: z.enum(['pick', 'undo']),
  at: time,
  /** The option that was picked; only told to the seat that picked it, and to everybody once the game is over. */
  option: optionId.optional(),
  facts: z.array(factLine),
});

export type OptionView = z.infer<typeof optionView>;
export type PromptView = z.infer<typeof promptView>;
export type RefusalView = z.infer<typeof refusalView>;
export type UndoView = z.infer<typeof undoView>;
export type OutcomeView = z.infer<typeof outcomeView>;
export type Table = z.infer<typeof table>;
export type FactLine = z.infer<typeof factLine>;
export type Moment = z.infer<typeof moment>;
