import type { Content } from '../content/compile.ts';
import type { MemoryCard } from '../content/schema.ts';
import { campaignsWon } from '../options.ts';
import type { UpgradeReason } from '../state/campaign-facts.ts';
import type { State } from '../state/state.ts';
import type { UpgradeRules } from './upgrades.ts';

export const LAST_VIGNETTE = 5;

export function upgradeRules(content: Content, state: State, why: UpgradeReason): UpgradeRules {
  const { options } = state;
  return {
    ...cardsOf(content),
    nightmare: options.nightmare,
    // The Campaign just won counts for the permanent upgrade it brings (VW-RULING-41).
    campaignsWon: campaignsWon(options) + (why === 'permanent' ? 1 : 0),
  };
}

type Cards = Pick<UpgradeRules, 'memories' | 'listedBy'>;

const known = new WeakMap<Content, Cards>();

function cardsOf(content: Content): Cards {
  let cards = known.get(content);
  if (!cards) {
    cards = upgradeCards(content.raw.memories);
    known.set(content, cards);
  }
  return cards;
}

export function upgradeCards(list: readonly MemoryCard[]): Cards {
  const listedBy = new Map<string, string[]>();
  for (const { id, boxed } of list) {
    if (boxed !== undefined) listedBy.set(boxed, [...(listedBy.get(boxed) ?? []), id]);
  }
  return { memories: new Map(list.map((card) => [card.id, card])), listedBy };
}
