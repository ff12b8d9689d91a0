import { z } from 'zod';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';

/** A card on the table, and nothing of what lies on it. */
export type CardRef = { readonly id: number; readonly def: string };

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

/** A choice, and the effect that leaves it. */
export type EffectPick<C = PickAct> = { readonly choice: C; readonly script: string; readonly step: number };

/** The Action a text is about: the only choice that frames remember. */
export const aboutSchema = z
  .strictObject({
    choice: z.strictObject({ do: z.literal('action'), action: z.enum(ACTION_TYPES) }),
    script: z.string().max(160),
    step: z.int().min(0),
  })
  .readonly();
