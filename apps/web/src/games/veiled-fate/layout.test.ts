import { describe, expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

describe('the layout of Veiled Fate', () => {
  it('needs room in both directions for the wheel, and a width for more than one column', () => {
    expect(layoutFor({ width: 61, height: 36 })).toBe('wheel');
    expect(layoutFor({ width: 61, height: 30 })).toBe('cells');
    expect(layoutFor({ width: 50, height: 60 })).toBe('cells');
    expect(layoutFor({ width: 24, height: 50 })).toBe('phone');
  });
});
