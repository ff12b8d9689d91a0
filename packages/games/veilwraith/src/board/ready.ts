import type { Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { isPlaying, playingSeats, wraithAt } from '../state/access.ts';
import type { Turn } from './board.ts';

/** Done with the Play Phase, or not yet (D34). Alone it needs no word. */
export function setReady(turn: Turn, seat: Seat, ready: boolean): void {
  wraithAt(turn.state, seat).ready = ready;
  if (playingSeats(turn.state).length > 1) emit(turn, { type: 'ready', seat, ready });
}

/** A teammate changed something for a Veilwraith who was done: they are no longer (D34). */
export function disturb(turn: Turn, by: Seat, seat: Seat): void {
  if (by === seat || turn.state.phase !== 'play' || !isPlaying(turn.state, seat)) return;
  if (wraithAt(turn.state, seat).ready) setReady(turn, seat, false);
}
