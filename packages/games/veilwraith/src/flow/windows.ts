import type { Choice, Handler, Seat } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { drop, handsHidden, wraithAt } from '../state/access.ts';
import type { WindowFrame } from '../state/frames.ts';
import type { Window } from '../vocabulary.ts';
import { addMemories, mayPlayMemories, memoryCan, type PlayMemory, playMemory } from './playing.ts';

type WindowAct = PlayMemory | { do: 'pass' };

/** A moment outside the Play Phase in which Memories may be played (VW-MEM-13). Most of the time nobody is asked. */
export const windowHandler: Handler<Turn, WindowFrame, WindowAct> = {
  run(turn, { at, window }) {
    const hidden = handsHidden(turn.state);
    if (!mayPlayMemories(turn, at) || !isOffered(turn, at, window, hidden)) return drop(turn.state, at);
    const options: Choice<WindowAct>[] = [];
    const menu: Choice<WindowAct>[] = [];
    addMemories(turn, at, options, menu);
    options.push({ id: 'pass', act: { do: 'pass' } }, ...menu);
    return { seat: at, ask: 'window', about: { window }, options, ...(hidden && { always: true }) };
  },
  answer(turn, { at }, act) {
    if (act.do === 'pass') drop(turn.state, at);
    else playMemory(turn, at, act);
  },
};

/** By a stop, or by a Memory marked for this moment; where hands are hidden never by what the hand holds. */
function isOffered(board: Board, seat: Seat, window: Window, hidden: boolean): boolean {
  const { stops, hand } = wraithAt(board.state, seat);
  if (stops.includes(window)) return true;
  if (hidden) return false;
  return hand.some(
    ({ def, id }) => board.content.memory(def).windows.includes(window) && memoryCan(board, seat, def, id),
  );
}
