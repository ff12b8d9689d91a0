import { z } from 'zod';

/** What outlasts the text that made it: a script in force, or one that waits for a moment. */
export const lastingSchema = z.strictObject({
  id: z.int().min(0),
  script: z.string().max(160),
  who: z.int(),
  by: z.int(),
  card: z.int().min(0),
  /** The game's word for when it ends: `turn`, `combat`, `caster`. */
  until: z.string().max(40),
  /** It ends after so many uses. */
  uses: z.int().min(1).exactOptional(),
  /** The moment it waits for; absent: it is in force all the time. */
  on: z.string().max(40).exactOptional(),
});
export type Lasting = z.infer<typeof lastingSchema>;

/** Lasting effects as the state keeps them; numbers are not used twice. */
export const lastingListSchema = z.strictObject({ next: z.int().min(0), list: z.array(lastingSchema) });
export type LastingList = z.infer<typeof lastingListSchema>;

export const lastingById = (kept: LastingList | undefined, id: number): Lasting | undefined =>
  kept?.list.find((one) => one.id === id);

/** One use less; the last one ends it. */
export function useLasting(kept: LastingList | undefined, id: number): void {
  const lasting = lastingById(kept, id);
  if (!kept || lasting?.uses === undefined) return;
  if (lasting.uses > 1) lasting.uses--;
  else kept.list = kept.list.filter((one) => one.id !== id);
}
