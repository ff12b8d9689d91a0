/** How many cards the box holds; every test that counts them reads this table. */
export const BOX = {
  fate: 96,
  quests: 36,
  ages: 12,
  agesPerAge: 4,
  cities: 10,
  altars: 4,
  demis: 9,
  fateKinds: 5,
} as const;

/** Fate cards of each kind. */
export const FATE = { f1: 34, f2: 10, s1: 34, s2: 10, p2: 8 } as const;

/** Quests of each family. */
export const QUESTS = { open: 8, class: 10, colour: 9, ordered: 9 } as const;
