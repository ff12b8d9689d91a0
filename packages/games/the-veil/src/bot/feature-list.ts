import type { Feature } from '@veilhall/engine';

/** What a position is judged by, and whether more of it can only help. All compare the own side with its strongest rival. */
export const FEATURES = [
  { name: 'health', sign: '+' },
  { name: 'power', sign: '+' },
  { name: 'gold', sign: '+' },
  { name: 'recruits', sign: '+' },
  { name: 'traps', sign: '-' },
  { name: 'ready', sign: '+' },
] as const satisfies readonly Feature[];

export type FeatureName = (typeof FEATURES)[number]['name'];
export const NAMES: readonly FeatureName[] = FEATURES.map(({ name }) => name);
