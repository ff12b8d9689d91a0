import type { Feature, Sign } from '@veilhall/engine';

/**
 * What a position is judged by. Each is of the order of 1; games tell how much each counts, and the sign which way it may.
 * What counts differently late in a game is there twice, for early and for late.
 */
const SIGNS = {
  one: 'free',
  // Spirit after what this round still takes, bent where little is left.
  spiritEarly: '+',
  spiritLate: '+',
  spiritTo3: '+',
  spiritTo7: '+',
  // What the Threat deck still holds.
  deck: 'free',
  keysToCome: 'free',
  foesToCome: '-',
  archfiend: 'free',
  archfiendNear: '-',
  archfiendWork: '-',
  // What lies in the Threat Area.
  threatsEarly: 'free',
  threatsLate: 'free',
  costEarly: '-',
  costLate: '-',
  uses: '-',
  gapEarly: '-',
  gapLate: '-',
  keyInPlay: 'free',
  keyGap: '-',
  foeInPlay: 'free',
  foeGap: '-',
  portalInPlay: '+',
  portalGap: '-',
  // What there is to answer it with.
  tokensEarly: '+',
  tokensLate: '+',
  matched: '+',
  handEarly: '+',
  handLate: '+',
  handPower: '+',
  cards: '+',
  upright: '+',
  turned: '+',
  reach: '+',
  delay: '-',
  crowd: '-',
  ready: '+',
  use: '+',
  tilt: '+',
  // What was brought along.
  explorePlus: '+',
  fightPlus: '+',
  influencePlus: '+',
  slot1Plus: '+',
  slot2Plus: '+',
  slot3Plus: '+',
  deckValue: '+',
  vignette2: 'free',
  vignette3: 'free',
  vignette4: 'free',
  vignette5: 'free',
} as const satisfies Readonly<Record<string, Sign>>;

export type FeatureName = keyof typeof SIGNS;

export const FEATURES: readonly Feature[] = Object.entries(SIGNS).map(([name, sign]) => ({ name, sign }));
