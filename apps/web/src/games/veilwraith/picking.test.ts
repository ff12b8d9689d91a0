import { fastRng, promptData } from '@veilhall/engine';
import { type GamePrompt, tokensThing, type VeilwraithView, veilwraith } from '@veilhall/games/veilwraith';
import { describe, expect, it } from 'vitest';
import type { Asked, Worded } from '../../table/table.ts';
import { group, idle } from './listing.ts';
import { minor, nameOf, primary, risk } from './picking.ts';

type PlayPrompt = Extract<Worded<GamePrompt>, { ask: 'play' }>;

/** The first decision of a Play Phase, as its seat sees it. */
function opened(): { view: VeilwraithView; prompt: PlayPrompt } {
  const state = veilwraith.setup(veilwraith.options.parse({}), 1, fastRng('salt'));
  const [asked] = veilwraith.prompts(state);
  if (!asked) throw new Error('nobody is asked');
  const { options, ...rest } = promptData(asked);
  const labelled = options.map((each) => ({ ...each, label: each.id }));
  const worded: Asked = { ...rest, sentence: '', rules: [], options: labelled };
  // The prompts of this game are its own.
  const prompt = worded as Worded<GamePrompt>;
  if (prompt.ask !== 'play') throw new Error(`asked for ${prompt.ask}`);
  return { view: veilwraith.view(state, asked.seat), prompt };
}

const { view, prompt } = opened();
type Move = PlayPrompt['options'][number];
const keep = (wanted: (move: Move) => boolean): PlayPrompt => ({ ...prompt, options: prompt.options.filter(wanted) });
const doing = (move: Move): string | undefined => (move.kind ? undefined : move.about.do);

/** Every Action of the viewer comes to this and no further. */
const reaching = (reach: number): VeilwraithView => ({
  ...view,
  wraiths: view.wraiths.map((wraith) => ({
    ...wraith,
    actions: wraith.actions.map((action) => ({ ...action, reach })),
  })),
});

describe('the lamp-coloured button of a Play Phase', () => {
  const end = prompt.options.find((move) => doing(move) === 'end');

  it.each(['use', 'tilt', 'play'])('is not its end while a move of the kind "%s" is left', (left) => {
    const some = keep((move) => doing(move) === left || doing(move) === 'end');
    expect(some.options.length).toBeGreaterThan(1);
    expect(primary(view, some)).toBe('');
  });

  it('is its end when only that is left', () => {
    expect(
      primary(
        view,
        keep((move) => doing(move) === 'end'),
      ),
    ).toBe(end?.id);
  });
});

describe('Power Tokens during a Use', () => {
  const boost = (need: number): Extract<Worded<GamePrompt>, { ask: 'boost' }> => ({
    seat: 0,
    ask: 'boost',
    about: { action: 'fight', target: 'x', owner: 0, value: 0, need, power: 2, tokens: 1 },
    sentence: '',
    rules: [],
    moves: 2,
    options: [
      { id: 'proceed:0', label: '', about: { do: 'proceed', tokens: 0 } },
      { id: 'proceed:1', label: '', about: { do: 'proceed', tokens: 1 }, on: [tokensThing('fight')] },
    ],
  });
  const isMinor = (asked: ReturnType<typeof boost>): boolean[] =>
    asked.options.map((option) => minor(view, { ask: 'boost', prompt: asked, option }));

  it('are lit, and named by the lamp, where just enough of them defeat the value', () => {
    expect(primary(view, boost(3))).toBe('proceed:1');
    expect(isMinor(boost(3))).toEqual([true, false]);
  });

  it('leave the lamp to nothing where the Use would fail', () => {
    expect(primary(view, boost(5))).toBe('');
    expect(isMinor(boost(5))).toEqual([true, true]);
  });

  it('have a name for the sentence that follows the selection', () => {
    expect(nameOf(view, tokensThing('fight'))).toBe('Tokens on Fight');
    expect(nameOf(view, 'action:fight')).toBeUndefined();
  });
});

describe('a Use on a Threat', () => {
  const option = prompt.options.find((move) => !move.kind && move.about.do === 'use' && move.about.target);
  if (!option) throw new Error('nothing can be Used on a Threat');
  const pick = { ask: prompt.ask, prompt, option };

  it('asks first, and is marked as beside the point, where nothing in hand brings it far enough', () => {
    expect(risk(reaching(0), pick)).toMatch(/to 0 at most; .* needs \d+\. Use it\?$/);
    expect(minor(reaching(0), pick)).toBe(true);
    expect(idle(reaching(0), pick)).toMatch(/to 0 at most\.$/);
  });

  it('is made at once where tokens and cards could bring it there', () => {
    expect(risk(reaching(20), pick)).toBeUndefined();
    expect(minor(reaching(20), pick)).toBe(false);
    expect(idle(reaching(20), pick)).toBeUndefined();
  });
});

describe('the list of all options of a Play Phase', () => {
  const headings = (kind: string): ReadonlySet<string | undefined> =>
    new Set(
      prompt.options
        .filter((move) => doing(move) === kind)
        .map((option) => group(view, { ask: prompt.ask, prompt, option })?.heading),
    );

  it('stands by what is done, and a Use by its Action', () => {
    expect(headings('use')).toEqual(new Set(['Use an Action']));
    expect(headings('tilt')).toEqual(new Set(['Tilt an Action']));
    expect(headings('play')).toEqual(new Set(['Play a Memory']));
    const uses = prompt.options.flatMap((option) => group(view, { ask: prompt.ask, prompt, option })?.under ?? []);
    expect(new Set(uses)).toEqual(new Set(['Explore', 'Fight', 'Influence']));
  });

  it('says which Tilt gains no token', () => {
    const full: VeilwraithView = {
      ...view,
      wraiths: view.wraiths.map((wraith) => ({
        ...wraith,
        actions: wraith.actions.map((action) => ({ ...action, tokens: 5 })),
      })),
    };
    const option = prompt.options.find((move) => doing(move) === 'tilt');
    if (!option) throw new Error('nothing can be Tilted');
    expect(idle(view, { ask: prompt.ask, prompt, option })).toBeUndefined();
    expect(idle(full, { ask: prompt.ask, prompt, option })).toBe('Gains no token.');
  });
});
