import { UNDO_BARRIERS } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { UNDO_WHY, whyNoUndo } from './undo-words.ts';

describe('why nothing can be taken back', () => {
  it('is nothing where something can', () => {
    expect(whyNoUndo({ can: true, seat: 0, label: 'Fight' }, 'live')).toBeUndefined();
  });

  it('is what stands in the way of the pick, in a sentence of its own', () => {
    const whys = UNDO_BARRIERS.map((barrier) => whyNoUndo({ can: false, why: UNDO_WHY[barrier] }, 'live'));
    expect(new Set(whys).size).toBe(UNDO_BARRIERS.length);
    for (const why of whys) expect(why).toMatch(/^[A-Z].*\.$/);
  });

  it('is first of all that nobody here may act now', () => {
    const can = { can: true, seat: 0, label: 'Fight' } as const;
    expect(whyNoUndo(can, 'watching')).toMatch(/watching/);
    expect(whyNoUndo(can, 'elsewhere')).toMatch(/another window/);
    expect(whyNoUndo(can, 'reconnecting')).toMatch(/line/);
    expect(whyNoUndo(can, 'offline')).toMatch(/offline/);
  });
});
