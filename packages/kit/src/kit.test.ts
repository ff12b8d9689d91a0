import { type Card, type Event, type Fact, factsFor, scriptedRng, unusedScript } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { counters } from './amounts.ts';
import { conserved, numberFaults } from './audit.ts';
import { emit, emitTo, reveal } from './facts.ts';
import { type Ability, byVerb, scriptBook, standing } from './index.ts';
import { drawOrReshuffle, expand } from './piles.ts';
import { modified } from './standing.ts';
import { said } from './testing/table.ts';
import { listed, ordinal, plural, sentence, signed } from './words.ts';

describe('amounts', () => {
  const { amount, holds, perText, conditionText } = counters<readonly number[], 'keys'>({
    keys: { one: 'Key', many: 'Keys', count: (table, who) => table[who] ?? 0 },
  });
  const table = [0, 3];

  it('read with an article where one of it has one', () => {
    const { conditionText: text } = counters<null, 'keys'>({
      keys: { one: 'Key', many: 'Keys', article: 'a', count: () => 0 },
    });
    expect(text({ of: 'keys', atLeast: 1 })).toBe('with a Key');
    expect(text({ of: 'keys', atLeast: 2 })).toBe('with 2 or more Keys');
  });

  it('count for somebody, up to a limit', () => {
    expect(amount(table, 1, {})).toBe(1);
    expect(amount(table, 1, { n: 2, per: 'keys' })).toBe(6);
    expect(amount(table, 1, { n: 2, per: 'keys', most: 5 })).toBe(5);
    expect(amount(table, 0, { n: 2, per: 'keys', most: 5 })).toBe(0);
  });

  it('hold within both limits', () => {
    expect(holds(table, 1, { of: 'keys', atLeast: 3, atMost: 3 })).toBe(true);
    expect(holds(table, 1, { of: 'keys', atLeast: 4 })).toBe(false);
    expect(holds(table, 1, { of: 'keys', atMost: 2 })).toBe(false);
    expect(holds(table, 0, { of: 'keys', atMost: 0 })).toBe(true);
  });

  it('read as they count', () => {
    expect(perText({ n: 2, per: 'keys', most: 5 })).toBe(' for each Key, at most 5');
    expect(perText({ n: 2 })).toBe('');
    expect(
      [
        { atLeast: 1 },
        { atLeast: 4 },
        { atMost: 1 },
        { atMost: 0 },
        { atLeast: 2, atMost: 4 },
        { atLeast: 2, atMost: 2 },
      ].map((limits) => conditionText({ of: 'keys', ...limits })),
    ).toEqual([
      'with at least 1 Key',
      'with 4 or more Keys',
      'with at most 1 Key',
      'with no Keys',
      'with 2 to 4 Keys',
      'with exactly 2 Keys',
    ]);
  });
});

describe('standing effects', () => {
  type Effect = { verb: 'less'; n: number } | { verb: 'forbid' };
  const book = scriptBook<Effect>(() => []);
  const ability = (id: string, ...effects: Effect[]): Ability<Effect> =>
    book.addAbility(id, { trigger: 'ongoing', effects }, 'card', id);
  const inPlay = [ability('fog', { verb: 'less', n: 2 }), ability('wall', { verb: 'forbid' }, { verb: 'less', n: 3 })];

  it('are found by what they do, while their condition holds', () => {
    const index = byVerb<Effect, 'less' | 'forbid', Ability<Effect>>(inPlay, ['less', 'forbid']);
    const each = standing<string, Effect, 'less' | 'forbid', Ability<Effect>>({
      over: (_t, who, verb, visit) => visit(index[verb], who),
      holds: (t, _of, { id }) => id !== t,
    });
    const found = (without: string): string[] => {
      const list: string[] = [];
      each(without, 5, 'less', ({ n }, card, { id }) => list.push(`${id} ${n} ${card}`));
      return list;
    };
    expect(found('')).toEqual(['fog 2 5', 'wall 3 5']);
    expect(found('fog')).toEqual(['wall 3 5']);
  });

  it('change a number: set, added, multiplied, rounded once', () => {
    expect(
      modified(6, [
        { by: 'weakened', times: 0.5 },
        { by: 'buffs', add: 3 },
      ]),
    ).toEqual({
      printed: 6,
      now: 5,
      reasons: [
        { by: 'buffs', add: 3 },
        { by: 'weakened', times: 0.5 },
      ],
    });
    expect(
      modified(6, [
        { by: 'a', set: 1 },
        { by: 'b', set: 4 },
        { by: 'c', add: 0 },
      ]),
    ).toMatchObject({
      now: 4,
      reasons: [{ by: 'b', set: 4 }],
    });
    expect(
      modified(2, [
        { by: 'a', add: -5 },
        { by: 'b', times: 2 },
      ]).now,
    ).toBe(0);
    expect(modified(2, [{ by: 'a', add: -5 }], { least: -9 }).now).toBe(-3);
    expect(modified(9, [{ by: 'a', times: 0.5 }], { round: 'down', most: 3 }).now).toBe(3);
  });
});

describe('facts', () => {
  it('reach those they are for', () => {
    const turn: { events: Event<Fact>[] } = { events: [] };
    emit(turn, { type: 'open' });
    reveal(turn, { type: 'shown' });
    emitTo(turn, [1], { type: 'drew', card: 'x' }, { type: 'drew' }, 'reveal');
    emitTo(turn, [0, 1], { type: 'secret' });
    expect(factsFor(turn.events, 1)).toEqual([
      { type: 'open' },
      { type: 'shown' },
      { type: 'drew', card: 'x' },
      { type: 'secret' },
    ]);
    expect(factsFor(turn.events, 'spectator')).toEqual([{ type: 'open' }, { type: 'shown' }, { type: 'drew' }]);
    expect(turn.events.map((event) => event.reveal ?? false)).toEqual([false, true, true, false]);
  });
});

describe('piles', () => {
  it('are made again when they have run out, in an order that depends on chance alone', () => {
    const rng = scriptedRng({ deck: [0, 1] });
    const pile = ['z'];
    const shuffled: number[] = [];
    const draw = (rest: readonly string[]) =>
      drawOrReshuffle(
        rng,
        'deck',
        pile,
        () => rest,
        (n) => shuffled.push(n),
      );
    expect(draw(['never'])).toBe('z');
    expect(draw(['c', 'a', 'b'])).toBe('a');
    expect(pile).toEqual(['c', 'b']);
    expect(shuffled).toEqual([3]);
    expect(unusedScript(rng)).toEqual({});
    pile.length = 0;
    expect(draw([])).toBeUndefined();
    expect(shuffled).toEqual([3]);
  });

  it('come out of the box copy by copy', () => {
    expect(
      expand([
        { id: 'a', copies: 2 },
        { id: 'b', copies: 0 },
        { id: 'c', copies: 1 },
      ]),
    ).toEqual(['a', 'a', 'c']);
  });
});

describe('words', () => {
  it('count, sign, list and end', () => {
    expect([plural(1, 'Memory', 'Memories'), plural(2, 'Key')]).toEqual(['1 Memory', '2 Keys']);
    expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '+0', '\u22123']);
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect(listed([[{ seat: 1 }], 'the rest'])).toEqual([{ seat: 1 }, ' and the rest']);
    expect(listed([{ seat: 1 }])).toEqual([{ seat: 1 }]);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal).join()).toBe('1st,2nd,3rd,4th,11th,12th,13th,21st,112th');
    expect(said(sentence('draw a card'))).toBe('Draw a card.');
  });
});

describe('audit', () => {
  it('misses no card and counts none twice', () => {
    expect(conserved(['b', 'a', 'a'], ['a', 'b', 'a'])).toEqual([]);
    expect(conserved(['a', 'a', 'x'], ['a', 'b'])).toEqual([
      'there are 2 of a, not 1',
      'there are 0 of b, not 1',
      'there are 1 of x, not 0',
    ]);
  });

  it('knows instance numbers', () => {
    const cards: Card[] = [1, 2, 2, 9].map((id) => ({ id, def: 'a' }));
    expect(numberFaults(cards, 9)).toEqual(['two cards have the number 2', 'the number 9 has not been handed out yet']);
    expect(numberFaults(cards.slice(0, 2), 9)).toEqual([]);
  });
});
