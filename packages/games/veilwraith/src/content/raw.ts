import { actions, foes, keys, memories, singles, threats, vignettes } from './index.gen.ts';
import type { ActionCard, KeyCard, MemoryCard, SingleCard, ThreatType, Vignette } from './schema.ts';

/** All cards as written, before the rules look at them. Packs replace and add here. */
export interface RawContent {
  readonly actions: readonly ActionCard[];
  readonly singles: readonly SingleCard[];
  /** Anima and Deja first, then Foes: one list, because a Threat's kind says which it is. */
  readonly threats: readonly ThreatType[];
  readonly keys: readonly KeyCard[];
  readonly memories: readonly MemoryCard[];
  /** In the order of their numbers. */
  readonly vignettes: readonly Vignette[];
}

export const rawContent: RawContent = {
  actions,
  singles,
  threats: [...threats, ...foes],
  keys,
  memories,
  vignettes: [...vignettes].sort((a, b) => a.number - b.number),
};

/** On the table the copies of `ogre` are `ogre-a` and `ogre-b`. */
export const copyId = (type: ThreatType, copy: number): string => `${type.id}-${'abcd'[copy]}`;
