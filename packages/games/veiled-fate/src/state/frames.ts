import { z } from 'zod';
import { MOST_SLOTS, POWERS } from '../vocabulary.ts';
import { count, def, demi, placeSchema, region, seat } from './shapes.ts';

/** Why a card is put into a pile: it decides what is asked and what follows. */
const voteReason = z.enum(['placed', 'influence', 'extra']);
export type VoteReason = z.infer<typeof voteReason>;

/** Pending work, one shape per kind. */
export const frameSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('openAge') }),
  z.strictObject({ do: z.literal('turn') }),
  z.strictObject({ do: z.literal('afterAction') }),
  z.strictObject({ do: z.literal('pay'), power: z.enum(POWERS), left: z.int().min(1).max(5) }),
  z.strictObject({ do: z.literal('portal'), demi, to: placeSchema }),
  z.strictObject({
    do: z.literal('transfigure'),
    region,
    one: z.int().min(1).max(MOST_SLOTS),
    other: z.int().min(1).max(MOST_SLOTS),
  }),
  z.strictObject({ do: z.literal('smite'), demi }),
  z.strictObject({ do: z.literal('omniscience'), region }),
  z.strictObject({ do: z.literal('vote'), seat, region, why: voteReason }),
  z.strictObject({ do: z.literal('fillCheck'), region }),
  z.strictObject({ do: z.literal('extraVoters'), region, left: z.int().min(1).max(2), picked: z.array(seat).max(2) }),
  z.strictObject({ do: z.literal('resolve'), region }),
  z.strictObject({ do: z.literal('citySlot'), demi }),
  /** Came from the Pools: the refresh and the City slot, in the mover's order (VF-POOLS-03). */
  z.strictObject({ do: z.literal('fromPools'), demi }),
  z.strictObject({ do: z.literal('refresh') }),
  z.strictObject({ do: z.literal('ageRole') }),
  /** Cards named so far; they leave the hand together, when the voter is done. */
  z.strictObject({ do: z.literal('ageVote'), seat, picked: z.array(count).max(9) }),
  z.strictObject({ do: z.literal('ageEffect') }),
  z.strictObject({ do: z.literal('drawQuest'), seat, left: z.int().min(0).max(6) }),
  z.strictObject({ do: z.literal('placeQuest'), seat, quest: def, left: z.int().min(1).max(6) }),
]);
export type VfFrame = z.infer<typeof frameSchema>;
export type FrameOf<D extends VfFrame['do']> = Extract<VfFrame, { do: D }>;
