import { describe, expect, it } from 'vitest';
import { cellOf, impossible, nextMark } from './suspicion.ts';

describe('the suspicion grid', () => {
  it('goes from nothing through ever surer to no and back', () => {
    const seen = [];
    for (let mark = nextMark(undefined); mark; mark = nextMark(mark)) seen.push(mark);
    expect(seen).toEqual(['maybe', 'likely', 'sure', 'no']);
  });

  it('knows that my own Demigod is nobody else’s with up to five players', () => {
    const out = impossible({ players: 5, me: { seat: 0, demi: 'belan' } }, {});
    expect(out.has(cellOf(3, 'belan'))).toBe(true);
    expect(out.has(cellOf(3, 'isabel'))).toBe(false);
  });

  it('leaves one other parent possible with six, until that one is sure', () => {
    const table = { players: 6, me: { seat: 0, demi: 'belan' } } as const;
    expect(impossible(table, {}).has(cellOf(3, 'belan'))).toBe(false);
    const out = impossible(table, { [cellOf(2, 'belan')]: 'sure' });
    expect(out.has(cellOf(3, 'belan'))).toBe(true);
    expect(out.has(cellOf(2, 'isabel'))).toBe(true);
    expect(out.has(cellOf(2, 'belan'))).toBe(false);
  });

  it('crosses nothing for those who watch and are sure of nothing', () => {
    expect(impossible({ players: 4 }, { [cellOf(1, 'isabel')]: 'likely' }).size).toBe(0);
  });
});
