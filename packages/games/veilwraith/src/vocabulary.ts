/** The words of the game, spelled as in rules.md. */
export const ACTION_TYPES = ['explore', 'fight', 'influence'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const THREAT_KINDS = ['anima', 'deja', 'foe', 'key', 'portal', 'archfiend'] as const;
export type ThreatKind = (typeof THREAT_KINDS)[number];

/** Slots are positions, left to right; the numbers on their tokens are another matter (VW-ENG-02). */
export const SLOTS = [1, 2, 3] as const;
export type Slot = (typeof SLOTS)[number];

export const PHASES = ['threat', 'draw', 'play', 'spirit', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Moments outside the Play Phase in which a Memory may be played (VW-MEM-13); `play` and `boost` lie inside it. */
export const WINDOWS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'play', 'boost'] as const;
export type Window = (typeof WINDOWS)[number];

export const FACINGS = ['upright', 'tilted', 'exhausted'] as const;
export type Facing = (typeof FACINGS)[number];

export const KEY_STATES = ['upright', 'turned', 'flipped'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export const STARTING_ABILITIES = ['none', 'shade', 'umbra', 'shadow', 'soul', 'spirit'] as const;
export type StartingAbility = (typeof STARTING_ABILITIES)[number];
