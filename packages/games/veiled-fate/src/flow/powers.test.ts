import { factsFor } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { DECK } from '../state/state.ts';
import { facts, hand, handSize, offered, pay, place, table, track, votes } from '../testing/table.ts';
import { DEMIS, LOCATIONS } from '../vocabulary.ts';

const ALL_ON = { belan: 'forest/1', tovik: 'forest/2' } as const;

describe('God Powers', () => {
  it('[VF-GOD-01] [VF-GOD-02] cost an action and their cards, in full and in advance', () => {
    const costs = [
      ['portal:isabel>coast', 3],
      ['transfigure:forest/1+2', 3],
      ['smite:isabel', 2],
      ['omniscience:forest', 2],
    ] as const;
    for (const [option, cost] of costs) {
      const poor = table({
        quests: { forest: 'the-divided-village' },
        at: ALL_ON,
        hands: { 0: 'f1 '.repeat(cost - 1) },
      });
      poor.expectNotOffered(0, option).expectWhyNot(0, 'cost', 'VF-GOD-02');
      const rich = table({
        quests: { forest: 'the-divided-village' },
        at: ALL_ON,
        hands: { 0: 'f1 '.repeat(cost + 1) },
      });
      pay(rich.choose(0, option), 0, 'f1 '.repeat(cost));
      expect([handSize(rich, 0), rich.state.turn.used]).toEqual([1, 1]);
    }
    const unpaid = table().choose(0, 'smite:isabel').choose(0, 'pay:f1');
    expect(place(unpaid, 'isabel')).toBe('city');
    expect(place(unpaid.choose(0, 'pay:f1'), 'isabel')).toBe('abyss');
  });

  it('[VF-GOD-03] [VF-GOD-04] [VF-RULING-50] are paid openly, card by card, in the order of the payer', () => {
    const play = table({ hands: { 0: 'f1 s2 p2 s1' } }).choose(0, 'portal:isabel>coast');
    expect(offered(play, 0, 'pay')).toEqual(['pay:f1', 'pay:s1', 'pay:s2', 'pay:p2']);
    for (const kind of ['p2', 'f1', 's2']) {
      play.choose(0, `pay:${kind}`);
      expect(factsFor(play.events, 'spectator')[0]).toMatchObject({ type: 'paid', seat: 0, kind });
    }
    expect(play.state.discard).toEqual(['p2', 'f1', 's2']);
    expect(hand(play, 0)).toBe('s1');
  });

  it('[VF-FATE-07] every card pays for one, whatever its kind', () => {
    const play = table({ hands: { 0: 'f2 s2 p2 s1' } });
    pay(play.choose(0, 'smite:isabel'), 0, 'f2 p2');
    expect(hand(play, 0)).toBe('s2 s1');
  });

  it('[VF-GOD-05] may be used twice in a turn', () => {
    const play = table({ hands: { 0: 'f1 f1 f1 f1 s1' } });
    pay(play.choose(0, 'smite:isabel'), 0, 'f1 f1');
    pay(play.choose(0, 'smite:isabel'), 0, 'f1 f1');
    expect([play.state.turn.seat, handSize(play, 0)]).toEqual([1, 1]);
  });
});

describe('Portal', () => {
  it('[VF-PORTAL-01] goes to any Location and any open slot', () => {
    const play = table({
      quests: { forest: 'the-divided-village', desert: 'the-bull-run' },
      at: { tovik: 'forest/2', isabel: 'coast' },
    });
    const targets = offered(play, 0, 'portal:isabel>').map((id) => id.slice('portal:isabel>'.length));
    const slots = ['forest/1', 'forest/3', 'forest/4', 'desert/1', 'desert/2', 'desert/3', 'desert/4'];
    expect(targets.sort()).toEqual(
      [...LOCATIONS.filter((at) => at !== 'coast'), ...slots.map((slot) => `quest:${slot}`)].sort(),
    );
  });

  it('[VF-PORTAL-02] [VF-PORTAL-09] takes a Demi off a Quest, out of the Abyss and the Pools', () => {
    const play = table({
      quests: { forest: 'the-divided-village' },
      at: { tovik: 'forest/2', isabel: 'abyss', namari: 'pools' },
      votes: { forest: '1:f1' },
    });
    play.expectOffered(0, 'portal:isabel>coast', 'portal:namari>coast');
    pay(play.choose(0, 'portal:tovik>coast'), 0, 'f1 f1 s1');
    expect([place(play, 'tovik'), votes(play, 'forest')]).toEqual(['coast', '1:f1']);
    play.expectOffered(0, 'move:belan>quest:forest/2');
  });

  it('[VF-PORTAL-06] into the City moves the City Token', () => {
    const play = table({ city: 'altar-of-the-ember-crown/1', at: { belan: 'coast' }, track: '' });
    pay(play.choose(0, 'portal:belan>city'), 0, 'f1 f1 s1').expectFact('cityToken', { slot: 2 });
    expect(play.state.renown.belan).toBe(1);
  });

  it('[VF-PORTAL-08] [VF-RULING-11] out of Abyss or Pools brings neither card nor refresh', () => {
    const play = table({ at: { belan: 'abyss', tovik: 'pools' }, hands: { 0: 'f1 f1 f1 f1 s1 s1 s1' } });
    pay(play.choose(0, 'portal:belan>coast'), 0, 'f1 f1 f1').expectNoFact('drew');
    pay(play.choose(0, 'portal:tovik>city'), 0, 'f1 s1 s1').expectNoFact('drew');
    expect([handSize(play, 0), play.state.turn.seat]).toEqual([1, 1]);
  });

  it('[VF-PORTAL-10] [VF-RULING-12] [VF-RULING-13] must change the place; slot to slot and slot to region are changes', () => {
    const play = table({
      quests: { forest: 'the-divided-village' },
      at: { tovik: 'forest/2' },
      hands: { 0: 'f1 f1 f1 s1 s1' },
    });
    play.expectNotOffered(0, 'portal:belan>city', 'portal:tovik>quest:forest/2');
    play.expectOffered(0, 'portal:tovik>forest', 'portal:tovik>quest:forest/1');
    pay(play.choose(0, 'portal:tovik>quest:forest/1'), 0, 'f1 f1 f1').choose(0, 'vote:s1');
    expect([place(play, 'tovik'), votes(play, 'forest')]).toEqual(['forest/1', '0:s1']);
  });
});

describe('Transfiguration', () => {
  it('[VF-TRANS-03] [VF-TRANS-04] [VF-TRANS-05] ignores demands, casts no vote and needs two Demis', () => {
    const play = table({
      quests: { forest: 'the-riddle-and-the-wall' },
      at: { isabel: 'forest/1', belan: 'forest/2' },
    });
    expect(offered(play, 0, 'transfigure')).toEqual(['transfigure:forest/1+2']);
    pay(play.choose(0, 'transfigure:forest/1+2'), 0, 'f1 f1 s1').expectNoFact('voted').expectFact('swapped');
    expect([place(play, 'isabel'), place(play, 'belan'), votes(play, 'forest')]).toEqual(['forest/2', 'forest/1', '']);
    play.expectOffered(0, 'move:tovik>quest:forest/3');
  });

  it('[VF-RULING-19] is of no use on a Quest of two slots', () => {
    const play = table({ quests: { forest: 'two-doors-one-key' }, at: { isabel: 'forest/1' } });
    expect(offered(play, 0, 'transfigure')).toEqual([]);
  });
});

describe('Smite', () => {
  it('[VF-SMITE-01] [VF-RULING-72] strikes anywhere, the Abyss included', () => {
    const play = table({
      quests: { forest: 'the-divided-village' },
      at: { belan: 'forest/1', tovik: 'abyss', isabel: 'pools' },
    });
    for (const demi of DEMIS) play.expectOffered(0, `smite:${demi}`);
    pay(play.choose(0, 'smite:tovik'), 0, 'f1 f1').expectFact('smitten', { demi: 'tovik' });
    expect(handSize(play, 0)).toBe(3);
  });

  it('[VF-SMITE-02] [VF-SMITE-03] [VF-RENOWN-05] [VF-ABYSS-01] sends to the Abyss and to the back, and takes no Renown', () => {
    const play = table({ track: '4:[belan, tovik, isabel] 3:[aponi]' });
    pay(play.choose(0, 'smite:belan'), 0, 'f1 f1');
    expect(place(play, 'belan')).toBe('abyss');
    expect(track(play.state, 'belan', 'tovik', 'isabel', 'aponi')).toBe('4:[tovik, isabel, belan] 3:[aponi]');
  });
});

describe('Omniscience', () => {
  const looked = () => {
    const play = table({
      quests: { forest: 'the-divided-village', coast: 'the-broken-oath' },
      votes: { forest: '1:s2 2:f1' },
      deck: 'p2 f2',
    });
    return pay(play.choose(0, 'omniscience:forest'), 0, 'f1 f1');
  };

  it('[VF-OMNI-01] [VF-OMNI-02] [VF-OMNI-06] adds the top card and shows the whole pile, unexpanded', () => {
    const play = looked();
    expect(votes(play, 'forest')).toBe('1:s2 2:f1 deck:p2');
    expect(facts(play, 'looked')).toMatchObject([{ seat: 0, count: 3, kinds: ['f1', 's2', 'p2'] }]);
    expect(play.state.deck.at(-1)).toBe('f2');
    expect(play.state.quests.find((quest) => quest.region === 'forest')?.pile.at(-1)?.by).toBe(DECK);
  });

  it('[VF-OMNI-03] [VF-TALK-02] shows nobody else anything but the size', () => {
    const play = looked();
    for (const who of [1, 2, 3, 'spectator'] as const) {
      const fact = factsFor(play.events, who).find(({ type }) => type === 'looked');
      expect(fact).toEqual({ type: 'looked', seat: 0, region: 'forest', count: 3 });
      const pile = veiledFate.view(play.state, who).quests.find((quest) => quest.region === 'forest')?.pile;
      expect(pile).not.toHaveProperty('seen');
    }
  });

  it('[VF-OMNI-04] [VF-RULING-81] says faces, not whose they are', () => {
    const pile = veiledFate.view(looked().state, 0).quests.find((quest) => quest.region === 'forest')?.pile;
    expect(pile).toEqual({
      size: 3,
      by: [
        { seat: 1, count: 1 },
        { seat: 2, count: 1 },
        { seat: DECK, count: 1 },
      ],
      mine: [],
      seen: { kinds: ['f1', 's2', 'p2'], stale: false },
    });
  });

  it('[VF-RULING-61] what was seen is remembered, and marked when cards are added', () => {
    const play = looked().choose(0, 'move:belan>quest:forest/1').choose(0, 'vote:s1');
    const pile = veiledFate.view(play.state, 0).quests.find((quest) => quest.region === 'forest')?.pile;
    expect(pile).toMatchObject({ mine: ['s1'], seen: { kinds: ['f1', 's2', 'p2'], stale: true } });
  });

  it('[VF-OMNI-05] [VF-RULING-18] looks at any Quest, also at an empty pile', () => {
    const play = table({ quests: { forest: 'the-divided-village', coast: 'the-broken-oath' }, deck: 's2' });
    expect(offered(play, 0, 'omniscience')).toEqual(['omniscience:coast', 'omniscience:forest']);
    pay(play.choose(0, 'omniscience:coast'), 0, 'f1 f1').expectFact('looked', { kinds: ['s2'] });
  });
});

describe('Influence', () => {
  it('[VF-INFL-05] [VF-RULING-15] comes too late for a Quest that the first action finished', () => {
    const play = table({
      quests: { forest: 'the-broken-oath', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1 1:f1' },
    })
      .choose(0, 'move:aponi>quest:forest/3')
      .choose(0, 'vote:f1');
    play.expectNotOffered(0, 'influence').expectWhyNot(0, 'influence-done', 'VF-INFL-05');
  });

  it('[VF-INFL-06] is a second action, so one per turn', () => {
    const play = table({ quests: { forest: 'the-divided-village' } });
    play.expectNotOffered(0, 'influence').expectWhyNot(0, 'influence-first', 'VF-INFL-02');
    play.choose(0, 'move:belan>quest:forest/1').choose(0, 'vote:f1').choose(0, 'influence').choose(0, 'pay:s1');
    play.choose(0, 'vote:s1');
    expect(play.state.turn.seat).toBe(1);
  });

  it('follows a vote that a Portal brought', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, hands: { 0: 'f1 f1 f1 s1 s1 s1' } });
    pay(play.choose(0, 'portal:belan>quest:forest/1'), 0, 'f1 f1 f1')
      .choose(0, 'vote:s1')
      .expectOffered(0, 'influence');
  });
});
