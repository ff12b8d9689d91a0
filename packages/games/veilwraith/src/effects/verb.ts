import type { Choice, Seat } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import type { Source } from '../content/compile.ts';
import type { Effect, Verb } from '../content/schema.ts';
import { push } from '../state/access.ts';
import type { PlayAsk } from '../state/asks.ts';
import type { ActionType } from '../vocabulary.ts';

/** Where an effect stands: whose it is, in which text, on which card. Frames of effects are such places. */
export interface Place {
  /** The seat whose stack it is worked on. */
  readonly at: Seat;
  /** The Veilwraith concerned. */
  readonly seat: Seat;
  readonly script: string;
  readonly step: number;
  /** Instance of the card whose text it is, 0 for none. */
  readonly card: number;
  readonly cost: boolean;
  /** The Action the text is about so far. */
  about?: ActionType;
}

export type PickAct =
  | { pick: 'action'; action: ActionType }
  | { pick: 'pair'; from: ActionType; to: ActionType }
  | { pick: 'card'; id: number; value: number };

/** Everything about one verb: when it can do something, what it does, what it asks, how it reads, what it is worth. */
export interface VerbRules<E extends Effect> {
  /** Carrying it out would change something. */
  can(board: Board, place: Place, effect: E): boolean;
  /** It can be paid in full, where it is a cost. */
  pay?(board: Board, place: Place, effect: E): boolean;
  run(turn: Turn, place: Place, effect: E): void;
  readonly ask?: PlayAsk;
  /** What can be chosen, where the text leaves a choice (VW-EFF-04). */
  choices?(board: Board, place: Place, effect: E): Choice<PickAct>[];
  chosen?(turn: Turn, place: Place, effect: E, act: PickAct): void;
  /** A clause in the imperative, without capital and full stop. */
  text(effect: E, source: Source): string;
  /** For the one concerned, in resources: 1 is worth a Spirit, a Memory, a Power Token or an Action. */
  value(effect: E): number;
}

export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>;
export type VerbOf<V extends Verb> = VerbRules<EffectOf<V>>;

export function pushPick(turn: Turn, place: Place, left: number): void {
  const { at, seat, script, step, card, cost, about } = place;
  push(turn.state, { do: 'pick', at, seat, script, step, card, cost, left, ...(about && { about }) });
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);
