import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { memory, type ThreatSpec } from '../testing/cards.ts';
import { table } from '../testing/table.ts';
import type { WraithView } from './types.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F3', cost: 1 };
const lane = (t: ReturnType<typeof table>, who: number | 'spectator' = t.mine): WraithView => {
  const found = t.game.view(t.state, who).wraiths[t.mine];
  if (!found) throw new Error(`no seat ${t.mine}`);
  return found;
};

describe('a view', () => {
  it('[VW-RULING-65] shows both discard piles to everybody', () => {
    const t = table({ discard: ['memory-blood'], threatDiscard: [RAT], options: { handsOpen: false }, others: [{}] });
    for (const who of [0, 1, 'spectator'] as const) {
      expect(lane(t, who).memoryDiscard.map(({ def }) => def)).toEqual(['memory-blood']);
      expect(lane(t, who).threatDiscard.map(({ def }) => def)).toEqual(['rat-a']);
    }
  });

  it('knows what is left of each Stack, and never the order', () => {
    const state = game.setup(game.options.parse({ vignette: 1 }), 1, fastRng('stacks'));
    const { threatDeck, threats, foes } = game.view(state, 0).wraiths[0] as WraithView;
    expect(threatDeck.layers.map(({ stack, size }) => [stack, size])).toEqual([
      [1, 5],
      [2, 6],
      [3, 6],
      [4, 6],
      [5, 6],
    ]);
    expect(threatDeck.layers[2]?.foes).toEqual([{ type: 'iron-sexton', name: 'Iron Sexton' }]);
    const toCome = threatDeck.toCome.reduce((sum, { count }) => sum + count, 0);
    const drawn = threats.filter(({ kind }) => kind === 'anima' || kind === 'deja').length;
    expect(toCome + drawn).toBe(23);
    expect(foes).toEqual({ total: 2, found: 0, defeated: [] });
    expect(JSON.stringify(threatDeck)).not.toMatch(/-[abcd]"/);
  });

  it('counts the rounds until the Archfiend, and then its chance', () => {
    expect(lane(table({ threatDeck: ['blank-a', 'blank-a'] })).archfiend).toEqual({
      where: 'aside',
      roundsUntil: 3,
      chance: 0,
    });
    const empty = table({ threatDeck: [], threatDiscard: [RAT, 'blank-a'] });
    expect(lane(empty).archfiend).toEqual({ where: 'aside', roundsUntil: 1, chance: 1 / 3 });
    const rebuilt = table({
      threatDeck: ['blank-a', 'archfiend', 'rat-a', 'blank-a'],
      archfiend: 'deck',
      cards: [RAT],
    });
    expect(lane(rebuilt).archfiend).toEqual({ where: 'deck', roundsUntil: 0, chance: 1 / 4 });
  });

  it('breaks the Power of an Action down', () => {
    const t = table({
      hand: ['memory-blood', 'memory-salt', 'memory-salt'],
      tokens: { fight: 2 },
      advanced: ['fight'],
      threats: [{ id: 'ox', values: 'F9' }],
    });
    t.pick('play:memory-blood').pick('use:fight>ox-a').pick('combine:memory-salt+memory-salt');
    const fight = lane(t).actions.find(({ type }) => type === 'fight');
    expect(fight).toMatchObject({
      name: 'Assault',
      tokens: 2,
      using: true,
      power: { total: 6, slot: 2, printed: 1, memories: 2, combined: 1 },
    });
  });

  it('tells those who see the hand how far tokens, Memories and Combines can bring an Action', () => {
    const hand = ['memory-blood', 'memory-salt', 'memory-salt'];
    const t = table({ hand, tokens: { fight: 2 }, options: { handsOpen: false }, others: [{}] });
    const fight = (who: number) => lane(t, who).actions.find(({ type }) => type === 'fight');
    // Slot 2, two tokens, Blood 2, Salt with Salt 1.
    expect(fight(1)).toMatchObject({ power: { total: 2 }, tokens: 2, reach: 7 });
    expect(fight(0)).not.toHaveProperty('reach');
  });

  it('counts what is left in the Memory deck for those who may know', () => {
    const t = table({ deck: ['memory-salt', 'dud', 'memory-salt'] });
    expect(lane(t).memoryDeck.list).toEqual([
      { def: 'dud', name: 'dud', count: 1 },
      { def: 'memory-salt', name: expect.any(String), count: 2 },
    ]);
  });

  it('shows a Memory put on top of the deck until it is drawn', () => {
    const t = table({
      discard: ['memory-blood'],
      hand: [memory('m', { verb: 'recoverMemory', pick: 'choice', to: 'deckTop' })],
    });
    t.pick('play:m');
    expect(lane(t, 'spectator').memoryDeck.top).toEqual(['memory-blood']);
    t.pick('use:fight:draw');
    expect(lane(t).memoryDeck.top).toEqual([]);
  });

  it('lets teammates see hands unless the option hides them', () => {
    const open = table({ hand: ['memory-blood'], others: [{}] });
    expect(lane(open, 0).hand.cards).toHaveLength(1);
    const closed = table({ hand: ['memory-blood'], options: { handsOpen: false }, others: [{}] });
    expect(lane(closed, 0).hand).toEqual({ count: 1 });
    expect(lane(closed, 'spectator').hand).toEqual({ count: 1 });
    expect(lane(closed, 1).hand.cards).toHaveLength(1);
  });

  it('shows stops only to the seat that set them', () => {
    const t = table({ stops: ['W1'], others: [{}] });
    expect(lane(t, 1).stops).toEqual(['W1']);
    expect(lane(t, 0).stops).toBeUndefined();
    t.pick('stop:W4');
    expect(t.state.wraiths.map(({ stops }) => stops)).toEqual([[], ['W1', 'W4']]);
  });
});
