import { z } from 'zod';
import { CARD_TYPES } from '../vocabulary.ts';

/** The shape of a Solo Opponent card: five steps in order, and a last one that unlocks later (TV-SOLO-05, -09). */

const amount = z.int().min(1).max(20);
const order = z.enum(['dearest', 'cheapest']);
/** Cards of a Fate Route: of a type, Recruits, Recruits with Shield, or what is no Recruit. */
const wish = z.strictObject({
  of: z.enum([...CARD_TYPES, 'recruit', 'shield', 'noRecruit', 'any']),
  order,
});
export type Wish = z.infer<typeof wish>;

const v = z.literal;
const openingSchema = z.discriminatedUnion('do', [
  /** Damage to each opposing Hero. */
  z.strictObject({ do: v('strike'), n: amount, per: v('recruits').optional() }),
  z.strictObject({ do: v('heal'), n: amount }),
  z.strictObject({ do: v('discard'), n: amount }),
  /** Banishes a Basic card from its Discard Pile; if it did, Damage to each opposing Hero. */
  z.strictObject({ do: v('offering'), n: amount }),
  z.strictObject({ do: v('gold'), n: amount }),
]);

const finalSchema = z.discriminatedUnion('do', [
  /** Acquires the dearest card and banishes whatever produces Gold from its Discard Pile. */
  z.strictObject({ do: v('acquire') }),
  /** The dearest Recruit of its Fate Route enters play. */
  z.strictObject({ do: v('deploy') }),
  /** Banishes the dearest card of each opposing Fate Route; each opposing Hero loses Health. */
  z.strictObject({ do: v('sabotage'), n: amount }),
  /** All Recruits up to this cost enter play from its Discard Pile. */
  z.strictObject({ do: v('muster'), cost: z.int().min(0).max(7) }),
  /** Each opposing Hero loses half the cards of its Banished Pile in Health. */
  z.strictObject({ do: v('toll'), most: amount }),
  /** The Damage of this turn once more. */
  z.strictObject({ do: v('again') }),
]);

export const soloSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  name: z.string().min(1).max(40),
  unlock: z.int().min(1).max(20),
  opening: openingSchema,
  /** Looked through from the first wish before each purchase, until nothing can be paid for (TV-SOLO-17). */
  buy: z.strictObject({ wishes: z.array(wish).min(1), once: v(true).optional(), onTop: v(true).optional() }),
  banish: z.strictObject({ route: z.enum(['own', 'weakest']), wishes: z.array(wish).min(1) }).optional(),
  slay: z.enum(['shields', 'mostHealth', 'dearest', 'leastHealth']),
  /** After Shield Recruits: the other Recruits in this order or not at all, then a Hero. */
  damage: z.strictObject({ recruits: z.enum(['weakest', 'dearest', 'none']), hero: z.enum(['lowest', 'highest']) }),
  final: finalSchema,
  flavour: z.string().min(1).max(120).optional(),
  glyph: z.string().max(40).optional(),
});
export type SoloText = z.infer<typeof soloSchema>;
