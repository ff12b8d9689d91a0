import type { AskTable, PromptOf } from '@veilhall/engine';
import { expect, it } from 'vitest';
import { DONE, type Done, type EffectAsks, effectAsks, pickRules } from './asks.ts';

interface LetterAct {
  readonly letter: string;
}
type Asks = EffectAsks & {
  letter: { act: LetterAct | Done; about: { left: number }; option: { letter: string } | { done: true } };
};

it("stand in a game's own table of asks", () => {
  const asks: AskTable<Asks> = {
    ...effectAsks,
    letter: pickRules({ id: ({ letter }: LetterAct) => letter, about: ({ letter }: LetterAct) => ({ letter }) }),
  };
  expect([asks.letter.id({ letter: 'b' }), asks.letter.id(DONE)]).toEqual(['b', 'done']);
  expect([asks.letter.about({ letter: 'b' }), asks.letter.about(DONE)]).toEqual([{ letter: 'b' }, { done: true }]);
  expect(asks.order.on?.({ entry: 0, text: 'a/0', card: 3, shown: { id: 3, def: 'a' } })).toEqual(['a#3']);
  expect(asks.order.on?.({ entry: 0, text: 'a/0', card: 0 })).toBeUndefined();
});

it('narrow a prompt by its ask', () => {
  const prompt: PromptOf<Asks> = {
    seat: 0,
    ask: 'may',
    about: { card: 'a', ability: 'a/0' },
    moves: 1,
    options: [{ id: 'yes', about: { consent: 'yes' } }],
  };
  expect(prompt.ask === 'may' && prompt.about.ability).toBe('a/0');
});
