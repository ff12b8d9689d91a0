import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { faceUp } from '../board/cards.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { Part } from '../vocabulary.ts';

/** A part that ends takes with it what was left of it: unplayed cards, Gold, Health (TV-RULING-07, -08). */
export function goOn(turn: Turn, members: readonly Who[], part: Part): void {
  const { state } = turn;
  for (const who of members) forfeit(turn, who);
  state.turn.part = part;
  state.turn.done = [];
  emit(turn, { type: 'part', part, players: members });
}

function forfeit(turn: Turn, who: Who): void {
  const { state } = turn;
  const player = playerAt(state, who);
  const lost = { gold: 0, health: 0, cards: [] as string[] };
  switch (state.turn.part) {
    case 'primary':
      lost.cards = player.hand.map(({ def }) => def);
      player.discard.push(...player.hand.map(faceUp));
      player.hand = [];
      break;
    case 'gold':
      lost.gold = player.gold;
      player.gold = 0;
      break;
    case 'health':
      // Of the whole side: its first member loses it for all.
      lost.health = state.turn.health;
      state.turn.health = 0;
      break;
    case 'damage':
      break;
  }
  // A Hand that is shown cannot be taken back (TV-RULING-99).
  if (lost.cards.length > 0) reveal(turn, { type: 'forfeited', who, ...lost });
  else if (lost.gold + lost.health > 0) emit(turn, { type: 'forfeited', who, ...lost });
}
