import { z } from 'zod';
import { KINDS, PARTS, SYNERGIES, WINDOWS } from '../vocabulary.ts';

/** What one viewer may know of a match. `who` is a player: a seat, or after the seats the Solo Opponent. */

const who = z.int();
const count = z.int().min(0);

/** `thing` is its place on the table, as options and facts name it. */
const cardView = z.strictObject({ thing: z.string(), def: z.string() });
export type CardView = z.infer<typeof cardView>;

/** `owner`: whose card it is, where that is somebody else (a Trap). */
const pileCardView = z.strictObject({ thing: z.string(), def: z.string(), owner: who.optional() });
export type PileCardView = z.infer<typeof pileCardView>;

/** A card of a Hand that the viewer may see; `seen`: everybody knows it. */
const handCardView = z.strictObject({ thing: z.string(), def: z.string(), owner: who.optional(), seen: z.boolean() });

/** `price` is what its owner would pay now, on the own turn; an Aura has none. */
const routeCardView = z.strictObject({
  thing: z.string(),
  def: z.string(),
  slot: count,
  aura: z.boolean(),
  price: count.optional(),
});
export type RouteCardView = z.infer<typeof routeCardView>;

/** A base, text, Synergy or Self-Banish of a card in play. `open`: it can be used now, for those who see the Hand; `used`: it was this turn. */
const lineView = z.strictObject({
  ability: z.string(),
  kind: z.enum(['base', 'text', 'synergy', 'selfBanish']),
  open: z.boolean(),
  used: z.boolean(),
});
export type LineView = z.infer<typeof lineView>;

const playedView = z.strictObject({
  thing: z.string(),
  def: z.string(),
  owner: who.optional(),
  lines: z.array(lineView),
});
export type PlayedView = z.infer<typeof playedView>;

const recruitView = z.strictObject({
  thing: z.string(),
  def: z.string(),
  /** With Auras and what lasts. */
  health: count,
  damage: count,
  shield: z.boolean(),
  /** Shield that lasts until its player's next turn. */
  guarded: z.boolean(),
  exhausted: z.boolean(),
  lines: z.array(lineView),
});
export type RecruitView = z.infer<typeof recruitView>;

/** How many of a card there are in a pile whose order is hidden. */
const countedView = z.strictObject({ def: z.string(), count });
export type CountedView = z.infer<typeof countedView>;

/** Cards of a Synergy type in play, and how many it takes (TV-SYN-02). */
const synergyView = z.strictObject({
  synergy: z.enum(SYNERGIES),
  inPlay: count,
  needs: count,
  unlocked: z.boolean(),
});
export type SynergyView = z.infer<typeof synergyView>;

/** Picks that play and use, in one run, whatever gives and asks nothing; `cards` are the things of the Hand among them. */
const givesView = z.strictObject({
  picks: z.array(z.string()),
  cards: z.array(z.string()),
  gold: count,
  damage: count,
  health: count,
});
export type GivesView = z.infer<typeof givesView>;

const playerView = z.strictObject({
  who,
  /** Empty until it is chosen. */
  character: z.string(),
  /** What the character is called. */
  name: z.string(),
  kind: z.enum(KINDS).optional(),
  side: count,
  /** Its place among the Health totals. */
  total: count,
  /** The Solo Opponent card it plays by. */
  solo: z.string().optional(),
  out: z.boolean(),
  /** It is asked something now. */
  choosing: z.boolean(),
  done: z.boolean(),
  exhausted: z.boolean(),
  /** Its ability can be used now, for those who see the Hand. */
  abilityOpen: z.boolean(),
  gold: count,
  discount: count,
  onTop: z.boolean(),
  fortified: count,
  synergies: z.array(synergyView),
  /** The whole Hand for those who see it, what everybody knows of it for the others. */
  hand: z.array(handCardView),
  handSize: count,
  /** Things in Hand that were revealed this turn. */
  revealed: z.array(z.string()),
  deckSize: count,
  /** Known cards on top of the Deck, the top first. */
  deckTop: z.array(z.string()),
  /** Deck and unseen Hand together, in no order; for those who see the Hand the Deck alone. */
  unseen: z.array(countedView),
  discard: z.array(pileCardView),
  fateDeckSize: count,
  /** Known cards at the bottom of the Fate Deck, the lowest last. */
  fateBottom: z.array(z.string()),
  /** What else the Fate Deck holds, in no order. */
  fateUnseen: z.array(countedView),
  route: z.array(routeCardView),
  banished: z.array(pileCardView),
  recruits: z.array(recruitView),
  played: z.array(playedView),
  /** Only its own player is told, on the own turn. */
  gives: givesView.optional(),
  /** Windows that are let pass; only its own player is told. */
  passes: z.array(z.enum(WINDOWS)).optional(),
});
export type PlayerView = z.infer<typeof playerView>;

const totalView = z.strictObject({ members: z.array(who), side: count, health: count, maximum: count });
export type TotalView = z.infer<typeof totalView>;

/** The tallies of the side whose turn it is. `left` can still be assigned. */
const turnView = z.strictObject({
  side: count,
  /** The part it has come to, where parts are strict. */
  part: z.enum(PARTS).optional(),
  damage: count,
  prevented: count,
  assigned: count,
  left: count,
  health: count,
  discarded: count,
});
export type TurnView = z.infer<typeof turnView>;

const aimView = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('player'), who }),
  z.strictObject({ on: z.literal('recruit'), who, thing: z.string(), def: z.string() }),
  z.strictObject({ on: z.literal('route'), who, thing: z.string(), def: z.string(), slot: count }),
]);
export type AimView = z.infer<typeof aimView>;

/** `by` declared it; `card` and `aims` are those of a declared target. */
const windowView = z.strictObject({
  window: z.enum(WINDOWS),
  by: who,
  card: z.string().optional(),
  aims: z.array(aimView),
});
export type WindowView = z.infer<typeof windowView>;

export const viewSchema = z.strictObject({
  stage: z.enum(['choose', 'mulligan', 'play', 'over']),
  round: count,
  first: count,
  sides: z.array(z.array(who)),
  totals: z.array(totalView),
  players: z.array(playerView),
  turn: turnView,
  /** Somebody may answer now: a declared target, or Damage about to be split. */
  window: windowView.optional(),
  /** The round from which the last step of a Solo Opponent's card is carried out. */
  unlock: count.optional(),
  winners: z.array(count),
  shields: z.enum(['all', 'own']),
  sharedHealth: z.boolean(),
  /** The seat that looks; absent for a spectator. */
  you: who.optional(),
});
export type VeilView = z.infer<typeof viewSchema>;
