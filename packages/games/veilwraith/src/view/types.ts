import { z } from 'zod';
import { RESTRICTIONS, vignetteSchema } from '../content/schema.ts';
import { optionsSchema } from '../options.ts';
import { stateSchema } from '../state/state.ts';
import { ACTION_TYPES, KEY_STATES, SLOTS, THREAT_KINDS } from '../vocabulary.ts';

/**
 * What a view may hold, and nothing else: tests hold every view to it. Everybody else needs the types alone, so that the
 * schemas stay out of what a browser loads.
 */

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const id = z.string().max(80);
const name = z.string().max(40);
/** A card's definition with its instance number. */
const thing = z.string().max(100);
const slot = z.literal(SLOTS);
const stack = z.int().min(1).max(5);
const actionType = z.enum(ACTION_TYPES);

/** What a view shows as the state has it. */
const own = stateSchema.shape.wraiths.element.shape;
const placed = own.actions.shape.explore.shape;
const kept = own.legacy.shape;

const vignetteViewSchema = z.strictObject({
  id,
  number: vignetteSchema.shape.number,
  name,
  /** The printed Explore value of its Portal. */
  portal: vignetteSchema.shape.portal,
  /** Its special ability is in force. */
  abilityOn: z.boolean(),
  foes: z.array(z.strictObject({ type: id, name, stack })),
});
export type VignetteView = z.infer<typeof vignetteViewSchema>;

/** Something face up that can be pointed at. */
const cardViewSchema = z.strictObject({ thing, def: id, name });
export type CardView = z.infer<typeof cardViewSchema>;

/** Why a number is not the printed one. */
const reasonSchema = z.strictObject({
  /** The card that changes it; nothing for an effect that ends with the round. */
  by: name.exactOptional(),
  change: z.int(),
});
export type Reason = z.infer<typeof reasonSchema>;

const valueViewSchema = z.strictObject({
  type: actionType,
  n: count,
  printed: count,
  star: z.boolean(),
  /** Already defeated. */
  marked: z.boolean(),
  reasons: z.array(reasonSchema),
});
export type ValueView = z.infer<typeof valueViewSchema>;

const threatViewSchema = z.strictObject({
  ...cardViewSchema.shape,
  type: id,
  kind: z.enum(THREAT_KINDS),
  values: z.array(valueViewSchema),
  cost: z.strictObject({ n: count, printed: count, reasons: z.array(reasonSchema) }),
  ignored: z.boolean(),
  boost: count,
  beneath: z.array(cardViewSchema),
});
export type ThreatView = z.infer<typeof threatViewSchema>;

const actionViewSchema = z.strictObject({
  thing,
  type: actionType,
  name,
  advanced: z.boolean(),
  slot,
  facing: placed.facing,
  tokens: placed.tokens,
  memories: z.array(z.strictObject({ ...cardViewSchema.shape, power: z.int() })),
  /** Power never counts unspent tokens: words and screens name them beside it. */
  power: z.strictObject({ total: z.int(), slot: count, printed: count, memories: z.int(), combined: count }),
  /** The Power that tokens, Keys and the hand can bring it to, for those who see the hand. */
  reach: z.int().exactOptional(),
  /** It defeated a value this round. */
  struck: z.boolean(),
  /** It is being Used right now. */
  using: z.boolean(),
});
export type ActionView = z.infer<typeof actionViewSchema>;

const keyViewSchema = z.strictObject({ ...cardViewSchema.shape, state: z.enum(KEY_STATES) });
export type KeyView = z.infer<typeof keyViewSchema>;

/** A run of cards in the Threat deck whose mixture is known and whose order is not; the first is drawn first. */
const layerViewSchema = z.strictObject({
  /** 1 to 5 while it is what is left of that Stack. */
  stack: stack.exactOptional(),
  size: count,
  keys: count,
  foes: z.array(z.strictObject({ type: id, name })),
  threats: count,
  /** Cards known to be in it by definition. */
  known: z.array(id),
});
export type LayerView = z.infer<typeof layerViewSchema>;

const wraithViewSchema = z.strictObject({
  seat,
  status: own.status,
  ready: z.boolean(),
  /** This seat has something to decide. */
  choosing: z.boolean(),
  ability: own.ability,
  spirit: count,
  maxSpirit: count,
  /** What the Spirit Phase would take as things stand. */
  forecast: z.strictObject({ loss: count, left: count, deadly: z.boolean() }),
  useLeft: z.boolean(),
  tiltLeft: z.boolean(),
  memoriesPlayed: count,
  /** Most Memories this round, where a card limits them. */
  memoryLimit: count.exactOptional(),
  restrictions: z.array(z.strictObject({ rule: z.enum(RESTRICTIONS), card: id })),
  /** Only for the seat itself. */
  stops: own.stops.exactOptional(),
  supply: own.supply,
  /** What the token over each slot shows. */
  slots: z.array(z.strictObject({ slot, power: count, advanced: z.boolean() })),
  /** In slot order. */
  actions: z.array(actionViewSchema),
  /** What the Action in use is aimed at, as declared. */
  aim: z.strictObject({ owner: seat, target: thing, value: count }).exactOptional(),
  hand: z.strictObject({ count, cards: z.array(cardViewSchema).exactOptional() }),
  played: z.array(cardViewSchema),
  memoryDeck: z.strictObject({
    count,
    /** What is still in it, by definition, where the viewer may know. */
    list: z.array(z.strictObject({ def: id, name, count })).exactOptional(),
    /** Cards on top that everybody has seen go there, next draw first. */
    top: z.array(id),
  }),
  memoryDiscard: z.array(cardViewSchema),
  removed: z.array(cardViewSchema),
  threats: z.array(threatViewSchema),
  keys: z.array(keyViewSchema),
  foes: z.strictObject({ total: count, found: count, defeated: z.array(id) }),
  threatDeck: z.strictObject({
    count,
    layers: z.array(layerViewSchema),
    /** Copies of each listed Threat type not seen so far. */
    toCome: z.array(z.strictObject({ type: id, name, count })),
    /** Only for the one who looked: the next draws, and the bottom card first of `bottom`. */
    looked: z.strictObject({ top: z.array(id), bottom: z.array(id) }).exactOptional(),
  }),
  threatDiscard: z.array(cardViewSchema),
  archfiend: z.strictObject({
    where: own.archfiend,
    /** Threat Phases until the draw that brings it in, without extra draws. */
    roundsUntil: count,
    /** That the next draw is the Archfiend, from what everybody knows. */
    chance: z.number().min(0).max(1),
  }),
  portal: z.strictObject({ where: own.portal, explore: count }),
  won: own.won,
  legacy: z.strictObject({
    advanced: kept.advanced,
    tokens: kept.tokens,
    score: count,
    nextSpirit: z.int(),
    box: z.array(id),
    /** Hidden from the others while a race is run. */
    deck: z.array(id).exactOptional(),
    returned: z.array(id).exactOptional(),
  }),
});
export type WraithView = z.infer<typeof wraithViewSchema>;

/** What one viewer may know, with the numbers a screen would otherwise have to work out. */
export const viewSchema = z.strictObject({
  viewer: z.union([seat, z.literal('spectator')]),
  table: z.enum(['solo', ...optionsSchema.shape.table.unwrap().options]),
  mode: optionsSchema.shape.mode.unwrap(),
  stage: stateSchema.shape.stage,
  round: count,
  phase: stateSchema.shape.phase,
  vignette: vignetteViewSchema,
  campaign: stateSchema.shape.campaign,
  ages: z.array(seat),
  wraiths: z.array(wraithViewSchema),
  lastGame: stateSchema.shape.lastGame.unwrap().exactOptional(),
  ending: stateSchema.shape.ending.unwrap().exactOptional(),
  winners: z.array(seat),
});
export type VeilwraithView = z.infer<typeof viewSchema>;
