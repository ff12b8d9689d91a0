import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { forbidden, memoryLimit } from '../board/ongoing.ts';
import type { Content } from '../content/compile.ts';
import { flipPowerFor, memoryPowerFor } from '../effects/power.ts';
import type { Wraith } from '../state/state.ts';
import type { ActionType } from '../vocabulary.ts';

/** What the cards in force leave a seat to add Power with; the same for all its Actions. */
export interface Means {
  readonly maySpend: boolean;
  readonly mayPlay: boolean;
  readonly mayCombine: boolean;
}

export const meansOf = (board: Board, wraith: Wraith, seat: Seat): Means => ({
  maySpend: !forbidden(board, seat, 'noTokenSpending'),
  mayPlay: wraith.memoriesPlayed < memoryLimit(board, seat),
  mayCombine: !forbidden(board, seat, 'noCombine'),
});

/** Power that tokens, Memories and Combines in hand, and Keys can still add to an Action. */
export function stillToAdd(content: Content, wraith: Wraith, action: ActionType, means: Means): number {
  let most = means.maySpend ? wraith.actions[action].tokens : 0;
  for (const { def, state } of wraith.keys) if (state !== 'flipped') most += flipPowerFor(content, def, action);
  const hand = wraith.hand.map(({ def }) => ({
    played: means.mayPlay ? memoryPowerFor(content, def, action) : 0,
    combined: means.mayCombine ? content.memory(def).combine : 0,
  }));
  return most + bestOf(hand);
}

/**
 * Each card is played, or Combined with another: the lower value counts. From the highest value down, the second of a pair
 * is the lower, so it is enough to know whether a first one waits.
 */
function bestOf(hand: { played: number; combined: number }[]): number {
  let paired = 0;
  let waiting = Number.NEGATIVE_INFINITY;
  for (const { played, combined } of hand.sort((a, b) => b.combined - a.combined)) {
    const before = paired;
    paired = Math.max(paired + played, waiting + combined);
    waiting = Math.max(waiting + played, before);
  }
  return Math.max(paired, waiting);
}
