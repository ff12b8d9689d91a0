import { z } from 'zod';
import { AURA_TRIGGERS, CARD_TYPES, COUNTERS, KINDS, SYNERGIES, TALLIES, WINDOWS } from '../vocabulary.ts';

/** The shape of every character and card, in the repository and in homebrew packs alike. */

const cardId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens')
  .max(40);
const text = (most: number) => z.string().min(1).max(most);
const amount = z.int().min(1).max(20);
const cost = z.int().min(0).max(7);

/** A count within bounds, such as "with 2 or more Aggro cards in play". */
const conditionSchema = z.strictObject({
  of: z.enum(COUNTERS),
  atLeast: z.int().min(1).optional(),
  atMost: z.int().min(0).optional(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** `n` for each of what is counted, at most so many in all. */
const counted = { n: amount, per: z.enum(COUNTERS).optional(), most: amount.optional() };
/** How many; 1 where it is left out. */
const n = amount.optional();

const v = z.literal;
const simple = [
  z.strictObject({ verb: v('gain'), what: z.enum(TALLIES), ...counted }),
  z.strictObject({ verb: v('draw'), n }),
  z.strictObject({ verb: v('discard'), n }),
  z.strictObject({ verb: v('slay'), atMost: amount.optional() }),
  z.strictObject({ verb: v('banish'), n, from: z.enum(['hand', 'discard', 'either']) }),
  z.strictObject({ verb: v('banishRoute'), n }),
  z.strictObject({ verb: v('banishOther'), n }),
  z.strictObject({ verb: v('banishFate'), n }),
  z.strictObject({ verb: v('cycle'), n }),
  z.strictObject({ verb: v('acquire'), cost, to: z.enum(['discard', 'deck']).optional() }),
  z.strictObject({ verb: v('onTop') }),
  z.strictObject({ verb: v('discount'), n }),
  z.strictObject({ verb: v('ready'), n }),
  z.strictObject({ verb: v('raise'), cost }),
  z.strictObject({ verb: v('call'), n }),
  z.strictObject({ verb: v('salvage'), n }),
  z.strictObject({ verb: v('unbanish'), n }),
  /** `trapped`: only somebody with a Trap in the Discard Pile can be the target. */
  z.strictObject({ verb: v('lose'), n: amount, trapped: v(true).optional() }),
  z.strictObject({ verb: v('loseEach'), n: amount, per: v('traps'), most: amount.optional() }),
  z.strictObject({ verb: v('payHealth'), n: amount }),
  z.strictObject({ verb: v('mill'), n }),
  z.strictObject({ verb: v('guard'), n }),
  z.strictObject({ verb: v('fortify'), n }),
  /** In force while the card lies in its owner's Banished Pile, however it came there (TV-MAXH-06). */
  z.strictObject({ verb: v('maxHealth'), n: amount }),
  /** Reveal abilities. */
  z.strictObject({ verb: v('prevent'), n: amount }),
  z.strictObject({ verb: v('negate') }),
  z.strictObject({ verb: v('redirect') }),
  /** Traps: what happens to the player who holds it. */
  z.strictObject({ verb: v('loseSelf'), n: amount }),
  z.strictObject({ verb: v('discardSelf'), n }),
  /** Auras: what is in force. */
  z.strictObject({ verb: v('recruitHealth'), n: amount }),
  z.strictObject({ verb: v('trapLoss'), n: amount }),
  z.strictObject({ verb: v('synergyNeeds'), type: z.enum(SYNERGIES), n: v(1) }),
  z.strictObject({ verb: v('firstDiscount'), n: amount }),
] as const;

/** One of several effects, chosen when it is used. Branches hold no further choice. */
const choose = z.strictObject({
  verb: v('choose'),
  options: z.array(z.array(z.discriminatedUnion('verb', simple)).min(1)).min(2),
});

export const effectSchema = z.discriminatedUnion('verb', [...simple, choose]);
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect['verb'];

/** A text with its condition and its cost: "with 2 or more Aggro cards in play: …", "you may …; if you do, …". */
export const abilitySchema = z.strictObject({
  when: conditionSchema.optional(),
  cost: z.array(effectSchema).min(1).optional(),
  effects: z.array(effectSchema).min(1),
});
export type AbilityText = z.infer<typeof abilitySchema>;

/** The icons of a cell count together at once; every text in it is an ability of its own, used once a turn. */
export const cellSchema = z.strictObject({
  gold: amount.optional(),
  damage: amount.optional(),
  health: amount.optional(),
  text: z
    .array(z.union([effectSchema, abilitySchema]))
    .min(1)
    .optional(),
});
export type Cell = z.infer<typeof cellSchema>;

const auraSchema = z.strictObject({ trigger: z.enum(AURA_TRIGGERS), effects: z.array(effectSchema).min(1) });
export type AuraText = z.infer<typeof auraSchema>;

const trapSchema = z.strictObject({
  /** What happens to the player who plays it, or once in each End Phase to the one in whose Discard Pile it lies. */
  when: z.enum(['play', 'pile']),
  effects: z.array(effectSchema).min(1),
  noBanish: v(true).optional(),
  /** What it is worth against somebody without a Deck (TV-RULING-31). */
  enemy: amount,
});

export const cardSchema = z.strictObject({
  id: cardId,
  name: text(40),
  copies: z.int().min(1).max(8),
  /** Absent for an Aura, which cannot be bought (TV-AURA-03). */
  cost: cost.optional(),
  type: z.enum(CARD_TYPES),
  /** Health of a Recruit (TV-CARD-04). */
  recruit: z.int().min(1).max(12).optional(),
  shield: v(true).optional(),
  base: cellSchema.optional(),
  synergy: cellSchema.optional(),
  selfBanish: z.array(effectSchema).min(1).optional(),
  reveal: z.strictObject({ window: z.enum(WINDOWS), effects: z.array(effectSchema).min(1) }).optional(),
  aura: auraSchema.optional(),
  trap: trapSchema.optional(),
  flavour: text(120).optional(),
  glyph: cardId.optional(),
});
export type CardText = z.infer<typeof cardSchema>;

export const characterSchema = z.strictObject({
  id: cardId,
  name: text(40),
  kind: z.enum(KINDS),
  health: z.int().min(1).max(139),
  /** Used once a turn by exhausting the character (TV-HERO-02). */
  ability: abilitySchema,
  /** How it is played, in a sentence or two for whoever chooses. */
  style: text(200).optional(),
  difficulty: z.int().min(1).max(3).optional(),
  flavour: text(120).optional(),
  glyph: cardId.optional(),
  starting: z.array(cardSchema).min(1),
  fate: z.array(cardSchema).min(1),
});
export type CharacterText = z.infer<typeof characterSchema>;
