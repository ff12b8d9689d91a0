import type { MemoryCard } from '../content/schema.ts';
import type { Content } from '../content-index.ts';
import { campaignsWon } from '../options.ts';
import type { State } from '../state.ts';
import type { UpgradeReason } from './facts.ts';
import type { UpgradeRules } from './upgrades.ts';

export const LAST_VIGNETTE = 5;

export function upgradeRules(content: Content, state: State, why: UpgradeReason): UpgradeRules {
  const { options } = state;
  return {
    memories: memoriesOf(content),
    nightmare: options.nightmare,
    // The Campaign just won counts for the permanent upgrade it brings (VW-RULING-41).
    campaignsWon: campaignsWon(options) + (why === 'permanent' ? 1 : 0),
  };
}

const byId = new WeakMap<Content, ReadonlyMap<string, MemoryCard>>();

function memoriesOf(content: Content): ReadonlyMap<string, MemoryCard> {
  let memories = byId.get(content);
  if (!memories) {
    memories = new Map(content.raw.memories.map((card) => [card.id, card]));
    byId.set(content, memories);
  }
  return memories;
}
