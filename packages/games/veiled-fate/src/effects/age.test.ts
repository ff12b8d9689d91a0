import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { restAll, table } from '../testing/table.ts';

describe('whom an Age would touch', () => {
  it('is in everybody’s view, first place first, and follows the pieces', () => {
    const play = table({
      age: 'the-long-harvest',
      at: { belan: 'forest', isabel: 'abyss' },
      track: '2:[belan] 1:[isabel]',
    });
    const { touches } = veiledFate.view(play.state, 'spectator').age;
    expect(touches?.feathers).toEqual(['belan']);
    expect(touches?.tie).toEqual(['isabel']);
    expect(touches?.scorpions).toHaveLength(7);
  });

  it('is unknown until the First Player has named somebody', () => {
    const play = table({ age: 'verdict-of-the-veil' });
    expect(veiledFate.view(play.state, 0).age).not.toHaveProperty('touches');
    restAll(play).choose(play.state.firstPlayer, 'name:tovik');
    expect(veiledFate.view(play.state, 0).age.touches).toEqual({
      feathers: ['tovik'],
      scorpions: ['tovik'],
      tie: ['tovik'],
    });
  });
});
