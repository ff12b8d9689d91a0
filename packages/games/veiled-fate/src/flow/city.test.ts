import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../content/families.ts';
import { veiledFate } from '../index.ts';
import {
  ageVote,
  facts,
  hand,
  handSize,
  offered,
  pay,
  place,
  restAll,
  TEST_PACK,
  table,
  track,
} from '../testing/table.ts';
import { DEMIS } from '../vocabulary.ts';

describe('the City card', () => {
  it('[VF-CITY-01] [VF-CITY-03] every Demi that comes in covers the next slot, icon or not', () => {
    const play = table({ city: 'altar-of-quiet-rain', at: { belan: 'forest', tovik: 'pools', isabel: 'coast' } });
    play.choose(0, 'move:belan>city').expectFact('cityToken', { slot: 1, icon: 'draw' });
    expect(handSize(play, 0)).toBe(6);
    play.choose(0, 'move:tovik>city').expectFact('cityToken', { slot: 2, icon: '.' }).choose(0, 'keep');
    pay(play.choose(1, 'portal:isabel>city'), 1, 'f1 f1 s1').expectFact('cityToken', { slot: 3 });
  });

  it('[VF-CITY-04] the mover draws, and neither the First Player nor the owner of the Demi', () => {
    const owners = ['belan', 'isabel', 'aponi', 'tovik'] as const;
    const play = table({
      city: 'altar-of-quiet-rain',
      at: { belan: 'forest' },
      owners,
      turn: 1,
      fp: 2,
      hands: { 1: 's2 f1' },
    });
    play.choose(1, 'move:belan>city').expectFact('drew', { seat: 1, count: 1 });
    expect([0, 1, 2, 3].map((seat) => handSize(play, seat) - handSize(table({ hands: { 1: 's2 f1' } }), seat))).toEqual(
      [0, 1, 0, 0],
    );
  });

  it('[VF-CITY-05] [VF-RENOWN-10] [VF-RENOWN-11] Omega scores at once for the Demi that came in', () => {
    const play = table({ city: 'altar-of-the-ember-crown/1', at: { belan: 'forest' }, track: '1:[tovik] 0:[belan]' });
    play.choose(0, 'move:belan>city');
    expect(track(play.state, 'belan', 'tovik')).toBe('1:[belan, tovik]');
  });

  it('[VF-CITY-06] Scythe takes 1', () => {
    const play = table({ city: 'altar-of-the-ember-crown/5', at: { belan: 'forest' }, track: '2:[belan]' }).choose(
      0,
      'move:belan>city',
    );
    expect(play.state.renown.belan).toBe(1);
  });

  it('[VF-CITY-15] those who are already there are left alone', () => {
    const play = table({ city: 'altar-of-the-ninth-hour/3', at: { belan: 'forest' }, track: '' }).choose(
      0,
      'move:belan>city',
    );
    expect(facts(play, 'smitten')).toMatchObject([{ demi: 'belan' }]);
    expect(place(play, 'tovik')).toBe('city');
  });

  it('[VF-CITY-11] [VF-CITY-14] a used-up card is gone, and none comes before the next Age', () => {
    const play = table({
      city: 'altar-of-quiet-rain/5',
      at: { belan: 'forest' },
      age: 'the-long-harvest',
      seats: 2,
    }).choose(0, 'move:belan>city');
    restAll(play);
    expect(play.state.city).toBeUndefined();
    expect(play.state.cityDeck).not.toContain('altar-of-quiet-rain');
  });

  it('[VF-CITY-13] [VF-RULING-39] [VF-NEXT-05] [VF-AGE-05] a card that is still out stays for the Age vote and is replaced in the reset', () => {
    const play = table({ city: 'the-grand-assembly/2', age: 'the-long-harvest', seats: 2 });
    restAll(play);
    expect(play.state.city?.card).toBe('the-grand-assembly');
    ageVote(play).expectFact('cityLeft', { card: 'the-grand-assembly' });
    while (play.state.stage === 'nextAge') play.choose(play.game.prompts(play.state)[0]?.seat ?? 0, /^place/);
    play.expectFact('cityOpened');
    expect(play.state.city).toMatchObject({ token: 0 });
    expect(play.state.city?.card).not.toBe('the-grand-assembly');
    expect(play.state.cityDeck).not.toContain('the-grand-assembly');
  });

  it('[VF-RULING-38] one City card per Age, before its Age card is read', () => {
    const play = table({ city: 'the-grand-assembly/2', age: 'the-long-harvest', seats: 2 });
    ageVote(restAll(play));
    while (play.state.stage === 'nextAge') play.choose(play.game.prompts(play.state)[0]?.seat ?? 0, /^place/);
    const types = play.events.map(({ fact }) => fact.type);
    expect(types.filter((type) => type === 'cityOpened').length).toBe(1);
    expect(types.indexOf('cityOpened')).toBeLessThan(types.indexOf('ageOpened'));
  });
});

describe('Abyss and Pools', () => {
  it('[VF-POOLS-01] [VF-POOLS-02] the walk from the Pools offers to exchange one card, face up', () => {
    const play = table({ at: { belan: 'pools' }, hands: { 0: 'f1 s2' }, deck: 'f2' }).choose(0, 'move:belan>city');
    expect(offered(play, 0, '')).toEqual(['refresh:f1', 'refresh:s2', 'keep']);
    play.choose(0, 'refresh:s2').expectFact('refreshed', { seat: 0, kind: 's2' });
    expect([hand(play, 0), play.state.discard]).toEqual(['f1 f2', ['s2']]);
    const bare = table({ at: { belan: 'pools' }, hands: { 0: '' } }).choose(0, 'move:belan>city');
    bare.expectFact('rested', { seat: 0, why: 'empty' });
  });

  it('[VF-POOLS-05] [VF-AGE-08] Demis, Renown, lines and hands outlast an Age', () => {
    const at = {
      isabel: 'coast',
      namari: 'coast',
      caldis: 'forest',
      agamar: 'canyons',
      belan: 'pools',
      tovik: 'abyss',
      pentha: 'volcano/1',
      aponi: 'desert',
      ruhane: 'mountains',
    } as const;
    const line = '4:[aponi, belan] 2:[tovik, isabel, caldis] 0:[ruhane, namari, pentha, agamar]';
    const hands = { 0: 'f2 s2', 1: 's1 f1 p2 f1', 2: '' };
    const play = table({
      seats: 3,
      age: 'the-long-harvest',
      quests: { volcano: 'caravan-of-ashes' },
      at,
      track: line,
      hands,
      turn: 1,
      fp: 1,
    });
    // Scorpions help those in the City, where nobody is.
    ageVote(restAll(play), { 1: 's1' });
    while (play.state.stage === 'nextAge') play.choose(play.game.prompts(play.state)[0]?.seat ?? 0, /^place/);
    expect([play.state.age.number, play.state.stage]).toEqual([2, 'turns']);
    for (const demi of DEMIS) expect(place(play, demi)).toBe(demi === 'pentha' ? 'volcano' : at[demi]);
    expect(track(play.state)).toBe(line);
    expect([hand(play, 0).slice(0, 5), hand(play, 1).slice(0, 8)]).toEqual(['f2 s2', 'f1 p2 f1']);
    expect([handSize(play, 0), handSize(play, 1), handSize(play, 2)]).toEqual([7, 8, 5]);
  });

  it('[VF-RULING-37] a Smite by the City slot does not take the refresh away', () => {
    const play = table({ city: 'altar-of-the-ninth-hour/3', at: { belan: 'pools' }, hands: { 0: 'f1 s2' } }).choose(
      0,
      'move:belan>city',
    );
    play.choose(0, 'slot');
    expect(place(play, 'belan')).toBe('abyss');
    play.expectPrompt(0, 'refresh').choose(0, 'refresh:f1');
  });

  it('[VF-RULING-82] with an empty hand the slot comes first, and its card may be refreshed', () => {
    const play = table({ city: 'altar-of-quiet-rain', at: { belan: 'pools' }, hands: { 0: '' }, deck: 'f1' });
    play.choose(0, 'move:belan>city').expectFact('drew', { seat: 0 }).expectPrompt(0, 'refresh');
    expect(offered(play, 0, '')).toEqual(['refresh:f1', 'keep']);
    const blank = table({ city: 'altar-of-the-ember-crown', at: { belan: 'pools' }, hands: { 0: 'f1' } }).choose(
      0,
      'move:belan>city',
    );
    blank.expectFact('cityToken', { slot: 1 }).expectPrompt(0, 'refresh');
  });

  it('[VF-RULING-83] a lower hand limit stops draws and takes nothing', () => {
    const [city] = BASE_CARDS.cities;
    const cities = [{ ...city, id: 'low', altar: false, decree: [{ rule: 'handLimit', n: 7 }] }];
    const game = veiledFate.extend?.({ ...TEST_PACK, cities }) ?? veiledFate;
    const cards = 'f1 f1 f1 f1 s1 s1 s1 s1';
    const play = table({ game, city: 'low', at: { belan: 'abyss' }, hands: { 0: cards } }).choose(
      0,
      'move:belan>pools',
    );
    expect(hand(play, 0)).toBe(cards);
  });
});
