import type { Board, Turn } from '../board/board.ts';
import type { Source } from '../content/compile.ts';
import type { Effect, Verb } from '../content/schema.ts';
import { push } from '../state/access.ts';
import type { PickRules } from './pick.ts';
import type { Place } from './place.ts';

/** Everything about one verb: when it can do something, what it does, what it asks, how it reads, what it is worth. */
export interface VerbRules<E extends Effect> {
  /** Carrying it out would change something. */
  can(board: Board, place: Place, effect: E): boolean;
  /** It can be paid in full, where it is a cost. */
  pay?(board: Board, place: Place, effect: E): boolean;
  run(turn: Turn, place: Place, effect: E): void;
  /** Where the text leaves a choice. */
  readonly pick?: PickRules<E>;
  /** A clause in the imperative, without capital and full stop. */
  text(effect: E, source: Source): string;
  /** For the one concerned, in resources: 1 is worth a Spirit, a Memory, a Power Token or an Action. */
  value(effect: E): number;
}

export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
export type VerbOf<V extends Verb> = VerbRules<EffectOf<V>>;

export function pushPick(turn: Turn, place: Place, left: number): void {
  const { at, seat, script, step, card, cost, about } = place;
  push(turn, { do: 'pick', at, seat, script, step, card, cost, left, ...(about && { about }) });
}
