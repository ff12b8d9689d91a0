import type { Location, Power } from '../vocabulary.ts';

export const PLACE_NAMES: Readonly<Record<Location, string>> = {
  city: 'the City',
  coast: 'Coast',
  forest: 'Forest',
  canyons: 'Canyons',
  desert: 'Desert',
  volcano: 'Volcano',
  mountains: 'Mountains',
  abyss: 'the Abyss',
  pools: 'the Pools',
};

export const POWER_NAMES: Readonly<Record<Power, string>> = {
  portal: 'Portal',
  transfigure: 'Transfiguration',
  smite: 'Smite',
  omniscience: 'Omniscience',
  influence: 'Influence',
};

export const CLASS_NAMES = { intellect: 'Intellect', strength: 'Strength', agility: 'Agility' } as const;
