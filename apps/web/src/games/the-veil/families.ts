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
