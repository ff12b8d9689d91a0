import { type Sketch, type Text, UNDO_BARRIERS } from '@veilhall/engine';
import { type ZodType, z } from 'zod';
import { data, fact, optionId, seat, seq, thingId, time, viewer } from './words.ts';

/** What one viewer may know of a match, with all the words a screen needs. */

const piece = z.union([
  z.string(),
  z.strictObject({ seat, as: z.literal('possessive').exactOptional() }),
  z.strictObject({ lineOf: seat }),
  z.strictObject({ agree: seat, you: z.string(), they: z.string() }),
  z.strictObject({ card: z.string(), name: z.string() }),
  z.strictObject({ thing: thingId, name: z.string() }),
  z.strictObject({ term: z.string(), text: z.string() }),
  z.strictObject({ rule: z.string() }),
]);

/** Words, or pieces in which seats, cards, things, terms and rules are named as what they are. */
export const text: ZodType<Text> = z.union([z.string(), z.array(piece)]);

export const optionView = z.strictObject({
  id: optionId,
  label: text,
  /** What picking it means, as data. */
  about: data.exactOptional(),
  /** The things on the table this option belongs to. */
  on: z.array(thingId).exactOptional(),
  /** Not a move of the game: a table setting, or giving up. */
  kind: z.enum(['setting', 'resign']).exactOptional(),
});

export const promptView = z.strictObject({
  seat,
  ask: z.string(),
  about: data.exactOptional(),
  sentence: text,
  /** Ids of the rules behind the question. */
  rules: z.array(z.string()),
  /** How many of the options are moves of the game; they come first. */
  moves: z.int().min(0),
  options: z.array(optionView).min(1),
});

export const refusalView = z.strictObject({
  code: z.string(),
  rule: z.string(),
  on: thingId.exactOptional(),
  args: data.exactOptional(),
  text,
});

/** What `undo` would take back (the pick of entry `of`), or why it takes back nothing. */
export const undoView = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), of: seq.min(1), option: optionId, label: text }),
  z.strictObject({ ok: z.literal(false), why: z.enum(UNDO_BARRIERS) }),
]);

export const outcomeView = z.strictObject({
  result: z.string(),
  winners: z.array(seat),
  scores: z.array(z.number()).exactOptional(),
  text,
});

const sketchThing = z.strictObject({ id: thingId, name: z.string(), card: z.string().exactOptional(), facts: text });
const sketchZone = z.strictObject({
  id: z.string(),
  name: text,
  owner: seat.exactOptional(),
  count: z.int().min(0),
  /** Absent where the viewer may only know how many there are. */
  things: z.array(sketchThing).exactOptional(),
});
/** The table as plain lists. */
export const sketchView: ZodType<Sketch> = z.strictObject({
  title: text,
  stage: text.exactOptional(),
  status: z.array(text),
  zones: z.array(sketchZone),
});

export const lookView = z.strictObject({
  seq,
  viewer,
  /** The game's own view for this viewer; its type is the game's. */
  view: z.unknown(),
  sketch: sketchView,
  /** The seats that are asked something now; empty only when the game is over. */
  waiting: z.array(seat),
  /** What this viewer is asked; absent when it is somebody else's turn, and for spectators. */
  prompt: promptView.exactOptional(),
  /** Absent for spectators, and for moments that are past. */
  undo: undoView.exactOptional(),
  whyNot: z.array(refusalView),
  outcome: outcomeView.exactOptional(),
});

export const factLine = z.strictObject({ fact, text });

const picked = {
  /** What was picked; only told to the seat that picked it, and to everybody once the game is over. */
  option: optionId.exactOptional(),
  /** What was picked together with it, in order. */
  run: z.array(optionId).exactOptional(),
};
const entry = { seq: seq.min(1), seat, at: time, facts: z.array(factLine) };

/** One entry of the journal, cut for a viewer. */
export const logEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pick'), ...entry, ...picked }),
  /** Takes back the pick of entry `of`. */
  z.strictObject({ kind: z.literal('undo'), ...entry, of: seq.min(1) }),
]);

/** An option with its words. */
export type Labelled = z.infer<typeof optionView>;
/** A prompt with its words: what a seat must pick from. */
export type Asked = z.infer<typeof promptView>;
/** Something that cannot be done now, and why. */
export type Blocked = z.infer<typeof refusalView>;
export type UndoView = z.infer<typeof undoView>;
export type Ended = z.infer<typeof outcomeView>;
/** What one viewer sees of one moment. */
export type Look = z.infer<typeof lookView>;
/** One thing that happened, with its words. */
export type FactLine = z.infer<typeof factLine>;
export type LogEntry = z.infer<typeof logEntry>;
