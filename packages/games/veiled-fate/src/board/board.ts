import type { Turn as Changes } from '@veilhall/engine';
import { COMMON_LAWS, type Content, type Laws, type Quest } from '../content/compile.ts';
import type { AgeCard } from '../content/schema.ts';
import { must } from '../state/access.ts';
import type { VfFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { VfFact } from './facts.ts';

/** What a rule reads. */
export interface Board {
  readonly state: State;
  readonly content: Content;
}

/** What a rule works on: the board, and what happens to it. */
export interface Turn extends Board, Changes<State, VfFact, VfFrame> {}

export const questCard = (content: Content, id: string): Quest => must(content.quests.get(id), `Quest '${id}'`);
export const ageCard = (content: Content, id: string): AgeCard => must(content.ages.get(id), `Age card '${id}'`);

export function lawsOf({ state, content }: Board): Laws {
  return state.city ? must(content.cities.get(state.city.card), `City card '${state.city.card}'`).laws : COMMON_LAWS;
}

/** The printed number as the Decree leaves it (VF-RULING-69). */
export const numberOf = (quest: Quest, laws: Laws): number =>
  Math.max(-1, Math.min(2, quest.card.number + laws.number));
