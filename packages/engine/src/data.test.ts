import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { factsFor } from './events.ts';
import { commitmentTo, dealSeed, seedFrom } from './fairness.ts';
import { deepFreeze } from './freeze.ts';
import { hashOf } from './hash.ts';
import { canonical, hostileFault } from './json.ts';
import { fastRng } from './rng.ts';
import { cloneCards, drawTop, issue, shuffleIn, take, thing } from './zones.ts';

describe('events', () => {
  const open = { fact: { type: 'open' } };
  const mine = { fact: { type: 'drew', card: 'ogre' }, to: [1], public: { type: 'drew' } };
  const silent = { fact: { type: 'peeked', card: 'ogre' }, to: [0, 1] };

  it('[EN-EVENT-01] [EN-EVENT-02] tell each seat what it may know', () => {
    expect(factsFor([open, mine, silent], 1)).toEqual([open.fact, mine.fact, silent.fact]);
    expect(factsFor([open, mine, silent], 0)).toEqual([open.fact, mine.public, silent.fact]);
    expect(factsFor([open, mine, silent], 2)).toEqual([open.fact, mine.public]);
  });

  it('[EN-EVENT-03] tell a spectator what everybody may know', () => {
    expect(factsFor([open, mine, silent], 'spectator')).toEqual([open.fact, mine.public]);
  });
});

describe('zones', () => {
  it('[EN-ZONE-01] number things once', () => {
    const source = { nextId: 4 };
    const cards = [issue(source, 'ogre'), issue(source, 'ogre')];
    expect(cards.map(thing)).toEqual(['ogre#4', 'ogre#5']);
    expect(source.nextId).toBe(6);
  });

  it('[EN-ZONE-02] draw from the end of a pile', () => {
    const source = { nextId: 0 };
    const pile = ['bottom', 'top'];
    expect(drawTop(source, pile)).toEqual({ id: 0, def: 'top' });
    expect(drawTop(source, pile)).toEqual({ id: 1, def: 'bottom' });
    expect(drawTop(source, pile)).toBeUndefined();
    expect(source.nextId).toBe(2);
  });

  it('[EN-ZONE-03] forget the numbers of what is shuffled in', () => {
    const source = { nextId: 0 };
    const pile = ['a', 'b'];
    const card = issue(source, 'c');
    shuffleIn(fastRng(1), 'deck', pile, [card]);
    expect(pile.toSorted()).toEqual(['a', 'b', 'c']);
    const drawn = [drawTop(source, pile), drawTop(source, pile), drawTop(source, pile)];
    expect(drawn.map((each) => each?.id)).toEqual([1, 2, 3]);
  });

  it('[EN-ZONE-03] forget where everything lay', () => {
    const [one, other] = [
      ['a', 'b', 'c', 'd'],
      ['d', 'b', 'a', 'c'],
    ];
    for (const pile of [one, other]) shuffleIn(fastRng(1), 'deck', pile as string[], []);
    expect(one).toEqual(other);
  });

  it('[EN-ZONE-04] give up exactly the card that was asked for', () => {
    const zone = [
      { id: 1, def: 'a' },
      { id: 2, def: 'a' },
    ];
    const copy = cloneCards(zone);
    expect(take(zone, 9)).toBeUndefined();
    expect(take(zone, 1)).toEqual({ id: 1, def: 'a' });
    expect(zone).toEqual([{ id: 2, def: 'a' }]);
    expect(copy).toHaveLength(2);
  });
});

describe('fairness', () => {
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

  it('[EN-FAIR-01] the commitment binds seed and match', () => {
    expect(commitmentTo(seed, 'm1')).toBe('3716081171109560cf1a53fe6724b7095ebd2f7aa5435164ef3d3f0fa8bba88d');
    expect(commitmentTo(seed, 'm1')).toBe(createHash('sha256').update(`veilhall commit|m1|${seed}`).digest('hex'));
    expect(commitmentTo(seed, 'm2')).not.toBe(commitmentTo(seed, 'm1'));
    expect(commitmentTo(seedFrom('x'), 'm1')).not.toBe(commitmentTo(seed, 'm1'));
  });

  it('[EN-FAIR-02] the deal depends on everything that was put in', () => {
    expect(dealSeed(seed, 'm1', ['a', 'b'])).toBe('8526e6ec213c3c17275a5842f88747ab0a1ae9c0eaf08ad770070e553ee66f0d');
    const deals = [
      dealSeed(seed, 'm1', ['a', 'b']),
      dealSeed(seed, 'm1', ['b', 'a']),
      dealSeed(seed, 'm1', ['a|b']),
      dealSeed(seed, 'm1', ['a', 'b', '']),
      dealSeed(seed, 'm1', []),
      dealSeed(seed, 'm2', ['a', 'b']),
      dealSeed(seedFrom('x'), 'm1', ['a', 'b']),
    ];
    expect(new Set(deals).size).toBe(deals.length);
  });

  it('[EN-FAIR-03] any text gives a seed', () => {
    expect(seedFrom('1')).toBe('96c3684078bc53207785348bc856427e5ee87d29748f48e7b1e7bef657ed831f');
    expect(seedFrom('')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFrom('ä')).not.toBe(seedFrom('a'));
  });
});

describe('plain data', () => {
  it('[EN-HASH-01] does not depend on how it was written down', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ a: -0 })).toBe(hashOf({ a: 0 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
    expect(hashOf({ a: '1' })).not.toBe(hashOf({ a: 1 }));
    expect(canonical(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}');
  });

  it.each([
    ['a function', { a: () => 1 }],
    ['a hole', [1, undefined]],
    ['a map', { a: new Map() }],
    ['a set', new Set([1])],
    ['an instance', new (class Card {})()],
    ['not a number', { a: Number.NaN }],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['a big integer', 1n],
    ['a symbol', Symbol('x')],
  ])('[EN-HASH-02] refuses %s', (_what, value) => {
    expect(() => hashOf(value)).toThrow(TypeError);
  });

  it('[EN-HASH-03] has frozen vectors', () => {
    expect(canonical({ b: [1, 2.5, 'x\n'], a: true, c: {} })).toBe('{"a":true,"b":[1,2.5,"x\\n"],"c":{}}');
    expect(hashOf({ b: [1, 2.5, 'x'], a: true })).toBe(
      'd54eb0d5a9ac06f71c7aef9f4ebdd35526be07fa8eaa9c279e621e211d042ee6',
    );
  });

  it('[EN-FREEZE-01] freezes all the way down', () => {
    const value = deepFreeze({ a: [{ b: { c: 1 } }] });
    expect(() => Object.assign(value.a[0]?.b as object, { c: 2 })).toThrow(TypeError);
    expect(() => value.a.push({ b: { c: 3 } })).toThrow(TypeError);
  });

  it('[EN-POS-06] is looked over before anything else touches it', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(hostileFault(deep)).toContain('deeper');
    expect(hostileFault(new Array(2_000_001).fill(0))).toContain('more than');
    expect(hostileFault(JSON.parse('{"a":{"__proto__":{"admin":true}}}'))).toContain('not plain');
    expect(hostileFault({ a: new Map() })).toContain('not plain');
    expect(hostileFault({ a: Number.NaN })).toContain('NaN');
    expect(hostileFault({ a: () => 1 })).toContain('function');
    expect(hostileFault({ a: [1, 'x', true, { b: {} }] })).toBeUndefined();
  });
});
