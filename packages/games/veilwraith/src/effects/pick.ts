import type { Card, Text, ThingId } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import type { Effect } from '../content/schema.ts';
import type { ActionType, KeyState } from '../vocabulary.ts';
import type { Place } from './place.ts';

/** A card on the table, and nothing of what lies on it. */
export type CardRef = { readonly id: number; readonly def: string };

export const refTo = ({ id, def }: Card): CardRef => ({ id, def });

export type ActionPick = { do: 'action'; action: ActionType };
export type MovePick = { do: 'move'; from: ActionType; to: ActionType };
export type SwapPick = { do: 'swap'; from: ActionType; to: ActionType };
/** `several`: the Threat is offered once for each of its values. */
export type ThreatPick = { do: 'threat'; card: CardRef; value: number; several: boolean };
export type KeyPick = { do: 'key'; card: CardRef };
/** What is told of a choice among Memories. */
export type MemoryOption = { do: 'memory'; card: CardRef };
/** `cards` are those of the same name, the one meant included. */
export type MemoryPick = MemoryOption & { cards: readonly CardRef[] };

/** What a text may leave to be chosen. */
export type PickAct = ActionPick | MovePick | SwapPick | ThreatPick | MemoryPick | KeyPick;
export type PickOption = Exclude<PickAct, MemoryPick> | MemoryOption;

/** Which question a choice is put as. */
export type PickAsk = 'pickAction' | 'pickThreat' | 'pickMemory' | 'pickKey';

/** What labels may say about things on the table, from the view of the seat that is asked. */
export interface Scene {
  /** The card whose text it is. */
  readonly by: Text;
  action(type: ActionType): { readonly name: string; readonly tokens: number; readonly slot: number };
  threat(id: ThingId): {
    readonly name: Text;
    readonly cost: number;
    readonly values: readonly { readonly type: ActionType; readonly n: number; readonly star: boolean }[];
  };
  memory(id: ThingId): Text;
  key(id: ThingId): { readonly name: Text; readonly state: KeyState };
}

/** How one verb lets something be chosen (VW-EFF-04), and how each choice reads. */
export interface PickRules<E extends Effect, A extends PickAct = PickAct, O extends PickOption = PickOption> {
  readonly ask: PickAsk;
  acts(board: Board, place: Place, effect: E): readonly A[];
  chosen(turn: Turn, place: Place, effect: E, act: A): void;
  label(option: O, effect: E, scene: Scene): Text;
}

/** The rules of a verb that offers one kind of choice: it is told of no other. */
export const picking = <E extends Effect, A extends PickAct, O extends PickOption = A>(
  rules: PickRules<E, A, O>,
): PickRules<E> => rules;
