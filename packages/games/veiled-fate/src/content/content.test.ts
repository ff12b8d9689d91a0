import { fastRng, PackError, shuffle } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { renownOf } from '../board/results.ts';
import { veiledFate } from '../index.ts';
import { BOX, FATE, QUESTS } from '../testing/box.ts';
import { TEST_PACK } from '../testing/table.ts';
import { CLASSES, DEMIS, type DemiId, FATE_KINDS } from '../vocabulary.ts';
import { ageText } from './age-text.ts';
import { compile, lawsUnder, type Slot } from './compile.ts';
import { DEMI_CARDS } from './demis.ts';
import { BASE_CARDS } from './families.ts';
import { FATE_BOX, FATE_DECK } from './fate.ts';
import { faultsIn, loops } from './packs.ts';
import { ageSchema, type Clause, citySchema, questSchema, type Result } from './schema.ts';
import { cityText, questText } from './text.ts';

const content = compile(BASE_CARDS);
const quests = [...content.quests.values()];
const slots = quests.flatMap((quest) => quest.slots);
const tally = <T>(list: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};
const coins = (result: Result): boolean => typeof result !== 'string';
const halves = (result: Result) => (typeof result === 'string' ? [result] : [result.feather, result.scorpion]);
const worth = (result: Result): number => {
  const parts = halves(result).map(renownOf);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
};
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
/** A Smite is worse than nothing. */
const taste = (result: Result): number => worth(result) - (halves(result).includes('X') ? 0.5 : 0);

describe('Demis', () => {
  it('[VF-RULING-01] [VF-RULING-48] [VF-SETUP-19] nine with nine names, colours, hues and glyphs', () => {
    const demis = DEMIS.map((id) => DEMI_CARDS[id]);
    for (const part of ['name', 'colour', 'hex', 'glyph'] as const) {
      expect(new Set(demis.map((demi) => demi[part])).size).toBe(BOX.demis);
    }
    for (const name of ['Pentha', 'Isabel', 'Aponi', 'Namari', 'Agamar', 'Belan']) {
      expect(demis.map((demi) => demi.name)).toContain(name);
    }
  });

  it('[VF-RULING-02] [VF-SLOT-03] three in each class, and each in exactly one', () => {
    expect(tally(DEMIS.map((id) => DEMI_CARDS[id].class))).toEqual(new Map(CLASSES.map((name) => [name, 3])));
  });
});

describe('the Fate deck', () => {
  it('[VF-RULING-03] as many cards as the table says, Feathers and Scorpions alike', () => {
    expect(tally([...FATE_BOX])).toEqual(new Map(Object.entries(FATE)));
    expect(FATE_BOX.length).toBe(BOX.fate);
  });

  it('has the stated odds of hands and ties', () => {
    const rng = fastRng('odds');
    const deck = [...FATE_BOX];
    const deals = 20_000;
    let noFeather = 0;
    let noDouble = 0;
    let noPlus = 0;
    const ties = new Map([2, 3, 4, 5].map((n) => [n, 0]));
    for (let n = 0; n < deals; n++) {
      const drawn = shuffle(rng, 'odds', deck);
      const hand = drawn.slice(0, 5);
      if (!hand.some((kind) => kind === 'f1' || kind === 'f2')) noFeather++;
      if (!hand.some((kind) => kind === 'f2' || kind === 's2')) noDouble++;
      if (!hand.includes('p2')) noPlus++;
      for (const [votes, count] of ties) {
        const row = drawn.slice(10, 10 + votes);
        const more = drawn.slice(20);
        for (const kind of row) if (kind === 'p2') row.push(...more.splice(0, 2));
        const lead = sum(row.map((kind) => FATE_DECK[kind].feathers - FATE_DECK[kind].scorpions));
        if (lead === 0) ties.set(votes, count + 1);
      }
    }
    const percent = (count: number | undefined) => ((count ?? 0) * 100) / deals;
    expect(Math.abs(percent(noFeather) - 4.3)).toBeLessThan(1);
    expect(Math.abs(percent(noDouble) - 30)).toBeLessThan(1);
    expect(Math.abs(percent(noPlus) - 64)).toBeLessThan(1);
    expect(Math.abs(percent(ties.get(2)) - 29)).toBeLessThan(1);
    expect(Math.abs(percent(ties.get(3)) - 12)).toBeLessThan(1);
    expect(Math.abs(percent(ties.get(4)) - 16.5)).toBeLessThan(1.5);
    expect(Math.abs(percent(ties.get(5)) - 12)).toBeLessThan(1);
  });
});

describe('Quests', () => {
  it('[VF-QUEST-01] as many as the table says, in four families, with 2 to 5 slots each', () => {
    expect(quests.length).toBe(BOX.quests);
    expect(tally(quests.map(({ card }) => card.family))).toEqual(new Map(Object.entries(QUESTS)));
    const sizes = tally(quests.map((quest) => quest.slots.length));
    expect([2, 3, 4, 5].map((size) => sizes.get(size))).toEqual([4, 16, 13, 3]);
    expect(slots.length).toBe(123);
  });

  it('[VF-RULING-69] numbers 0, 1, 2 and -1 in their shares, -1 never on two slots', () => {
    const numbers = tally(quests.map(({ card }) => card.number));
    expect([0, 1, 2, -1].map((number) => numbers.get(number as 0))).toEqual([12, 12, 6, 6]);
    for (const quest of quests) if (quest.card.number === -1) expect(quest.slots.length).toBeGreaterThan(2);
    expect(questSchema.safeParse({ ...BASE_CARDS.quests[0], number: 3 }).success).toBe(false);
  });

  it('has 69 blank slots, 12 for each class, 2 for each Demi', () => {
    const needs = tally(slots.map(({ need }) => need));
    expect(needs.get('any')).toBe(69);
    for (const name of CLASSES) expect(needs.get(name)).toBe(12);
    for (const demi of DEMIS) expect(needs.get(demi)).toBe(2);
  });

  it('gives the three classes the same results', () => {
    const results = (need: string) =>
      slots
        .filter((slot) => slot.need === need)
        .map(({ feathers, scorpions }) => JSON.stringify([feathers, scorpions]))
        .sort();
    expect(results('strength')).toEqual(results('intellect'));
    expect(results('agility')).toEqual(results('intellect'));
  });

  it('gives each Demi one big slot and one small one, one for each side', () => {
    for (const demi of DEMIS) {
      const own = slots.filter((slot) => slot.need === demi).map(({ feathers, scorpions }) => [feathers, scorpions]);
      const pairs = own.map((pair) => [...pair].sort().join(' '));
      expect(pairs.sort()).toEqual(['+1 .', '+2 -1']);
      expect(own.filter(([feathers]) => feathers === '+1' || feathers === '+2').length).toBe(1);
    }
  });

  it('calls two Demis of different classes on each colour Quest, and none elsewhere', () => {
    for (const { card, slots: own, ordered } of quests) {
      const named = own.flatMap(({ need }) => DEMIS.filter((demi) => demi === need));
      expect(named.length).toBe(card.family === 'colour' ? 2 : 0);
      expect(new Set(named.map((demi: DemiId) => DEMI_CARDS[demi].class)).size).toBe(named.length);
      if (ordered) expect(own.some(({ half }) => half)).toBe(false);
    }
    expect(quests.filter((quest) => quest.slots.some(({ half }) => half)).length).toBe(10);
  });

  it('has coins on 8, Smites on 20 and few losses of 2', () => {
    const having = (test: (slot: Slot) => boolean) => quests.filter((quest) => quest.slots.some(test)).length;
    expect(having(({ feathers, scorpions }) => coins(feathers) || coins(scorpions))).toBe(8);
    expect(having(({ feathers, scorpions }) => [feathers, scorpions].flatMap(halves).includes('X'))).toBe(20);
    const losses = slots.flatMap(({ feathers, scorpions }) => [feathers, scorpions].flatMap(halves));
    expect(losses.filter((result) => result === '-2').length).toBeLessThanOrEqual(3);
  });

  it('is worth about the same whichever side wins', () => {
    const sides = quests.map((quest) => ({
      id: quest.card.id,
      feathers: sum(quest.slots.map(({ feathers }) => worth(feathers))),
      scorpions: sum(quest.slots.map(({ scorpions }) => worth(scorpions))),
    }));
    for (const { id, feathers, scorpions } of sides) {
      for (const side of [feathers, scorpions]) {
        expect(side, id).toBeGreaterThanOrEqual(0.5);
        expect(side, id).toBeLessThanOrEqual(2);
      }
      expect(Math.abs(feathers - scorpions), id).toBeLessThanOrEqual(1);
    }
    const means = [
      sum(sides.map((side) => side.feathers)) / BOX.quests,
      sum(sides.map((side) => side.scorpions)) / BOX.quests,
    ];
    for (const mean of means) expect(Math.abs(mean - 1.4)).toBeLessThan(0.1);
    expect(Math.abs((means[0] ?? 0) - (means[1] ?? 9))).toBeLessThanOrEqual(0.1);
  });

  it('sets its Demis against each other', () => {
    for (const { card, slots: own } of quests) {
      expect(
        own.some(({ feathers, scorpions }) => taste(feathers) > taste(scorpions)),
        card.id,
      ).toBe(true);
      expect(
        own.some(({ feathers, scorpions }) => taste(scorpions) > taste(feathers)),
        card.id,
      ).toBe(true);
    }
    const kind = quests.filter((quest) =>
      quest.slots.some((slot) => taste(slot.feathers) > 0 && taste(slot.scorpions) > 0),
    );
    expect(kind.length).toBeLessThanOrEqual(5);
  });

  it('tells its two endings in short lines', () => {
    for (const { card } of quests) {
      expect(questSchema.safeParse(card).success, card.id).toBe(true);
      for (const line of Object.values(card.flavour)) expect(line.length, card.id).toBeLessThanOrEqual(140);
    }
    const lines = quests.flatMap(({ card }) => Object.values(card.flavour));
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('Age cards', () => {
  const ages = [...content.ages.values()];

  it('[VF-RULING-04] four per Age, of which one, one and two need three players', () => {
    for (const [age, need] of [
      [1, 1],
      [2, 1],
      [3, 2],
    ] as const) {
      const own = ages.filter((card) => card.age === age);
      expect(own.length).toBe(BOX.agesPerAge);
      expect(own.filter((card) => card.minPlayers === 3).length).toBe(need);
    }
    for (const card of ages) {
      expect(ageSchema.safeParse(card).success, card.id).toBe(true);
      if (card.fp && !card.fp.mayVote) expect(card.minPlayers, card.id).toBe(3);
      expect(JSON.stringify(card.tie)).not.toBe(JSON.stringify(card.feathers));
      expect(JSON.stringify(card.tie)).not.toBe(JSON.stringify(card.scorpions));
    }
  });

  it('names no class of its own, and moves no more Renown than its Age allows', () => {
    const most = { 1: 6, 2: 6, 3: 8 } as const;
    const reach = (clause: Clause): number => {
      for (const filter of clause.who) {
        if (filter.is === 'rank') return filter.to - filter.from + 1;
        if (filter.is === 'higher' || filter.is === 'lower') return 1;
        if (filter.is === 'inClass') return 3;
      }
      // Where the reach depends on places, a third of the Demis is the expectation.
      return 3;
    };
    for (const card of ages) {
      for (const clauses of [card.feathers, card.scorpions, card.tie]) {
        expect(clauses.flatMap(({ who }) => who).some((filter) => filter.is === 'class')).toBe(false);
        const moved = sum(
          clauses.map((clause) => (clause.do === 'toCity' ? 0 : Math.abs(worth(clause.do)) * reach(clause))),
        );
        expect(moved, card.id).toBeLessThanOrEqual(most[card.age]);
      }
    }
  });
});

describe('City cards', () => {
  const cities = [...content.cities.values()].map(({ card }) => card);

  it('[VF-RULING-05] [VF-CITY-02] four Altars without Decree among ten cards of six slots', () => {
    expect([cities.length, cities.filter((card) => card.altar).length]).toEqual([BOX.cities, BOX.altars]);
    for (const card of cities) {
      expect(card.slots.length).toBe(6);
      expect(card.decree.length > 0).toBe(!card.altar);
      expect(citySchema.safeParse(card).success).toBe(true);
    }
  });

  it('has 2 or 3 empty slots, little Renown, at most two Smites and three draws per card', () => {
    for (const card of cities) {
      const icons = card.slots.flatMap((icon) => (typeof icon === 'string' ? [icon] : [icon.feather, icon.scorpion]));
      const empty = card.slots.filter((icon) => icon === '.').length;
      expect([2, 3]).toContain(empty);
      expect(icons.filter((icon) => icon === 'X').length).toBeLessThanOrEqual(2);
      expect(icons.filter((icon) => icon === 'draw').length).toBeLessThanOrEqual(3);
      const net = sum(card.slots.map((icon) => (icon === '+1' ? 1 : icon === '-1' ? -1 : 0)));
      expect(net).toBeGreaterThanOrEqual(-1);
      expect(net).toBeLessThanOrEqual(2);
    }
  });

  it('[VF-RULING-68] lets no Decree make a hand grow for ever', () => {
    for (const card of cities) {
      const { abyssDraw, costs } = lawsUnder(card);
      expect(loops(card)).toBe(false);
      expect(abyssDraw).toBeLessThan(Math.min(costs.smite, costs.portal));
      expect(Math.min(...Object.values(costs))).toBeGreaterThanOrEqual(1);
    }
    const [first] = cities;
    expect(first && loops({ ...first, decree: [{ rule: 'abyssDraw', n: 2 }] })).toBe(true);
  });
});

describe('texts', () => {
  it('say what the cards do', () => {
    const text = (id: string) => veiledFate.content.cards.find((card) => card.id === id)?.text;
    expect(text('the-star-readers-wager')).toBe(
      [
        'Number −1: one random vote is removed before the reveal.',
        'Intellect (Owl): Feathers coin (Feather +2 Renown, Scorpion −1 Renown), Scorpions −1 Renown.',
        'Contested: left, Strength (Bull), Feathers +1 Renown; right, Agility (Jaguar), Scorpions +1 Renown.',
        'Any Demi: Feathers nothing, Scorpions +1 Renown.',
      ].join('\n'),
    );
    expect(text('the-silent-regent')).toContain('The First Player names a Quest Region and may not vote.');
    expect(text('the-silent-regent')).toContain(
      'Scorpions: Demis in the named region: −1 Renown; then Demis in the named region: Smite.',
    );
    expect(text('the-last-eclipse')).toContain(
      'Feathers: The Demi in first place: −2 Renown; the Demi in second place: −1 Renown.',
    );
    expect(text('the-red-games')).toContain('Tie: The highest-ranked Demi of the class that was named: Smite.');
    expect(text('debt-of-bones')).toContain(
      'Smite costs 3.\nMoving a Demi from the Abyss to the Pools draws 2 Fate cards.',
    );
    expect(text('the-severed-bridge')).toContain('Coast and Mountains are not adjacent.');
    expect(text('p2')).toBe('No votes; when revealed, the top 2 cards of the Fate deck join the vote.');
  });

  it('exist for every card, and differ where cards differ', () => {
    const { cards } = veiledFate.content;
    expect(cards.length).toBe(BOX.quests + BOX.ages + BOX.cities + BOX.demis + BOX.fateKinds);
    for (const card of cards) expect(card.text.length, card.id).toBeGreaterThan(5);
    const generated = [...quests.map(questText), ...BASE_CARDS.ages.map(ageText), ...BASE_CARDS.cities.map(cityText)];
    expect(new Set(generated).size).toBe(generated.length);
    expect(generated.join()).not.toMatch(/undefined|named named/);
    expect(new Set(FATE_KINDS.map((kind) => FATE_DECK[kind].name)).size).toBe(BOX.fateKinds);
  });
});

describe('packs', () => {
  const pack = (parts: object) => ({ ...TEST_PACK, ...parts });
  const [quest] = BASE_CARDS.quests;
  const [city] = BASE_CARDS.cities;

  it('add cards, or put them in the place of others', () => {
    const more = veiledFate.extend?.(pack({ quests: [{ ...quest, id: 'mine', name: 'Mine' }] }));
    expect(more?.content.cards.length).toBe(veiledFate.content.cards.length + 1);
    expect(more?.content.hash).not.toBe(veiledFate.content.hash);
    const same = veiledFate.extend?.(pack({ quests: [{ ...quest, name: 'Another Oath' }] }));
    expect(same?.content.hash).toBe(veiledFate.content.hash);
    const changed = veiledFate.extend?.(pack({ quests: [{ ...quest, number: quest?.number === 0 ? 1 : 0 }] }));
    expect(changed?.content.hash).not.toBe(veiledFate.content.hash);
    expect(same?.content.cards.find((card) => card.id === 'the-broken-oath')?.name).toBe('Another Oath');
    expect(more?.setup({}, 8, fastRng('pack')).questDeck).toHaveLength(BOX.quests + 1 - 6);
  });

  it('are refused with every fault they have', () => {
    const bad = pack({
      quests: [{ ...quest, rows: [{ slots: ['isabel'], feathers: '+1', scorpions: '.' }] }],
      cities: [{ ...city, altar: true, decree: [{ rule: 'number', by: 1 }] }],
    });
    expect(() => veiledFate.extend?.(bad)).toThrow(PackError);
    expect(() => veiledFate.extend?.(bad)).toThrow(/2 to 6 slots[\s\S]*no Decree/);
    const crowd = Array.from({ length: 4 }, () => ({ slots: ['agility'], feathers: '+1', scorpions: '-1' }));
    const unfit = pack({
      quests: [{ ...quest, rows: crowd }],
      cities: [{ ...city, altar: false, decree: [{ rule: 'abyssDraw', n: 2 }] }],
    });
    expect(() => veiledFate.extend?.(unfit)).toThrow(
      /the-broken-oath: no nine Demis[\s\S]*altar-of-quiet-rain: its Decree/,
    );
    expect(() => veiledFate.extend?.(pack({ quests: [quest, quest] }))).toThrow(
      'the-broken-oath: the pack has this card twice',
    );
    expect(() => veiledFate.extend?.('nonsense')).toThrow(PackError);
    expect(faultsIn({ quests: [], ages: [], cities: [] }).length).toBe(6);
  });

  it('can change every rule that a Decree may change', () => {
    const decree = [
      { rule: 'cost', power: 'influence', n: 2 },
      { rule: 'edge', between: ['coast', 'desert'], open: true },
      { rule: 'handLimit', n: 7 },
    ];
    const shelter = [
      { rule: 'shelter', power: 'portal', where: 'city' },
      { rule: 'number', by: -1 },
    ];
    const cities = [
      { ...city, id: 'one', altar: false, decree },
      { ...city, id: 'two', altar: false, decree: shelter },
    ];
    const text = (id: string) =>
      veiledFate.extend?.(pack({ cities })).content.cards.find((card) => card.id === id)?.text;
    expect(text('one')).toContain('Influence costs 2.\nCoast and Desert are adjacent.\nThe hand limit is 7.');
    expect(text('two')).toContain('The power Portal cannot target a Demi standing in the City.');
    expect(text('two')).toContain("Each Quest's number counts one lower, at least −1.");
  });
});
