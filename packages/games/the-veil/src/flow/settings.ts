import type { Settings } from '@veilhall/engine';
import { emitTo } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { playerAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { WINDOWS } from '../vocabulary.ts';
import type { Setting } from './asks.ts';
import { markDone } from './turn.ts';

const passesOf = (state: State, seat: number): Setting[] =>
  WINDOWS.map((window) => ({ do: 'pass', window, on: !playerAt(state, seat).passes.includes(window) }));

/** Windows can be let pass for good, and a member who is done may go on (TV-RULING-41, -51). */
export const settings: Settings<State, Turn, Setting> = {
  open(state, seat, ask) {
    if (ask === 'waiting') return [{ do: 'withdraw' }];
    return ask === 'turn' || ask === 'reveal' ? passesOf(state, seat) : [];
  },
  id: (act) => (act.do === 'withdraw' ? act.do : `${act.on ? 'pass' : 'ask'}:${act.window}`),
  about: (act) => act,
  set(turn, seat, act) {
    if (act.do === 'withdraw') return markDone(turn, seat, false);
    const player = playerAt(turn.state, seat);
    const others = player.passes.filter((window) => window !== act.window);
    player.passes = act.on ? [...others, act.window].sort() : others;
    emitTo(turn, [seat], { type: 'passSet', who: seat, window: act.window, on: act.on });
  },
};
