import { thing } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import { playerAt, type Who } from '../state/access.ts';
import type { RouteCard } from '../state/state.ts';
import { ROUTE_SLOTS } from '../vocabulary.ts';
import type { Turn } from './board.ts';
import { unlockSynergies } from './synergies.ts';

/** A vacated slot is filled from the top of the Fate Deck, if there is any (TV-BUY-03, TV-FATE-03). */
export function fillSlot(turn: Turn, who: Who, slot: number): void {
  const { state, content } = turn;
  const player = playerAt(state, who);
  const def = player.fateDeck.pop();
  if (def === undefined) return;
  player.fateKnown = Math.min(player.fateKnown, player.fateDeck.length);
  const card: RouteCard = { id: state.nextId++, def, slot };
  const at = player.route.findIndex((other) => other.slot > slot);
  player.route.splice(at < 0 ? player.route.length : at, 0, card);
  reveal(turn, { type: 'routeFilled', who, slot, card: def, thing: thing(card) });
  if (content.card(def).aura) unlockSynergies(turn, who);
}

/** Slots that stayed empty, left to right (TV-RULING-86). */
export function fillRoute(turn: Turn, who: Who): void {
  for (let slot = 0; slot < ROUTE_SLOTS; slot++)
    if (!playerAt(turn.state, who).route.some((card) => card.slot === slot)) fillSlot(turn, who, slot);
}

/** Takes a card out of the Fate Route; its slot stays open until it is filled. */
export function takeFromRoute(turn: Turn, who: Who, id: number): RouteCard | undefined {
  const { route } = playerAt(turn.state, who);
  const at = route.findIndex((card) => card.id === id);
  return at < 0 ? undefined : route.splice(at, 1)[0];
}

/** To the bottom of the Fate Deck, and the slot is filled from its top (TV-MULL-02). */
export function cycleSlot(turn: Turn, who: Who, id: number): void {
  const card = takeFromRoute(turn, who, id);
  if (!card) return;
  const player = playerAt(turn.state, who);
  player.fateDeck.unshift(card.def);
  player.fateKnown++;
  emit(turn, { type: 'cycled', who, slot: card.slot, card: card.def });
  fillSlot(turn, who, card.slot);
}
