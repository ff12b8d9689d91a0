import { describe, expect, it } from 'vitest';
import type { Line } from '../table.ts';
import { withUndone } from './undone.ts';

const line = (seq: number, kind: 'pick' | 'undo'): Line => ({ seq, kind, seat: 0, told: [] });

describe('the log of the server', () => {
  it('marks the picks that later entries took back, the last standing one first', () => {
    const lines = [line(1, 'pick'), line(2, 'pick'), line(3, 'undo'), line(4, 'undo'), line(5, 'pick')];
    expect(withUndone(lines).map((entry) => entry.undone ?? false)).toEqual([true, true, false, false, false]);
  });
});
