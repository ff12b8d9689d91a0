import { emit } from '@veilhall/kit';
import type { Icons } from '../content/compile.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { TALLIES, type Tally } from '../vocabulary.ts';
import type { Turn } from './board.ts';

/** Damage and Health are the side's, Gold is the player's own (TV-RULING-50). */
export function gain(turn: Turn, who: Who, what: Tally, n: number, card: string): void {
  if (n === 0) return;
  const now = added(turn.state, who, what, n);
  emit(turn, { type: 'gained', who, what, n, now, card });
}

function added(state: State, who: Who, what: Tally, n: number): number {
  if (what !== 'gold') {
    state.turn[what] += n;
    return state.turn[what];
  }
  const player = playerAt(state, who);
  player.gold += n;
  return player.gold;
}

export function gainIcons(turn: Turn, who: Who, icons: Icons, card: string): void {
  for (const what of TALLIES) gain(turn, who, what, icons[what], card);
}

/** What can still be assigned; prevention that found nothing to prevent waits for more (TV-RULING-42). */
export const damageLeft = ({ turn: { damage, prevented, assigned } }: State): number =>
  Math.max(0, damage - prevented - assigned);
