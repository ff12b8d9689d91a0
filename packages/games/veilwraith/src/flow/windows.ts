import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { drop, handsHidden, wraithAt } from '../state/access.ts';
import type { WindowFrame } from '../state/frames.ts';
import type { Window } from '../vocabulary.ts';
import type { PlayAsks, WindowAct } from './asks.ts';
import { addMemories, mayPlayMemories, memoryCan, playMemory } from './playing.ts';

/** A moment outside the Play Phase in which Memories may be played (VW-MEM-13). Most of the time nobody is asked. */
export const windowHandler: Handler<Turn, WindowFrame, WindowAct, QuestionOf<PlayAsks, 'window'>> = {
  run(turn, { at, window }) {
    if (!mayPlayMemories(turn, at) || !isOffered(turn, at, window, handsHidden(turn.state))) return drop(turn);
    const acts: WindowAct[] = [];
    addMemories(turn, at, acts);
    acts.push({ do: 'pass' });
    // Asked even when only passing is a move: a Memory may be played for nothing (VW-MEM-04).
    return { seat: at, ask: 'window', about: { window }, acts, always: true };
  },
  answer(turn, { at }, act) {
    if (act.do === 'pass') drop(turn);
    else playMemory(turn, at, act.card);
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
