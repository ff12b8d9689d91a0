import { fastRng, type RngState, rngSchema, type Viewer } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coveredLeaves, forgotten } from './forgotten.ts';
import { leaves } from './leaves.ts';
import { type AnyUnknown, determinizeWith, secretsOf, slotsIn, slotsOf, type Unknown } from './unknown.ts';

const card = z.strictObject({ id: z.int(), def: z.string() });
const schema = z.strictObject({
  rng: rngSchema,
  deck: z.array(z.string()).readonly(),
  players: z.array(z.strictObject({ hand: z.array(card), score: z.int(), vote: z.string().exactOptional() })),
  bag: z.record(z.string(), z.int()),
  work: z.array(
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('deal'), left: z.int() }),
      z.strictObject({ do: z.enum(['look', 'peek']), at: z.union([z.int(), z.string()]) }),
    ]),
  ),
});
interface State {
  rng: RngState;
  deck: string[];
  players: { hand: { id: number; def: string }[]; score: number; vote?: string }[];
  bag: Record<string, number>;
  work: ({ do: 'deal'; left: number } | { do: 'look' | 'peek'; at: number | string })[];
}

const BOX = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const start = (): State => ({
  rng: fastRng(1),
  deck: ['a', 'b', 'c'],
  players: [
    { hand: [{ id: 1, def: 'd' }], score: 0 },
    { hand: [{ id: 2, def: 'e' }], score: 2, vote: 'yes' },
  ],
  bag: { red: 1 },
  work: [{ do: 'look', at: 0 }],
});

const others = ({ players }: State, who: Viewer) => players.filter((_player, seat) => seat !== who);
const cards: Unknown<State, string> = {
  name: 'cards',
  slots: (state, who) => [
    ...slotsOf(state.deck),
    ...slotsIn(
      others(state, who).flatMap(({ hand }) => hand),
      'def',
    ),
  ],
  beyond({ deck, players }) {
    const placed = [...deck, ...players.flatMap(({ hand }) => hand.map(({ def }) => def))];
    return BOX.filter((def) => !placed.includes(def));
  },
};
const votes: Unknown<State, string> = {
  name: 'votes',
  slots: (state, who) =>
    others(state, who)
      .filter(({ vote }) => vote !== undefined)
      .map((player) => ({
        get: () => player.vote ?? '',
        set: (vote) => {
          player.vote = vote;
        },
      })),
  deal: (_state, _who, values) => values().map(() => 'made up'),
  invented: true,
};
const unknowns: readonly AnyUnknown<State>[] = [cards, votes];
const clone = (state: State): State => structuredClone(state);

describe('unknown slots', () => {
  const determinize = determinizeWith(unknowns, clone);
  const all = ({ deck, players }: State) => [...deck, ...players.flatMap(({ hand }) => hand.map(({ def }) => def))];

  it('are dealt anew, and nothing else is', () => {
    const state = start();
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const dealt = determinize(state, 0, fastRng(n));
      expect(dealt.players[0]).toEqual(state.players[0]);
      expect(dealt.players[1]).toMatchObject({ score: 2, vote: 'made up' });
      expect(new Set(all(dealt)).size).toBe(5);
      seen.add(dealt.players[1]?.hand[0]?.def ?? '');
    }
    expect([...seen].sort()).toEqual(['a', 'b', 'c', 'e', 'f', 'g']);
    expect(state).toEqual(start());
  });

  it('are dealt without looking at the truth', () => {
    const once = determinize(start(), 0, fastRng('x'));
    const other = determinize(determinize(start(), 0, fastRng('y')), 0, fastRng('x'));
    expect(other).toEqual(once);
  });

  it('are the places of the suite', () => {
    expect(secretsOf(unknowns)(start(), 1)).toEqual([
      { name: 'cards', places: ['a', 'b', 'c', 'd', 'f', 'g'], uniform: true },
    ]);
    const layered: AnyUnknown<State> = { ...cards, deal: (_state, _who, values) => values() };
    expect(secretsOf([layered])(start(), 1)[0]).not.toHaveProperty('uniform');
    expect(secretsOf([{ ...layered, uniform: () => true }])(start(), 1)[0]).toHaveProperty('uniform', true);
  });

  it('are all filled by their dealer', () => {
    const short: AnyUnknown<State> = { ...cards, deal: () => [] };
    expect(() => determinizeWith([short], clone)(start(), 0, fastRng(1))).toThrow('cards: 0 values for 4 slots');
  });
});

describe('leaves of a state', () => {
  const disclosure = { unknowns, samples: [start()], seats: (state: State) => state.players.length, clone };
  const open = ['players.*.score', 'players.*.hand.*.id', 'bag', 'work.*.<look>', 'work.*.<peek>', 'work.*.<deal>'];

  it('are named by path and tag', () => {
    expect(leaves(schema).filter((leaf) => !leaf.startsWith('rng'))).toEqual([
      'bag.*',
      'deck.*',
      'players.*.hand.*.def',
      'players.*.hand.*.id',
      'players.*.score',
      'players.*.vote',
      'work.*.<deal>.do',
      'work.*.<deal>.left',
      'work.*.<look>.at',
      'work.*.<look>.do',
      'work.*.<peek>.at',
      'work.*.<peek>.do',
    ]);
  });

  it('are covered where a slot reaches them', () => {
    expect(coveredLeaves(schema, disclosure)).toEqual(['deck.*', 'players.*.hand.*.def', 'players.*.vote']);
  });

  it('are open, covered or forgotten', () => {
    expect(forgotten(schema, { ...disclosure, open })).toEqual([]);
    expect(forgotten(schema, { ...disclosure, unknowns: [votes], open })).toEqual(['deck.*', 'players.*.hand.*.def']);
    expect(forgotten(schema, { ...disclosure, open: open.slice(1) })).toEqual(['players.*.score']);
    expect(forgotten(schema, { ...disclosure, open: ['players', 'bag', 'work.*.*.do'] })).toEqual([
      'work.*.<deal>.left',
      'work.*.<look>.at',
      'work.*.<peek>.at',
    ]);
  });

  it('are not listed by names that no part of the state has', () => {
    expect(() => forgotten(schema, { ...disclosure, open: ['players.*.points'] })).toThrow('players.*.points');
  });
});
