import { shuffle } from '@veilhall/engine';
import { emit, emitTo, reveal } from '@veilhall/kit';
import { handSeats, playerAt, totalOf, type Who } from '../state/access.ts';
import type { Zone } from '../state/facts.ts';
import type { FaceDown, HandCard, Player, VeilCard } from '../state/state.ts';
import type { Turn } from './board.ts';
import { maximumOf } from './health.ts';

/** An order that says nothing about where a card lay. */
export const byName = (a: FaceDown, b: FaceDown): number =>
  a.def < b.def ? -1 : a.def > b.def ? 1 : a.owner - b.owner;

export const faceDown = ({ def, owner }: FaceDown): FaceDown => ({ def, owner });
export const faceUp = ({ id, def, owner }: VeilCard): VeilCard => ({ id, def, owner });

/** The top card of the Deck; an empty one is made again from the Discard Pile (TV-DECK-01, TV-RULING-94). */
export function takeTop(turn: Turn, who: Who): { card: FaceDown; seen: boolean } | undefined {
  const { state } = turn;
  const player = playerAt(state, who);
  if (player.deck.length === 0) {
    if (player.discard.length === 0) return undefined;
    player.deck = shuffle(state.rng, 'deck', player.discard.map(faceDown).sort(byName));
    player.discard = [];
    player.deckKnown = 0;
    reveal(turn, { type: 'deckShuffled', who, cards: player.deck.length });
  }
  const card = player.deck.pop();
  const seen = player.deckKnown > 0;
  if (seen) player.deckKnown--;
  return card && { card, seen };
}

/** Draws as many as there are (TV-RULING-87). */
export function draw(turn: Turn, who: Who, n: number): void {
  const { state } = turn;
  const { hand } = playerAt(state, who);
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const top = takeTop(turn, who);
    if (!top) break;
    hand.push({ id: state.nextId++, ...top.card, seen: top.seen });
    cards.push(top.card.def);
  }
  if (cards.length === 0) return;
  const known = { type: 'drew', who, n: cards.length } as const;
  emitTo(turn, handSeats(state, who), { ...known, cards }, known, 'reveal');
}

/** On top of the Deck, before everybody's eyes. */
export function putOnDeck(player: Player, { def, owner }: FaceDown): void {
  player.deck.push({ def, owner });
  player.deckKnown++;
}

export function takeFromHand(player: Player, id: number): HandCard | undefined {
  const at = player.hand.findIndex((card) => card.id === id);
  return at < 0 ? undefined : player.hand.splice(at, 1)[0];
}

export function takeFromPile(pile: VeilCard[], id: number): VeilCard | undefined {
  const at = pile.findIndex((card) => card.id === id);
  return at < 0 ? undefined : pile.splice(at, 1)[0];
}

/** To the Banished Pile of its owner, or out of the match with an owner who is out (TV-BAN-02, TV-RULING-32). */
export function putAway(turn: Turn, by: Who, card: VeilCard, from: Zone): void {
  const { state } = turn;
  const owner = playerAt(state, card.owner);
  if (owner.out) state.gone.push(faceDown(card));
  else owner.banished.push(faceUp(card));
  emit(turn, { type: 'banished', who: card.owner, by, card: card.def, from });
  if (!owner.out && turn.content.card(card.def).raises > 0) tellMaximum(turn, card.owner);
}

/** Current Health above a maximum that dropped is cut down to it (TV-MAXH-04). */
export function tellMaximum(turn: Turn, who: Who): void {
  const total = totalOf(turn.state, who);
  const maximum = maximumOf(turn, total);
  total.health = Math.min(total.health, maximum);
  emit(turn, { type: 'maximum', who: total.members, maximum, now: total.health });
}
