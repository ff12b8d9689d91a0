import { z } from 'zod';

const count = z.int().min(0);
const def = z.string().max(40);

/** A card on the table, and nothing of what lies on it. */
export type CardRef = { readonly id: number; readonly def: string };

/** What may be declared as a target: known to everybody, and kept in frames until it is carried out (TV-TGT-03). */
export const aimSchema = z
  .discriminatedUnion('on', [
    z.strictObject({ on: z.literal('player'), who: count }),
    z.strictObject({ on: z.literal('recruit'), who: count, id: count, def }),
    z.strictObject({ on: z.literal('route'), who: count, id: count, def, slot: count }),
  ])
  .readonly();
export type Aim = z.infer<typeof aimSchema>;

/** A card of a hand or a face-up pile; `cards` are those of the same name, the one meant included. */
export type PilePick = {
  readonly on: 'pile';
  readonly zone: 'hand' | 'discard' | 'banished';
  readonly who: number;
  readonly card: CardRef;
  readonly cards: readonly CardRef[];
};

/** What a text may leave to be chosen. */
export type PickAct = Aim | PilePick;
/** What is told of it. */
export type PickOption = Aim | Omit<PilePick, 'cards'>;
