import { type AnyGame, type GameState, type Prompt, promptData, type Viewer } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import * as record from './contract/record.ts';
import * as speech from './contract/speech.ts';
import * as states from './contract/state.ts';
import { type Check, faultsOf } from './contract/trial.ts';
import { type HighCardState, highCard, highCardSecrets } from './examples/high-card.ts';
import { freshNumbers, strictViews } from './infoset.ts';

/** Every check of the contract must fail for a game that breaks what it checks, or it is no evidence for the others. */
const honest: AnyGame = highCard;
const setup = { name: 'sabotaged', seats: 2, options: { rounds: 4 } };
const as = (state: GameState) => state as unknown as HighCardState;

let calls = 0;
const outside = new WeakMap<GameState, number>();
const changedPrompts = (change: (prompt: Prompt) => Prompt): Partial<AnyGame> => ({
  prompts: (state) => honest.prompts(state).map(change),
});

const SABOTAGE: readonly (readonly [string, Check, Partial<AnyGame>])[] = [
  [
    'chance that is not in the state',
    states.determinism,
    {
      apply(state, seat, option) {
        const events = honest.apply(state, seat, option);
        as(state).players[0]?.hand.sort(() => (calls++ % 3) - 1);
        return events;
      },
    },
  ],
  [
    'a member that its schema does not know',
    states.serialisation,
    {
      apply(state, seat, option) {
        const events = honest.apply(state, seat, option);
        Object.assign(state, { memory: 1 });
        return events;
      },
    },
  ],
  [
    'something kept outside the state',
    states.serialisation,
    {
      apply(state, seat, option) {
        const picks = (outside.get(state) ?? 0) + 1;
        outside.set(state, picks);
        const events = honest.apply(state, seat, option);
        if (picks === 3) as(state).nextId++;
        return events;
      },
    },
  ],
  [
    'a schema that lets anything pass',
    states.serialisation,
    { state: { parse: (s: unknown) => s, safeParse: (s: unknown) => ({ success: true, data: s }) } as never },
  ],
  [
    'a clone that shares a list',
    states.aliasing,
    { clone: (state) => ({ ...honest.clone(state), players: as(state).players }) },
  ],
  ['a clone that forgets', states.aliasing, { clone: (state) => ({ ...honest.clone(state), discard: [] }) }],
  [
    'a view that hands out the list itself',
    states.aliasing,
    { view: (state, who) => ({ ...honest.view(state, who), hand: as(state).players[0]?.hand }) },
  ],
  [
    'a look that changes something',
    states.looking,
    {
      whyNot(state) {
        as(state).round += 0;
        return [];
      },
    },
  ],
  ['an estimate that is no number', states.looking, { evaluate: () => Number.NaN }],
  [
    'a pick taken from anybody',
    states.refusing,
    { apply: (state, seat, option) => honest.apply(state, seat === 0.5 ? 0 : seat, option) },
  ],
  [
    'an unknown pick taken as the first',
    states.refusing,
    {
      apply: (state, seat, option) =>
        honest.apply(state, seat, option === 'constructor' ? (honest.prompts(state)[0]?.options[0]?.id ?? '') : option),
    },
  ],
  [
    'a refusal that leaves a mark',
    states.refusing,
    {
      apply(state, seat, option) {
        if (option === 'toString') as(state).nextId++;
        return honest.apply(state, seat, option);
      },
    },
  ],
  [
    'a refusal of the wrong kind',
    states.refusing,
    {
      apply: () => {
        throw new TypeError('oops');
      },
    },
  ],
  [
    'a card that gets lost',
    states.auditing,
    {
      apply(state, seat, option) {
        const events = honest.apply(state, seat, option);
        as(state).discard.pop();
        return events;
      },
    },
  ],
  ['an outcome while the game goes on', states.termination, { outcome: () => ({ result: 'won', winners: [0] }) }],
  ['no outcome at the end', states.termination, { outcome: () => undefined }],
  [
    'an option offered twice',
    speech.options,
    changedPrompts((prompt) => ({ ...promptData(prompt), options: [...prompt.options, ...prompt.options] })),
  ],
  [
    'an option without a name',
    speech.options,
    changedPrompts((prompt) => ({ ...promptData(prompt), options: prompt.options.map(() => ({ id: '' })) })),
  ],
  [
    'nothing but giving up',
    speech.options,
    changedPrompts((prompt) => ({
      ...promptData(prompt),
      moves: 0,
      options: prompt.options.map(({ id }) => ({ id, kind: 'resign' })),
    })),
  ],
  [
    'a move that is called a setting',
    speech.options,
    changedPrompts((prompt) => ({
      ...promptData(prompt),
      options: prompt.options.map(({ id }, i) => (i === 0 ? { id, kind: 'setting' } : { id })),
    })),
  ],
  [
    'prompts that change by themselves',
    speech.options,
    changedPrompts((prompt) => ({ ...promptData(prompt), ask: `lay${calls++}` })),
  ],
  [
    'a label too few',
    speech.wording,
    { words: { ...honest.words, prompt: () => ({ sentence: 'Choose.', labels: ['one'] }) } },
  ],
  [
    'two options that read the same',
    speech.wording,
    {
      words: {
        ...honest.words,
        prompt: (_view, { options }) => ({ sentence: 'Choose.', labels: options.map(() => 'Take it') }),
      },
    },
  ],
  [
    'a sentence about undefined',
    speech.wording,
    { words: { ...honest.words, fact: (fact) => `${fact.nobody} did it` } },
  ],
  ['a view that is no plain data', speech.plainness, { view: () => ({ when: new Map() }) }],
  ['a view with a hole', speech.plainness, { view: () => ({ list: [undefined] }) }],
  ['a view with null', speech.plainness, { view: () => ({ nothing: null }) }],
  ['a clone that undo cannot go back to', record.undoing, { clone: (state) => ({ ...honest.clone(state), round: 0 }) }],
  [
    'a position that loses something on its way',
    record.positions,
    { state: { safeParse: (s: HighCardState) => ({ success: true, data: { ...s, nextId: s.nextId + 1 } }) } as never },
  ],
  [
    'a re-deal with a card too many',
    states.redeals,
    {
      determinize(state, seat, rng) {
        const copy = as(honest.determinize(state, seat, rng));
        copy.deck.push('stone-1');
        return copy;
      },
    },
  ],
  [
    'a re-deal of the state itself',
    states.redeals,
    {
      determinize(state, _seat, rng) {
        state.rng = rng;
        return state;
      },
    },
  ],
  [
    'cards that speak of undefined',
    speech.selfDescription,
    {
      content: { ...honest.content, cards: honest.content.cards.map((card) => ({ ...card, text: 'Gain undefined.' })) },
    },
  ],
];

describe('the contract suite notices', () => {
  it.each(SABOTAGE)('%s', (_name, check, change) => {
    const sound = faultsOf(check, { game: honest, setup, seed: 'sabotage' });
    const broken = faultsOf(check, { game: { ...honest, ...change }, setup, seed: 'sabotage' });
    expect(sound).toEqual([]);
    expect(broken).not.toEqual([]);
  });
});

describe('the information-set suite notices', () => {
  const secrets = highCardSecrets;

  it('numbers that survive a shuffle', () => {
    const remembering: AnyGame = {
      ...honest,
      apply(state, seat, option) {
        const before = as(state).nextId;
        const about = honest.prompts(state)[seat]?.options.find(({ id }) => id === option)?.about;
        const events = honest.apply(state, seat, option);
        // Hands the swapped card's number to the card drawn for it.
        const number = about?.number as number;
        if (about?.do === 'swap')
          for (const card of as(state).players[seat]?.hand ?? []) if (card.id >= before) card.id = number;
        return events;
      },
    };
    expect(freshNumbers({ game: honest, setup, seed: 'ids 1', secrets })).toEqual([]);
    expect(freshNumbers({ game: remembering, setup, seed: 'ids 1', secrets })).not.toEqual([]);
  });

  it('numbered cards in a hidden pile', () => {
    const numbered = (state: HighCardState, who: Viewer) => [
      { name: 'hands', places: state.players[who === 0 ? 1 : 0]?.hand ?? [] },
    ];
    expect(freshNumbers({ game: honest, setup, seed: 'ids 2', secrets: numbered as never })).not.toEqual([]);
  });

  it('a member that the schema of views does not know', async () => {
    const { z } = await import('zod');
    const view = z.strictObject({ seat: z.union([z.int(), z.literal('spectator')]) });
    expect(strictViews({ game: honest, setup, seed: 'strict', secrets, view })).not.toEqual([]);
    expect(strictViews({ game: honest, setup, seed: 'strict', secrets, view: z.looseObject(view.shape) })).toEqual([]);
  });
});
