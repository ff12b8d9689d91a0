import { push, wraithAt } from '../state/access.ts';
import type { VerbOf } from './verb.ts';

/** Looking is not drawing: an empty deck shows nothing and is not rebuilt (VW-RULING-19, VW-RULING-81). */
export const peekThreat: VerbOf<'peekThreat'> = {
  can: (board, { who: seat }) => wraithAt(board.state, seat).threatDeck.length > 0,
  run(turn, { by: at, who: seat, script }, { n = 1, reorder = false, mayBottom = false }) {
    const count = Math.min(n, wraithAt(turn.state, seat).threatDeck.length);
    if (count === 0) return;
    const { card } = turn.content.script(script);
    const stage = mayBottom ? 'bottom' : reorder && count > 1 ? 'order' : 'look';
    push(turn, { do: 'peek', at, seat, card, count, stage, reorder, placed: 0, seen: false });
  },
  text({ n = 1, reorder, mayBottom }) {
    const look = n === 1 ? 'look at the top Threat' : `look at the top ${n} Threats`;
    const order = reorder && n > 1 ? ', reorder them' : '';
    return `${look}${order}${mayBottom ? ', may put one that is no Key or Foe on the bottom' : ''}`;
  },
  value: ({ n = 1, reorder, mayBottom }) => 0.3 + 0.1 * n + (reorder ? 0.3 : 0) + (mayBottom ? 0.5 : 0),
};
