import type { Seat } from '@veilhall/engine';
import { isPlaying, push, say, wraithAt } from '../board/sight.ts';
import type { VwTurn } from '../turn.ts';

/** A teammate changed something for a Veilwraith who was done: they are no longer (D34). */
export function disturb(turn: VwTurn, by: Seat, seat: Seat): void {
  const wraith = wraithAt(turn.state, seat);
  if (by === seat || !wraith.ready || turn.state.phase !== 'play' || !isPlaying(turn.state, seat)) return;
  wraith.ready = false;
  push(turn.state, { do: 'playPhase', at: seat });
  say(turn, { type: 'ready', seat, ready: false });
}
