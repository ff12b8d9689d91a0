import type { Decision } from '@veilhall/kit';
import type { Board } from '../board/board.ts';
import type { VeilTexts } from './verb.ts';

/** What a Solo Opponent chooses where its card is silent (TV-RULING-63). */
export function decide(_board: Board, _decision: Decision<VeilTexts>): number {
  return 0;
}
