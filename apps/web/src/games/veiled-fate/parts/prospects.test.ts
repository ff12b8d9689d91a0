import { fastRng } from '@veilhall/engine';
import {
  type DemiId,
  type QuestView,
  type VeiledFateView,
  type VfPrompt,
  game as veiledFate,
} from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from './prospects.ts';

const dealt = (): VeiledFateView => veiledFate.view(veiledFate.setup({}, 4, fastRng('prospects')), 0);

const slot = (n: number, feathers: '+1' | '-1' | 'X' | '.', scorpions: '+2' | '-1' | 'X' | '.', demi?: DemiId) => ({
  slot: n,
  row: n - 1,
  need: 'any' as const,
  feathers,
  scorpions,
  ...(demi && { demi }),
});

/** A Quest in the Forest with these slots, on an otherwise fresh table. */
function tableWith(slots: QuestView['slots']): VeiledFateView {
  const view = dealt();
  const [quest] = view.quests;
  if (!quest) throw new Error('no Quest was dealt');
  return { ...view, quests: [{ ...quest, region: 'forest', slots }] };
}

describe('the preview of a Quest', () => {
  it('counts the Demi that is about to step on it, and leaves open slots to their takers', () => {
    const view = tableWith([slot(1, '+1', '.', 'pentha'), slot(2, '-1', '+2'), slot(3, '.', 'X')]);
    const rows = prospectsOf(view, { region: 'forest', placed: { demi: 'isabel', slot: 2 } });
    expect(rows[0]).toMatchObject({ demi: 'pentha', feathers: { from: 0, to: [1], rank: 1 }, scorpions: { to: [0] } });
    expect(rows[1]).toMatchObject({ demi: 'isabel', feathers: { to: [0], rank: 9 }, scorpions: { to: [2], rank: 1 } });
    expect(rows[2]).toEqual({ slot: 3, feathers: '.', scorpions: 'X' });
  });

  it('lets the later row stand in front when two enter the same space', () => {
    const view = tableWith([slot(1, '+1', '.', 'pentha'), slot(2, '+1', '.', 'isabel')]);
    const rows = prospectsOf(view, { region: 'forest' });
    expect(
      rows.map(({ feathers }) => (typeof feathers === 'object' && 'rank' in feathers ? feathers.rank : 0)),
    ).toEqual([2, 1]);
  });

  it('names no place where a coin decides', () => {
    const coin = { feather: '+1', scorpion: 'X' } as const;
    const view = tableWith([{ ...slot(1, '.', '.', 'pentha'), feathers: coin }, slot(2, '+1', '.', 'isabel')]);
    const rows = prospectsOf(view, { region: 'forest' });
    expect(rows[0]?.feathers).toEqual({ result: coin, from: 0, to: [1, 0] });
    expect(rows[1]?.feathers).toEqual({ result: '+1', from: 0, to: [1] });
  });

  it('agrees with the game’s own preview for whoever stands on a Quest', () => {
    const state = veiledFate.setup({}, 4, fastRng('prospects'));
    let compared = 0;
    for (let picks = 0; picks < 16; picks++) {
      const [prompt] = veiledFate.prompts(state);
      const acts = prompt?.ask === 'act' ? (prompt as VfPrompt<'act'>).options : [];
      const ontoQuest = acts.find(({ about }) => about?.do === 'move' && about.to.slot > 0);
      const option = ontoQuest ?? prompt?.options[0];
      if (prompt && option) veiledFate.apply(state, prompt.seat, option.id);
      compared += comparedIn(veiledFate.view(state, 0));
    }
    expect(compared).toBeGreaterThan(10);
  });
});

/** Checks every Demi on every Quest of the table; says how many there were. */
function comparedIn(view: VeiledFateView): number {
  let compared = 0;
  for (const { region, if: told } of view.quests) {
    for (const side of ['feathers', 'scorpions'] as const) {
      const { results, rank } = told[side];
      const rows = prospectsOf(view, { region });
      for (const { slot, demi, result, renown } of results) {
        const place = rank ? { rank: rank.indexOf(demi) + 1 } : {};
        expect(rows[slot - 1]?.[side]).toMatchObject({ result, to: renown, ...place });
        compared++;
      }
    }
  }
  return compared;
}
