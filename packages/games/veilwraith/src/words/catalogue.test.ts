import { describe, expect, it } from 'vitest';
import { extendContent } from '../content/packs.ts';
import { rawContent } from '../content/raw.ts';
import { BOX_CARDS } from '../testing/box.ts';
import { cardsOf } from './catalogue.ts';

const catalogue = cardsOf(rawContent);
const card = (id: string) => catalogue.cards.find((entry) => entry.id === id);

describe('catalogue', () => {
  it('lists all cards of the box', () => {
    expect(catalogue.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(BOX_CARDS);
  });

  it('[VW-CARD-09] tells the families apart', () => {
    const families = new Set(catalogue.cards.map(({ family }) => family));
    expect([...families].sort()).toEqual([
      'action',
      'anima',
      'archfiend',
      'basic memory',
      'deja',
      'foe',
      'key',
      'memory upgrade',
      'portal',
      'reference',
      'vignette',
    ]);
  });

  it('prints what the effects do', () => {
    expect(card('thorn-pack-d')?.text).toBe(
      'Fight 6 or Influence 7. Spirit Cost 1.\nPlayed: Discard 1 Memory at random.',
    );
    expect(card('mad-watcher-a')?.text).toBe(
      'Explore 4* and Influence 5*. Spirit Cost 2, Spirit Boost 2.\nYou cannot Use the Draw option.',
    );
    expect(card('hobgoblin-c')?.text).toBe('Fight 5. Spirit Cost 1.');
    expect(card('memory-locus')?.text).toBe('+3 Influence. Boxed: Memory of Heart.');
  });

  it('keeps every rules text short enough for its card', () => {
    for (const { id, family, text } of catalogue.cards) {
      if (family === 'reference' || family === 'vignette' || family === 'action') continue;
      const printed = text.split('\n').at(-1) ?? '';
      expect(printed.length, id).toBeLessThanOrEqual(110);
    }
  });

  const hashWith = (change: object): string => {
    const changed = { ...rawContent.threats[0], ...change };
    const pack = { format: 'veilhall-pack/1', game: 'veilwraith', id: 'p', name: 'P', threats: [changed] };
    return cardsOf(extendContent(rawContent, pack)).hash;
  };

  it('has another hash when any card does something else', () => {
    expect(hashWith({ abilities: [{ trigger: 'defeat', effects: [{ verb: 'gainSpirit', n: 1 }] }] })).not.toBe(
      catalogue.hash,
    );
    expect(cardsOf({ ...rawContent }).hash).toBe(catalogue.hash);
  });

  it('keeps its hash when only words change', () => {
    expect(hashWith({ name: 'Another', flavour: 'Something else.', glyph: 'finch' })).toBe(catalogue.hash);
  });
});
