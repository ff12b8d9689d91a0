import { rngSchema } from '@veilhall/engine';
import { z } from 'zod';
import { optionsSchema } from '../options.ts';
import { CITY_SLOTS, DEMIS, FATE_CARDS, NAMEABLE, REGIONS } from '../vocabulary.ts';
import { frameSchema } from './frames.ts';
import { count, def, demi, kind, placeSchema, region, seat } from './shapes.ts';

/** Everything a match of Veiled Fate consists of, as one plain value. Schemas first: positions come from outside too. */

const cardSchema = z.strictObject({ id: count, def: kind });
export type HandCard = z.infer<typeof cardSchema>;

/** The contributor of cards that came unseen from the deck. */
export const DECK = -1;

/** A face-down vote. Nobody but its contributor and those who looked knows its face. */
const ballotSchema = z.strictObject({
  kind,
  by: z.int().min(DECK).max(7),
  /** Bit i is set when seat i has looked at the pile while this card lay in it (VF-OMNI-01). */
  seen: z.int().min(0).max(255),
});
export type Ballot = z.infer<typeof ballotSchema>;

const questSchema = z.strictObject({ region, card: def, pile: z.array(ballotSchema).max(FATE_CARDS) });
export type QuestInPlay = z.infer<typeof questSchema>;

const playerSchema = z.strictObject({
  /** Secret until the end (VF-SETUP-12). */
  demi,
  hand: z.array(cardSchema).max(9),
  rested: z.boolean(),
});
export type Player = z.infer<typeof playerSchema>;

const perDemi = <T extends z.ZodType>(of: T) =>
  z.strictObject({
    isabel: of,
    namari: of,
    caldis: of,
    agamar: of,
    belan: of,
    tovik: of,
    pentha: of,
    aponi: of,
    ruhane: of,
  });

export const stateSchema = z.strictObject({
  rng: rngSchema,
  options: optionsSchema,
  players: z.array(playerSchema).min(2).max(8),
  /** Demigod cards that were not dealt, shuffled; nobody looks at them (VF-TEAM-06). */
  aside: z.array(demi).max(2 * DEMIS.length),
  /** Instance numbers of cards in hands; piles and decks hold bare kinds. */
  nextId: count,
  demis: perDemi(placeSchema),
  renown: perDemi(count),
  /** All nine from first to last place: Renown first, then the line inside a space (VF-TERM-10). */
  rank: z.array(demi).length(DEMIS.length),
  quests: z.array(questSchema).max(REGIONS.length),
  /** Face-down piles; the top is the last element. */
  questDeck: z.array(def),
  cityDeck: z.array(def),
  /** The City card that is out, and the slot its Token covers; 0 is off the card (VF-SETUP-05). */
  city: z.strictObject({ card: def, token: z.int().min(0).max(CITY_SLOTS) }).exactOptional(),
  age: z.strictObject({
    number: z.literal([1, 2, 3]),
    card: def,
    pile: z.array(ballotSchema).max(FATE_CARDS),
    /** What the First Player named: a region, a class, or one or two Demis (VF-AGEVOTE-02). */
    chosen: z.array(z.enum(NAMEABLE)).max(2),
  }),
  /** Cards of the Ages to come, the next one last. */
  ages: z.array(def).max(2),
  /** Cards of the Ages that are over, the first one first: everybody has seen them. */
  agesOver: z.array(def).max(2),
  deck: z.array(kind).max(FATE_CARDS),
  /** Discarded face up: everybody has seen these. */
  discard: z.array(kind).max(FATE_CARDS),
  /** Votes of abandoned Quests, mixed face down into the discard pile (VF-AGEEND-05). */
  buried: z.array(ballotSchema).max(FATE_CARDS),
  firstPlayer: seat,
  /** Somebody has Rested this Age, so the Token does not move any more (VF-REST-09). */
  tokenTaken: z.boolean(),
  /** What each seat drew for the First Player Token (VF-SETUP-13). */
  lots: z.array(kind),
  turn: z.strictObject({
    seat,
    used: z.int().min(0).max(2),
    /** The active player gained or spent a Fate card this turn (VF-REST-06). */
    touched: z.boolean(),
    /** The Quest that received the first action's vote, for Influence. */
    votedAt: region.exactOptional(),
  }),
  stage: z.enum(['turns', 'ageVote', 'nextAge', 'over']),
  work: z.array(frameSchema),
  /** verdict: Age III was resolved. ascension: a Demi passed 12 Renown. */
  ended: z.enum(['verdict', 'ascension']).exactOptional(),
});
export type State = z.infer<typeof stateSchema>;
export type Ending = NonNullable<State['ended']>;
