import { type Seat, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { KeyInPlay } from '../state/state.ts';
import type { Turn } from './board.ts';

/** With `benefit` an Action is Used by it; without, an effect turned it (VW-RULING-61). */
export function turnKey(turn: Turn, seat: Seat, key: KeyInPlay, benefit: boolean): void {
  key.state = 'turned';
  emit(turn, { type: 'keyTurned', seat, card: key.def, thing: thing(key), benefit });
}

export function flipKey(turn: Turn, seat: Seat, key: KeyInPlay, benefit: boolean): void {
  key.state = 'flipped';
  emit(turn, { type: 'keyFlipped', seat, card: key.def, thing: thing(key), benefit });
}

export function resetKey(turn: Turn, seat: Seat, key: KeyInPlay): void {
  key.state = 'upright';
  emit(turn, { type: 'keyReset', seat, card: key.def, thing: thing(key) });
}
