import { fastRng, rngSchema } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cloneSource } from './clone-source.ts';
import { compiledClone, copyFaults } from './testing/clones.ts';

/** Copies the value as the schema reads it, and says what the copy shares or leaves undefined. */
function copied<T>(schema: z.ZodType<T>, value: unknown): { state: T; copy: unknown; faults: string[] } {
  const state = schema.parse(value);
  const copy = compiledClone(schema)(state);
  return { state, copy, faults: copyFaults(state, copy) };
}

const card = z.strictObject({ id: z.int(), def: z.string() });
const effect = z.strictObject({
  verb: z.string(),
  get parts() {
    return z.array(effect).exactOptional();
  },
});

describe('generated clones', () => {
  it.each<[string, z.ZodRawShape, object]>([
    [
      'plain values',
      { a: z.int(), b: z.string(), c: z.boolean(), d: z.literal([1, 2]), e: z.null() },
      { a: 1, b: 'x', c: true, d: 2, e: null },
    ],
    [
      'names that are no identifiers',
      { 'two-words': z.array(z.int()), "it's": z.int().exactOptional() },
      { 'two-words': [1], "it's": 3 },
    ],
    [
      'lists',
      { flat: z.array(z.string()), cards: z.array(card), grid: z.array(z.array(z.int())) },
      { flat: ['a'], cards: [{ id: 1, def: 'x' }], grid: [[1], [2, 3], []] },
    ],
    ['tuples', { pair: z.tuple([card, z.array(z.int())]) }, { pair: [{ id: 1, def: 'x' }, [4]] }],
    [
      'members that are there',
      { one: card.exactOptional(), two: z.array(z.int()).optional() },
      { one: { id: 1, def: 'x' }, two: [1] },
    ],
    ['members that are not there', { one: card.exactOptional(), two: z.array(z.int()).optional() }, {}],
    [
      'null or not',
      { one: card.nullable(), two: card.nullable(), three: card.nullable().exactOptional() },
      { one: null, two: { id: 1, def: 'x' }, three: null },
    ],
    [
      'records by any key',
      { flat: z.record(z.string(), z.int()), deep: z.record(z.string(), z.array(z.int())) },
      { flat: { a: 1 }, deep: { 'a b': [1], c: [] } },
    ],
    [
      'records by known keys',
      { of: z.record(z.enum(['a', 'b-c']), card), some: z.partialRecord(z.enum(['a', 'b']), card) },
      { of: { a: { id: 1, def: 'x' }, 'b-c': { id: 2, def: 'y' } }, some: { b: { id: 3, def: 'z' } } },
    ],
    ['defaults', { list: z.array(z.int()).default([1]), of: card.default({ id: 7, def: 'x' }) }, {}],
    ['plain or list', { at: z.union([z.string(), z.null(), z.array(z.int())]) }, { at: [1, 2] }],
    [
      'trees',
      { root: effect, lazy: z.lazy(() => card) },
      { root: { verb: 'a', parts: [{ verb: 'b', parts: [{ verb: 'c' }] }] }, lazy: { id: 1, def: 'x' } },
    ],
    ['nothing', { options: z.strictObject({}) }, { options: {} }],
    ['chance', { rng: rngSchema }, { rng: fastRng('seed') }],
  ])('copy %s', (_what, shape, value) => {
    const { state, copy, faults } = copied(z.strictObject(shape), value);
    expect(copy).toStrictEqual(state);
    expect(faults).toEqual([]);
  });

  it('share what the schema calls readonly', () => {
    const schema = z.strictObject({
      options: z.strictObject({ list: z.array(z.int()) }).readonly(),
      any: z.any().readonly().optional(),
    });
    const { state, copy, faults } = copied(schema, { options: { list: [1] }, any: { deep: [] } });
    expect(faults).toEqual([]);
    expect(copy).toHaveProperty('options', state.options);
    expect((copy as typeof state).options).toBe(state.options);
  });

  it('tell frames apart by what they do', () => {
    const frame = z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('turn') }),
      z.strictObject({ do: z.literal('vote'), picked: z.array(z.int()), at: card.exactOptional() }),
      z.strictObject({ do: z.enum(['draw', 'deal-out']), left: z.int() }),
      z.discriminatedUnion('do', [z.strictObject({ do: z.literal('nested'), card })]),
    ]);
    const work = [
      { do: 'turn' },
      { do: 'vote', picked: [1] },
      { do: 'vote', picked: [], at: { id: 1, def: 'x' } },
      { do: 'deal-out', left: 2 },
      { do: 'draw', left: 1 },
      { do: 'nested', card: { id: 2, def: 'y' } },
    ];
    const { state, copy, faults } = copied(z.strictObject({ work: z.array(frame) }), { work });
    expect(copy).toStrictEqual(state);
    expect(faults).toEqual([]);
  });

  it('write one function for a shape that occurs twice', () => {
    const source = cloneSource(z.strictObject({ hand: z.array(card), discard: z.array(card) }));
    expect(source).toBe(`// Written by tools/clone-gen.ts (npm run content). Do not edit.
import type { State } from './state.ts';

export function cloneState(from: State): State {
  return {
    hand: cloneListHand(from.hand),
    discard: cloneListHand(from.discard),
  };
}

function cloneHand(from: State['hand'][number]): State['hand'][number] {
  return {
    id: from.id,
    def: from.def,
  };
}

function cloneListHand(from: readonly State['hand'][number][]): State['hand'][number][] {
  const copy = new Array<State['hand'][number]>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as State['hand'][number];
    copy[at] = cloneHand(one);
  }
  return copy;
}
`);
  });

  it.each<[string, z.ZodType, string]>([
    ['z.any', z.any(), 'z.any does not say what to copy'],
    ['z.custom', z.custom(), 'z.custom does not say what to copy'],
    ['an open object', z.looseObject({ a: z.int() }), 'the object takes unknown members'],
    [
      'a union without a discriminator',
      z.union([card, z.strictObject({ b: z.int() })]),
      'the union has no discriminator',
    ],
    ['a tuple with a rest', z.tuple([z.int()]).rest(card), 'a tuple with a rest has no fixed shape'],
  ])('refuse %s, and say where it stands', (_what, loose, fault) => {
    const schema = z.strictObject({ players: z.array(z.strictObject({ hand: loose })) });
    expect(() => cloneSource(schema)).toThrow(`players.hand: ${fault}; name the shape, or share it with .readonly()`);
  });
});

describe('what is wrong with a copy', () => {
  it('is shared or undefined', () => {
    const list = [1];
    expect(copyFaults({ list }, { list })).toEqual(['/list is shared']);
    expect(copyFaults({ deep: { list } }, { deep: { list } })).toEqual(['/deep/list is shared']);
    expect(copyFaults({ a: 1 }, { a: 1, b: undefined })).toEqual(['/b is undefined']);
    expect(copyFaults({ a: Object.freeze(list) }, { a: list })).toEqual([]);
  });
});
