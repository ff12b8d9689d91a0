import { amount } from '../board/counters.ts';
import { gainSpirit as gain, loseSpirit as lose } from '../board/spirit.ts';
import { wraithAt } from '../state/access.ts';
import type { VerbOf } from './verb.ts';
import { perText, subject } from './wording.ts';

const PER_VALUE = 2;

export const gainSpirit: VerbOf<'gainSpirit'> = {
  can(board, { seat }, { n, per }) {
    const wraith = wraithAt(board.state, seat);
    return wraith.spirit < wraith.maxSpirit && amount(board, seat, n, per) > 0;
  },
  run: (turn, { seat, script }, { n, per }) =>
    gain(turn, seat, amount(turn, seat, n, per), 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'gain', `${n} Spirit${perText(per)}`),
  value: ({ n = 1, per }) => 0.6 * n * (per ? PER_VALUE : 1),
};

export const loseSpirit: VerbOf<'loseSpirit'> = {
  can: (board, { seat }, { n, per }) => amount(board, seat, n, per) > 0,
  /** An optional cost may not take the last Spirit (VW-RULING-63). */
  pay: (board, { seat }, { n, per }) => wraithAt(board.state, seat).spirit > amount(board, seat, n, per),
  run: (turn, { seat, script, cost }, { n, per }) =>
    lose(turn, seat, amount(turn, seat, n, per), cost ? 'cost' : 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'lose', `${n} Spirit${perText(per)}`),
  value: ({ n = 1, per }) => -0.7 * n * (per ? PER_VALUE : 1),
};
