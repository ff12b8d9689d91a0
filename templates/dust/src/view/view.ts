import { type Card, thing, type Viewer } from '@veilhall/engine';
import { z } from 'zod';
import type { DustCard, State } from '../state/state.ts';

const cardView = z.strictObject({ thing: z.string(), def: z.string() });
const playerView = z.strictObject({
  seat: z.int(),
  hand: z.int(),
  /** Of the hand, what this viewer knows. */
  known: z.array(cardView),
  hasBid: z.boolean(),
  bid: z.array(cardView),
  finds: z.array(z.int()),
});
export const viewSchema = z.strictObject({
  row: z.array(z.int()),
  dust: z.array(z.int()),
  deck: z.int(),
  discard: z.array(cardView),
  players: z.array(playerView),
  over: z.boolean(),
});
export type DustView = z.infer<typeof viewSchema>;

const shown = (card: Card): z.infer<typeof cardView> => ({ thing: thing(card), def: card.def });

/** A player's own cards, and those the viewer has looked at. */
export const knows = (card: DustCard, owner: number, who: Viewer): boolean =>
  who !== 'spectator' && (who === owner || card.seenBy.includes(who));

export const viewOf = (state: State, who: Viewer): DustView => ({
  row: [...state.row],
  dust: [...state.dust],
  deck: state.deck.length,
  discard: state.discard.map(shown),
  players: state.players.map(({ hand, bid, finds }, seat) => ({
    seat,
    hand: hand.length,
    known: hand.filter((card) => knows(card, seat, who)).map(shown),
    hasBid: bid.length > 0,
    bid: who === seat ? bid.map(shown) : [],
    finds: [...finds],
  })),
  over: state.row.length === 0,
});
