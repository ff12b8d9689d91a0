import { z } from 'zod';
import { count, demi, kind, region, seat } from '../state/shapes.ts';
import { DECK } from '../state/state.ts';
import { CITY_SLOTS, CLASSES, DEMIS, LOCATIONS, NAMEABLE, PLAIN_RESULTS } from '../vocabulary.ts';

/** What a viewer may see, and nothing else: every member is put here by name. */

const plain = z.enum(PLAIN_RESULTS);
const result = z.union([plain, z.strictObject({ feather: plain, scorpion: plain })]);
const plainIcon = z.enum(['.', 'draw', '+1', '-1', 'X']);
const icon = z.union([plainIcon, z.strictObject({ feather: plainIcon, scorpion: plainIcon })]);

/** A face-down pile: how many cards, from whom, and what the viewer knows of their faces. */
const pileSchema = z.strictObject({
  size: count,
  /** In the order of first contribution; -1 is the deck. */
  by: z.array(z.strictObject({ seat: z.int().min(DECK).max(7), count })),
  mine: z.array(kind),
  /** What the viewer saw through Omniscience, by kind; stale when cards were added since (VF-RULING-61). */
  seen: z.strictObject({ kinds: z.array(kind), stale: z.boolean() }).exactOptional(),
});
export type PileView = z.infer<typeof pileSchema>;

const previewSchema = z.strictObject({
  results: z.array(z.strictObject({ slot: count, demi, result, renown: z.array(count) })),
  rank: z.array(demi).exactOptional(),
});

const questSchema = z.strictObject({
  region,
  card: z.string(),
  /** As the Decree leaves it. */
  number: z.int().min(-1).max(2),
  ordered: z.boolean(),
  slots: z.array(
    z.strictObject({
      slot: count,
      row: count,
      half: z.enum(['left', 'right']).exactOptional(),
      need: z.enum(['any', ...CLASSES, ...DEMIS]),
      feathers: result,
      scorpions: result,
      demi: demi.exactOptional(),
    }),
  ),
  open: count,
  pile: pileSchema,
  if: z.strictObject({ feathers: previewSchema, scorpions: previewSchema }),
});
export type QuestView = z.infer<typeof questSchema>;

export const viewSchema = z.strictObject({
  who: z.union([seat, z.literal('spectator')]),
  stage: z.enum(['turns', 'ageVote', 'nextAge', 'over']),
  age: z.strictObject({
    number: z.literal([1, 2, 3]),
    card: z.string(),
    pile: pileSchema,
    named: z.array(z.enum(NAMEABLE)),
    /** Whom each end of the Age would touch as things stand; absent while the First Player has yet to name somebody. */
    touches: z.strictObject({ feathers: z.array(demi), scorpions: z.array(demi), tie: z.array(demi) }).exactOptional(),
  }),
  players: z.array(z.strictObject({ seat, cards: count, rested: z.boolean(), lot: kind, demi: demi.exactOptional() })),
  firstPlayer: seat,
  /** Nobody has Rested yet this Age: the first who does takes the Token. */
  tokenFree: z.boolean(),
  turn: z
    .strictObject({
      seat,
      used: z.int().min(0).max(2),
      /** No card gained or spent so far: the turn would end in a Rest (VF-REST-04). */
      willRest: z.boolean(),
      votedAt: region.exactOptional(),
    })
    .exactOptional(),
  me: z
    .strictObject({
      seat,
      demi,
      hand: z.array(z.strictObject({ thing: z.string(), kind })),
      /** Cards named for the Age vote and not laid down yet. */
      staged: z.array(z.string()),
    })
    .exactOptional(),
  /** First place first. */
  demis: z.array(
    z.strictObject({
      id: demi,
      at: z.enum(LOCATIONS),
      slot: count,
      renown: count,
      rank: z.int().min(1).max(9),
    }),
  ),
  lines: z.array(z.strictObject({ renown: count, demis: z.array(demi) })),
  quests: z.array(questSchema),
  city: z
    .strictObject({ card: z.string(), token: z.int().min(0).max(CITY_SLOTS), next: icon.exactOptional() })
    .exactOptional(),
  costs: z.strictObject({ portal: count, transfigure: count, smite: count, omniscience: count, influence: count }),
  handLimit: count,
  /** A Quest that was drawn and waits for its region. */
  drawn: z.strictObject({ seat, quest: z.string() }).exactOptional(),
  decks: z.strictObject({ fate: count, discard: count, quests: count, cities: count }),
  end: z
    .strictObject({ why: z.enum(['verdict', 'ascension']), winners: z.array(seat), aside: z.array(demi) })
    .exactOptional(),
});
export type VeiledFateView = z.infer<typeof viewSchema>;
