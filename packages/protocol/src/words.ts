import { type Data, type Fact, jsonSchema } from '@veilhall/engine';
import { type ZodType, z } from 'zod';

/** The small vocabulary everything else on the wire is made of. */

/** 128 random bits: whoever was not told a match's id cannot find it. */
export const matchId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('Id of a match.');
export const guestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16}$/)
  .describe('Public id of a guest.');
export const secret = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .describe('256 random bits, base64url.');

export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);
export const botId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
export const seat = z.int().min(0).max(15);
export const viewer = z.union([seat, z.literal('spectator')]);
/** How many picks and undos lie behind this moment of a match. */
export const seq = z.int().min(0).max(100_000);
export const optionId = z.string().min(1).max(256);
export const thingId = z.string().describe('Something that lies on the table.');
export const time = z.int().min(0).describe('Milliseconds since 1970.');

/** Chosen by the client, new for every pick and the same for every retry of it. */
export const choiceKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

// Control, bidi-override and invisible characters would let one name pose as another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;
export const displayName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => !UNSEEN.test(text), 'no invisible characters');
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => !UNSEEN.test(text.replaceAll('\n', ' ')), 'no invisible characters');

export const jsonObject = z.record(z.string(), jsonSchema);
/** Numbers and names of a game's own; what a game says holds no null. */
export const data = jsonObject as unknown as ZodType<Data>;

/** Whatever a game puts there; each game's own types say what it is. */
export const fact = z.looseObject({ type: z.string() }) as unknown as ZodType<Fact>;

export type MatchId = z.infer<typeof matchId>;
export type GuestId = z.infer<typeof guestId>;
