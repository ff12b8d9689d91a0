import { int } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import { lawsOf, numberOf, questCard, type Turn } from '../board/board.ts';
import { revealPile } from '../board/cards.ts';
import { applyResult, flip } from '../board/results.ts';
import { demiOn, questIn } from '../state/access.ts';
import type { DemiId, Region, Side } from '../vocabulary.ts';
import type { Doing } from './asks.ts';

/** Steps 1 (the removal) to 6 of a full Quest; the extra votes have been cast. */
export const resolve: Doing<'resolve'> = {
  run(turn, { region }) {
    const { state, content } = turn;
    state.work.pop();
    const inPlay = questIn(state, region);
    const quest = questCard(content, inPlay.card);
    if (numberOf(quest, lawsOf(turn)) < 0) removeOne(turn, region);
    const tally = revealPile(turn, inPlay.pile, region);
    if (tally.feathers === tally.scorpions) tally[flip(turn, 'tie')]++; // VF-RESOLVE-14
    const verdict: Side = tally.feathers > tally.scorpions ? 'feathers' : 'scorpions';
    emit(turn, { type: 'decided', vote: region, verdict, ...tally });

    const demis: DemiId[] = [];
    for (let slot = 1; slot <= quest.slots.length; slot++) {
      const demi = demiOn(state, region, slot);
      if (demi) demis.push(demi);
    }
    for (const [index, slot] of quest.slots.entries()) {
      const demi = demis[index];
      const result = slot[verdict];
      if (!demi || result === '.') continue;
      emit(turn, { type: 'rowApplied', region, slot: index + 1, demi, result });
      applyResult(turn, demi, result);
      if (state.ended) return;
    }
    const survivors = demis.filter((demi) => state.demis[demi].at === region);
    for (const demi of survivors) state.demis[demi] = { at: region, slot: 0 };
    state.quests = state.quests.filter((entry) => entry !== inPlay);
    emit(turn, { type: 'questDone', region, quest: inPlay.card, demis: survivors });
  },
};

/** Number -1: one random card leaves the pile face up (VF-RESOLVE-06, VF-RULING-26). */
function removeOne(turn: Turn, region: Region): void {
  const { state } = turn;
  const { pile } = questIn(state, region);
  if (pile.length === 0) return;
  for (const { kind } of pile.splice(int(state.rng, 'pile', pile.length), 1)) {
    state.discard.push(kind);
    reveal(turn, { type: 'voteRemoved', region, kind });
  }
}
