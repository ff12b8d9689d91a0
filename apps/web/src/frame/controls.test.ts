import type { Sketch } from '@veilhall/engine';
import { describe, expect, it, vi } from 'vitest';
import type { GameTable } from '../games/game-table.ts';
import { cell } from '../store.ts';
import type { Blocked, Look, Table, TableState } from '../table/table.ts';

vi.mock('../settings/settings.ts', () => ({ settings: { get: () => ({ confirm: true }) } }));
const { createControls } = await import('./controls.ts');

const sketch: Sketch = {
  title: '',
  status: [],
  zones: [{ id: 'area', name: 'Area', count: 1, things: [{ id: 'sexton', name: 'Iron Sexton', facts: '' }] }],
};
type Asked = NonNullable<Look['prompt']>;
const on = (id: string, ...things: string[]): Asked['options'][number] => ({ id, label: id, on: things });
const bare: GameTable = { Screen: () => undefined };

/** A table at which these options are open, and what was picked of them. */
function tableWith(options: Asked['options'], game: Partial<GameTable> = {}, whyNot: readonly Blocked[] = []) {
  const picked: unknown[] = [];
  const moment: Look = {
    seq: 4,
    viewer: 0,
    view: {},
    sketch,
    whyNot: [...whyNot],
    waiting: [0],
    ...(options.length > 0 && {
      prompt: { seat: 0, ask: 'play', sentence: '', rules: [], moves: options.length, options },
    }),
  };
  const state = cell({ moment, status: 'live', meta: { host: 'here' }, log: [], seats: [] } as unknown as TableState);
  const table = { ...state, choose: async (pick: unknown) => void picked.push(pick) } as unknown as Table;
  return { controls: createControls(table, { ...bare, ...game }), picked, state };
}

describe('pointing at a thing', () => {
  it('says the rule that forbids it, and without one that the step is about other things', () => {
    const refusal: Blocked = { code: 'tilted', rule: 'VW-TILT-03', on: 'hunt', text: 'Hunt is tilted.' };
    const { controls } = tableWith([on('a', 'salt'), on('b', 'bread')], {}, [refusal]);
    controls.press('hunt');
    expect(controls.blocked.get()).toEqual([refusal]);
    controls.press('sexton');
    expect(controls.blocked.get()).toEqual([{ text: 'Iron Sexton cannot be chosen in this step.' }]);
    controls.press('at:coast', 'Coast');
    expect(controls.blocked.get()).toEqual([{ text: 'Coast cannot be chosen in this step.' }]);
    expect(controls.inspected.get()).toEqual({ thing: 'at:coast' });
  });

  it('opens what can be read while there is nothing to choose', () => {
    const { controls } = tableWith([]);
    controls.press('nowhere');
    expect(controls.panel.get()).toBeUndefined();
    controls.press('sexton');
    expect(controls.panel.get()).toBe('card');
  });

  it('keeps what is chosen where the refusal is about it, and lets it go for anything else', () => {
    const refusal: Blocked = { code: 'far', rule: 'VF-MOVE-02', on: 'coast', text: 'Too far.', args: { of: 'belan' } };
    const options = [on('a', 'belan', 'forest'), on('b', 'belan', 'desert'), on('c', 'agamar', 'coast')];
    const moves = [...options, on('d', 'agamar', 'desert')];
    const concerns: GameTable['concerns'] = ({ args }, chosen) => chosen.some((thing) => thing === args?.of);
    const { controls } = tableWith(moves, { pointsAll: () => true, concerns }, [refusal]);
    controls.press('belan');
    controls.press('coast');
    expect([controls.chosen.get(), controls.blocked.get()]).toEqual([['belan'], [refusal]]);
    controls.press('agamar');
    expect([controls.chosen.get(), controls.blocked.get()]).toEqual([['agamar'], []]);
  });
});

describe('a pick that loses something', () => {
  const risk: GameTable['risk'] = (_view, { option }) =>
    option.id === 'vain' ? 'It cannot reach. Use it?' : undefined;

  it('asks first, whether it is named or pointed at, and is made by the answer', () => {
    const vain = on('vain', 'hunt', 'sexton');
    const { controls, picked } = tableWith([vain, on('other', 'hunt')], { risk });
    controls.press('sexton');
    expect(controls.question.get()?.sentence).toBe('It cannot reach. Use it?');
    controls.ask(undefined);
    controls.pick(vain);
    expect(picked).toEqual([]);
    controls.question.get()?.yes();
    expect(picked).toEqual(['vain']);
  });

  it('asks nothing in a lesson, which says itself what is lost', () => {
    const { controls, picked, state } = tableWith([on('vain', 'hunt')], { risk });
    state.set({ ...state.get(), lesson: { at: [] } as unknown as TableState['lesson'] } as TableState);
    controls.press('hunt');
    expect(picked).toEqual(['vain']);
  });

  it('asks before what would come to nothing, though the game sees no risk in it', () => {
    const full = on('tilt', 'hunt');
    const { controls, picked } = tableWith([full], { idle: () => 'Gains no token.' });
    controls.press('hunt');
    expect(controls.question.get()?.sentence).toBe('Gains no token. Go on?');
    expect(picked).toEqual([]);
  });

  it('asks nothing in a lesson, which has said what to pick', () => {
    const vain = on('vain', 'hunt');
    const { controls, picked, state } = tableWith([vain], { risk });
    state.set({ ...state.get(), lesson: { done: 0, steps: 1, say: '', picks: ['vain'], at: [], reads: false } });
    controls.pick(vain);
    expect(controls.question.get()).toBeUndefined();
    expect(picked).toEqual(['vain']);
  });
});
