import { type Handler, int } from '@veilhall/engine';
import { reveal } from '../cards.ts';
import { applyResult, flip } from '../results.ts';
import type { FrameOf } from '../state.ts';
import { demiOn, disclose, lawsOf, questCard, say, type Table } from '../table.ts';
import type { DemiId, Region, Side } from '../vocabulary.ts';
import { numberOf, questIn } from './voting.ts';

/** Steps 1 (the removal) to 6 of a full Quest; the extra votes have been cast. */
export const resolve: Handler<Table, FrameOf<'resolve'>> = {
  run(table, { region }) {
    const { state, content } = table;
    state.work.pop();
    const inPlay = questIn(state, region);
    const quest = questCard(content, inPlay.card);
    if (numberOf(quest, lawsOf(content, state)) < 0) removeOne(table, region);
    const tally = reveal(table, inPlay.pile, region);
    if (tally.feathers === tally.scorpions) tally[flip(table, 'tie')]++; // VF-RESOLVE-14
    const verdict: Side = tally.feathers > tally.scorpions ? 'feathers' : 'scorpions';
    say(table, { type: 'decided', vote: region, verdict, ...tally });

    const demis: DemiId[] = [];
    for (let slot = 1; slot <= quest.slots.length; slot++) {
      const demi = demiOn(state, region, slot);
      if (demi) demis.push(demi);
    }
    for (const [index, slot] of quest.slots.entries()) {
      const demi = demis[index];
      const result = slot[verdict];
      if (!demi || result === '.') continue;
      say(table, { type: 'rowApplied', region, slot: index + 1, demi, result });
      applyResult(table, demi, result);
      if (state.ended) return;
    }
    const survivors = demis.filter((demi) => state.demis[demi].at === region);
    for (const demi of survivors) state.demis[demi] = { at: region, slot: 0 };
    state.quests = state.quests.filter((entry) => entry !== inPlay);
    say(table, { type: 'questDone', region, quest: inPlay.card, demis: survivors });
  },
};

/** Number -1: one random card leaves the pile face up (VF-RESOLVE-06, VF-RULING-26). */
function removeOne(table: Table, region: Region): void {
  const { state } = table;
  const { pile } = questIn(state, region);
  if (pile.length === 0) return;
  for (const { kind } of pile.splice(int(state.rng, 'pile', pile.length), 1)) {
    state.discard.push(kind);
    disclose(table, { type: 'voteRemoved', region, kind });
  }
}
