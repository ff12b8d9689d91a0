import { describe, expect, it } from 'vitest';
import { cardValue } from '../effects/text.ts';
import { SYNERGIES } from '../vocabulary.ts';
import { rawContent } from './raw.ts';
import { type CardText, type CharacterText, characterSchema } from './schema.ts';
import { soloSchema } from './solo-schema.ts';
import { faultsOf } from './validate.ts';

type Band = readonly [number, number];
/** Points by cost (content brief, "Value budget"): spells, Recruits per turn, Health of Recruits. */
const BUDGET: Readonly<Record<'hero' | 'villain', readonly { spell: Band; recruit: Band; health: Band }[]>> = {
  hero: [
    { spell: [2, 3], recruit: [1.5, 2], health: [2, 2] },
    { spell: [3, 5.5], recruit: [1.5, 2.5], health: [2, 3] },
    { spell: [3, 8], recruit: [1.6, 3.5], health: [3, 5] },
    { spell: [4.5, 8], recruit: [3, 5], health: [4, 6] },
    { spell: [6, 10], recruit: [4, 7], health: [5, 7] },
    { spell: [8, 12], recruit: [6, 8], health: [6, 7] },
    { spell: [12, 16], recruit: [7, 9], health: [6, 8] },
  ],
  villain: [
    { spell: [2.5, 5.5], recruit: [1.5, 2.5], health: [2, 2] },
    { spell: [4, 8.5], recruit: [2.5, 4.5], health: [2, 5] },
    { spell: [5.5, 11.5], recruit: [3, 5.5], health: [3, 6] },
    { spell: [5.5, 11], recruit: [5, 7], health: [5, 6] },
    { spell: [10, 11], recruit: [5, 9.5], health: [5, 8] },
    { spell: [12, 15], recruit: [5.5, 6.5], health: [6, 9] },
    { spell: [16, 18], recruit: [10, 10], health: [7, 8] },
  ],
};
/** A card may miss its band by so much. */
const SLACK = 0.5;
/** Shield is paid for with a point. */
const SHIELD = 1;

function overBudget({ kind, fate }: CharacterText): string[] {
  const found: string[] = [];
  const within = (card: CardText, what: string, n: number, [least, most]: Band, slack: number): void => {
    if (n < least - slack || n > most + slack) found.push(`${card.id}: ${what} ${n}, not ${least} to ${most}`);
  };
  for (const card of fate) {
    const band = BUDGET[kind][(card.cost ?? 0) - 1];
    if (!band || card.trap) continue;
    const value = Math.round(cardValue(card) * 1000) / 1000;
    const [least, most] = card.recruit ? band.recruit : band.spell;
    within(card, 'points', value, [least - (card.shield ? SHIELD : 0), most], SLACK);
    if (card.recruit) within(card, 'Health', card.recruit, band.health, 0);
  }
  return found;
}

const count = (cards: readonly CardText[], fits: (card: CardText) => boolean): number =>
  cards.reduce((sum, card) => sum + (fits(card) ? card.copies : 0), 0);

describe('the box', () => {
  it('[TV-CARD-03] [TV-CARD-05] [TV-CARD-14] keeps its own shapes and rules', () => {
    for (const character of rawContent.characters) expect(() => characterSchema.parse(character)).not.toThrow();
    for (const solo of rawContent.solos) expect(() => soloSchema.parse(solo)).not.toThrow();
    expect(faultsOf(rawContent)).toEqual([]);
  });

  it('holds 8 Heroes, 4 Villains and 6 Solo Opponents', () => {
    const kinds = rawContent.characters.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'hero')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === 'villain')).toHaveLength(4);
    expect(rawContent.solos).toHaveLength(6);
  });
});

describe.each(rawContent.characters.map((character) => [character.name, character] as const))(
  '%s',
  (_name, character) => {
    const { fate, starting, kind } = character;

    it('has cards worth what they cost', () => {
      expect(overBudget(character)).toEqual([]);
    });

    it('has a cost curve within the brief', () => {
      const ofCost = (cost: number) => count(fate, (card) => card.cost === cost);
      const curve: readonly Band[] = [
        [5, 8],
        [7, 10],
        [9, 11],
        [6, 8],
        [2, 4],
        [1, 3],
        [1, 1],
      ];
      for (const [i, [least, most]] of curve.entries()) {
        expect(ofCost(i + 1), `cost ${i + 1}`).toBeGreaterThanOrEqual(least);
        expect(ofCost(i + 1), `cost ${i + 1}`).toBeLessThanOrEqual(most);
      }
      expect(count(fate, ({ type }) => type === 'aura')).toBeLessThanOrEqual(2);
      expect(count(fate, ({ type }) => type === 'trap')).toBeLessThanOrEqual(7);
    });

    it('has at least 7 cards of each type, and a leading one unless it lives on Traps', () => {
      const types = SYNERGIES.map((synergy) => count(fate, ({ type }) => type === synergy));
      expect(Math.min(...types)).toBeGreaterThanOrEqual(7);
      const leading = Math.max(...types);
      const traps = count(fate, ({ type }) => type === 'trap');
      expect(leading).toBeGreaterThanOrEqual(traps > 3 ? 8 : 14);
      expect(leading).toBeLessThanOrEqual(traps > 3 ? 11 : 20);
    });

    it('starts with Gold and Damage within the brief', () => {
      const sum = (what: 'gold' | 'damage') =>
        starting.reduce((total, { copies, base }) => {
          const inText = (base?.text ?? []).reduce((most, line) => {
            const effects = 'verb' in line && line.verb === 'choose' ? line.options.flat() : [];
            return Math.max(
              most,
              ...effects.map((effect) => (effect.verb === 'gain' && effect.what === what ? effect.n : 0)),
            );
          }, 0);
          return total + copies * ((base?.[what] ?? 0) + inText);
        }, 0);
      const [gold, damage] =
        kind === 'hero'
          ? [
              [6, 8],
              [4, 6],
            ]
          : [
              [8, 10],
              [8, 14],
            ];
      expect(sum('gold')).toBeGreaterThanOrEqual(gold?.[0] ?? 0);
      expect(sum('gold')).toBeLessThanOrEqual(gold?.[1] ?? 0);
      expect(sum('damage')).toBeGreaterThanOrEqual(damage?.[0] ?? 0);
      expect(sum('damage')).toBeLessThanOrEqual(damage?.[1] ?? 0);
    });
  },
);
