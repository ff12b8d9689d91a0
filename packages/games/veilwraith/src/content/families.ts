import { allEffects as effectsIn, type PartsOf } from '@veilhall/kit';
import type { Ability, Effect, Verb } from './schema.ts';

/** Where an effect may stand. Which verbs a family may use is part of the vocabulary: what a verb means depends on it. */
export type Family = 'threat' | 'foe' | 'key' | 'memory' | 'vignette' | 'action';

export const TRIGGERS_OF: Readonly<Record<Family, readonly Ability['trigger'][]>> = {
  threat: ['played', 'drawn', 'defeat', 'startOfRound', 'endOfRound', 'ongoing'],
  foe: ['played', 'drawn', 'defeat', 'startOfRound', 'endOfRound', 'ongoing'],
  key: ['flip'],
  memory: ['memory', 'drawn'],
  vignette: ['startOfRound', 'endOfRound', 'ongoing'],
  action: [],
};

const EVERYWHERE: readonly Family[] = ['threat', 'foe', 'key', 'memory', 'vignette', 'action'];
const THREATS: readonly Family[] = ['threat', 'foe'];
const PLAYER: readonly Family[] = ['memory', 'key'];

/** `defeat`: only on a Vignette's "Defeat:" line. */
export const FAMILIES_OF: Readonly<Record<Verb, readonly Family[] | 'defeat'>> = {
  gainSpirit: EVERYWHERE,
  loseSpirit: EVERYWHERE,
  drawMemory: EVERYWHERE,
  discardMemory: EVERYWHERE,
  millMemory: ['threat', 'foe', 'memory', 'vignette'],
  recoverMemory: ['memory', 'key', 'threat'],
  removeMemory: ['threat', 'foe', 'memory'],
  addToken: EVERYWHERE,
  discardToken: EVERYWHERE,
  moveToken: ['memory', 'key', 'threat', 'foe'],
  addPower: ['memory'],
  tiltAction: ['memory', 'key', 'threat', 'foe', 'vignette'],
  exhaustAction: ['memory', 'key', 'threat', 'foe', 'vignette'],
  resetAction: ['memory', 'key', 'threat', 'foe', 'vignette'],
  moveAction: ['memory', 'key', 'threat', 'foe'],
  swapActions: ['memory', 'key', 'threat', 'foe'],
  grantUse: PLAYER,
  grantTilt: PLAYER,
  exhaustKey: ['threat', 'foe', 'memory', 'vignette'],
  resetKey: ['memory', 'threat', 'foe', 'vignette'],
  flipKey: ['threat', 'foe', 'vignette'],
  defeatThreat: ['memory'],
  defeatStar: ['memory'],
  discardThreat: PLAYER,
  returnThreat: ['memory'],
  ignoreThreat: PLAYER,
  playThreat: ['threat', 'foe', 'vignette'],
  peekThreat: ['memory', 'key', 'action'],
  modifyValue: ['memory', 'threat', 'foe', 'vignette'],
  modifyCost: ['memory', 'threat', 'foe', 'vignette'],
  capture: THREATS,
  shuffleSelf: THREATS,
  returnSelf: THREATS,
  restrict: ['threat', 'foe', 'vignette'],
  drawOptionSlot: ['vignette'],
  portalRises: ['vignette'],
  gainRibbon: 'defeat',
  loseRibbon: 'defeat',
  upgradeAction: 'defeat',
  upgradeToken: 'defeat',
  nextGameSpirit: 'defeat',
  choose: EVERYWHERE,
};

/** What an ability without a trigger word may do while its card is in play (VW-TRIG-06). */
export const ONGOING_VERBS = [
  'restrict',
  'modifyValue',
  'modifyCost',
  'drawOptionSlot',
  'portalRises',
] as const satisfies readonly Verb[];
export type OngoingVerb = (typeof ONGOING_VERBS)[number];

/** What can be asked as a price. */
export const COST_VERBS: readonly Verb[] = ['loseSpirit', 'discardMemory', 'removeMemory', 'discardToken'];

/** The texts inside an effect. */
export const partsOf: PartsOf<Effect> = (effect) => (effect.verb === 'choose' ? effect.options : []);

/** These effects, and those behind their choices. */
export const allEffects = (effects: readonly Effect[]): Effect[] => [...effectsIn(effects, partsOf)];
