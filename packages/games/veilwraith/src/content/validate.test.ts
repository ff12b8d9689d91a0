import { describe, expect, it } from 'vitest';
import { rawContent } from './raw.ts';
import type { Ability, MemoryCard, ThreatType, Vignette } from './schema.ts';
import { faultsOf } from './validate.ts';

const threat = (change: Partial<ThreatType>): string[] => {
  const card: ThreatType = {
    id: 'test-card',
    name: 'Test Card',
    kind: 'anima',
    copies: [{ values: [{ type: 'fight', n: 4 }], cost: 1, boost: 0 }],
    abilities: [],
    flavour: 'It is only a test.',
    ...change,
  };
  return faultsOf({ ...rawContent, threats: [...rawContent.threats, card] });
};

const memory = (change: Partial<MemoryCard>): string[] => {
  const card: MemoryCard = {
    id: 'test-memory',
    name: 'Memory of Tests',
    tier: 'upgrade',
    copies: 2,
    combine: 2,
    abilities: [{ trigger: 'memory', effects: [{ verb: 'gainSpirit' }] }],
    windows: ['play'],
    flavour: 'You tried it once.',
    ...change,
  };
  return faultsOf({ ...rawContent, memories: [...rawContent.memories, card] });
};

const vignette = (change: Partial<Vignette>): string[] => {
  const cards = rawContent.vignettes.map((card) => (card.number === 1 ? { ...card, ...change } : card));
  return faultsOf({ ...rawContent, vignettes: cards });
};

const onThreat = (ability: Ability): string[] => threat({ abilities: [ability] });
const onMemory = (ability: Ability): string[] => memory({ abilities: [ability] });

describe('faultsOf', () => {
  it('accepts a card that keeps the rules', () => {
    expect(threat({})).toEqual([]);
    expect(memory({})).toEqual([]);
    expect(vignette({})).toEqual([]);
  });

  it('finds ids that are not unique, also among the copies', () => {
    expect(threat({ id: 'portal' })).toEqual(['portal: two cards have this id']);
    expect(threat({ id: 'ogre-a' })).toEqual(['ogre-a: two cards have this id']);
  });

  it('counts Keys, Actions, the Portal, the Archfiend and Vignette numbers', () => {
    expect(faultsOf({ ...rawContent, keys: rawContent.keys.slice(1) })).toEqual([
      'there must be exactly 5 Keys, not 4',
    ]);
    expect(faultsOf({ ...rawContent, actions: [] })).toEqual(['there must be exactly 3 Actions, not 0']);
    expect(faultsOf({ ...rawContent, singles: [] })).toEqual([
      'there must be exactly one portal',
      'there must be exactly one archfiend',
    ]);
    expect(vignette({ number: 2 })).toEqual([
      'there must be exactly one Vignette with number 1, not 0',
      'there must be exactly one Vignette with number 2, not 2',
    ]);
  });

  it('wants a starting deck of 20 Basic Memories with Combine 1', () => {
    const memories = rawContent.memories.filter((card) => card.id !== 'memory-salt');
    expect(faultsOf({ ...rawContent, memories })).toEqual([
      'the starting deck needs 20 Basic Memories, not 17',
      "memory-rain: there is no Memory 'memory-salt' to be Boxed",
    ]);
    expect(memory({ tier: 'basic' })).toEqual(['test-memory: a Basic Memory has Combine 1']);
    expect(memory({ tier: 'basic', combine: 1, boxed: 'memory-salt' })).toEqual([
      'test-memory: only a Memory Upgrade can be Boxed',
    ]);
    expect(memory({ boxed: 'test-memory' })).toEqual(['test-memory: it cannot be Boxed by itself']);
  });

  it('wants a Key to have an Explore value', () => {
    const keys = rawContent.keys.map((key, i) =>
      i === 0 ? { ...key, values: [{ type: 'fight' as const, n: 3 }] } : key,
    );
    expect(faultsOf({ ...rawContent, keys })).toEqual([`${keys[0]?.id}: a Key needs an Explore value`]);
  });

  it('adds up a Vignette', () => {
    const [first] = rawContent.vignettes;
    const threats = first?.threats ?? [];
    expect(vignette({ threats: threats.slice(1) })).toEqual(['lost-ruins: Foes and Threats must be 25 cards, not 22']);
    expect(
      vignette({ threats: [...threats.slice(1), { id: 'hobgoblin', count: 2 }, { id: 'nobody', count: 1 }] }),
    ).toEqual(["lost-ruins: there is no Threat 'nobody'"]);
    expect(
      vignette({ threats: [...threats, { id: 'ogre', count: 1 }], foes: [{ id: 'husk-swarm', stack: 1 }] }),
    ).toEqual(
      [
        "lost-ruins: 'husk-swarm' is no Foe and stands in the wrong list",
        "lost-ruins: 'ogre' is a Foe and stands in the wrong list",
      ].sort(),
    );
    const ogres = [1, 1, 1].map((stack) => ({ id: 'ogre', stack }));
    expect(
      vignette({ foes: ogres, threats: threats.map((t, i) => (i === 0 ? { ...t, count: t.count - 1 } : t)) }),
    ).toEqual(["lost-ruins: it lists 3 of 'ogre', but there are only 2"]);
  });

  it('leaves room in every Stack', () => {
    const foes = ['ogre', 'ogre', 'mad-watcher', 'goblin-king', 'iron-sexton', 'locksmith'].map((id) => ({
      id,
      stack: 3,
    }));
    expect(vignette({ foes }).at(-1)).toBe('lost-ruins: Stack 3 has room for 5 Foes, not 6');
  });

  it('wants every Foe beatable with slot 3 and five Power Tokens', () => {
    const copy = (n: number, star: boolean) => ({ values: [{ type: 'fight' as const, n, star }], cost: 2, boost: 1 });
    expect(threat({ kind: 'foe', copies: [copy(8, false)] })).toEqual([]);
    expect(threat({ kind: 'foe', copies: [copy(9, false)] })).toEqual([
      'test-card, copy 1: a Foe must be beatable with Power 8',
    ]);
    expect(threat({ kind: 'foe', copies: [copy(9, true)] })).toHaveLength(1);
  });

  it('keeps triggers to their families', () => {
    expect(onThreat({ trigger: 'memory', effects: [{ verb: 'gainSpirit' }] })).toEqual([
      "test-card, ability 1: a threat has no ability with the trigger 'memory'",
    ]);
    expect(onMemory({ trigger: 'played', effects: [{ verb: 'gainSpirit' }] })).toHaveLength(1);
  });

  it('keeps verbs to their families', () => {
    expect(onThreat({ trigger: 'played', effects: [{ verb: 'addPower', action: 'fight' }] })).toEqual([
      "test-card, ability 1: 'addPower' is no verb for a threat",
    ]);
    expect(onMemory({ trigger: 'memory', effects: [{ verb: 'gainRibbon' }] })).toEqual([
      "test-memory, ability 1: 'gainRibbon' stands only on the Defeat line of a Vignette",
    ]);
    expect(vignette({ defeat: [{ verb: 'gainSpirit' }] })).toEqual([
      "lost-ruins, Defeat: 'gainSpirit' cannot stand there",
    ]);
  });

  it('looks behind a choice', () => {
    const options: Ability['effects'][] = [[{ verb: 'gainSpirit' }], [{ verb: 'playThreat' }]];
    expect(onMemory({ trigger: 'memory', effects: [{ verb: 'choose', options }] })).toEqual([
      "test-memory, ability 1: 'playThreat' is no verb for a memory",
    ]);
  });

  it('tells ongoing effects from those that happen', () => {
    expect(onThreat({ trigger: 'played', effects: [{ verb: 'restrict', rule: 'noTilt' }] })).toEqual([
      "test-card, ability 1: 'restrict' needs the trigger 'ongoing'",
    ]);
    expect(onThreat({ trigger: 'ongoing', effects: [{ verb: 'loseSpirit' }] })).toEqual([
      "test-card, ability 1: 'loseSpirit' cannot have the trigger 'ongoing'",
    ]);
    expect(onThreat({ trigger: 'ongoing', may: true, effects: [{ verb: 'restrict', rule: 'noTilt' }] })).toEqual([
      'test-card, ability 1: an ongoing ability has neither a choice nor a cost',
    ]);
  });

  it('checks numbers of restrictions and counts, and what can be a price', () => {
    expect(onThreat({ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'maxMemories' }] })).toEqual([
      "test-card, ability 1: only 'maxMemories' has a number, and it needs one",
    ]);
    expect(
      onThreat({ trigger: 'played', when: { if: 'count', of: 'threatsInPlay' }, effects: [{ verb: 'loseSpirit' }] }),
    ).toEqual(['test-card, ability 1: a count needs atLeast or atMost']);
    expect(onMemory({ trigger: 'memory', cost: [{ verb: 'drawMemory' }], effects: [{ verb: 'gainSpirit' }] })).toEqual([
      "test-memory, ability 1: 'drawMemory' cannot be a cost",
    ]);
  });

  it('wants an Action to be chosen before a text can be about it', () => {
    expect(onMemory({ trigger: 'memory', effects: [{ verb: 'grantUse', action: 'this' }] })).toEqual([
      "test-memory, ability 1: 'this' needs an Action chosen before it",
    ]);
  });

  it('wants a haunting to say what happens when it is drawn', () => {
    expect(onThreat({ trigger: 'endOfRound', effects: [{ verb: 'shuffleSelf' }] })).toEqual([
      'test-card: a Threat that enters the Memory deck needs a Drawn ability',
    ]);
  });

  it('protects the Archfiend, the Portal, Foes and Keys', () => {
    const kinds = ['anima', 'foe', 'key', 'portal', 'archfiend'] as const;
    expect(
      onMemory({ trigger: 'memory', effects: [{ verb: 'discardThreat', filter: { kinds: [...kinds] } }] }),
    ).toEqual([
      "test-memory, ability 1: 'discardThreat' can never choose the Archfiend",
      "test-memory, ability 1: 'discardThreat' can never choose the Portal",
      "test-memory, ability 1: 'discardThreat' can never choose a Foe",
      "test-memory, ability 1: 'discardThreat' can never choose a Key",
    ]);
    expect(onMemory({ trigger: 'memory', effects: [{ verb: 'defeatThreat', filter: { kinds: ['foe'] } }] })).toEqual(
      [],
    );
  });
});
