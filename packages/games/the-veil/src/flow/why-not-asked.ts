import { type Refusal, type Seat, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { isActive, playerAt, type Who } from '../state/access.ts';
import type { FrameOf, VeilFrame } from '../state/frames.ts';
import type { Window } from '../vocabulary.ts';
import { ownSide, pickFaults } from './why-not-picks.ts';

/** What cannot be chosen in a question apart from the turn; nothing where none of these is asked. */
export function askedFaults(board: Board, seat: Seat, frame: VeilFrame): Refusal[] | undefined {
  switch (frame.do) {
    case 'mulligan':
      return frame.who === seat
        ? mulliganFaults(board, frame)
        : [{ code: 'mulliganOrder', rule: 'TV-MULL-06', args: { who: frame.who } }];
    case 'damageWindow':
      return frame.left[0] === seat ? revealFaults(board, seat, 'damage') : undefined;
    case 'targetWindow':
      return isActive(board.state, seat) ? [] : revealFaults(board, seat, 'target');
    case 'pick':
      return frame.who === seat ? pickFaults(board, frame) : undefined;
    case 'sendTrap':
      return frame.who === seat ? ownSide(board, seat) : undefined;
    default: // open: other questions leave nothing out
      return undefined;
  }
}

function mulliganFaults({ state }: Board, { who, closed }: FrameOf<'mulligan'>): Refusal[] {
  const { hand, route } = playerAt(state, who);
  return [
    ...route
      .filter(({ slot }) => closed.includes(slot))
      .map((card) => ({ code: 'slotReplaced', rule: 'TV-MULL-03', on: thing(card) })),
    ...hand.map((card) => ({ code: 'handStays', rule: 'TV-MULL-09', on: thing(card) })),
  ];
}

/** Of the own Hand: what has no Reveal for this moment, and what was revealed already this turn. */
function revealFaults({ state, content }: Board, who: Who, window: Window): Refusal[] {
  const { hand, revealed } = playerAt(state, who);
  return hand.flatMap((card): Refusal[] => {
    const on = thing(card);
    if (content.card(card.def).reveal?.window !== window)
      return [{ code: 'noReveal', rule: 'TV-REV-01', on, args: { window } }];
    return revealed.includes(card.id) ? [{ code: 'revealedOnce', rule: 'TV-RULING-40', on }] : [];
  });
}
