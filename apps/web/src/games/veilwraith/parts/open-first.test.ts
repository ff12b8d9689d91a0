import { describe, expect, it } from 'vitest';
import { openFirst } from './open-first.ts';

describe('what can be chosen', () => {
  const places = ['box:rain', 'box:oath', 'box:thaw'].map((id) => ({ id }));
  const why = { code: 'combine', rule: 'VW-UPG-04', on: 'box:rain', text: 'Combine 4 is too high.' };

  it('comes first, and the rest with its reason', () => {
    const { open, closed } = openFirst(places, [{ on: ['box:oath'] }, {}], [why]);
    expect(open).toEqual([{ id: 'box:oath' }]);
    expect(closed).toEqual([{ id: 'box:rain', why }, { id: 'box:thaw' }]);
  });
});
