import type { VfFact } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import type { VfEntry } from '../facts.ts';
import { deedsIn, deedsText } from './deeds.ts';

const line = (facts: readonly VfFact[]): VfEntry => ({
  seq: 1,
  kind: 'pick',
  seat: 2,
  facts: facts.map((fact) => ({ fact, text: '' })),
});
const at = (place: 'city' | 'forest', slot = 0) => ({ at: place, slot });

describe('deeds', () => {
  it('count moves, placements, exchanges and paid Smites by player and Demi', () => {
    const deeds = deedsIn([
      line([{ type: 'moved', seat: 2, demi: 'tovik', from: at('city'), to: at('forest'), by: 'move' }]),
      line([{ type: 'moved', seat: 2, demi: 'tovik', from: at('forest'), to: at('forest', 1), by: 'move' }]),
      line([{ type: 'swapped', seat: 2, region: 'forest', one: 'tovik', other: 'belan' }]),
      line([
        { type: 'paid', seat: 2, power: 'smite', kind: 'f1' },
        { type: 'smitten', demi: 'aponi', from: at('city'), rank: 9 },
      ]),
    ]);
    expect(deeds.get(2)?.get('tovik')).toEqual({ moved: 1, placed: 1, smitten: 0, swapped: 1 });
    expect(deeds.get(2)?.get('aponi')).toEqual({ moved: 0, placed: 0, smitten: 1, swapped: 0 });
    expect(deedsText({ moved: 3, placed: 1, smitten: 0, swapped: 0 })).toBe('on a Quest, moved 3 times');
  });

  it('blame nobody for a Smite that a Quest or the City dealt', () => {
    const deeds = deedsIn([
      line([
        { type: 'decided', vote: 'forest', verdict: 'feathers', feathers: 1, scorpions: 0 },
        { type: 'smitten', demi: 'aponi', from: at('forest', 1), rank: 9 },
      ]),
    ]);
    expect(deeds.size).toBe(0);
  });
});
