import { describe, expect, it } from 'vitest';
import { table } from '../testing/table.ts';
import { reading } from './reading.ts';

describe('the lab', () => {
  it('reads cards as drawn, played, kept and held by their seats', () => {
    const t = table({ players: [{}, { hand: ['chipped-axe'], gold: 2, route: ['twin-hatchets'] }] });
    t.cards('chipped-axe');
    expect(t.facts('played').flatMap((fact) => reading.ofFact(fact, t.state))).toEqual([
      { use: 'played', card: 'chipped-axe', seat: 1 },
    ]);
    t.buy('twin-hatchets');
    expect(t.facts('purchased').flatMap((fact) => reading.ofFact(fact, t.state))).toEqual([
      { use: 'kept', card: 'twin-hatchets', seat: 1 },
    ]);
    expect(t.facts('routeFilled').flatMap((fact) => reading.ofFact(fact, t.state))[0]).toMatchObject({
      use: 'drawn',
      seat: 1,
    });
    const { state } = table({ players: [{ hand: ['hex-needle'] }, {}] });
    expect(reading.atEnd(state)).toEqual([{ use: 'held', card: 'hex-needle', seat: 0 }]);
  });

  it('counts a Trap as played by whoever sent it, and a Solo Opponent not at all', () => {
    const t = table({
      players: [{}, {}, { character: 'barbarian' }],
      options: { match: 'together', opponent: 'bulwark' },
    });
    expect(reading.ofFact({ type: 'trapSent', who: 1, to: 2, card: 'bramble-snare' }, t.state)).toEqual([
      { use: 'played', card: 'bramble-snare', seat: 1 },
    ]);
    expect(reading.ofFact({ type: 'played', who: 2, card: 'chipped-axe', thing: 'chipped-axe#1' }, t.state)).toEqual(
      [],
    );
  });

  it('takes purchases for choices, and nothing else of a turn', () => {
    const buy = { do: 'buy', card: { id: 3, def: 'twin-hatchets' }, slot: 0, cost: 2 } as const;
    expect(reading.choices.turn?.(buy)).toBe('twin-hatchets');
    expect(reading.choices.turn?.({ do: 'end' })).toBeUndefined();
  });
});
