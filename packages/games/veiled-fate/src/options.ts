import { z } from 'zod';

/** The rulebook knows no variants beyond the number of players, so there is nothing to set. */
export const optionsSchema = z.strictObject({});
export type Options = z.infer<typeof optionsSchema>;
