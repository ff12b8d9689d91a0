import { rngSchema } from '@veilhall/engine';
import { z } from 'zod';
import { optionsSchema } from '../options.ts';
import { ACTION_TYPES, FACINGS, KEY_STATES, PHASES, STARTING_ABILITIES, WINDOWS } from '../vocabulary.ts';
import { seatWorkSchema, tableWorkSchema } from './frames.ts';

/** Everything a match of Veilwraith consists of, as one plain value. Schemas first: positions come from outside too. */

const count = z.int().min(0);
const def = z.string().max(80);

const cardSchema = z.strictObject({ id: count, def });

/** A Memory, or a Threat that haunts the Memory deck, lying face up somewhere. Piles that lie face down hold bare definitions. */
export type CardInPlay = z.infer<typeof cardSchema>;

const threatInPlaySchema = z.strictObject({
  id: count,
  def,
  /** Bit i is set when value i has been defeated (VW-VAL-05). */
  marks: count,
  /** Spirit Cost counts as 0 this round (VW-TERM-02). */
  ignored: z.boolean(),
  /** Changes to its values and cost that end with the round. */
  valueChange: z.strictObject({ explore: z.int(), fight: z.int(), influence: z.int() }),
  costChange: z.int(),
  beneath: z.array(cardSchema),
});
export type ThreatInPlay = z.infer<typeof threatInPlaySchema>;

/**
 * A run of face-down cards of which everybody knows the mixture and nobody the order: what is left of a Stack, a card
 * put back, or everything once the deck has been shuffled.
 */
const layerSchema = z.strictObject({
  /** 1 to 5 for what is left of a Stack, 0 for anything else. */
  stack: z.int().min(0).max(5),
  keys: count,
  /** Foes by type. */
  foes: z.array(def),
  /** Anima and Deja not seen yet. */
  threats: count,
  /** Cards whose definition everybody has seen. */
  known: z.array(def),
});
export type Layer = z.infer<typeof layerSchema>;

const keyInPlaySchema = z.strictObject({ id: count, def, state: z.enum(KEY_STATES) });
export type KeyInPlay = z.infer<typeof keyInPlaySchema>;

const actionSchema = z.strictObject({
  slot: z.literal([1, 2, 3]),
  facing: z.enum(FACINGS),
  tokens: z.int().min(0).max(5),
  /** Memories lying next to it this round, each with the Power it gives (VW-MEM-07). */
  memories: z.array(z.strictObject({ id: count, def, power: z.int() })),
  /** It defeated a value this round (a condition of card text). */
  struck: z.boolean(),
});
export type ActionInPlay = z.infer<typeof actionSchema>;

/** What a Veilwraith keeps from game to game of a Campaign. Lists of card ids, with repetitions. */
const legacySchema = z.strictObject({
  deck: z.array(def),
  /** Memory Upgrades that can still be taken. */
  box: z.array(def),
  /** Memories that left the deck for the box, for Boxed (VW-RULING-38). */
  returned: z.array(def),
  advanced: z.strictObject({ explore: z.boolean(), fight: z.boolean(), influence: z.boolean() }),
  /** Action Power Tokens on their Advanced side, by slot. */
  tokens: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
  /** Spirit more or less at the start of the next game (VW-REW-06). */
  nextSpirit: z.int(),
  /** Vignettes of a race this seat has won. */
  score: count,
  /** Spirit and Power Tokens left in the last Vignette, for the race's tie-break (VW-RULING-58). */
  lastSpirit: count,
  lastTokens: count,
});
export type Legacy = z.infer<typeof legacySchema>;

const wraithSchema = z.strictObject({
  /** waiting: has not joined the Campaign yet. out: lost a race's Vignette. escaped: own Portal defeated. */
  status: z.enum(['waiting', 'playing', 'escaped', 'out']),
  legacy: legacySchema,
  /** Instance numbers handed out in this Veilwraith's areas. */
  nextId: count,
  ability: z.enum(STARTING_ABILITIES),
  /** Chosen before the game: which Action starts in slot 1, 2, 3 (D06), and which begin Exhausted (D09). */
  order: z.array(z.enum(ACTION_TYPES)).length(3),
  exhausted: z.array(z.enum(ACTION_TYPES)).max(2),
  spirit: count,
  maxSpirit: count,
  actions: z.strictObject({ explore: actionSchema, fight: actionSchema, influence: actionSchema }),
  supply: z.int().min(0).max(20),
  usedRegular: z.boolean(),
  tiltedRegular: z.boolean(),
  /** Memories played this round, for `maxMemories`. */
  memoriesPlayed: count,
  /** Done with the Play Phase, while others are not (D34). */
  ready: z.boolean(),
  /** Windows in which this player wants to be asked. */
  stops: z.array(z.enum(WINDOWS)),
  hand: z.array(cardSchema),
  /** Played this round and lying next to no Action. */
  played: z.array(cardSchema),
  /** Face down; the top is the last element. */
  memoryDeck: z.array(def),
  /** Cards on top of the Memory deck that everybody has seen go there. */
  memoryKnown: count,
  memoryDiscard: z.array(cardSchema),
  removed: z.array(cardSchema),
  threats: z.array(threatInPlaySchema),
  keys: z.array(keyInPlaySchema),
  foesDefeated: z.array(def),
  /** Face down; the top is the last element. */
  threatDeck: z.array(def),
  /** What everybody knows about the Threat deck; the top layer is the last element. */
  layers: z.array(layerSchema),
  threatDiscard: z.array(cardSchema),
  /** Cards of the Threat deck this player has looked at and not seen move since, from the top: known to them alone. */
  peeked: count,
  /** The same from the bottom. */
  peekedBottom: count,
  archfiend: z.enum(['aside', 'deck', 'discard']),
  portal: z.enum(['aside', 'inPlay', 'defeated']),
  /** Added to the Portal's Explore value by the Vignette's ability. */
  portalRise: count,
  /** When and how this Veilwraith won this Vignette, frozen for tie-breaks (VW-RULING-55). */
  won: z.strictObject({ round: count, spirit: count, tokens: count }).exactOptional(),
  /** Pending work of this seat. */
  work: z.array(seatWorkSchema),
});
export type Wraith = z.infer<typeof wraithSchema>;

const campaignSchema = z.strictObject({
  /** Number of the Vignette being played. */
  vignette: z.int().min(1).max(5),
  ribbons: z.int().min(0).max(5),
  /** Most Ribbons this Campaign can hold (VW-RULING-34). */
  mostRibbons: z.int().min(1).max(5),
  level: z.int().min(1).max(5),
  /** Numbers of the Vignettes defeated so far, and of those skipped. */
  defeated: z.array(z.int()),
  skipped: z.array(z.int()),
  /** One line per game played: Vignette, how it ended, in which round, who won. */
  history: z.array(
    z.strictObject({
      vignette: z.int(),
      result: z.enum(['won', 'spirit', 'archfiend', 'conceded']),
      round: count,
      winner: z.int().optional(),
    }),
  ),
});
export type Campaign = z.infer<typeof campaignSchema>;

export const stateSchema = z.strictObject({
  rng: rngSchema,
  options: optionsSchema.readonly(),
  campaign: campaignSchema,
  /** prepare: choices before a game; round: a game runs; after: rewards; over: nothing left to decide. */
  stage: z.enum(['prepare', 'round', 'after', 'over']),
  round: count,
  phase: z.enum(PHASES),
  /** Seats from youngest to oldest: the last tie-break of a race (VW-RULING-59). */
  ages: z.array(z.int()),
  wraiths: z.array(wraithSchema).min(1).max(4),
  /** The table's own pending work; the seats' stacks run before it goes on. */
  work: z.array(tableWorkSchema),
  /** How the game just decided ended; the campaign reads it, and it stays until the next one is. */
  lastGame: z
    .strictObject({
      result: z.enum(['won', 'spirit', 'archfiend', 'conceded']),
      round: count,
      winners: z.array(z.int()),
    })
    .optional(),
  /** How the match ended. */
  ending: z
    .enum(['won', 'spirit', 'archfiend', 'conceded', 'campaign-won', 'campaign-lost', 'race', 'nobody'])
    .optional(),
  winners: z.array(z.int()),
});
export type State = z.infer<typeof stateSchema>;
