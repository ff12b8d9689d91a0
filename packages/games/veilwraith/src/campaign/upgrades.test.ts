import { describe, expect, it } from 'vitest';
import type { MemoryCard } from '../content/schema.ts';
import { upgradeCards } from './rules.ts';
import {
  additions,
  addMemory,
  countOf,
  type Decks,
  deckFaults,
  removals,
  removeMemory,
  type UpgradeRules,
  whyNotAdd,
  whyNotRemove,
} from './upgrades.ts';

const basic = (id: string, copies: number): MemoryCard => ({ ...upgrade(id, 1, copies), tier: 'basic' });

function upgrade(id: string, combine: number, copies = 2, boxed?: string): MemoryCard {
  return {
    id,
    name: id,
    tier: 'upgrade',
    copies,
    combine,
    ...(boxed === undefined ? {} : { boxed }),
    abilities: [{ trigger: 'memory', effects: [{ verb: 'drawMemory' }] }],
    windows: ['play'],
    flavour: 'x',
  };
}

const CARDS = [
  basic('heart', 3),
  basic('blood', 4),
  basic('salt', 4),
  basic('snow', 4),
  basic('bells', 4),
  basic('lone', 1),
  upgrade('spark', 1),
  upgrade('locus', 2, 2, 'heart'),
  upgrade('heaven', 2),
  upgrade('echo', 2, 2, 'heaven'),
  upgrade('vast', 3),
  upgrade('crown', 4),
];

const rules = (change: Partial<UpgradeRules> = {}): UpgradeRules => ({
  ...upgradeCards(CARDS),
  nightmare: false,
  campaignsWon: 0,
  ...change,
});

function start(): Decks {
  const decks: Decks = { deck: [], box: [], returned: [] };
  for (const card of CARDS) {
    for (let i = 0; i < card.copies; i++) (card.tier === 'basic' ? decks.deck : decks.box).push(card.id);
  }
  return decks;
}

/** Carries out one whole upgrade, refusing what the rules refuse. */
function swap(decks: Decks, out: string, into: string, by = rules()): void {
  expect(whyNotRemove(decks, by, out)).toBeUndefined();
  removeMemory(decks, by, out);
  expect(whyNotAdd(decks, by, into, out)).toBeUndefined();
  addMemory(decks, into);
}

/** What may come in for `out`. */
function offers(decks: Decks, out: string, by = rules()): string[] {
  const after = structuredClone(decks);
  removeMemory(after, by, out);
  return additions(after, by, out);
}

describe('upgrading a Memory', () => {
  it('[VW-UPG-02] [VW-UPG-03] returns one copy to the box and adds one copy from it', () => {
    const decks = start();
    swap(decks, 'blood', 'heaven');
    expect(countOf(decks.deck, 'blood')).toBe(3);
    expect(countOf(decks.deck, 'heaven')).toBe(1);
    expect(countOf(decks.box, 'heaven')).toBe(1);
    expect(decks.returned).toEqual(['blood']);
    expect(decks.deck).toHaveLength(20);
  });

  it('[VW-UPG-04] [VW-EX-13] allows the same Combine value or one higher', () => {
    expect(offers(start(), 'heart')).toEqual(['spark', 'locus', 'heaven']);
    const after = start();
    removeMemory(after, rules(), 'blood');
    expect(whyNotAdd(after, rules({ campaignsWon: 1 }), 'vast', 'blood')).toEqual({
      code: 'combineTooHigh',
      rule: 'VW-UPG-04',
      args: { memory: 'vast', combine: 3, most: 2 },
    });
  });

  it('[VW-UPG-04] refuses a lower Combine value', () => {
    const decks = start();
    swap(decks, 'blood', 'heaven');
    removeMemory(decks, rules(), 'heaven');
    expect(whyNotAdd(decks, rules(), 'spark', 'heaven')).toEqual({
      code: 'combineTooLow',
      rule: 'VW-UPG-04',
      args: { memory: 'spark', combine: 1, least: 2 },
    });
  });

  it('[VW-UPG-05] does not offer a Memory that nothing could replace', () => {
    const decks = start();
    decks.box = decks.box.filter((def) => def === 'vast');
    expect(removals(decks, rules({ campaignsWon: 1 }))).toEqual([]);
    expect(whyNotRemove(decks, rules(), 'blood')).toMatchObject({ code: 'nothingToAdd', rule: 'VW-UPG-05' });
  });

  it('[VW-UPG-06] never takes a Basic Memory back', () => {
    const decks = start();
    swap(decks, 'lone', 'spark');
    expect(offers(decks, 'blood')).not.toContain('lone');
    expect(whyNotAdd(decks, rules(), 'lone', 'blood')).toMatchObject({ code: 'notAnUpgrade', rule: 'VW-UPG-06' });
  });

  it('[VW-UPG-07] may remove a Memory Upgrade, whose copy can be taken again', () => {
    const decks = start();
    swap(decks, 'blood', 'spark');
    expect(removals(decks, rules())).toContain('spark');
    swap(decks, 'spark', 'heaven');
    expect(countOf(decks.box, 'spark')).toBe(2);
  });

  it('[VW-UPG-08] has only the copies that lie in the box', () => {
    const decks = start();
    swap(decks, 'blood', 'heaven');
    swap(decks, 'blood', 'heaven');
    expect(offers(decks, 'salt')).not.toContain('heaven');
    expect(whyNotAdd(decks, rules(), 'heaven', 'salt')).toEqual({
      code: 'copiesGone',
      rule: 'VW-UPG-08',
      args: { memory: 'heaven', copies: 2 },
    });
  });

  it('[VW-UPG-09] [VW-TERM-12] asks for the Boxed Memory in the box', () => {
    expect(offers(start(), 'blood')).not.toContain('locus');
    const decks = start();
    removeMemory(decks, rules(), 'blood');
    expect(whyNotAdd(decks, rules(), 'locus', 'blood')).toEqual({
      code: 'boxedMissing',
      rule: 'VW-UPG-09',
      args: { memory: 'locus', boxed: 'heart', need: 1, have: 0 },
    });
  });

  it('[VW-UPG-11] counts the copy returned in the same upgrade', () => {
    expect(offers(start(), 'heart')).toContain('locus');
  });

  it('[VW-UPG-10] [VW-EX-12] needs a boxed copy of its own for each Upgrade', () => {
    const decks = start();
    swap(decks, 'heart', 'locus');
    expect(offers(decks, 'blood')).not.toContain('locus');
    const after = structuredClone(decks);
    removeMemory(after, rules(), 'blood');
    expect(whyNotAdd(after, rules(), 'locus', 'blood')).toMatchObject({
      rule: 'VW-UPG-10',
      args: { need: 2, have: 1 },
    });
    expect(offers(decks, 'heart')).toContain('locus');
  });

  it('[VW-RULING-38] counts only copies that left this deck, and keeps them boxed while they are needed', () => {
    const decks = start();
    // Two copies of heaven lie in the box, but neither ever was in the deck.
    expect(offers(decks, 'blood')).not.toContain('echo');
    swap(decks, 'blood', 'heaven');
    swap(decks, 'heaven', 'echo');
    swap(decks, 'salt', 'heaven');
    expect(decks.returned).toContain('heaven');
    const after = structuredClone(decks);
    removeMemory(after, rules(), 'snow');
    expect(whyNotAdd(after, rules(), 'heaven', 'snow')).toEqual({
      code: 'boxedStillNeeded',
      rule: 'VW-RULING-38',
      args: { memory: 'heaven', need: 1, have: 0 },
    });
  });

  it('[VW-UPG-12] [VW-EX-36] keeps Combine 3 and higher for those who have won a Campaign', () => {
    const decks = start();
    swap(decks, 'blood', 'heaven');
    expect(offers(decks, 'heaven')).toEqual(['heaven', 'echo']);
    const after = structuredClone(decks);
    removeMemory(after, rules(), 'heaven');
    expect(whyNotAdd(after, rules(), 'vast', 'heaven')).toEqual({
      code: 'combineLocked',
      rule: 'VW-UPG-12',
      args: { memory: 'vast', combine: 3 },
    });
    expect(offers(decks, 'heaven', rules({ campaignsWon: 1 }))).toEqual(['heaven', 'echo', 'vast']);
  });

  it('[VW-RULING-79] leaves the box of another Veilwraith alone', () => {
    const [mine, yours] = [start(), start()];
    swap(mine, 'blood', 'heaven');
    swap(mine, 'blood', 'heaven');
    expect(offers(yours, 'blood')).toContain('heaven');
  });
});

describe('Nightmare', () => {
  const nightmare = rules({ nightmare: true });

  it('[VW-DIFF-04] [VW-DIFF-07] [VW-UPG-13] [VW-EX-48] removes only above 20 Memories', () => {
    const decks = start();
    expect(removals(decks, nightmare)).toEqual([]);
    expect(whyNotRemove(decks, nightmare, 'blood')).toEqual({
      code: 'deckAtMinimum',
      rule: 'VW-DIFF-07',
      args: { memory: 'blood', memories: 20, least: 20 },
    });
    addMemory(decks, 'heaven');
    expect(decks.deck).toHaveLength(21);
    expect(removals(decks, nightmare)).toEqual(['heart', 'blood', 'salt', 'snow', 'bells', 'lone', 'heaven']);
    expect(additions(decks, nightmare, undefined).length).toBeGreaterThan(0);
  });

  it('[VW-RULING-36] measures the step against any one Memory in the deck', () => {
    const won = rules({ nightmare: true, campaignsWon: 1 });
    const decks = start();
    expect(additions(decks, won, undefined)).toEqual(['spark', 'heaven']);
    addMemory(decks, 'heaven');
    expect(additions(decks, won, undefined)).toEqual(['spark', 'heaven', 'vast']);
    addMemory(decks, 'vast');
    expect(additions(decks, won, undefined)).toContain('crown');
  });

  it('[VW-RULING-37] wants the Boxed Memory removed in an earlier upgrade', () => {
    const decks = start();
    addMemory(decks, 'heaven');
    expect(additions(decks, nightmare, undefined)).not.toContain('locus');
    removeMemory(decks, nightmare, 'heart');
    expect(additions(decks, nightmare, undefined)).toContain('locus');
  });
});

describe('a permanent deck from outside', () => {
  it('[VW-ROGUE-04] must be reachable by permanent upgrades', () => {
    const decks = start();
    expect(deckFaults(decks, rules(), 0)).toEqual([]);
    swap(decks, 'heart', 'locus');
    expect(deckFaults(decks, rules(), 1)).toEqual([]);
    expect(deckFaults(decks, rules(), 0).join()).toContain('more permanent upgrades');
    expect(deckFaults({ ...decks, returned: [] }, rules(), 1).join()).toContain("returned 'heart'");
    expect(deckFaults({ deck: ['nonsense'], returned: [] }, rules(), 1)).toEqual(["there is no Memory 'nonsense'"]);
    expect(deckFaults({ deck: decks.deck.slice(1), returned: decks.returned }, rules(), 1).join()).toContain(
      'VW-UPG-13',
    );
  });
});
