import type { VerbOf } from './verb.ts';

/** What is in force rather than done; the board asks for it where it counts. */

const WORD = { aggro: 'Aggro', control: 'Control', support: 'Support' } as const;

/** Self-banishing is what brings it about, and nothing else happens then (TV-MAXH-06). */
export const maxHealth: VerbOf<'maxHealth'> = {
  can: () => true,
  text: ({ n }) => `your maximum Health is ${n} higher while this card is in your Banished Pile`,
  value: ({ n }) => 0.5 * n,
};

export const recruitHealth: VerbOf<'recruitHealth'> = {
  can: () => false,
  text: ({ n }) => `your Recruits have +${n} Health`,
  value: ({ n }) => n,
};

export const trapLoss: VerbOf<'trapLoss'> = {
  can: () => false,
  text: ({ n }) => `whenever a Trap you purchased makes a player lose Health, that player loses ${n} more`,
  value: ({ n }) => n,
};

export const synergyNeeds: VerbOf<'synergyNeeds'> = {
  can: () => false,
  text: ({ type, n }) => `your ${WORD[type]} Synergies need only ${n} ${WORD[type]} card in play`,
  value: () => 2,
};

export const firstDiscount: VerbOf<'firstDiscount'> = {
  can: () => false,
  text: ({ n }) => `the first card you purchase each turn costs ${n} less`,
  value: ({ n }) => n,
};
