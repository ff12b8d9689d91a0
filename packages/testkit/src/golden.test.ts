import type { AnyGame } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { highCard } from './examples/high-card.ts';
import { goldenFault, goldenGames } from './golden.ts';

const [golden] = goldenGames(highCard, [{ name: 'two', seats: 2 }]);
if (!golden) throw new Error('nothing was recorded');
const faultIn = (change: Partial<AnyGame>) => goldenFault({ ...(highCard as AnyGame), ...change }, golden);

describe('a golden game', () => {
  it('goes as it was written down', () => {
    expect(goldenFault(highCard, JSON.parse(JSON.stringify(golden)))).toBe(undefined);
  });

  it.each([
    [
      'another fact',
      { apply: (state, seat, pick) => [...highCard.apply(state, seat, pick), { fact: { type: 'boo' } }] },
      /after 1 picks/,
    ],
    [
      'another question',
      {
        prompts: (state) =>
          highCard.prompts(state).map((prompt) => ({ ...prompt, seat: prompt.seat, ask: 'x', moves: 0, options: [] })),
      },
      /after 0 picks/,
    ],
    ['another end', { outcome: () => ({ result: 'lost', winners: [] }) }, /ends differently/],
    ['other rules', { rules: '99' }, /under rules 1, not 99/],
    ['other cards', { content: { hash: 'x', cards: [] } }, /with other cards/],
  ] satisfies [string, Partial<AnyGame>, RegExp][])('notices %s', (_what, change, fault) => {
    expect(faultIn(change)).toMatch(fault);
  });
});
