import { fastRng, promptData } from '@veilhall/engine';
import {
  demiThing,
  powerThing,
  type VeiledFateView,
  type VfPrompt,
  game as veiledFate,
} from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import type { Asked, Worded } from '../../table/table.ts';
import { concerns, group, idle } from './listing.ts';
import { minor, primary, risk } from './picking.ts';

/** The first decision of a fresh table, as its seat sees it. */
function opened() {
  const state = veiledFate.setup({}, 4, fastRng('picking'));
  const [asked] = veiledFate.prompts(state);
  if (!asked) throw new Error('nobody is asked');
  const { options, ...rest } = promptData(asked);
  const worded: Asked = {
    ...rest,
    sentence: '',
    rules: [],
    options: options.map((each) => ({ ...each, label: each.id })),
  };
  // The prompts of this game are its own.
  const prompt = worded as Worded<VfPrompt>;
  if (prompt.ask !== 'act') throw new Error('the first decision is a turn');
  const pick = (id: string) => {
    const option = prompt.options.find((each) => each.id === id);
    if (!option) throw new Error(`${id} is not offered`);
    return { ask: prompt.ask, prompt, option };
  };
  return { view: veiledFate.view(state, asked.seat), prompt, pick };
}

describe('the table', () => {
  const { view, prompt, pick } = opened();

  it('takes moving for the point of a turn until a God Power is pointed at', () => {
    expect(minor(view, pick('move:belan>coast'), [])).toBe(false);
    expect(minor(view, pick('smite:belan'), [])).toBe(true);
    expect(minor(view, pick('smite:belan'), [powerThing('smite')])).toBe(false);
  });

  it('has no obvious choice for a turn, and that of keeping the hand for a refresh', () => {
    expect(primary(view, prompt)).toBe('');
    const refresh: Worded<VfPrompt<'refresh'>> = {
      seat: prompt.seat,
      ask: 'refresh',
      sentence: '',
      rules: [],
      moves: 2,
      options: [
        { id: 'refresh:f1', label: '', about: { do: 'refresh', kind: 'f1' } },
        { id: 'keep', label: '', about: { do: 'keep' } },
      ],
    };
    expect(primary(view, refresh)).toBe('keep');
  });

  it('asks once more before a Rest, a move that ends in one, the last card and the last Quest', () => {
    expect(risk(view, pick('rest'))).toContain('You take the First Player Token.');
    expect(risk(view, pick('move:belan>coast'))).toBeUndefined();
    const late: VeiledFateView = { ...view, turn: { seat: prompt.seat, used: 1, willRest: true } };
    expect(risk(late, pick('move:belan>coast'))).toContain('you will Rest');
    const poor: VeiledFateView = { ...view, ...(view.me && { me: { ...view.me, hand: view.me.hand.slice(0, 2) } }) };
    expect(risk(poor, pick('smite:belan'))).toContain('your last card');
    const [quest] = view.quests;
    const onto = prompt.options.find(
      ({ about }) => about?.do === 'move' && about.to.slot > 0 && about.to.at === quest?.region,
    );
    if (!quest || !onto) throw new Error('no Quest can be stepped on');
    const last: VeiledFateView = { ...view, quests: [{ ...quest, open: 1 }] };
    expect(risk(last, { ask: prompt.ask, prompt, option: onto })).toContain('the Age ends at once');
  });

  it('lists a turn by what is done, then by the piece', () => {
    expect(group(view, pick('move:belan>coast'))).toEqual({ heading: 'Move', under: 'Belan' });
    expect(group(view, pick('portal:belan>coast'))).toEqual({ heading: 'Portal', under: 'Belan' });
    expect(group(view, pick('smite:belan'))).toEqual({ heading: 'Smite' });
    expect(group(view, pick('rest'))).toEqual({ heading: 'End the turn' });
  });

  it('says of a Smite that moves nobody that it comes to nothing', () => {
    const fallen: VeiledFateView = {
      ...view,
      demis: view.demis.map((demi) => ({ ...demi, at: 'abyss', slot: 0 })),
      lines: [{ renown: 0, demis: ['agamar', 'belan'] }],
    };
    expect(idle(fallen, pick('smite:belan'))).toMatch(/^Belan .* can fall no further\.$/);
    expect(idle(fallen, pick('smite:agamar'))).toBeUndefined();
    expect(idle(view, pick('smite:belan'))).toBeUndefined();
  });

  it('knows which refusal is about the Demi or the God Power that is chosen', () => {
    const far = {
      code: 'far',
      rule: 'VF-MOVE-02',
      text: '',
      args: { demi: 'belan', from: 'coast', region: 'volcano' },
    };
    expect(concerns(far, [demiThing('belan')])).toBe(true);
    expect(concerns(far, [demiThing('agamar'), powerThing('smite')])).toBe(false);
    const sheltered = { code: 'sheltered', rule: 'VF-CITY-12', text: '', args: { power: 'smite', demi: 'belan' } };
    expect(concerns(sheltered, [powerThing('smite')])).toBe(true);
    expect(concerns({ code: 'no-pair', rule: 'VF-TRANS-02', text: '' }, [powerThing('smite')])).toBe(false);
  });
});
