import { rngSchema } from '@veilhall/engine';
import { z } from 'zod';

const seat = z.int().min(0).max(3);
/** `seenBy`: others who have looked at it (DU-LENS-02). */
const cardSchema = z.strictObject({ id: z.int().min(0), def: z.string().max(16), seenBy: z.array(seat) });
const frameSchema = z.strictObject({ do: z.literal('bidding') });
const playerSchema = z.strictObject({
  hand: z.array(cardSchema),
  /** Face down. */
  bid: z.array(cardSchema).max(1),
  finds: z.array(z.int().min(1).max(12)),
});

export const stateSchema = z.strictObject({
  rng: rngSchema,
  nextId: z.int().min(0),
  /** Face down, the top is last. */
  deck: z.array(z.string().max(16)),
  discard: z.array(cardSchema),
  /** Still to be bid for; the next is last. */
  row: z.array(z.int().min(1).max(12)),
  dust: z.array(z.int().min(1).max(12)),
  players: z.array(playerSchema).min(2).max(4),
  work: z.array(frameSchema),
});
export type State = z.infer<typeof stateSchema>;
export type DustCard = z.infer<typeof cardSchema>;
export type Player = z.infer<typeof playerSchema>;
export type DustFrame = z.infer<typeof frameSchema>;
