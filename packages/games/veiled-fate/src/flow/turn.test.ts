import { describe, expect, it } from 'vitest';
import { ageVote, facts, hand, handSize, offered, pay, place, restAll, table, votes } from '../testing/table.ts';

describe('turns', () => {
  it('[VF-TURN-04] the second action comes after everything the first brought about', () => {
    const play = table({
      quests: { forest: 'two-doors-one-key', coast: 'caravan-of-ashes' },
      seats: 2,
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f1' },
      deck: 'f1 f1',
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1')
      .expectFact('questDone');
    play.expectPrompt(0, 'act').expectOffered(0, 'move:isabel>pools', 'move:belan>city');
  });

  it('[VF-TURN-05] [VF-FLOW-03] a turn ends with two actions, a pass or a Rest', () => {
    const smite = () => pay(table().choose(0, 'smite:belan'), 0, 'f1 f1');
    expect(smite().state.turn.seat).toBe(0);
    expect(smite().choose(0, 'move:tovik>coast').state.turn.seat).toBe(1);
    const passed = smite().choose(0, 'pass');
    expect([passed.state.turn.seat, passed.state.players[0]?.rested]).toEqual([1, false]);
    const rested = smite().choose(0, 'rest');
    expect([rested.state.turn.seat, rested.state.players[0]?.rested]).toEqual([1, true]);
  });

  it('[VF-TURN-06] [VF-TURN-07] passing needs an action', () => {
    const play = table().expectNotOffered(0, 'pass').expectWhyNot(0, 'pass-early', 'VF-TURN-06');
    play.choose(0, 'move:belan>coast').expectOffered(0, 'pass', 'rest');
  });

  it('[VF-REST-03] taking no action is a Rest', () => {
    const play = table().choose(0, 'rest').expectFact('rested', { seat: 0, why: 'choice' });
    expect(play.state.players[0]?.rested).toBe(true);
  });

  it('[VF-TURN-08] the last one awake takes turn after turn', () => {
    const play = table({ rested: [1, 2, 3], hands: { 0: 'f1 f1 s1 s1 s1' } });
    pay(play.choose(0, 'smite:belan'), 0, 'f1 f1').choose(0, 'pass');
    expect(play.state.turn).toMatchObject({ seat: 0, used: 0 });
    play.expectFact('turn', { seat: 0 });
  });

  it('[VF-TURN-09] an action pays, acts, votes and resolves in this order', () => {
    const play = table({
      quests: { forest: 'two-doors-one-key', coast: 'caravan-of-ashes' },
      seats: 2,
      at: { belan: 'forest/1' },
      votes: { forest: '1:f1' },
      deck: 'f1 f1',
      hands: { 0: 'f1 f1 f1 s1 s1' },
    }).choose(0, 'portal:isabel>quest:forest/2');
    expect(place(play, 'isabel')).toBe('city');
    pay(play, 0, 'f1 f1 f1');
    expect(place(play, 'isabel')).toBe('forest/2');
    play
      .expectPrompt(0, 'vote')
      .expectWhyNot(0, 'action-first', 'VF-TURN-09')
      .choose(0, 'vote:s1')
      .expectFact('questDone');
  });

  it('[VF-TURN-10] [VF-RULING-21] the Age ends before an empty hand could Rest', () => {
    const play = table({
      quests: { forest: 'the-broken-oath' },
      age: 'the-long-harvest',
      turn: 2,
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1 1:f1' },
      hands: { 2: 'f1' },
    }).choose(2, 'move:aponi>quest:forest/3');
    play.expectFact('ageEnded', { why: 'quests' }).expectNoFact('rested').expectNoFact('token');
    expect(play.state.firstPlayer).toBe(1);
  });

  it('[VF-HAND-05] hands are not filled up during an Age', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, hands: { 0: 'f1 s1' } });
    play.choose(0, 'move:belan>quest:forest/1').choose(0, 'vote:f1').choose(0, 'pass');
    expect(handSize(play, 0)).toBe(1);
    restAll(play);
    expect(handSize(play, 0)).toBe(1);
  });
});

describe('Rests and the Token', () => {
  it('[VF-REST-06] votes, costs, refreshes and draws all count as gained or spent', () => {
    const touched = (play: ReturnType<typeof table>) => play.state.turn.touched;
    expect(
      touched(
        table({ quests: { forest: 'the-divided-village' } })
          .choose(0, 'move:belan>quest:forest/1')
          .choose(0, 'vote:f1'),
      ),
    ).toBe(true);
    expect(touched(pay(table().choose(0, 'smite:belan'), 0, 'f1 f1'))).toBe(true);
    expect(touched(table({ at: { belan: 'abyss' } }).choose(0, 'move:belan>pools'))).toBe(true);
    expect(
      touched(
        table({ at: { belan: 'pools' } })
          .choose(0, 'move:belan>city')
          .choose(0, 'refresh:f1'),
      ),
    ).toBe(true);
    expect(
      touched(
        table({ at: { belan: 'pools' } })
          .choose(0, 'move:belan>city')
          .choose(0, 'keep'),
      ),
    ).toBe(false);
    expect(touched(table({ at: { belan: 'coast' }, city: 'altar-of-quiet-rain' }).choose(0, 'move:belan>city'))).toBe(
      true,
    );
    expect(
      touched(table({ at: { belan: 'coast' }, city: 'altar-of-the-ember-crown' }).choose(0, 'move:belan>city')),
    ).toBe(false);
  });

  it('[VF-REST-07] [VF-REST-13] [VF-REST-14] [VF-RULING-24] a Rested player may be picked, stays Rested, and votes on the Age', () => {
    const play = table({
      quests: { forest: 'duel-at-dawn', coast: 'caravan-of-ashes' },
      age: 'the-long-harvest',
      rested: [2],
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f1' },
      hands: { 2: 'f1 s1' },
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1')
      .choose(0, 'voter:2')
      .choose(2, 'vote:s1');
    expect([handSize(play, 2), play.state.players[2]?.rested]).toEqual([2, true]);
    play.choose(0, 'pass');
    expect(play.state.turn.seat).toBe(1);
    // An exchange on somebody else's turn does not save the own next turn.
    const other = table({
      quests: { forest: 'duel-at-dawn', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest', tovik: 'desert' },
      votes: { forest: '1:f1' },
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1')
      .choose(0, 'voter:1')
      .choose(1, 'vote:s1')
      .choose(0, 'pass')
      .choose(1, 'move:tovik>canyons')
      .choose(1, 'pass');
    other.expectFact('rested', { seat: 1, why: 'idle' });
    restAll(play).choose(0, 'done').choose(1, 'done').expectPrompt(2, 'ageVote');
  });

  it('[VF-REST-10] [VF-RULING-74] without a Rest the Token stays', () => {
    const play = table({
      quests: { forest: 'the-broken-oath' },
      age: 'the-long-harvest',
      fp: 3,
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1 1:f1' },
    })
      .choose(0, 'move:aponi>quest:forest/3')
      .choose(0, 'vote:f1');
    expect([play.state.firstPlayer, play.game.prompts(play.state)[0]?.seat]).toEqual([3, 0]);
    ageVote(play);
    expect(play.state.players.some((one) => one.rested)).toBe(false);
    expect(play.game.prompts(play.state)[0]).toMatchObject({ seat: 3, ask: 'place' });
  });

  it('[VF-RULING-20] a refresh of the only card does not count as an empty hand', () => {
    const play = table({ at: { belan: 'pools' }, hands: { 0: 'f1' }, deck: 's2' });
    play.choose(0, 'move:belan>city').choose(0, 'refresh:f1').expectNoFact('rested');
    expect([hand(play, 0), play.state.turn]).toEqual(['s2', { seat: 0, used: 1, touched: true }]);
    const portal = table({
      at: { belan: 'forest' },
      city: 'altar-of-quiet-rain',
      hands: { 0: 'f1 f1 s1' },
      deck: 's2',
    });
    pay(portal.choose(0, 'portal:belan>city'), 0, 'f1 f1 s1').expectNoFact('rested');
    expect(hand(portal, 0)).toBe('s2');
  });

  it('[VF-RULING-22] [VF-RULING-23] a draw beyond the limit is no draw', () => {
    const play = table({ at: { belan: 'abyss' }, hands: { 0: 'f1 f1 f1 f1 s1 s1 s1 s1' } });
    const deck = play.state.deck.length;
    play.choose(0, 'move:belan>pools').expectNoFact('drew');
    expect([handSize(play, 0), play.state.deck.length, play.state.turn.touched]).toEqual([8, deck, false]);
    play.choose(0, 'pass').expectFact('rested', { seat: 0, why: 'idle' });
  });

  it('[VF-RULING-43] the new First Player does not take the turn', () => {
    const play = table({ turn: 2 }).choose(2, 'rest').expectFact('token', { seat: 2 });
    expect(play.state.turn.seat).toBe(3);
  });

  it('[VF-RULING-59] an empty hand may act for free and Rests after it', () => {
    const play = table({ hands: { 0: '' }, at: { belan: 'forest' } });
    expect(offered(play, 0, 'smite')).toEqual([]);
    play.choose(0, 'move:belan>coast').expectFact('rested', { seat: 0, why: 'empty' });
    expect(play.state.turn.seat).toBe(1);
  });

  it('[VF-RULING-67] out of the City and back covers a slot, and costs the Age without a card', () => {
    const play = table({ city: 'altar-of-the-ember-crown' }).choose(0, 'move:belan>coast').choose(0, 'move:belan>city');
    play.expectFact('cityToken', { slot: 1 }).expectFact('rested', { seat: 0, why: 'idle' });
  });

  it('[VF-RULING-71] [VF-GOD-06] a power without a target cannot be announced', () => {
    const play = table({ at: { belan: 'volcano/1' } });
    expect(offered(play, 0, 'transfigure')).toEqual([]);
    const bare = table({ quests: {} });
    expect(offered(bare, 0, 'omniscience')).toEqual([]);
  });

  it('[VF-RULING-76] whoever spent the last cards on a Portal still resolves what it filled', () => {
    const play = table({
      quests: { forest: 'duel-at-dawn', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1' },
      votes: { forest: '1:f1' },
      hands: { 0: 'f1 s1 s1', 2: 'f2 f2' },
    });
    pay(play.choose(0, 'portal:isabel>quest:forest/2'), 0, 'f1 s1 s1').expectPrompt(0, 'voter');
    play
      .choose(0, 'voter:2')
      .choose(2, 'vote:f2')
      .expectFact('questDone')
      .expectFact('rested', { seat: 0, why: 'empty' });
    expect(votes(play, 'forest')).toBe('');
    expect(facts(play, 'revealed').length).toBe(2);
  });
});
