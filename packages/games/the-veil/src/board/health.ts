import { playerAt, totalOf, type Who } from '../state/access.ts';
import type { Total } from '../state/state.ts';
import type { Board } from './board.ts';

/** Starting Health of its characters, and what lies in their Banished Piles (TV-MAXH-01, TV-RULING-44). */
export function maximumOf({ state, content }: Board, { members }: Total): number {
  let sum = 0;
  for (const who of members) {
    const { character, banished } = playerAt(state, who);
    sum += content.character(character).health;
    for (const { def } of banished) sum += content.card(def).raises;
  }
  return sum;
}

/** What a card means by "your Health": a share of a total that several have (TV-RULING-49). */
export function ownHealth({ state }: Board, who: Who): number {
  const { health, members } = totalOf(state, who);
  return Math.floor(health / members.length);
}
