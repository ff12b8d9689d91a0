/** The rulebook's words. */

export const KINDS = ['hero', 'villain'] as const;
export type Kind = (typeof KINDS)[number];

export const CARD_TYPES = ['basic', 'aggro', 'control', 'support', 'trap', 'aura'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** The types that have a Synergy (TV-SYN-01). */
export const SYNERGIES = ['aggro', 'control', 'support'] as const;
export type Synergy = (typeof SYNERGIES)[number];

/** What a turn gathers (TV-PRIM-01). */
export const TALLIES = ['gold', 'damage', 'health'] as const;
export type Tally = (typeof TALLIES)[number];

/** The parts of a turn before its End Phase, in order (TV-TURN-01). */
export const PARTS = ['primary', 'gold', 'health', 'damage'] as const;
export type Part = (typeof PARTS)[number];

/** When a Reveal ability may be used: as Damage is about to be split, or after a target was declared (TV-RULING-39). */
export const WINDOWS = ['damage', 'target'] as const;
export type Window = (typeof WINDOWS)[number];

/** What texts count, for their owner. */
export const COUNTERS = [
  'recruits',
  'opposingRecruits',
  'aggro',
  'control',
  'support',
  'shields',
  'banished',
  'traps',
  'health',
  'discarded',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** When an Aura does something; `standing` is in force all the time. */
export const AURA_TRIGGERS = ['start', 'recruit', 'opponentDiscards', 'youBanish', 'standing'] as const;
export type AuraTrigger = (typeof AURA_TRIGGERS)[number];

/** What a Solo Opponent does: its cards, the five steps of its card, the one that unlocks, and Damage once more. */
export const SOLO_STEPS = ['cards', 'opening', 'buy', 'banish', 'slay', 'damage', 'final', 'again'] as const;
export type SoloStep = (typeof SOLO_STEPS)[number];

export const ROUTE_SLOTS = 4;
export const HAND_SIZE = 5;
/** Of the side that goes first, on its first turn (TV-FIRST-03). */
export const FIRST_HAND_SIZE = 4;
/** From the round after it on, every turn costs Health (TV-RULING-90). */
export const LAST_FREE_ROUND = 60;
export const STARTING_CARDS = 8;
export const FATE_CARDS = 36;
