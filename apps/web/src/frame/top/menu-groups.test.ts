import { describe, expect, it } from 'vitest';
import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled } from '../../table/table.ts';
import { menuGroups } from './menu-groups.ts';

const bare: GameTable = { Screen: () => undefined };
const setting = (id: string): Labelled => ({ id, label: id, kind: 'setting' });
const back = setting('back');
const stops = [setting('first'), setting('second')];
const resign: Labelled = { id: 'resign', label: 'Give up', kind: 'resign' };
const aside: Labelled = { id: 'aside', label: 'Play it for nothing', kind: 'setting', on: ['salt'] };
const prompt: Asked = {
  seat: 0,
  ask: 'play',
  sentence: '',
  rules: [],
  moves: 1,
  options: [{ id: 'move', label: 'Move' }, ...stops, aside, back, resign],
};

describe('the menu of a table', () => {
  it('folds settings away as the game says, leaves giving up in sight and holds no move', () => {
    const game: GameTable = {
      ...bare,
      menuHeading: ({ option }) => (option.id === 'back' ? undefined : 'Stops'),
    };
    expect(menuGroups(game, prompt)).toEqual({ loose: [back], folded: new Map([['Stops', stops]]), resign: [resign] });
  });

  it('folds nothing for a game without headings, and is empty while nobody is asked', () => {
    expect(menuGroups(bare, prompt).loose).toEqual([...stops, back]);
    expect(menuGroups(bare, undefined)).toEqual({ loose: [], folded: new Map(), resign: [] });
  });
});
