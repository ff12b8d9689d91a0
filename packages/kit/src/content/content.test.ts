import { PackError } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueOf, described, meaningOf, plainData } from './catalogue.ts';
import { type PackRules, withPack } from './packs.ts';

const beast = z.strictObject({ id: z.string(), name: z.string(), power: z.int().max(9) });
const place = z.strictObject({ id: z.string(), number: z.int() });
type Beast = z.infer<typeof beast>;
interface Cards {
  readonly beasts: readonly Beast[];
  readonly places: readonly z.infer<typeof place>[];
  readonly title: string;
}
const rules: PackRules<Cards, 'beasts' | 'places'> = {
  schema: z.strictObject({ beasts: z.array(beast).optional(), places: z.array(place).optional() }),
  families: ['beasts', 'places'],
  arranged: (cards) => ({ ...cards, places: [...cards.places].sort((a, b) => a.number - b.number) }),
  faults: ({ beasts }) => beasts.filter(({ power }) => power < 0).map(({ id }) => `${id}: it has no power`),
};
const rat: Beast = { id: 'rat', name: 'Rat', power: 1 };
const base: Cards = { beasts: [rat, { ...rat, id: 'ox' }], places: [{ id: 'mill', number: 2 }], title: 'Beasts' };

function faultsOf(pack: unknown): readonly string[] {
  try {
    withPack(rules, base, pack);
    return [];
  } catch (error) {
    if (error instanceof PackError) return error.faults;
    throw error;
  }
}

describe('a pack', () => {
  it('takes the place of known cards and adds the others', () => {
    const pack = {
      beasts: [
        { ...rat, power: 5 },
        { ...rat, id: 'cat' },
      ],
      places: [{ id: 'gate', number: 1 }],
    };
    const cards = withPack(rules, base, pack);
    expect(cards.beasts.map(({ id, power }) => `${id} ${power}`)).toEqual(['rat 5', 'ox 1', 'cat 1']);
    expect(cards.places.map(({ id }) => id)).toEqual(['gate', 'mill']);
    expect(cards.title).toBe('Beasts');
    expect(base.beasts[0]).toEqual(rat);
  });

  it('is refused with every fault, by card', () => {
    expect(faultsOf({ beasts: [rat, { ...rat, id: 'cat', power: 10 }, { id: 'dog' }] })).toEqual([
      expect.stringMatching(/^beasts\.1 \(cat\)\.power: /),
      expect.stringMatching(/^beasts\.2 \(dog\)\.name: /),
      expect.stringMatching(/^beasts\.2 \(dog\)\.power: /),
    ]);
    expect(faultsOf('nonsense')).toEqual([expect.stringMatching(/^the pack: /)]);
    expect(faultsOf({ beasts: [rat, { ...rat, power: -1 }] })).toEqual([
      'rat: the pack has this card twice',
      'rat: it has no power',
    ]);
  });
});

describe('a catalogue', () => {
  const info = ({ id, name, power }: Beast) => ({ id, name, family: 'beast', copies: 1, text: `${power}`, data: {} });
  const hashOf = (card: Beast): string => catalogueOf(described([card], info)).hash;

  it('has a hash of what cards do, not of their words', () => {
    expect(hashOf({ ...rat, name: 'Ratte' })).toBe(hashOf(rat));
    expect(hashOf({ ...rat, power: 2 })).not.toBe(hashOf(rat));
    expect(hashOf({ ...rat, id: 'cat' })).not.toBe(hashOf(rat));
    expect(
      catalogueOf(
        described([rat], info),
        described([rat], (card) => [info(card), info(card)]),
      ).cards,
    ).toHaveLength(3);
  });

  it('strips words at any depth, and those a game names', () => {
    const deep = { id: 'x', sides: [{ name: 'Left', glyph: 'moon', n: 1 }], intro: 'Once', absent: undefined };
    expect(meaningOf(deep, ['intro'])).toEqual({ id: 'x', sides: [{ n: 1 }] });
    expect(plainData(deep)).not.toHaveProperty('absent');
  });
});
