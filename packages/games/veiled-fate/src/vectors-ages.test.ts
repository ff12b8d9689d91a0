import { describe, expect, it } from 'vitest';
import { ageVote, facts, hand, handSize, place, restAll, table, track } from './testing/table.ts';

describe('turns and Rests', () => {
  it('[VF-EX-39] [VF-HAND-01] [VF-HAND-02] [VF-NEXT-02] everybody draws five, up to eight in hand', () => {
    const play = table({
      seats: 5,
      age: 'the-long-harvest',
      hands: { 0: '', 1: 'f1 f1 f1', 2: 'f1 f1 f1 f1', 3: 's1 s1 s1 s1 s1 s1', 4: 's1 s1 s1 s1 s1 s1 s1 s1' },
    });
    ageVote(restAll(play));
    expect([0, 1, 2, 3, 4].map((seat) => handSize(play, seat))).toEqual([5, 8, 8, 8, 8]);
  });

  it('[VF-EX-40] [VF-REST-04] two plain moves end in a Rest', () => {
    const play = table({ at: { belan: 'forest' } })
      .choose(0, 'move:belan>coast')
      .choose(0, 'move:belan>mountains');
    play.expectFact('rested', { seat: 0, why: 'idle' });
  });

  it('[VF-EX-41] [VF-RULING-44] a pass after one plain move is a Rest', () => {
    const play = table({ at: { belan: 'forest' } })
      .choose(0, 'move:belan>coast')
      .choose(0, 'pass');
    play.expectFact('rested', { seat: 0, why: 'idle' });
  });

  it('[VF-EX-42] [VF-ABYSS-02] [VF-RULING-45] a card gained by the second action saves the turn', () => {
    const play = table({ at: { belan: 'forest', tovik: 'abyss' }, hands: { 0: 'f1 f1 f1 f1' } })
      .choose(0, 'move:belan>coast')
      .choose(0, 'move:tovik>pools');
    expect([handSize(play, 0), play.state.players[0]?.rested]).toEqual([5, false]);
    play.expectNoFact('rested');
  });

  it('[VF-EX-43] [VF-REST-08] [VF-REST-09] [VF-REST-12] the first to Rest takes the Token, the turn order stays', () => {
    const play = table({ turn: 1 }).choose(1, 'rest').expectFact('token', { seat: 1 });
    expect([play.state.firstPlayer, play.state.turn.seat]).toEqual([1, 2]);
    play.choose(2, 'rest').expectNoFact('token');
    expect(play.state.firstPlayer).toBe(1);
  });

  it('[VF-EX-44] [VF-AGEVOTE-03] the Age vote goes round from the left of the First Player', () => {
    const play = restAll(table({ fp: 1, rested: [1], age: 'the-long-harvest' }));
    const order = [];
    for (;;) {
      const prompt = play.game.prompts(play.state)[0];
      if (prompt?.ask !== 'ageVote') break;
      order.push(prompt.seat);
      play.choose(prompt.seat, 'done');
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('[VF-EX-45] [VF-AGEVOTE-09] no votes at all are a tie, and no coin is tossed', () => {
    const play = table({ age: 'the-long-harvest', at: { belan: 'pools' }, track: '' });
    ageVote(restAll(play));
    play.expectFact('decided', { verdict: 'tie', feathers: 0, scorpions: 0 }).expectNoFact('coin');
    expect(play.state.renown.belan).toBe(1);
  });

  it('[VF-EX-50] [VF-AGEEND-02] [VF-AGEEND-03] the last Quest ends the Age in the middle of a turn', () => {
    const play = table({
      quests: { forest: 'the-broken-oath' },
      age: 'the-long-harvest',
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1 1:f1' },
    })
      .choose(0, 'move:aponi>quest:forest/3')
      .choose(0, 'vote:f1');
    expect(play.state.stage).toBe('ageVote');
    play.expectFact('ageEnded', { why: 'quests' }).expectNoFact('rested').expectPrompt(0, 'ageVote');
  });

  it('[VF-EX-58] [VF-REST-11] the First Player who Rests first keeps the Token', () => {
    const play = table({ age: 'the-long-harvest', fp: 0 }).choose(0, 'rest').expectNoFact('token');
    expect(play.state.firstPlayer).toBe(0);
    restAll(play);
    expect(play.game.prompts(play.state)[0]?.seat).toBe(1);
    ageVote(play);
    expect(play.game.prompts(play.state)[0]).toMatchObject({ seat: 0, ask: 'place' });
  });
});

describe('the City', () => {
  it('[VF-EX-46] [VF-CITY-09] [VF-CITY-10] [VF-RULING-36] the sixth slot acts and then the card is gone', () => {
    const play = table({
      city: 'altar-of-two-faces/5',
      at: { belan: 'forest', tovik: 'forest' },
      hands: { 0: 'f1 f1 f1 f1' },
    });
    play.choose(0, 'move:belan>city').expectFact('cityLeft');
    expect([handSize(play, 0), play.state.city]).toEqual([5, undefined]);
    play.choose(0, 'move:tovik>city').expectNoFact('cityToken');
    expect(handSize(play, 0)).toBe(5);
  });

  it('[VF-EX-47] [VF-CITY-07] a Smite slot throws the newcomer into the Abyss', () => {
    const play = table({ city: 'altar-of-the-ninth-hour/3', at: { belan: 'forest' }, track: '2:[belan, tovik]' });
    play.choose(0, 'move:belan>city');
    expect([place(play, 'belan'), track(play.state, 'belan', 'tovik')]).toEqual(['abyss', '2:[tovik, belan]']);
    expect(play.state.city?.token).toBe(4);
  });

  it('[VF-EX-48] [VF-POOLS-03] refresh comes before or after the City slot, or not at all', () => {
    const start = () =>
      table({
        city: 'altar-of-the-ninth-hour/2',
        at: { belan: 'pools' },
        track: '',
        hands: { 0: 'f1 s1' },
        deck: 'p2',
      }).choose(0, 'move:belan>city');
    const before = start().choose(0, 'refresh:f1');
    const types = before.events.map(({ fact }) => fact.type);
    expect(types.indexOf('refreshed')).toBeLessThan(types.indexOf('cityToken'));
    expect([hand(before, 0), before.state.renown.belan]).toEqual(['s1 p2', 1]);
    const after = start().choose(0, 'slot');
    expect(after.state.renown.belan).toBe(1);
    after.choose(0, 'refresh:f1');
    expect(hand(after, 0)).toBe('s1 p2');
    const never = start().choose(0, 'slot').choose(0, 'keep');
    expect([hand(never, 0), never.state.renown.belan]).toEqual(['f1 s1', 1]);
  });

  it('[VF-EX-70] the Debt of Bones pays two cards, up to the limit', () => {
    const drawn = (cards: string) => {
      const play = table({ city: 'debt-of-bones', at: { belan: 'abyss' }, hands: { 0: cards } }).choose(
        0,
        'move:belan>pools',
      );
      return handSize(play, 0);
    };
    expect([drawn('f1 f1 f1 f1 s1 s1 s1'), drawn('f1 f1 s1 s1')]).toEqual([8, 6]);
  });

  it('[VF-EX-76] [VF-CITY-08] the coin of a City slot draws or Smites', () => {
    const entered = (coins: string) =>
      table({ coins, city: 'altar-of-two-faces/2', at: { belan: 'forest' }, hands: { 0: 'f1' } }).choose(
        0,
        'move:belan>city',
      );
    const light = entered('F');
    expect([handSize(light, 0), place(light, 'belan')]).toEqual([2, 'city']);
    const dark = entered('S');
    expect([handSize(dark, 0), place(dark, 'belan')]).toEqual([1, 'abyss']);
  });
});

describe('Ages', () => {
  const CITY = 'city';
  const away = {
    namari: 'coast',
    caldis: 'forest',
    agamar: 'canyons',
    belan: 'desert',
    pentha: 'mountains',
    aponi: 'abyss',
    ruhane: 'pools',
  } as const;

  it('[VF-EX-49] [VF-AGEEND-05] [VF-NEXT-01] [VF-RULING-40] an unfinished Quest is cleared away unseen', () => {
    const play = table({
      age: 'the-long-harvest',
      at: { belan: 'volcano/1', isabel: 'volcano/2' },
      votes: { volcano: '1:f1 2:s2' },
    });
    ageVote(restAll(play)).expectNoFact('revealed').expectFact('questAbandoned', { region: 'volcano', votes: 2 });
    expect(play.state.buried.map(({ kind }) => kind)).toEqual(['f1', 's2']);
    expect([place(play, 'belan'), place(play, 'isabel')]).toEqual(['volcano', 'volcano']);
    expect(play.state.quests).toEqual([]);
    expect(play.state.questDeck).not.toContain('caravan-of-ashes');
  });

  it('[VF-EX-62] [VF-NEXT-03] [VF-NEXT-04] [VF-RULING-51] Quests are placed from the First Player on, seen before they are placed', () => {
    const play = table({ fp: 2, rested: [0, 2], turn: 1, age: 'the-long-harvest' });
    ageVote(restAll(play));
    const order = [];
    for (const seat of [2, 3, 0, 1]) {
      const prompt = play.game.prompts(play.state)[0];
      expect(prompt).toMatchObject({ ask: 'place', about: { quest: expect.any(String) } });
      expect(play.game.view(play.state, 3)).toMatchObject({ drawn: { seat, quest: prompt?.about?.quest } });
      order.push(prompt?.seat);
      play.choose(seat, /^place/);
    }
    expect(order).toEqual([2, 3, 0, 1]);
    expect(play.state.stage).toBe('turns');
  });

  it('[VF-EX-63] [VF-DUO-01] [VF-RULING-52] two players take turns placing three Quests', () => {
    const play = table({ seats: 2, fp: 1, rested: [1], age: 'the-red-games' });
    restAll(play);
    ageVote(play.choose(1, 'name:strength'));
    const order = [];
    while (play.state.stage === 'nextAge') {
      const seat = play.game.prompts(play.state)[0]?.seat ?? -1;
      order.push(seat);
      play.choose(seat, /^place/);
    }
    expect(order).toEqual([1, 0, 1]);
  });

  it('[VF-EX-71] the-long-harvest: Scorpions reward the City', () => {
    const play = table({
      age: 'the-long-harvest',
      at: { ...away, isabel: CITY, tovik: CITY },
      track: '4:[isabel] 2:[tovik]',
    });
    const before = { ...play.state.renown };
    ageVote(restAll(play), { 0: 's1' });
    expect(play.state.renown).toEqual({ ...before, isabel: 5, tovik: 3 });
  });

  it('[VF-EX-72] [VF-AGEVOTE-02] [VF-RULING-56] [VF-RULING-57] the-silent-regent: the First Player names a region and is silent', () => {
    const play = table({
      age: 'the-silent-regent',
      quests: { desert: 'caravan-of-ashes' },
      at: { belan: 'desert/1', tovik: 'desert' },
      track: '',
    });
    restAll(play).expectPrompt(0, 'name').choose(0, 'name:desert');
    const order = [];
    while (play.state.stage === 'ageVote') {
      const seat = play.game.prompts(play.state)[0]?.seat ?? -1;
      order.push(seat);
      if (seat === 3) play.expectWhyNot(0, 'silenced', 'VF-AGEVOTE-02').choose(3, 'vote:f1');
      play.choose(seat, 'done');
    }
    expect(order).toEqual([1, 2, 3]);
    expect(play.state.renown).toMatchObject({ belan: 2, tovik: 2, isabel: 0 });
  });

  it('[VF-EX-73] the-red-games: a tie Smites the highest of the named class', () => {
    const play = table({
      age: 'the-red-games',
      track: '9:[isabel] 8:[belan] 7:[namari] 6:[caldis] 5:[agamar] 4:[pentha] 3:[aponi] 2:[tovik] 1:[ruhane]',
    });
    ageVote(restAll(play).choose(0, 'name:strength'));
    expect(facts(play, 'smitten')).toMatchObject([{ demi: 'belan' }]);
  });

  it('[VF-EX-74] verdict-of-the-veil: a loss of 2 from 1 ends behind everybody', () => {
    const play = table({ age: 'verdict-of-the-veil', track: '1:[pentha] 0:[namari, caldis]' });
    ageVote(restAll(play).choose(0, 'name:pentha'), { 1: 's1' });
    expect(track(play.state, 'namari', 'caldis', 'pentha')).toBe('0:[namari, caldis, pentha]');
  });
});

describe('the end', () => {
  const village = (more: Parameters<typeof table>[0]) =>
    table({
      quests: { forest: 'the-divided-village', volcano: 'caravan-of-ashes' },
      votes: { forest: '1:f1 2:f1 3:f1' },
      hands: { 0: 'f1 f1' },
      ...more,
    });

  it('[VF-EX-51] [VF-END-02] [VF-END-09] more than 12 Renown ends the game in the middle of a Quest', () => {
    const play = village({
      at: { belan: 'forest/1', namari: 'forest/2', isabel: 'forest/3', aponi: 'forest' },
      track: '12:[namari] 5:[isabel, aponi]',
    });
    expect(play.state.ended).toBeUndefined();
    play.choose(0, 'move:aponi>quest:forest/4').choose(0, 'vote:f1').ends('ascension');
    expect(play.state.renown).toMatchObject({ belan: 1, namari: 13, isabel: 5, aponi: 5 });
    expect(place(play, 'isabel')).toBe('forest/3');
    play.expectFact('ended', { why: 'ascension' });
    expect(play.events.at(-1)?.fact).toHaveProperty('identities');
  });

  it('[VF-EX-52] [VF-END-06] [VF-RULING-08] a Demi that nobody owns ends the game and wins nothing', () => {
    const play = village({
      at: { belan: 'forest/2', tovik: 'forest/1', pentha: 'forest/3', aponi: 'forest' },
      track: '12:[tovik] 9:[isabel] 8:[belan]',
      owners: ['aponi', 'belan', 'isabel', 'ruhane'],
    });
    play.choose(0, 'move:aponi>quest:forest/4').choose(0, 'vote:f1').ends('ascension');
    expect(play.game.outcome(play.state)).toMatchObject({ winners: [2] });
  });

  it('[VF-EX-53] [VF-END-05] [VF-END-07] the line decides between equal Renown', () => {
    const play = table({
      age: 'verdict-of-the-veil',
      track: '8:[aponi, pentha]',
      owners: ['pentha', 'aponi', 'isabel', 'ruhane'],
    });
    ageVote(restAll(play).choose(0, 'name:tovik'));
    play.ends('verdict');
    expect(play.game.outcome(play.state)).toMatchObject({ winners: [1], scores: [8, 8, 0, 0] });
  });

  it('[VF-EX-55] [VF-TEAM-08] [VF-RULING-46] the lone player gains 1 at the reveal', () => {
    const play = table({
      seats: 7,
      age: 'the-last-eclipse',
      track: '7:[agamar] 6:[caldis]',
      owners: ['agamar', 'agamar', 'belan', 'belan', 'tovik', 'tovik', 'caldis'],
    });
    ageVote(restAll(play)).ends('verdict');
    play.expectFact('loner', { seat: 6, demi: 'caldis' });
    expect(track(play.state, 'agamar', 'caldis')).toBe('7:[caldis, agamar]');
    expect(play.game.outcome(play.state)).toMatchObject({ winners: [6] });
  });
});
