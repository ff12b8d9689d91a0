import { describe, expect, it } from 'vitest';
import { type Box, dropping, hanging } from './thread-path.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a thread', () => {
  it('hangs between two middles, and never deeper than 48', () => {
    expect(hanging(box(0, 0, 20, 20), box(100, 0, 20, 20))).toBe('M10 10Q60 26 110 10');
    expect(hanging(box(0, 0, 20, 20), box(1000, 0, 20, 20))).toBe('M10 10Q510 58 1010 10');
  });

  it('drops from a corner to the middle of an upper edge', () => {
    expect(dropping(box(0, 0, 107, 50), box(200, 150, 40, 90))).toBe('M100 50C100 100 220 100 220 150');
  });
});
