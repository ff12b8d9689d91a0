import { z } from 'zod';

export const optionsSchema = z.strictObject({
  finds: z.int().min(4).max(12).default(12).describe('How many finds are bid for.'),
});
export type Options = z.infer<typeof optionsSchema>;
