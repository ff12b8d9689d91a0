import { counts } from '../board/counters.ts';
import { gainSpirit as gain, loseSpirit as lose } from '../board/spirit.ts';
import { wraithAt } from '../state/access.ts';
import type { VerbOf } from './verb.ts';
import { subject } from './wording.ts';

const PER_VALUE = 2;

export const gainSpirit: VerbOf<'gainSpirit'> = {
  can(board, { who: seat }, effect) {
    const wraith = wraithAt(board.state, seat);
    return wraith.spirit < wraith.maxSpirit && counts.amount(board, seat, effect) > 0;
  },
  run: (turn, { who: seat, script }, effect) =>
    gain(turn, seat, counts.amount(turn, seat, effect), 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'gain', `${n} Spirit${counts.perText({ per })}`),
  value: ({ n = 1, per }) => 0.6 * n * (per ? PER_VALUE : 1),
};

export const loseSpirit: VerbOf<'loseSpirit'> = {
  can: (board, { who: seat }, effect) => counts.amount(board, seat, effect) > 0,
  /** An optional cost may not take the last Spirit (VW-RULING-63). */
  pay: (board, { who: seat }, effect) => wraithAt(board.state, seat).spirit > counts.amount(board, seat, effect),
  run: (turn, { who: seat, script, cost }, effect) =>
    lose(turn, seat, counts.amount(turn, seat, effect), cost ? 'cost' : 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'lose', `${n} Spirit${counts.perText({ per })}`),
  value: ({ n = 1, per }) => -0.7 * n * (per ? PER_VALUE : 1),
};
