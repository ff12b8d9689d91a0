import { type PackRules, withPack } from '@veilhall/kit';
import { z } from 'zod';
import type { RawContent } from './raw.ts';
import { characterSchema } from './schema.ts';
import { faultsOf } from './validate.ts';

/** Homebrew: characters to add, or to put in the place of those with the same id. */
const packSchema = z.strictObject({
  format: z.literal('veilhall-pack/1'),
  game: z.literal('the-veil'),
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(60),
  characters: z.array(characterSchema).max(40).optional(),
});

const RULES: PackRules<RawContent, 'characters'> = { schema: packSchema, families: ['characters'], faults: faultsOf };

/** The cards with a homebrew pack laid over them. Throws `PackError` with every fault found. */
export const extendContent = (raw: RawContent, pack: unknown): RawContent => withPack(RULES, raw, pack);
