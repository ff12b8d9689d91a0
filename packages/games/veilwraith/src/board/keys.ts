import type { Seat } from '@veilhall/engine';
import type { KeyInPlay } from '../state.ts';
import type { VwTurn } from '../turn.ts';
import { say, thing } from './sight.ts';

/** With `benefit` an Action is Used by it; without, an effect turned it (VW-RULING-61). */
export function turnKey(turn: VwTurn, seat: Seat, key: KeyInPlay, benefit: boolean): void {
  key.state = 'turned';
  say(turn, { type: 'keyTurned', seat, card: key.def, thing: thing(key), benefit });
}

export function flipKey(turn: VwTurn, seat: Seat, key: KeyInPlay, benefit: boolean): void {
  key.state = 'flipped';
  say(turn, { type: 'keyFlipped', seat, card: key.def, thing: thing(key), benefit });
}

export function resetKey(turn: VwTurn, seat: Seat, key: KeyInPlay): void {
  key.state = 'upright';
  say(turn, { type: 'keyReset', seat, card: key.def, thing: thing(key) });
}
