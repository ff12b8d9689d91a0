import { effectFrameList } from '@veilhall/kit';
import { z } from 'zod';
import { ACTION_TYPES, PHASES, WINDOWS } from '../vocabulary.ts';
import { campaignSeatFrames, campaignTableFrames } from './campaign-frames.ts';
import { aboutSchema } from './picks.ts';

/**
 * Pending work of one seat, as data. `at` is the seat whose stack the frame lies on, `seat` the Veilwraith concerned; the
 * frames of texts call them `by` and `who`. No frame holds anything hidden: what lies in a deck is read from the deck when the frame runs.
 */
const seat = z.int().min(0).max(3);
const count = z.int().min(0);
const action = z.enum(ACTION_TYPES);
const name = z.string().max(120);

const phase = <N extends string>(kind: N) => z.strictObject({ do: z.literal(kind), at: seat, step: count });

const threatPhase = phase('threatPhase');
const drawPhase = phase('drawPhase');
const spiritPhase = phase('spiritPhase');
const endPhase = phase('endPhase');
const playPhase = z.strictObject({ do: z.literal('playPhase'), at: seat });
export type PhaseFrame =
  | z.infer<typeof threatPhase>
  | z.infer<typeof drawPhase>
  | z.infer<typeof spiritPhase>
  | z.infer<typeof endPhase>;
export type PlayPhaseFrame = z.infer<typeof playPhase>;

const windowFrame = z.strictObject({ do: z.literal('window'), at: seat, window: z.enum(WINDOWS) });
export type WindowFrame = z.infer<typeof windowFrame>;

const draw = z.strictObject({ do: z.literal('draw'), at: seat, seat, left: count });
export type DrawFrame = z.infer<typeof draw>;

const playThreats = z.strictObject({ do: z.literal('playThreats'), at: seat, seat, left: count });
export type PlayThreatsFrame = z.infer<typeof playThreats>;

/** The defeat sequence of a card that has just left the Threat Area (VW-DEF-01). */
const defeat = z.strictObject({
  do: z.literal('defeat'),
  at: seat,
  seat,
  id: count,
  def: name,
  step: z.enum(['effects', 'boost', 'portal']),
});
export type DefeatFrame = z.infer<typeof defeat>;

/** An Action being Used: from declaration to its move. */
const use = z.strictObject({
  do: z.literal('use'),
  at: seat,
  action,
  option: z.enum(['perform', 'draw']),
  target: z.strictObject({ seat, id: count, value: count }).readonly().exactOptional(),
  combined: count,
  step: z.enum(['boost', 'drawn', 'move']),
});
export type UseFrame = z.infer<typeof use>;

/** A Memory being played; bit i of `done` is set when ability i has been activated. */
const memory = z.strictObject({
  do: z.literal('memory'),
  at: seat,
  id: count,
  def: name,
  done: count,
  /** Activate the rest in printed order without asking. */
  all: z.boolean(),
});
export type MemoryFrame = z.infer<typeof memory>;

const grant = <N extends string>(kind: N) =>
  z.strictObject({ do: z.literal(kind), at: seat, card: name, action: action.exactOptional() });
const grantUse = grant('grantUse');
const grantTilt = grant('grantTilt');
export type GrantUseFrame = z.infer<typeof grantUse>;
export type GrantTiltFrame = z.infer<typeof grantTilt>;

const peek = z.strictObject({
  do: z.literal('peek'),
  at: seat,
  seat,
  card: name,
  count,
  stage: z.enum(['look', 'bottom', 'order']),
  reorder: z.boolean(),
  placed: count,
  /** The looking itself has happened. */
  seen: z.boolean(),
});
export type PeekFrame = z.infer<typeof peek>;

const seatFrames = [
  threatPhase,
  drawPhase,
  spiritPhase,
  endPhase,
  playPhase,
  windowFrame,
  ...effectFrameList(aboutSchema),
  draw,
  playThreats,
  defeat,
  use,
  memory,
  grantUse,
  grantTilt,
  peek,
] as const;
export type SeatFrame = z.infer<(typeof seatFrames)[number]>;

/** The rounds of one game, on the table's own stack. */
const game = z.strictObject({ do: z.literal('game'), next: z.enum(PHASES) });
export type GameFrame = z.infer<typeof game>;

/** What may lie on a seat's stack, and on the table's. What lies inside a frame is replaced and never changed. */
export const seatWorkSchema = z.discriminatedUnion('do', [...seatFrames, ...campaignSeatFrames]);
export type SeatWork = z.infer<typeof seatWorkSchema>;
export const tableWorkSchema = z.discriminatedUnion('do', [game, ...campaignTableFrames]);
export type VwFrame = SeatWork | z.infer<typeof tableWorkSchema>;
