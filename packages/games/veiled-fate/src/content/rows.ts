import type { PlainResult } from '../vocabulary.ts';
import type { Need, Result, Row } from './schema.ts';

/** A single row: what Feathers do to the Demi in the slot, and what Scorpions do. */
export const row = (slot: Need, feathers: Result, scorpions: Result): Row => ({ slots: [slot], feathers, scorpions });

/** A contested row: Feathers decide for the left Demi, Scorpions for the right one. */
export const contest = (left: Need, right: Need, feathers: Result, scorpions: Result): Row => ({
  slots: [left, right],
  feathers,
  scorpions,
});

export const coin = (feather: PlainResult, scorpion: PlainResult): Result => ({ feather, scorpion });
