import { z } from 'zod';
import { ACTION_TYPES, SLOTS, THREAT_KINDS, WINDOWS } from '../vocabulary.ts';

/** The shape of every card, in the repository and in homebrew packs alike. */

const cardId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens');
const text = (most: number) => z.string().min(1).max(most);
const amount = z.int().min(1).max(20);
const change = z.int().min(-9).max(9);
const actionType = z.enum(ACTION_TYPES);
const slot = z.literal(SLOTS);

/** Which Threats an effect may choose. Foes, Keys and the Portal are excluded unless `kinds` names them (VW-RULING-22, -23). */
export const filterSchema = z.strictObject({
  kinds: z.array(z.enum(THREAT_KINDS)).min(1).optional(),
  hasType: actionType.optional(),
  maxValue: z.int().optional(),
  maxCost: z.int().optional(),
  starred: z.boolean().optional(),
});
export type Filter = z.infer<typeof filterSchema>;

export const COUNTERS = [
  'threatsInPlay',
  'animaInPlay',
  'dejaInPlay',
  'keysCollected',
  'foesDefeated',
  'tokensInPlay',
  'memoriesInHand',
  'exhaustedActions',
] as const;
export type Counter = (typeof COUNTERS)[number];

const conditionSchema = z.discriminatedUnion('if', [
  z.strictObject({
    if: z.literal('count'),
    of: z.enum(COUNTERS),
    atLeast: z.int().optional(),
    atMost: z.int().optional(),
  }),
  z.strictObject({ if: z.literal('spiritAtMost'), n: z.int() }),
  z.strictObject({ if: z.literal('actionInSlot'), action: actionType, slot }),
  z.strictObject({ if: z.literal('portalInPlay') }),
  z.strictObject({ if: z.literal('archfiendInDeck') }),
  z.strictObject({ if: z.literal('actionDefeatedThisRound'), action: actionType }),
]);
export type Condition = z.infer<typeof conditionSchema>;

const who = z.enum(['self', 'another', 'areaOwner', 'each']);
/** A named Action, one of the owner's choice, the one this card is about, the one with most tokens, or all. */
const actionRef = z.enum([...ACTION_TYPES, 'chosen', 'this', 'most', 'all']);
const pick = z.enum(['choice', 'random']);
const until = z.enum(['round', 'ongoing']);

export const RESTRICTIONS = [
  'noTilt',
  'noCombine',
  'noDrawOption',
  'noKeyTurn',
  'noTokenSpending',
  'noMemoryOutsidePlay',
  'maxMemories',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

const v = z.literal;
/** The closed list of verbs (content brief, "Effect vocabulary"). `n` defaults to 1 everywhere. */
export const effectSchema = z.discriminatedUnion('verb', [
  z.strictObject({
    verb: v('gainSpirit'),
    n: amount.optional(),
    per: z.enum(COUNTERS).optional(),
    who: who.optional(),
  }),
  z.strictObject({
    verb: v('loseSpirit'),
    n: amount.optional(),
    per: z.enum(COUNTERS).optional(),
    who: who.optional(),
  }),
  z.strictObject({ verb: v('drawMemory'), n: amount.optional(), who: who.optional() }),
  z.strictObject({ verb: v('discardMemory'), n: amount.optional(), pick, who: who.optional() }),
  z.strictObject({ verb: v('millMemory'), n: amount.optional() }),
  z.strictObject({ verb: v('recoverMemory'), n: amount.optional(), pick, to: z.enum(['hand', 'deckTop', 'deck']) }),
  z.strictObject({ verb: v('removeMemory'), n: amount.optional(), pick, from: z.enum(['hand', 'discard']) }),
  z.strictObject({ verb: v('addToken'), n: amount.optional(), action: actionRef, who: who.optional() }),
  z.strictObject({ verb: v('discardToken'), n: amount.optional(), action: actionRef }),
  z.strictObject({ verb: v('moveToken'), n: amount.optional(), from: actionRef, to: actionRef }),
  z.strictObject({ verb: v('addPower'), n: amount.optional(), action: actionRef }),
  z.strictObject({ verb: v('tiltAction'), action: actionRef }),
  z.strictObject({ verb: v('exhaustAction'), n: amount.optional(), action: actionRef }),
  z.strictObject({ verb: v('resetAction'), n: amount.optional(), action: actionRef }),
  z.strictObject({ verb: v('moveAction'), action: actionRef, slot }),
  z.strictObject({ verb: v('swapActions') }),
  z.strictObject({ verb: v('grantUse'), action: actionRef.optional() }),
  z.strictObject({ verb: v('grantTilt'), action: actionRef.optional() }),
  z.strictObject({ verb: v('exhaustKey'), n: amount.optional() }),
  z.strictObject({ verb: v('resetKey'), n: amount.optional() }),
  z.strictObject({ verb: v('flipKey'), n: amount.optional() }),
  z.strictObject({ verb: v('defeatThreat'), filter: filterSchema.optional() }),
  z.strictObject({ verb: v('defeatStar'), filter: filterSchema.optional() }),
  z.strictObject({ verb: v('discardThreat'), filter: filterSchema.optional() }),
  z.strictObject({
    verb: v('returnThreat'),
    filter: filterSchema.optional(),
    to: z.enum(['deckTop', 'deckBottom', 'deck']),
  }),
  /** `n` Threats, or all of them. */
  z.strictObject({
    verb: v('ignoreThreat'),
    n: z.union([amount, v('all')]).optional(),
    filter: filterSchema.optional(),
  }),
  z.strictObject({ verb: v('playThreat'), n: amount.optional() }),
  z.strictObject({
    verb: v('peekThreat'),
    n: amount.optional(),
    reorder: z.boolean().optional(),
    mayBottom: z.boolean().optional(),
  }),
  /** Round: one chosen Threat (or all that fit, with `all`). Ongoing: every Threat that fits while this card is in play. */
  z.strictObject({
    verb: v('modifyValue'),
    n: change,
    type: actionType.optional(),
    filter: filterSchema.optional(),
    until,
    all: z.boolean().optional(),
    per: z.enum(COUNTERS).optional(),
    others: z.boolean().optional(),
  }),
  z.strictObject({
    verb: v('modifyCost'),
    n: change,
    filter: filterSchema.optional(),
    until,
    all: z.boolean().optional(),
    per: z.enum(COUNTERS).optional(),
    others: z.boolean().optional(),
  }),
  z.strictObject({ verb: v('capture'), n: amount.optional(), from: z.enum(['hand', 'deck']), pick: pick.optional() }),
  /** A haunting: this Threat goes into the Memory deck, which is shuffled. */
  z.strictObject({ verb: v('shuffleSelf') }),
  /** A haunting that was drawn comes back to the Threat Area. */
  z.strictObject({ verb: v('returnSelf') }),
  z.strictObject({ verb: v('restrict'), rule: z.enum(RESTRICTIONS), n: amount.optional() }),
  /** Vignette abilities that change the frame of the game rather than the table. */
  z.strictObject({ verb: v('drawOptionSlot'), slot }),
  z.strictObject({ verb: v('portalRises'), n: amount.optional(), when: z.enum(['foeAfterArchfiend']) }),
  z.strictObject({ verb: v('gainRibbon'), n: amount.optional() }),
  z.strictObject({ verb: v('loseRibbon'), n: amount.optional() }),
  z.strictObject({ verb: v('upgradeAction'), action: z.enum([...ACTION_TYPES, 'chosen']) }),
  z.strictObject({ verb: v('upgradeToken'), slot: z.union([slot, v('chosen')]) }),
  /** The next game starts with this much Spirit more or less (VW-REW-06). */
  z.strictObject({ verb: v('nextGameSpirit'), n: change }),
  z.strictObject({
    verb: v('choose'),
    get options() {
      return z.array(z.array(effectSchema).min(1)).min(2).max(4);
    },
  }),
]);
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect['verb'];

const TRIGGERS = [
  'played',
  'drawn',
  'defeat',
  'startOfRound',
  'endOfRound',
  'ongoing',
  'memory',
  'turn',
  'flip',
] as const;

export const abilitySchema = z.strictObject({
  trigger: z.enum(TRIGGERS),
  /** The owner may decline. */
  may: z.boolean().optional(),
  /** Paid first; the ability cannot be chosen when it cannot be paid (VW-RULING-63). */
  cost: z.array(effectSchema).optional(),
  when: conditionSchema.optional(),
  effects: z.array(effectSchema).min(1),
});
export type Ability = z.infer<typeof abilitySchema>;

const valueSchema = z.strictObject({ type: actionType, n: z.int().min(0).max(12), star: z.boolean().optional() });
export type ThreatValue = z.infer<typeof valueSchema>;

/** Copies of one name share theme and text and differ in numbers; each copy is a card of its own. */
const copySchema = z.strictObject({
  values: z.array(valueSchema).max(4),
  cost: z.int().min(0).max(5),
  boost: z.int().min(0).max(5),
});

export const threatSchema = z.strictObject({
  id: cardId,
  name: text(40),
  kind: z.enum(['anima', 'deja', 'foe']),
  copies: z.array(copySchema).min(1).max(4),
  abilities: z.array(abilitySchema).max(3),
  flavour: text(120),
  /** A word from the game-icons set for the card's picture. */
  glyph: cardId.optional(),
});
export type ThreatType = z.infer<typeof threatSchema>;

export const keySchema = z.strictObject({
  id: cardId,
  name: text(40),
  values: z.array(valueSchema).min(1),
  cost: z.int().min(0).max(5),
  boost: z.int().min(0).max(5),
  flip: abilitySchema,
  flavour: text(120),
  glyph: cardId.optional(),
});
export type KeyCard = z.infer<typeof keySchema>;

export const memorySchema = z.strictObject({
  id: cardId,
  name: text(40),
  tier: z.enum(['basic', 'upgrade']),
  copies: z.int().min(1).max(4),
  combine: z.int().min(1).max(4),
  boxed: cardId.optional(),
  abilities: z.array(abilitySchema).min(1).max(3),
  /** Where playing it can matter: the table offers a window only for these, or where the player set a stop. */
  windows: z.array(z.enum(WINDOWS)).min(1),
  flavour: text(120),
  glyph: cardId.optional(),
});
export type MemoryCard = z.infer<typeof memorySchema>;

export const vignetteSchema = z.strictObject({
  id: cardId,
  number: z.int().min(1).max(5),
  name: text(40),
  portal: z.int().min(5).max(10),
  foes: z.array(z.strictObject({ id: cardId, stack: z.int().min(1).max(5) })).max(10),
  threats: z.array(z.strictObject({ id: cardId, count: z.int().min(1).max(4) })),
  ability: abilitySchema.optional(),
  defeat: z.array(effectSchema),
  intro: text(400),
  outro: text(400),
  glyph: cardId.optional(),
});
export type Vignette = z.infer<typeof vignetteSchema>;

/** One side of an Action card (VW-CARD-15). `afterDraw` follows the Memory of its Draw option (VW-ADV-02 to -05). */
const actionSideSchema = z.strictObject({
  name: text(40),
  power: z.int().min(0).max(3),
  afterDraw: z.array(effectSchema),
  flavour: text(120),
  glyph: cardId.optional(),
});

export const actionCardSchema = z.strictObject({
  id: actionType,
  basic: actionSideSchema,
  advanced: actionSideSchema,
});
export type ActionCard = z.infer<typeof actionCardSchema>;

/** The Portal and the Archfiend: what they do is a rule of the game, not card text (VW-OBJ-09, VW-RULING-22). */
export const singleSchema = z.strictObject({
  id: cardId,
  name: text(40),
  kind: z.enum(['portal', 'archfiend']),
  flavour: text(120),
  glyph: cardId.optional(),
});
export type SingleCard = z.infer<typeof singleSchema>;

/** Homebrew: cards to add, or to put in the place of those with the same id. */
export const packSchema = z.strictObject({
  format: z.literal('veilhall-pack/1'),
  game: z.literal('veilwraith'),
  id: cardId,
  name: text(60),
  threats: z.array(threatSchema).max(200).optional(),
  keys: z.array(keySchema).max(5).optional(),
  memories: z.array(memorySchema).max(200).optional(),
  vignettes: z.array(vignetteSchema).max(5).optional(),
});
