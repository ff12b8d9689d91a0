import { highCard } from '@veilhall/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatchError } from './faults.ts';
import { Refused } from './game.ts';
import { hashOf } from './hash.ts';
import { canonical } from './json.ts';
import { Match } from './match.ts';
import { fastRng, int, shuffle } from './rng.ts';
import { json, play, three } from './testing.ts';

// The same cases every time; a longer run is a matter of numRuns.
fc.configureGlobal({ seed: 4600 });

const strange = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', -1, 0.5, 2 ** 53, 1e300, true, 'stone-1', 'stone-99'),
  fc.jsonValue(),
);

/** A copy of the value with one of its members replaced, chosen by a path of numbers. */
function touched(value: unknown, path: readonly number[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  Object.assign(copy, { [key]: touched((value as Record<string, unknown>)[key], rest, by) });
  return copy;
}

describe('for any value', () => {
  it('[EN-HASH-01] canonical text survives a trip through itself', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('[EN-HASH-01] the order of keys does not matter', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(hashOf(reversed)).toBe(hashOf(record));
      }),
    );
  });

  it('[EN-RNG-05] int stays in its range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = int(fastRng(seed), 'deck', n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  it('[EN-RNG-06] shuffle keeps every element', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        expect(shuffle(fastRng(seed), 'deck', [...list]).sort()).toEqual([...list].sort());
      }),
    );
  });

  it('[EN-REFUSE-01] a pick is listed or refused', () => {
    const match = three();
    const before = match.hash;
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), fc.string(), (seat, option) => {
        expect(() => match.choose(seat, option)).toThrow(Refused);
      }),
    );
    expect(match.hash).toBe(before);
  });

  it('[EN-POS-06] [EN-REPLAY-06] what is no position or journal is refused with words', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => Match.fromPosition(highCard, 'p', value)).toThrow(MatchError);
        expect(() => Match.replay(highCard, value)).toThrow(MatchError);
      }),
      { numRuns: 300 },
    );
  });

  it('[EN-POS-06] a position touched anywhere is refused with words, or is a game that can be played', () => {
    const position = json(play(three(), 5).position());
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 6 }), strange, (path, by) => {
        let match: Match;
        try {
          match = Match.fromPosition(highCard, 'p', touched(position, path, by));
        } catch (error) {
          expect(error).toBeInstanceOf(MatchError);
          return;
        }
        play(match, 20);
        expect(match.game.audit(match.state)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
