import { amount } from '../board/counters.ts';
import { wraithAt } from '../board/sight.ts';
import { gainSpirit as gain, loseSpirit as lose } from '../board/spirit.ts';
import type { VerbOf } from './verb.ts';
import { perText, subject } from './wording.ts';

const PER_WORTH = 2;

export const gainSpirit: VerbOf<'gainSpirit'> = {
  can(sight, { seat }, { n, per }) {
    const wraith = wraithAt(sight.state, seat);
    return wraith.spirit < wraith.maxSpirit && amount(sight, seat, n, per) > 0;
  },
  run: (turn, { seat, script }, { n, per }) =>
    gain(turn, seat, amount(turn, seat, n, per), 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'gain', `${n} Spirit${perText(per)}`),
  value: ({ n = 1, per }) => 0.6 * n * (per ? PER_WORTH : 1),
};

export const loseSpirit: VerbOf<'loseSpirit'> = {
  can: (sight, { seat }, { n, per }) => amount(sight, seat, n, per) > 0,
  /** An optional cost may not take the last Spirit (VW-RULING-63). */
  pay: (sight, { seat }, { n, per }) => wraithAt(sight.state, seat).spirit > amount(sight, seat, n, per),
  run: (turn, { seat, script, cost }, { n, per }) =>
    lose(turn, seat, amount(turn, seat, n, per), cost ? 'cost' : 'effect', turn.content.script(script).card),
  text: ({ n = 1, per, who }) => subject(who, 'lose', `${n} Spirit${perText(per)}`),
  value: ({ n = 1, per }) => -0.7 * n * (per ? PER_WORTH : 1),
};
