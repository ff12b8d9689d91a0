import type { TurnAct } from '../board/acts.ts';
import type { State } from '../state/state.ts';
import type { FateKind } from '../vocabulary.ts';

/** Votes for Feathers less votes for Scorpions. A Fate +2 leans nowhere. */
export const LEAN: Readonly<Record<FateKind, number>> = { f1: 1, f2: 2, s1: -1, s2: -2, p2: 0 };

/** What it takes to give away a card, as a chance to win: doubles are kept for votes that matter. */
export const KEEPING: Readonly<Record<FateKind, number>> = { p2: 0.001, f1: 0.002, s1: 0.002, f2: 0.005, s2: 0.005 };

/** Nobody pays for a walk, or for taking a Demi off a Quest, which a Smite does for less. */
export const worthwhile = ({ demis }: State, act: TurnAct): boolean =>
  act.do !== 'portal' || (act.to.slot > 0 && demis[act.demi].slot === 0);
