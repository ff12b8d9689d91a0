import { fastRng, promptData } from '@veilhall/engine';
import { powerThing, type VeiledFateView, game as veiledFate } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import type { Asked, Labelled } from '../../table/table.ts';
import { minor, primary, risk } from './picking.ts';

/** The first decision of a fresh table, as its seat sees it. */
function opened(): { view: VeiledFateView; prompt: Asked; option(id: string): Labelled } {
  const state = veiledFate.setup({}, 4, fastRng('picking'));
  const [asked] = veiledFate.prompts(state);
  if (!asked) throw new Error('nobody is asked');
  const { seat, ask, moves, options } = promptData(asked);
  const labelled = options.map(({ id, about = {} }): Labelled => ({ id, about, label: id }));
  const prompt: Asked = { seat, ask, moves, sentence: '', rules: [], options: labelled };
  const option = (id: string): Labelled => {
    const found = labelled.find((each) => each.id === id);
    if (!found) throw new Error(`${id} is not offered`);
    return found;
  };
  return { view: veiledFate.view(state, asked.seat), prompt, option };
}

describe('the table', () => {
  const { view, prompt, option } = opened();

  it('takes moving for the point of a turn until a God Power is pointed at', () => {
    expect(minor(view, prompt, option('move:belan>coast'), [])).toBe(false);
    expect(minor(view, prompt, option('smite:belan'), [])).toBe(true);
    expect(minor(view, prompt, option('smite:belan'), [powerThing('smite')])).toBe(false);
  });

  it('has no obvious choice for a turn, and that of keeping the hand for a refresh', () => {
    expect(primary(view, prompt)).toBe('');
    const keep = { ...option('rest'), id: 'keep', about: { do: 'keep' } };
    expect(primary(view, { ...prompt, ask: 'refresh', options: [option('rest'), keep] })).toBe('keep');
  });

  it('asks once more before a Rest, a move that ends in one, the last card and the last Quest', () => {
    expect(risk(view, prompt, option('rest'))).toContain('You take the First Player Token.');
    expect(risk(view, prompt, option('move:belan>coast'))).toBeUndefined();
    const late: VeiledFateView = { ...view, turn: { seat: prompt.seat, used: 1, willRest: true } };
    expect(risk(late, prompt, option('move:belan>coast'))).toContain('you will Rest');
    const poor: VeiledFateView = { ...view, ...(view.me && { me: { ...view.me, hand: view.me.hand.slice(0, 2) } }) };
    expect(risk(poor, prompt, option('smite:belan'))).toContain('your last card');
    const onto = prompt.options.find(({ about }) => about?.do === 'move' && (about.to as { slot: number }).slot > 0);
    const quests = view.quests
      .filter(({ region }) => (onto?.about?.to as { at: string } | undefined)?.at === region)
      .map((quest) => ({ ...quest, open: 1 }));
    expect(onto && risk({ ...view, quests }, prompt, onto)).toContain('the Age ends at once');
  });
});
