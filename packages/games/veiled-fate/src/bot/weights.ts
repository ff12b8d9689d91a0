/**
 * What the bots go by, in Renown where nothing else is said. Found by playing them against each other
 * (docs/BALANCE.md), not by the rules.
 */
export interface Weights {
  /** A card in the hand of somebody who has not Rested, and one of the few that last into the next Age. */
  readonly card: number;
  readonly kept: number;
  /** Knowing how a vote stands is worth a little by itself. */
  readonly insight: number;
  /** Share of what the best slot in reach promises, and what is left of it with every further move. */
  readonly reach: number;
  readonly step: number;
}

/** Cards buy placements and votes: a Portal for three of them has to be worth it. */
export const THRIFTY: Weights = { card: 0.33, kept: 0.15, insight: 0.1, reach: 0.6, step: 0.6 };

/** Looks at the next gain only. */
export const CARELESS: Weights = { card: 0, kept: 0, insight: 0, reach: 0, step: 0 };

/** What a fall to the Abyss is worth as a result, and lying there or in the Pools. */
export const SMITE = -0.5;
export const IN_ABYSS = -0.35;
export const IN_POOLS = -0.17;
/** Between two neighbours of one line. */
export const LINE_STEP = 0.06;
/** Votes that one card is worth, on average. */
export const VOTE = 1.2;
/** Chance that one more open slot gets filled before the Age is over. */
export const FILLS = 0.92;
/** Cards that are worth keeping beyond the Age: five are drawn, and eight is the limit. */
export const MOST_KEPT = 3;
