/** How many cards of each family the box holds; every test that counts them reads this table. */
export const BOX = {
  threats: 40,
  foes: 12,
  keys: 5,
  vignettes: 5,
  actions: 3,
  basics: 20,
  upgrades: 34,
  singles: 2,
  reference: 1,
} as const;

export const BOX_CARDS = Object.values(BOX).reduce((sum, count) => sum + count, 0);
