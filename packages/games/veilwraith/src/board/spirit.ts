import type { Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { wraithAt } from '../state/access.ts';
import type { Turn } from './board.ts';
import { lose } from './ending.ts';

export type SpiritReason = 'phase' | 'boost' | 'effect' | 'cost';

/** Up to the maximum; what a Spirit Wraith has above it stays until spent (VW-LIM-02, VW-RULING-30). */
export function gainSpirit(turn: Turn, seat: Seat, n: number, why: SpiritReason, card: string): void {
  const wraith = wraithAt(turn.state, seat);
  const gained = Math.min(n, wraith.maxSpirit - wraith.spirit);
  if (gained <= 0) return;
  wraith.spirit += gained;
  emit(turn, { type: 'spirit', seat, change: gained, now: wraith.spirit, why, card });
}

/** Spirit 0 loses at once, whatever else was to come (VW-OBJ-05, VW-ENG-05). */
export function loseSpirit(turn: Turn, seat: Seat, n: number, why: SpiritReason, card?: string): void {
  const wraith = wraithAt(turn.state, seat);
  const lost = Math.min(n, wraith.spirit);
  if (lost <= 0) return;
  wraith.spirit -= lost;
  emit(turn, { type: 'spirit', seat, change: -lost, now: wraith.spirit, why, ...(card !== undefined && { card }) });
  if (wraith.spirit === 0) lose(turn, seat, 'spirit');
}
