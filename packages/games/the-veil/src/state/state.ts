import { rngSchema } from '@veilhall/engine';
import { z } from 'zod';
import { optionsSchema } from '../options.ts';
import { PARTS, SYNERGIES, WINDOWS } from '../vocabulary.ts';
import { frameSchema } from './frames.ts';

/** Everything a match of The Veil consists of, as one plain value. Schemas first: positions come from outside too. */

const count = z.int().min(0);
const def = z.string().max(40);
/** A player: a seat, or after the seats the Solo Opponent. */
const who = count;

/** Face down a card has no number. `owner`: from whose decks it comes, which decides where it goes (TV-ZONE-07). */
const faceDownSchema = z.strictObject({ def, owner: who }).readonly();
export type FaceDown = z.infer<typeof faceDownSchema>;

const cardSchema = z.strictObject({ id: count, def, owner: who }).readonly();
export type VeilCard = z.infer<typeof cardSchema>;

/** `seen`: everybody knows that this card is in this Hand, because it was revealed there or seen on its way. */
const handCardSchema = z.strictObject({ id: count, def, owner: who, seen: z.boolean() }).readonly();
export type HandCard = z.infer<typeof handCardSchema>;

/** A card in a Fate Route always belongs to the player whose it is. */
const routeCardSchema = z.strictObject({ id: count, def, slot: z.int().min(0).max(3) }).readonly();
export type RouteCard = z.infer<typeof routeCardSchema>;

/** Bit i of `used` is set when ability i of the card has been used this turn (TV-ABIL-03). */
const playedSchema = z.strictObject({ id: count, def, owner: who, used: count });
export type PlayedCard = z.infer<typeof playedSchema>;

const recruitSchema = z.strictObject({
  id: count,
  def,
  owner: who,
  used: count,
  exhausted: z.boolean(),
  /** Received this turn (TV-REC-02). */
  damage: count,
  /** Its base or a text was used this turn, though it may have been readied since (TV-RULING-20). */
  acted: z.boolean(),
  /** Has Shield until its player's next turn starts. */
  guarded: z.boolean(),
});
export type Recruit = z.infer<typeof recruitSchema>;

const playerSchema = z.strictObject({
  /** Empty until it is chosen. */
  character: def,
  side: count,
  /** The Health total it shares, or has alone. */
  total: count,
  /** Plays by a Solo Opponent card instead of a seat. */
  solo: z.string().max(40).exactOptional(),
  out: z.boolean(),
  /** The character was exhausted for its ability (TV-HERO-02). */
  exhausted: z.boolean(),
  gold: count,
  /** Synergies that were reached this turn (TV-RULING-13). */
  unlocked: z.array(z.enum(SYNERGIES)).readonly(),
  /** Cards purchased this turn. */
  bought: count,
  /** The next card purchased this turn costs less, or goes on top of the Deck. */
  discount: count,
  onTop: z.boolean(),
  /** Health that all Recruits have more until this player's next turn starts. */
  fortified: count,
  /** Cards revealed this turn, each once (TV-RULING-40). */
  revealed: z.array(count).readonly(),
  /** Windows that this player lets pass without being asked. */
  passes: z.array(z.enum(WINDOWS)).readonly(),
  hand: z.array(handCardSchema),
  /** Face down; the top is the last element. */
  deck: z.array(faceDownSchema),
  /** Cards on top of the Deck that everybody has seen go there. */
  deckKnown: count,
  /** The last element lies on top. */
  discard: z.array(cardSchema),
  /** Face down; the top is the last element. */
  fateDeck: z.array(def),
  /** Cards at the bottom of the Fate Deck that everybody has seen go there. */
  fateKnown: count,
  /** By slot; an empty slot has no card. */
  route: z.array(routeCardSchema),
  banished: z.array(cardSchema),
  recruits: z.array(recruitSchema),
  played: z.array(playedSchema),
});
export type Player = z.infer<typeof playerSchema>;

const totalSchema = z.strictObject({ members: z.array(who).readonly(), health: z.int() });
export type Total = z.infer<typeof totalSchema>;

/** The tallies of the side whose turn it is; Gold is each player's own (TV-RULING-50). */
const turnSchema = z.strictObject({
  side: count,
  /** Goes on where parts are strict (TV-RULING-07). */
  part: z.enum(PARTS),
  /** Damage generated, prevented and assigned this turn (TV-RULING-42). */
  damage: count,
  prevented: count,
  assigned: count,
  /** Damage generated when the others were last asked whether they prevent any. */
  asked: count,
  health: count,
  /** Cards that opponents discarded from Hand because of this side's effects. */
  discarded: count,
  /** Members who have marked that they are done, with the turn or where parts are strict with this one (TV-RULING-51). */
  done: z.array(who).readonly(),
});
export type TurnState = z.infer<typeof turnSchema>;

export const stateSchema = z.strictObject({
  rng: rngSchema,
  options: optionsSchema.readonly(),
  nextId: count,
  stage: z.enum(['choose', 'mulligan', 'play', 'over']),
  round: count,
  /** The side that took the first turn. */
  first: count,
  /** Players by side, in seat order. */
  sides: z.array(z.array(who).readonly()).readonly(),
  totals: z.array(totalSchema),
  players: z.array(playerSchema).min(2).max(6),
  turn: turnSchema,
  /** Cards that left the match with an eliminated player, in an order that says nothing (TV-RULING-48). */
  gone: z.array(faceDownSchema),
  /** Sides that won; none after a draw (TV-RULING-47). */
  winners: z.array(count).readonly(),
  work: z.array(frameSchema),
});
export type State = z.infer<typeof stateSchema>;
