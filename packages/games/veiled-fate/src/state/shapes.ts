import { z } from 'zod';
import { DEMIS, FATE_KINDS, LOCATIONS, MOST_SLOTS, REGIONS } from '../vocabulary.ts';

/** The small shapes that state, frames and views are made of. */
export const count = z.int().min(0);
export const seat = z.int().min(0).max(7);
export const def = z.string().max(40);
export const demi = z.enum(DEMIS);
export const region = z.enum(REGIONS);
export const kind = z.enum(FATE_KINDS);

/** `slot` 0 is standing at the Location; any other number is that slot of the region's Quest (VF-TERM-03). */
export const placeSchema = z.strictObject({ at: z.enum(LOCATIONS), slot: z.int().min(0).max(MOST_SLOTS) });
export type Place = z.infer<typeof placeSchema>;
