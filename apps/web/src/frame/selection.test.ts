import { describe, expect, it } from 'vitest';
import type { Asked } from '../table/table.ts';
import { lights, listed, narrowed, press } from './selection.ts';

const prompt: Asked = {
  seat: 0,
  ask: 'play',
  sentence: 'Play.',
  rules: [],
  moves: 6,
  options: [
    { id: 'fight>ogre', label: 'Fight the Ogre', on: ['fight', 'ogre'] },
    { id: 'fight>wolf', label: 'Fight the Wolf', on: ['fight', 'wolf'] },
    { id: 'talk>ogre', label: 'Talk to the Ogre', on: ['talk', 'ogre'] },
    { id: 'rest', label: 'Rest', on: ['bed'] },
    { id: 'sleep', label: 'Sleep', on: ['bed'] },
    { id: 'end', label: 'End' },
    { id: 'concede', label: 'Give up', on: ['ogre'], kind: 'resign' },
  ],
};

describe('pointing at things', () => {
  it('picks at once when a thing belongs to one option only', () => {
    expect(press(prompt, [], 'wolf')).toEqual({ do: 'pick', option: prompt.options[1] });
  });

  it('narrows until one option is left, whatever the order of pointing', () => {
    expect(press(prompt, [], 'fight')).toEqual({ do: 'narrow', chosen: ['fight'] });
    expect(press(prompt, ['fight'], 'ogre')).toEqual({ do: 'pick', option: prompt.options[0] });
    expect(press(prompt, ['ogre'], 'fight')).toEqual({ do: 'pick', option: prompt.options[0] });
  });

  it('starts anew with a thing that does not go with the chosen one, and lets go of a thing pointed at again', () => {
    expect(press(prompt, ['fight'], 'bed')).toEqual({ do: 'narrow', chosen: ['bed'] });
    expect(press(prompt, ['fight'], 'fight')).toEqual({ do: 'narrow', chosen: [] });
  });

  it('waits for every thing of an option where the game says so, and then picks it although another has more', () => {
    const options = [
      { id: 'walk', label: 'Walk', on: ['hero', 'gate'] },
      { id: 'fly', label: 'Fly', on: ['hero', 'gate', 'wings'] },
      { id: 'strike', label: 'Strike', on: ['ogre', 'sword'] },
    ];
    const asked = { ...prompt, options };
    expect(press(asked, [], 'ogre', true)).toEqual({ do: 'narrow', chosen: ['ogre'] });
    expect(press(asked, ['hero'], 'gate', true)).toEqual({ do: 'pick', option: options[0] });
    expect(press(asked, ['wings', 'hero'], 'gate', true)).toEqual({ do: 'pick', option: options[1] });
  });

  it('says that a thing without options is blocked, and never picks what is not a move', () => {
    expect(press(prompt, [], 'chair')).toEqual({ do: 'blocked' });
    expect(press(undefined, [], 'ogre')).toEqual({ do: 'blocked' });
    expect(narrowed(prompt, ['ogre']).map((option) => option.id)).toEqual(['fight>ogre', 'talk>ogre']);
  });
});

describe('lights', () => {
  it('shows what matters, what is legal besides, and what is chosen', () => {
    const found = lights(prompt, [], (option) => option.id.startsWith('talk'));
    expect(Object.fromEntries(found)).toEqual({ fight: 'lit', ogre: 'lit', wolf: 'lit', talk: 'legal', bed: 'lit' });
    expect(Object.fromEntries(lights(prompt, ['fight'], () => false))).toEqual({
      fight: 'chosen',
      ogre: 'lit',
      wolf: 'lit',
    });
  });
});

describe('the list of all', () => {
  const idle = { id: 'rest-idly', label: 'Rest idly', on: ['bed'], kind: 'setting' } as const;
  const stop = { id: 'stop', label: 'Ask me', kind: 'setting' } as const;
  const withAsides: Asked = { ...prompt, options: [...prompt.options, idle, stop] };

  it('holds the moves and then what else can be done with a thing, but no plain setting', () => {
    expect(listed(withAsides, []).map(({ id }) => id)).toEqual([
      ...narrowed(prompt, []).map(({ id }) => id),
      'rest-idly',
    ]);
    expect(listed(withAsides, ['bed']).map(({ id }) => id)).toEqual(['rest', 'sleep', 'rest-idly']);
    expect(listed(withAsides, ['wolf']).map(({ id }) => id)).toEqual(['fight>wolf']);
  });

  it('names an offer once', () => {
    expect(listed({ ...prompt, moves: 0, options: [idle, stop] }, [])).toEqual([idle, stop]);
  });
});
