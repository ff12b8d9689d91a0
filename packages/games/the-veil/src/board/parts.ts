import type { Effect } from '../content/schema.ts';
import type { State } from '../state/state.ts';
import { PARTS, type Part } from '../vocabulary.ts';

const isStrict = ({ options }: State): boolean => options.parts === 'strict';

/** The part that a turn has come to, where parts are strict (TV-RULING-07). */
export const strictPart = (state: State): Part | undefined => (isStrict(state) ? state.turn.part : undefined);

/** The turn has come to this part, or all of them are open at once. */
export const isOpen = (state: State, part: Part): boolean => !isStrict(state) || state.turn.part === part;

/** None after the last, and none where parts are free. */
export const partAfter = (state: State): Part | undefined =>
  isStrict(state) ? PARTS[PARTS.indexOf(state.turn.part) + 1] : undefined;

/** Acquires a card, which belongs to the Gold part (TV-PGOLD-02). */
export const acquires = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.verb === 'acquire' || (effect.verb === 'choose' && effect.options.some(acquires)));
