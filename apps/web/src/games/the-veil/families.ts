/** The gallery's groups, in the order in which a newcomer meets them. */
export const FAMILIES = {
  hero: 'Heroes',
  villain: 'Villains',
  basic: 'Starting cards',
  aggro: 'Aggro',
  control: 'Control',
  support: 'Support',
  aura: 'Auras',
  trap: 'Traps',
  solo: 'Solo Opponents',
} as const;

export const TYPE_NAMES = {
  basic: 'Basic',
  aggro: 'Aggro',
  control: 'Control',
  support: 'Support',
  aura: 'Aura',
  trap: 'Trap',
  hero: 'Hero',
  villain: 'Villain',
  solo: 'Solo Opponent',
} as const;

export const typeName = (family: string): string =>
  family in TYPE_NAMES ? TYPE_NAMES[family as keyof typeof TYPE_NAMES] : family;

/** Words of the cards and what they mean. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  'Synergy:': 'Once a turn, with at least two cards of the type in play, this one included.',
  'Self-Banish:': 'You may banish this card for its effect; a Recruit after its own ability was used.',
  'Exhaust:': 'Once a turn: turn the character sideways for this.',
  Shield: 'Damage has to kill it before it can go anywhere else. Slaying does not ask for Shields.',
  Recruit: 'Stays in play. Damage on it is gone at the end of the turn.',
  Slay: 'The Recruit goes to its owner’s Discard Pile, whatever its Health and Shields.',
  Banish: 'Out of the match: it lies face up in its owner’s Banished Pile.',
  Trap: 'Bought for an opponent. Whoever holds it plays it before any other card.',
  'Fate Route': 'The four cards one may buy from.',
};
