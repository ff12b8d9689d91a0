import { describe, expect, it } from 'vitest';
import { hidesHands } from './hides-hands.ts';

const openHands = { table: 'coop', handsOpen: true };

describe('a curtain between two at one device', () => {
  it('makes no sense where every option that opens hands is set', () => {
    expect(hidesHands({ openHands }, { table: 'coop', handsOpen: true, vignette: 3 })).toBe(false);
  });

  it('makes sense where one of them is not, or where the game opens no hands', () => {
    expect(hidesHands({ openHands }, { table: 'coop', handsOpen: false })).toBe(true);
    expect(hidesHands({ openHands }, { table: 'race', handsOpen: true })).toBe(true);
    expect(hidesHands({}, {})).toBe(true);
  });
});
