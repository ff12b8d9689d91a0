import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { BOX } from '../testing/box.ts';
import { allEffects } from './families.ts';
import { rawContent } from './raw.ts';
import type { Ability, MemoryCard, ThreatType, ThreatValue, Verb } from './schema.ts';
import {
  abilitySchema,
  effectSchema,
  keySchema,
  memorySchema,
  singleSchema,
  threatSchema,
  vignetteSchema,
} from './schema.ts';
import { faultsOf } from './validate.ts';

/** The box as printed: what is in it, and the curves its cards keep to. */

const { actions, keys, memories, singles, threats, vignettes } = rawContent;
const foes = threats.filter((type) => type.kind === 'foe');
const common = threats.filter((type) => type.kind !== 'foe');
const basics = memories.filter((memory) => memory.tier === 'basic');
const upgrades = memories.filter((memory) => memory.tier === 'upgrade');

const copiesOf = (types: readonly ThreatType[]) =>
  types.flatMap((type) => type.copies.map((copy) => ({ type, ...copy })));
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const tally = (list: readonly (string | number)[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const entry of list) found[entry] = (found[entry] ?? 0) + 1;
  return found;
};
const verbsOf = (abilities: readonly Ability[]): Verb[] =>
  abilities.flatMap((ability) => allEffects(ability.effects).map((effect) => effect.verb));

/** The lowest unstarred value, or the mean of the starred ones plus 2. */
function cheapest(values: readonly ThreatValue[]): number {
  const plain = values.filter((value) => !value.star).map((value) => value.n);
  return plain.length > 0 ? Math.min(...plain) : sum(values.map((value) => value.n)) / values.length + 2;
}

function cheapestType(values: readonly ThreatValue[]): string {
  if (values.every((value) => value.star)) return 'influence';
  const least = cheapest(values);
  return values.find((value) => value.n === least)?.type ?? 'none';
}

describe('the box', () => {
  it('is playable', () => {
    expect(faultsOf(rawContent)).toEqual([]);
  });

  it('holds as many cards of each family as the table says, with the reference card', () => {
    const counts = {
      threats: copiesOf(common).length,
      foes: copiesOf(foes).length,
      keys: keys.length,
      vignettes: vignettes.length,
      actions: actions.length,
      basics: sum(basics.map((memory) => memory.copies)),
      upgrades: sum(upgrades.map((memory) => memory.copies)),
      singles: singles.length,
      reference: 1,
    };
    expect(counts).toEqual(BOX);
  });

  it('[VW-CARD-01] [VW-CARD-10] [VW-CARD-12] has cards of the printed anatomy and no others', () => {
    for (const type of threats) expect(threatSchema.safeParse(type).error).toBeUndefined();
    for (const key of keys) expect(keySchema.safeParse(key).error).toBeUndefined();
    for (const memory of memories) expect(memorySchema.safeParse(memory).error).toBeUndefined();
    for (const vignette of vignettes) expect(vignetteSchema.safeParse(vignette).error).toBeUndefined();
    for (const single of singles) expect(singleSchema.safeParse(single).error).toBeUndefined();
    const hobgoblin = threats.find((type) => type.id === 'hobgoblin');
    expect(threatSchema.safeParse({ ...hobgoblin, attack: 3 }).success).toBe(false);
    expect(abilitySchema.safeParse({ trigger: 'whenever', effects: [{ verb: 'gainSpirit' }] }).success).toBe(false);
    expect(effectSchema.safeParse({ verb: 'winGame' }).success).toBe(false);
  });

  it('[VW-CARD-02] [VW-CARD-03] values are Explore, Fight or Influence, and stars come in company', () => {
    const values = copiesOf(threats).map((copy) => copy.values);
    expect(new Set(values.flat().map((value) => value.type))).toEqual(new Set(['explore', 'fight', 'influence']));
    for (const list of values) {
      const stars = list.filter((value) => value.star).length;
      expect(stars === 0 || stars === list.length).toBe(true);
      expect(stars).not.toBe(1);
    }
  });

  it('[VW-CARD-06] [VW-RULING-71] has six types each of Anima and Deja; Foes and Keys are neither', () => {
    expect(tally(threats.map((type) => type.kind))).toEqual({ anima: 6, deja: 6, foe: 11 });
  });

  it('[VW-ZONE-07] starts every Veilwraith with the Basics in the deck and the Upgrades in the box', () => {
    const state = game.setup(game.options.parse({}), 2, fastRng('box'));
    for (const { legacy } of state.wraiths) {
      expect(tally(legacy.deck)).toEqual(Object.fromEntries(basics.map((memory) => [memory.id, memory.copies])));
      expect(tally(legacy.box)).toEqual(Object.fromEntries(upgrades.map((memory) => [memory.id, memory.copies])));
      expect(legacy.returned).toEqual([]);
    }
  });

  it('[VW-RULING-70] Memory of Blood and Memory of Heart are Basic', () => {
    const basic = (id: string) => basics.find((memory) => memory.id === id);
    expect(basic('memory-blood')?.abilities[0]?.effects).toEqual([{ verb: 'addPower', n: 2, action: 'fight' }]);
    expect(basic('memory-heart')?.abilities[0]?.effects).toEqual([{ verb: 'addPower', n: 2, action: 'influence' }]);
  });

  it('has original flavour on every card, each its own', () => {
    const sides = actions.flatMap((action) => [action.basic, action.advanced]);
    const flavours = [...threats, ...keys, ...memories, ...singles, ...sides].map((card) => card.flavour);
    expect(new Set(flavours).size).toBe(flavours.length);
    expect(Math.max(...flavours.map((flavour) => flavour.length))).toBeLessThanOrEqual(120);
  });

  it('writes every Memory as something that happened to you', () => {
    for (const memory of memories) {
      expect(memory.name).toMatch(/^Memory of /);
      expect(memory.flavour).toMatch(/^You /);
    }
  });
});

describe('Threats', () => {
  const cards = copiesOf(common);

  it('keep the curves of value, Spirit Cost and Spirit Boost', () => {
    expect(tally(cards.map((card) => cheapest(card.values)))).toEqual({ 3: 6, 4: 10, 5: 12, 6: 8, 7: 3, 8: 1 });
    expect(tally(cards.map((card) => card.cost))).toEqual({ 0: 4, 1: 28, 2: 7, 3: 1 });
    expect(tally(cards.map((card) => card.boost))).toEqual({ 0: 20, 1: 14, 2: 5, 3: 1 });
    expect(tally(cards.map((card) => cheapestType(card.values)))).toEqual({ fight: 17, influence: 14, explore: 9 });
  });

  it('have two alternatives on 14 cards, the second 1 higher, and two stars on 3', () => {
    const plain = cards.filter((card) => card.values.length === 2 && !card.values[0]?.star);
    const starred = cards.filter((card) => card.values.some((value) => value.star));
    expect(plain.length).toBe(14);
    for (const card of plain) expect((card.values[1]?.n ?? 0) - (card.values[0]?.n ?? 0)).toBe(1);
    expect(starred.map((card) => card.values.length)).toEqual([2, 2, 2]);
  });

  it('share their text among copies, whose numbers lie at most 2 apart', () => {
    expect(tally(common.map((type) => type.copies.length))).toEqual({ 3: 8, 4: 4 });
    for (const type of common) {
      for (const pick of [(c: (typeof cards)[number]) => c.cost, (c: (typeof cards)[number]) => c.boost]) {
        const numbers = cards.filter((card) => card.type === type).map(pick);
        expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('carry text as the brief deals it out', () => {
    const first = (card: (typeof cards)[number]) => {
      const triggers = card.type.abilities.map((ability) => ability.trigger);
      if (triggers.includes('drawn')) return 'drawn';
      return triggers[0] ?? 'none';
    };
    expect(tally(cards.map(first))).toEqual({ none: 14, played: 7, defeat: 7, ongoing: 6, startOfRound: 3, drawn: 3 });
    expect(
      verbsOf(common.flatMap((type) => type.abilities)).filter((verb) => verb === 'playThreat').length,
    ).toBeLessThan(2);
  });

  it('[VW-RULING-74] can always be got rid of', () => {
    for (const card of cards) expect(card.values.length).toBeGreaterThan(0);
    const ghost: ThreatType = {
      ...(common[0] as ThreatType),
      copies: [{ values: [], cost: 1, boost: 0 }],
      abilities: [],
    };
    const faults = faultsOf({ ...rawContent, threats: [...threats.filter((type) => type.id !== ghost.id), ghost] });
    expect(faults).toContain(`${ghost.id}, copy 1: without a value it needs a text by which it leaves play`);
  });
});

describe('Foes', () => {
  const cards = copiesOf(foes);

  it('[VW-CARD-07] keep their curves: eight with alternatives, four starred, Boost 2 on average', () => {
    const plain = cards.filter((card) => !card.values.some((value) => value.star));
    const starred = cards.filter((card) => card.values.every((value) => value.star));
    expect(plain.map((card) => cheapest(card.values)).sort()).toEqual([6, 6, 6, 7, 7, 7, 8, 8]);
    for (const card of plain) expect(Math.abs((card.values[0]?.n ?? 0) - (card.values[1]?.n ?? 0))).toBe(1);
    expect(
      starred
        .map((card) =>
          card.values
            .map((value) => value.n)
            .sort()
            .join(' '),
        )
        .sort(),
    ).toEqual(['3 4 4', '4 5', '4 5', '4 5']);
    expect(tally(cards.map((card) => card.cost))).toEqual({ 2: 9, 3: 3 });
    expect(sum(cards.map((card) => card.boost)) / cards.length).toBe(2);
  });

  it('carry eight texts: three restrictions, two modifiers, a capture, a Start of Round, a Played', () => {
    const kind = (type: ThreatType): string => {
      const verb = verbsOf(type.abilities)[0];
      if (!verb) return 'none';
      if (verb === 'restrict' || verb === 'capture') return verb;
      return verb.startsWith('modify') ? 'modify' : (type.abilities[0]?.trigger ?? '');
    };
    expect(tally(cards.map((card) => kind(card.type)))).toEqual({
      none: 4,
      restrict: 3,
      modify: 2,
      capture: 1,
      startOfRound: 1,
      played: 1,
    });
  });

  it('are never kept from falling by the very thing they forbid', () => {
    const rules = foes.flatMap((foe) => foe.abilities.flatMap((ability) => ability.effects));
    for (const effect of rules) {
      if (effect.verb === 'restrict') expect(['noTilt', 'noTokenSpending']).not.toContain(effect.rule);
    }
  });
});

describe('Keys', () => {
  it('[VW-CARD-08] [VW-RULING-66] are five, each with an Explore value, one Cost and a Flip of its own', () => {
    expect(keys.map((key) => key.values.map((value) => `${value.type} ${value.n}`).join()).sort()).toEqual([
      'explore 3',
      'explore 4',
      'explore 4',
      'explore 5',
      'explore 5',
    ]);
    expect(keys.map((key) => key.cost)).toEqual([1, 1, 1, 1, 1]);
    expect(keys.map((key) => key.boost).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(new Set(keys.map((key) => JSON.stringify(key.flip.effects))).size).toBe(5);
    // Turn is a rule common to all and therefore not data.
    for (const key of keys) expect(key).not.toHaveProperty('turn');
  });
});

describe('Memories', () => {
  it('[VW-CARD-11] every Basic Memory has Combine 1; eight names, four of them three times', () => {
    expect(basics.map((memory) => memory.combine)).toEqual(Array(8).fill(1));
    expect(tally(basics.map((memory) => memory.copies))).toEqual({ 2: 4, 3: 4 });
  });

  it('Upgrades come twice each, with Combine 1 to 4 on 2, 8, 5 and 2 names', () => {
    expect(tally(upgrades.map((memory) => memory.combine))).toEqual({ 1: 2, 2: 8, 3: 5, 4: 2 });
    expect(tally(upgrades.map((memory) => memory.copies))).toEqual({ 2: 17 });
  });

  it('Upgrades offer what the brief asks for', () => {
    const boxed = upgrades.flatMap((memory) => memory.boxed ?? []);
    expect(new Set(boxed).size).toBe(boxed.length);
    expect(boxed.length).toBeGreaterThanOrEqual(6);
    for (const id of boxed) expect(basics.map((memory) => memory.id)).toContain(id);
    expect(upgrades.find((memory) => memory.id === 'memory-locus')?.boxed).toBe('memory-heart');
    const count = (test: (memory: MemoryCard) => boolean) => upgrades.filter(test).length;
    const has = (verb: Verb) => (memory: MemoryCard) => verbsOf(memory.abilities).includes(verb);
    expect(count((memory) => memory.abilities.length >= 2)).toBeGreaterThanOrEqual(3);
    expect(count(has('choose'))).toBeGreaterThanOrEqual(3);
    expect(count((memory) => JSON.stringify(memory).includes('"who":"another"'))).toBeGreaterThanOrEqual(2);
    expect(count((memory) => memory.windows.some((window) => window.startsWith('W')))).toBeGreaterThanOrEqual(2);
    expect(count((memory) => has('resetAction')(memory) && has('grantUse')(memory))).toBe(2);
    expect(count(has('resetKey'))).toBe(1);
    expect(count(has('peekThreat'))).toBe(2);
    expect(upgrades.filter(has('defeatThreat')).map((memory) => memory.combine)).toEqual([3]);
    expect(count(has('defeatStar'))).toBe(1);
  });

  /** Cards in hand after playing it, less those before: the card itself and its price go, what it draws comes. */
  const net = (memory: MemoryCard): number => {
    let cards = -1;
    for (const ability of memory.abilities) {
      for (const effect of [...(ability.cost ?? []), ...allEffects(ability.effects)]) {
        if (effect.verb === 'drawMemory' || effect.verb === 'recoverMemory') cards += effect.n ?? 1;
        if (effect.verb === 'discardMemory') cards -= effect.n ?? 1;
      }
    }
    return cards;
  };

  it('hold no loop: whatever grants a Use costs more cards than any second Memory brings', () => {
    const most = Math.max(...memories.map(net));
    for (const memory of memories) {
      const verbs = verbsOf(memory.abilities);
      if (verbs.includes('grantUse')) expect(net(memory) + most).toBeLessThan(0);
    }
  });
});

describe('Vignettes', () => {
  it('[VW-RULING-68] five, numbered and with the fixed facts of Nesting Woods', () => {
    expect(vignettes.map((vignette) => vignette.name)).toEqual([
      'Lost Ruins',
      'Nesting Woods',
      'Ashen Mill',
      'Weald Heart',
      'Midnight Spire',
    ]);
    expect(vignettes[1]?.foes).toEqual([
      { id: 'ogre', stack: 2 },
      { id: 'mad-watcher', stack: 3 },
      { id: 'ogre', stack: 4 },
    ]);
  });

  it('[VW-CARD-13] state Foes by Stack, Threats by type and the value of the Portal', () => {
    expect(vignettes.map((vignette) => vignette.portal)).toEqual([6, 7, 7, 8, 9]);
    expect(vignettes.map((vignette) => vignette.foes.map((foe) => foe.stack))).toEqual([
      [3, 5],
      [2, 3, 4],
      [1, 3, 5],
      [1, 2, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
    expect(vignettes.map((vignette) => sum(vignette.threats.map((threat) => threat.count)))).toEqual([
      23, 22, 22, 21, 20,
    ]);
  });

  it('keep the mean of the cheapest values that their win rates were measured with', () => {
    const meanOf = (id: string): number => {
      const values = (common.find((type) => type.id === id)?.copies ?? []).map((copy) => cheapest(copy.values));
      return sum(values) / values.length;
    };
    const means = vignettes.map((vignette) => {
      const total = sum(vignette.threats.map((threat) => threat.count * meanOf(threat.id)));
      return (total / sum(vignette.threats.map((threat) => threat.count))).toFixed(1);
    });
    expect(means).toEqual(['4.5', '4.6', '5.3', '5.0', '5.8']);
  });

  it('reward as the skeleton says', () => {
    expect(vignettes.map((vignette) => vignette.defeat)).toEqual([
      [{ verb: 'upgradeAction', action: 'chosen' }],
      [{ verb: 'gainRibbon' }],
      [{ verb: 'upgradeToken', slot: 2 }],
      [
        { verb: 'upgradeAction', action: 'chosen' },
        { verb: 'nextGameSpirit', n: -2 },
      ],
      [],
    ]);
  });
});

describe('Actions', () => {
  it('[VW-CARD-15] [VW-CARD-16] [VW-RULING-67] have a Basic and a better Advanced side', () => {
    expect(actions.map((action) => `${action.basic.name}/${action.advanced.name}`)).toEqual([
      'Explore/Hunt',
      'Fight/Assault',
      'Influence/Charm',
    ]);
    for (const { basic, advanced } of actions) {
      expect([basic.power, basic.afterDraw]).toEqual([0, []]);
      expect([advanced.power, advanced.afterDraw.length]).toEqual([1, 1]);
    }
  });
});
