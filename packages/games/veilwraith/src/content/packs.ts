import { type PackRules, withPack } from '@veilhall/kit';
import type { RawContent } from './raw.ts';
import { packSchema } from './schema.ts';
import { faultsOf } from './validate.ts';

const RULES: PackRules<RawContent, 'threats' | 'keys' | 'memories' | 'vignettes'> = {
  schema: packSchema,
  families: ['threats', 'keys', 'memories', 'vignettes'],
  arranged: (raw) => ({ ...raw, vignettes: raw.vignettes.toSorted((a, b) => a.number - b.number) }),
  faults: faultsOf,
};

/** The cards with a homebrew pack laid over them. Throws `PackError` with every fault found. */
export const extendContent = (raw: RawContent, pack: unknown): RawContent => withPack(RULES, raw, pack);
