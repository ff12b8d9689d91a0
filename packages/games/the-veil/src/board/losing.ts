import { emit } from '@veilhall/kit';
import { totalOf, type Who } from '../state/access.ts';
import type { Total } from '../state/state.ts';
import type { Turn } from './board.ts';
import { maximumOf } from './health.ts';

/** Loss is no Damage: no Shield and no prevention concerns it (TV-RULING-46). */
export function loseHealth(turn: Turn, who: Who, n: number, card?: string): void {
  const total = totalOf(turn.state, who);
  total.health = Math.max(0, total.health - n);
  const fact = { type: 'lostHealth', who: total.members, player: who, n, now: total.health } as const;
  emit(turn, card === undefined ? fact : { ...fact, card });
}

/** `direct`: an effect that names whom it damages, apart from the tally (TV-RULING-25). */
export function hitTotal(turn: Turn, by: Who, total: Total, n: number, direct: boolean): void {
  total.health = Math.max(0, total.health - n);
  emit(turn, { type: 'hit', who: total.members, by, n, now: total.health, direct });
}

/** Up to the maximum (TV-HEAL-02). */
export function healTotal(turn: Turn, by: Who, total: Total, n: number): void {
  const healed = Math.min(n, maximumOf(turn, total) - total.health);
  if (healed <= 0) return;
  total.health += healed;
  emit(turn, { type: 'healed', who: total.members, by, n: healed, now: total.health });
}
