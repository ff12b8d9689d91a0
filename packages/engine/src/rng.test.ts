import { createCipheriv, createHmac } from 'node:crypto';
import { goodnessOfFit } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import {
  chanceUsed,
  cloneRng,
  fastRng,
  int,
  pick,
  type RngState,
  rngSchema,
  scriptedRng,
  secretRng,
  shuffle,
  unusedScript,
} from './rng.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const WORD = 0x1_0000_0000;
const draws = (rng: RngState, label: string, n: number, count: number): number[] =>
  Array.from({ length: count }, () => int(rng, label, n));
const KINDS = [
  ['secret', (seed: string | number) => secretRng(`${SEED}${seed}`)],
  ['fast', (seed: string | number) => fastRng(seed)],
] as const;
/** Seeds are fixed, so these tests cannot fail by chance; a generator this far off would be broken. */
const UNLIKELY = 1e-6;

describe('vectors', () => {
  it('[EN-RNG-01] secret words are frozen', () => {
    expect(draws(secretRng(SEED), 'deck', WORD, 6)).toEqual([
      4283061357, 3589074525, 3201723835, 3471097717, 2313922300, 629633702,
    ]);
    expect(draws(secretRng(SEED), 'dice', 6, 10)).toEqual([5, 4, 1, 5, 5, 3, 0, 0, 0, 5]);
    expect(shuffle(secretRng(SEED), 'deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).join('')).toBe('1560249837');
  });

  it('[EN-RNG-01] secret words are ChaCha20 under a key of their own, by another implementation too', () => {
    const key = createHmac('sha256', SEED).update('veilhall stream deck').digest();
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(400));
    const words = Array.from({ length: 100 }, (_, k) => stream.readUInt32LE(k * 4));
    expect(draws(secretRng(SEED), 'deck', WORD, 100)).toEqual(words);
    const late = secretRng(SEED);
    late.at.deck = 77;
    expect(int(late, 'deck', WORD)).toBe(words[77]);
  });

  it('[EN-RNG-02] fast words are frozen', () => {
    expect(draws(fastRng(1), 'deck', WORD, 6)).toEqual([
      2013397744, 2411393163, 1910312068, 2487946236, 3772230821, 1237347342,
    ]);
    expect(draws(fastRng('abc'), 'dice', 6, 10)).toEqual([5, 0, 5, 4, 0, 4, 1, 3, 2, 5]);
    expect(shuffle(fastRng(1), 'deck', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).join('')).toBe('7031258964');
  });
});

describe.each(KINDS)('%s chance', (_kind, make) => {
  it('[EN-RNG-03] one stream leaves the other alone', () => {
    const alone = make(7);
    const both = make(7);
    const seen: number[] = [];
    for (let i = 0; i < 50; i++) {
      int(both, 'noise', 1000);
      seen.push(int(both, 'deck', 1000));
    }
    expect(seen).toEqual(draws(alone, 'deck', 1000, 50));
  });

  it('[EN-RNG-04] a copy goes on where it was and leaves the original alone', () => {
    const rng = make(7);
    draws(rng, 'deck', 1000, 23);
    const copies = [cloneRng(rng), JSON.parse(JSON.stringify(rng)) as RngState];
    const before = JSON.stringify(rng);
    const ahead = copies.map((copy) => draws(copy, 'deck', 1000, 40));
    expect(JSON.stringify(rng)).toBe(before);
    expect(ahead[0]).toEqual(ahead[1]);
    expect(draws(rng, 'deck', 1000, 40)).toEqual(ahead[0]);
  });

  it.each([2, 3, 6, 10, 52, 1000])('[EN-RNG-05] int(%d) is even', (n) => {
    const rng = make('even');
    const counts = new Array(n).fill(0);
    const total = n * 200;
    for (let i = 0; i < total; i++) counts[int(rng, 'deck', n)]++;
    expect(goodnessOfFit(counts, new Array(n).fill(200))).toBeGreaterThan(UNLIKELY);
  });

  it('[EN-RNG-05] rejects the words that would favour small numbers', () => {
    // Without rejection half of the words would fall into the lower third of this range.
    const n = 3 * 2 ** 30;
    const rng = make('bias');
    const low = draws(rng, 'deck', n, 3000).filter((value) => value < n / 3).length;
    expect(goodnessOfFit([low, 3000 - low], [1000, 2000])).toBeGreaterThan(UNLIKELY);
  });

  it('[EN-RNG-06] every order of a shuffle is as likely as any other', () => {
    const rng = make('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 120 * 100; i++) {
      const order = shuffle(rng, 'deck', [1, 2, 3, 4, 5]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(goodnessOfFit([...counts.values()], new Array(120).fill(100))).toBeGreaterThan(UNLIKELY);
  });

  it('[EN-RNG-06] every card is as likely in every place of a deck', () => {
    const size = 30;
    const counts: number[] = new Array(size * size).fill(0);
    for (let i = 0; i < size * 100; i++) {
      const deck = shuffle(
        make(`deck ${i}`),
        'deck',
        Array.from({ length: size }, (_, card) => card),
      );
      for (const [place, card] of deck.entries()) counts[place * size + card] = (counts[place * size + card] ?? 0) + 1;
    }
    for (let at = 0; at < counts.length; at += size) {
      expect(goodnessOfFit(counts.slice(at, at + size), new Array(size).fill(100))).toBeGreaterThan(UNLIKELY);
    }
  });

  it('[EN-RNG-07] a choice among one uses no chance', () => {
    const rng = make(7);
    expect(int(rng, 'deck', 1)).toBe(0);
    expect(pick(rng, 'deck', ['only'])).toBe('only');
    expect(shuffle(rng, 'deck', ['only'])).toEqual(['only']);
    expect(chanceUsed(rng)).toBe(0);
  });

  it.each([0, -1, 2.5, Number.NaN, WORD + 1])('[EN-RNG-08] there is no int(%d)', (n) => {
    expect(() => int(make(7), 'deck', n)).toThrow(RangeError);
  });

  it('[EN-RNG-08] nothing can be picked from nothing', () => {
    expect(() => pick(make(7), 'deck', [])).toThrow(RangeError);
  });

  it('[EN-RNG-11] neighbouring seeds are unrelated', () => {
    const counts = new Array(20).fill(0);
    for (let seed = 0; seed < 4000; seed++) counts[int(make(seed), 'deck', 20)]++;
    expect(goodnessOfFit(counts, new Array(20).fill(200))).toBeGreaterThan(UNLIKELY);
  });

  it('[EN-RNG-11] neighbouring labels and places are unrelated', () => {
    const pairs = new Array(100).fill(0);
    const steps = new Array(100).fill(0);
    for (let i = 0; i < 5000; i++) {
      const rng = make('pairs');
      pairs[int(rng, `deck ${i}`, 10) * 10 + int(rng, `deck ${i + 1}`, 10)]++;
    }
    const rng = make('steps');
    for (let i = 0; i < 5000; i++) steps[int(rng, 'deck', 10) * 10 + int(rng, 'deck', 10)]++;
    for (const counts of [pairs, steps]) {
      expect(goodnessOfFit(counts, new Array(100).fill(50))).toBeGreaterThan(UNLIKELY);
    }
  });

  it('[EN-RNG-13] counts what was used over all streams', () => {
    const rng = make(7);
    draws(rng, 'deck', 2, 3);
    draws(rng, 'dice', 2, 2);
    expect(chanceUsed(rng)).toBe(5);
  });
});

describe('secret streams', () => {
  it('[EN-RNG-12] are kept apart whatever seed and label hold', () => {
    const one = secretRng('a/b');
    const two = secretRng('a');
    const first = draws(one, 'c', WORD, 4);
    expect(draws(two, 'b/c', WORD, 4)).not.toEqual(first);
    expect(draws(two, '__proto__ x', WORD, 4)).not.toEqual(first);
    expect(draws(secretRng('a/b'), 'c', WORD, 4)).toEqual(first);
  });
});

describe('scripted chance', () => {
  it('[EN-RNG-09] hands out its answers in order', () => {
    const rng = scriptedRng({ dice: [3, 0], deck: [1] });
    expect([int(rng, 'dice', 6), int(rng, 'deck', 2), int(rng, 'dice', 6)]).toEqual([3, 1, 0]);
    expect(() => int(rng, 'dice', 6)).toThrow("no answer 2 for 'dice'");
    expect(() => int(rng, 'coins', 2)).toThrow("no answer 0 for 'coins'");
  });

  it.each([6, -1, 1.5])('[EN-RNG-09] refuses the answer %d to a die', (answer) => {
    expect(() => int(scriptedRng({ dice: [answer] }), 'dice', 6)).toThrow(RangeError);
  });

  it('[EN-RNG-10] tells what is left', () => {
    const rng = scriptedRng({ dice: [3, 0], deck: [1] });
    int(rng, 'dice', 6);
    int(rng, 'deck', 2);
    expect(unusedScript(rng)).toEqual({ dice: [0] });
    int(rng, 'dice', 6);
    expect(unusedScript(rng)).toEqual({});
  });
});

describe('the schema of chance', () => {
  it.each([
    ['nothing', undefined],
    ['another kind', { kind: 'loaded', seed: '', at: {} }],
    ['a seed that is no text', { kind: 'fast', seed: 5, at: {} }],
    ['places that are not counted', { kind: 'fast', seed: '', at: { deck: -1 } }],
    ['places beyond the stream', { kind: 'secret', seed: '', at: { deck: 2 ** 40 } }],
    ['more than it knows', { kind: 'fast', seed: '', at: {}, more: 1 }],
  ])('[EN-RNG-14] refuses %s', (_what, value) => {
    expect(rngSchema.safeParse(value).success).toBe(false);
    expect(rngSchema.safeParse(fastRng(1)).success).toBe(true);
    expect(rngSchema.safeParse(scriptedRng({ a: [1] })).success).toBe(true);
  });
});
