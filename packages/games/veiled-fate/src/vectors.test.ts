import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { changeRenown, toBack } from './board/renown.ts';
import { coin, contest, row } from './content/rows.ts';
import { veiledFate } from './index.ts';
import { BOX } from './testing/box.ts';
import {
  ageVote,
  destinations,
  facts,
  hand,
  handSize,
  offered,
  pay,
  place,
  restAll,
  table,
  track,
  votes,
  withQuest,
} from './testing/table.ts';
import { REGIONS } from './vocabulary.ts';

const deal = (seats: number, seed: number) => veiledFate.setup({}, seats, fastRng(`deal ${seed}`));
const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);

describe('the Renown line', () => {
  const line = () => table({ track: '3:[agamar, belan] 2:[pentha]' }).state;

  it('[VF-EX-01] [VF-TERM-10] [VF-RENOWN-09] ranks by Renown, then by the line', () => {
    expect(line().rank.slice(0, 3)).toEqual(['agamar', 'belan', 'pentha']);
  });

  it('[VF-EX-02] [VF-RENOWN-02] [VF-RENOWN-03] a gain enters at the front and leads', () => {
    const state = line();
    changeRenown(state, 'pentha', 1);
    expect(track(state, 'agamar', 'belan', 'pentha')).toBe('3:[pentha, agamar, belan]');
  });

  it('[VF-EX-03] a loss enters at the front too', () => {
    const state = line();
    changeRenown(state, 'belan', -1);
    expect(track(state, 'agamar', 'belan', 'pentha')).toBe('3:[agamar] 2:[belan, pentha]');
  });

  it('[VF-EX-22] [VF-SMITE-04] a Smite in the Abyss only sends the marker back', () => {
    const play = table({ track: '4:[isabel, namari]', at: { isabel: 'abyss' } });
    pay(play.choose(0, 'smite:isabel'), 0, 'f1 f1');
    expect(track(play.state, 'isabel', 'namari')).toBe('4:[namari, isabel]');
    expect(place(play, 'isabel')).toBe('abyss');
  });

  it('[VF-EX-23] [VF-RENOWN-04] a loss at 0 goes to the back', () => {
    const { state } = table({ track: '0:[isabel, namari, caldis]' });
    changeRenown(state, 'isabel', -1);
    expect(track(state, 'isabel', 'namari', 'caldis')).toBe('0:[namari, caldis, isabel]');
    expect(state.rank.at(-1)).toBe('isabel');
  });

  it('[VF-EX-24] [VF-RENOWN-06] [VF-RULING-09] a loss of 2 from 1 ends at the back of 0', () => {
    const { state } = table({ track: '1:[isabel, namari] 0:[caldis, agamar]' });
    changeRenown(state, 'isabel', -2);
    expect(track(state, 'isabel', 'namari', 'caldis', 'agamar')).toBe('1:[namari] 0:[caldis, agamar, isabel]');
  });

  it('[VF-EX-25] a loss of 2 from 2 ends at the front of 0', () => {
    const { state } = table({ track: '2:[isabel] 0:[caldis, agamar]' });
    changeRenown(state, 'isabel', -2);
    expect(track(state, 'isabel', 'caldis', 'agamar')).toBe('0:[isabel, caldis, agamar]');
  });

  it('[VF-EX-26] a gain of 2 passes through and enters at the front', () => {
    const { state } = table({ track: '7:[namari] 5:[isabel]' });
    changeRenown(state, 'isabel', 2);
    expect(track(state, 'isabel', 'namari')).toBe('7:[isabel, namari]');
  });

  it('[VF-RULING-64] alone in its space, front and back are one', () => {
    const { state } = table({ track: '7:[namari] 5:[isabel]' });
    toBack(state, 'isabel');
    expect(track(state, 'isabel', 'namari')).toBe('7:[namari] 5:[isabel]');
  });
});

describe('the worked example', () => {
  const game = withQuest({
    id: 'example',
    family: 'open',
    number: 0,
    rows: [
      row('any', '.', coin('+1', '-1')),
      contest('any', 'any', '+1', '+1'),
      row('any', '.', '+1'),
      row('any', '.', 'X'),
    ],
  });
  const resolved = (coins: string) =>
    table({
      game,
      coins,
      quests: { coast: 'example', volcano: 'caravan-of-ashes' },
      at: { pentha: 'coast/1', isabel: 'coast/2', aponi: 'coast/3', namari: 'coast/4', agamar: 'coast' },
      track: '3:[agamar, belan] 2:[pentha] 1:[isabel, aponi] 0:[namari]',
      votes: { coast: '1:s1 2:s1 3:s2 1:s1' },
      hands: { 0: 's1 f1' },
    })
      .choose(0, 'move:agamar>quest:coast/5')
      .choose(0, 'vote:s1');
  const five = ['agamar', 'belan', 'pentha', 'isabel', 'aponi', 'namari'] as const;

  it('[VF-EX-04] [VF-RESOLVE-15] [VF-RENOWN-07] scores row by row, the coin showing Scorpion', () => {
    const play = resolved('S');
    expect(track(play.state, ...five)).toBe('3:[belan, agamar] 2:[aponi] 1:[namari, pentha, isabel]');
    expect(place(play, 'agamar')).toBe('abyss');
    for (const demi of ['pentha', 'isabel', 'aponi', 'namari'] as const) expect(place(play, demi)).toBe('coast');
  });

  it('[VF-EX-05] [VF-RESULT-09] [VF-RULING-34] the coin of a result does not ask which side won', () => {
    const play = resolved('F');
    expect(facts(play, 'decided')).toMatchObject([{ verdict: 'scorpions' }]);
    expect(track(play.state, ...five)).toBe('3:[pentha, belan, agamar] 2:[aponi] 1:[namari, isabel]');
  });

  it('[VF-EX-06] [VF-RESULT-06] a coin of +1 and Smite does one or the other', () => {
    const poisoned = (coins: string) =>
      table({
        coins,
        quests: { coast: 'the-poisoned-well', volcano: 'caravan-of-ashes' },
        at: { pentha: 'coast/1', namari: 'coast/2', belan: 'coast' },
        track: '2:[belan]',
        votes: { coast: '1:s1 1:s1' },
        seats: 2,
        hands: { 0: 's1 s1' },
        deck: 's1',
      })
        .choose(0, 'move:belan>quest:coast/3')
        .choose(0, 'vote:s1');
    const light = poisoned('F');
    expect(light.state.renown.belan).toBe(3);
    const dark = poisoned('S');
    expect(dark.state.renown.belan).toBe(2);
    expect(place(dark, 'belan')).toBe('abyss');
  });

  it('[VF-EX-59] [VF-QUEST-02] [VF-RULING-32] in a contested row only the winning half is served', () => {
    const play = table({
      game,
      quests: { coast: 'example', volcano: 'caravan-of-ashes' },
      at: { pentha: 'coast/1', isabel: 'coast/2', aponi: 'coast/3', namari: 'coast/4', agamar: 'coast' },
      track: '1:[isabel, aponi]',
      votes: { coast: '1:f1 2:f1' },
      hands: { 0: 'f1 f1' },
    })
      .choose(0, 'move:agamar>quest:coast/5')
      .choose(0, 'vote:f1');
    expect(play.state.renown).toMatchObject({ isabel: 2, aponi: 1 });
  });
});

describe('setting up', () => {
  it('[VF-EX-07] [VF-SETUP-13] [VF-SETUP-14] draws lots with one Feather and puts the cards back', () => {
    for (const seed of SEEDS) {
      const state = deal(5, seed);
      expect([...state.lots].sort()).toEqual(['f1', 's1', 's1', 's1', 's1']);
      expect(state.lots[state.firstPlayer]).toBe('f1');
      expect(state.deck.length + 5 * 5).toBe(BOX.fate);
      expect(veiledFate.audit(state)).toEqual([]);
    }
    expect(new Set(SEEDS.map((seed) => deal(5, seed).firstPlayer)).size).toBe(5);
  });

  it('[VF-EX-08] [VF-SETUP-08] [VF-SETUP-09] lays out as many Quests as the table needs, in every Age', () => {
    for (const [seats, count] of [3, 4, 4, 5, 6, 6, 6].map((quests, i) => [i + 2, quests] as const)) {
      const state = deal(seats, seats);
      expect(state.quests.length).toBe(count);
      const play = table({ seats, age: 'the-long-harvest' });
      ageVote(restAll(play));
      while (play.state.stage === 'nextAge') {
        const prompt = play.game.prompts(play.state)[0];
        play.choose(prompt?.seat ?? -1, prompt?.options[0]?.id ?? '');
      }
      expect(play.state.age.number).toBe(2);
      expect(play.state.quests.length).toBe(count);
    }
  });

  it('[VF-EX-54] [VF-TEAM-03] [VF-TEAM-05] deals secret pairs, and one alone with seven', () => {
    for (const [seats, pairs, alone] of [
      [6, 3, 0],
      [8, 4, 0],
      [7, 3, 1],
    ] as const) {
      for (const seed of SEEDS) {
        const held = deal(seats, seed).players.map((one) => one.demi);
        const copies = [...new Set(held)].map((demi) => held.filter((other) => other === demi).length);
        expect(copies.filter((n) => n === 2).length).toBe(pairs);
        expect(copies.filter((n) => n === 1).length).toBe(alone);
      }
    }
  });

  it('[VF-EX-57] [VF-SETUP-07] [VF-DUO-02] keeps cards with the 3+ icon from two players', () => {
    const seen = new Set(SEEDS.flatMap((seed) => [deal(2, seed).age.card, ...deal(2, seed).ages]));
    for (const id of ['the-silent-regent', 'the-twin-hostages', 'the-empty-throne', 'verdict-of-the-veil'])
      expect(seen.has(id)).toBe(false);
  });

  it('[VF-EX-75] [VF-SETUP-06] [VF-AGE-03] stacks one card of each Age', () => {
    for (const seed of SEEDS) {
      const { age, ages } = deal(2, seed);
      expect(['the-long-harvest', 'the-lawgivers-quarrel', 'the-falling-stars']).toContain(age.card);
      expect(['the-red-games', 'the-splitting-of-the-land', 'the-drowned-court']).toContain(ages[1]);
      expect(['night-of-whispers', 'the-last-eclipse']).toContain(ages[0]);
    }
  });
});

describe('moving', () => {
  it('[VF-EX-09] [VF-TURN-01] [VF-TURN-02] takes two actions in any mix', () => {
    const move = ['move:belan>forest', 'move:tovik>coast'] as const;
    const two = table().choose(0, move[0]).choose(0, move[1]);
    expect(two.state.turn.seat).toBe(1);
    const powers = table({ hands: { 0: 'f1 f1 s1 s1 s1' } });
    pay(powers.choose(0, 'smite:belan'), 0, 'f1 f1');
    pay(powers.choose(0, 'smite:tovik'), 0, 's1 s1');
    expect(powers.state.turn.seat).toBe(1);
    expect([place(powers, 'belan'), place(powers, 'tovik')]).toEqual(['abyss', 'abyss']);
    const mixed = table().choose(0, move[0]);
    pay(mixed.choose(0, 'smite:tovik'), 0, 's1 s1');
    expect(mixed.state.turn.seat).toBe(1);
    const other = table();
    pay(other.choose(0, 'smite:tovik'), 0, 's1 s1').choose(0, move[0]);
    expect(other.state.turn.seat).toBe(1);
  });

  it('[VF-EX-10] [VF-TURN-03] [VF-MOVE-03] walks one Demi twice, the second time onto a Quest', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, at: { belan: 'desert' }, hands: { 0: 'f1 f1 s1' } })
      .choose(0, 'move:belan>canyons')
      .choose(0, 'move:belan>quest:forest/1')
      .choose(0, 'vote:f1');
    expect(hand(play, 0)).toBe('f1 s1');
    expect(play.state.players[0]?.rested).toBe(false);
    expect(votes(play, 'forest')).toBe('0:f1');
  });

  it('[VF-EX-11] [VF-MOVE-09] Coast leads to the City, Forest and Mountains', () => {
    expect(destinations(table({ quests: {}, at: { belan: 'coast' } }), 'belan')).toEqual([
      'city',
      'forest',
      'mountains',
    ]);
  });

  it('[VF-EX-12] [VF-BOARD-04] Mountains lead to the City, Volcano and over the bridge to Coast', () => {
    const play = table({ quests: {}, at: { belan: 'mountains' } });
    expect(destinations(play, 'belan')).toEqual(['city', 'coast', 'volcano']);
  });

  it('[VF-EX-13] [VF-BOARD-02] the City leads to all six regions', () => {
    expect(destinations(table({ quests: {} }), 'belan')).toEqual([...REGIONS].sort());
  });

  it('[VF-EX-14] [VF-MOVE-05] [VF-MOVE-06] [VF-MOVE-08] [VF-MOVE-10] Abyss, Pools and Quests have their own ways out', () => {
    const play = table({ at: { belan: 'abyss', tovik: 'pools', agamar: 'volcano/1' } });
    expect(destinations(play, 'belan')).toEqual(['pools']);
    expect(destinations(play, 'tovik')).toEqual(['city']);
    expect(destinations(play, 'agamar')).toEqual([]);
    play.expectWhyNot(0, 'abyss-exit', 'VF-MOVE-08').expectWhyNot(0, 'pools-exit', 'VF-MOVE-08');
    play.expectWhyNot(0, 'locked', 'VF-MOVE-10');
  });

  it('[VF-EX-56] [VF-REST-15] [VF-AGEEND-06] with every Demi locked and one card in hand only the Rest is left', () => {
    const play = table({
      quests: { coast: 'siege-of-the-salt-keep', desert: 'the-moon-market', volcano: 'caravan-of-ashes' },
      at: {
        isabel: 'coast/1',
        namari: 'coast/2',
        caldis: 'coast/3',
        agamar: 'desert/1',
        belan: 'desert/2',
        tovik: 'desert/3',
        pentha: 'volcano/1',
        aponi: 'volcano/2',
        ruhane: 'volcano/3',
      },
      hands: { 0: 'f1' },
    });
    expect(offered(play, 0, '')).toEqual(['rest']);
  });

  it('[VF-EX-67] [VF-CITY-12] the Severed Bridge parts Coast from Mountains while it is out', () => {
    const play = table({ quests: {}, city: 'the-severed-bridge', at: { belan: 'coast' } });
    expect(destinations(play, 'belan')).toEqual(['city', 'forest']);
    const after = table({
      quests: { desert: 'caravan-of-ashes' },
      city: 'the-severed-bridge/5',
      at: { belan: 'coast', tovik: 'desert' },
    });
    after.choose(0, 'move:tovik>city').expectFact('cityLeft', { card: 'the-severed-bridge' });
    expect(destinations(after, 'belan')).toEqual(['city', 'forest', 'mountains']);
  });
});

describe('God Powers', () => {
  it('[VF-EX-15] [VF-PORTAL-05] a Portal with the last three cards casts no vote and ends in a Rest', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, hands: { 0: 'f1 s1 s1' } });
    pay(play.choose(0, 'portal:belan>quest:forest/2'), 0, 'f1 s1 s1');
    expect(place(play, 'belan')).toBe('forest/2');
    expect([votes(play, 'forest'), hand(play, 0)]).toEqual(['', '']);
    expect(play.state.players[0]?.rested).toBe(true);
    expect(play.state.turn.seat).toBe(1);
  });

  it('[VF-EX-16] [VF-PORTAL-04] with four cards the Portal casts one vote, and the empty hand Rests', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, hands: { 0: 'f1 s1 s1 f2' } });
    pay(play.choose(0, 'portal:belan>quest:forest/2'), 0, 'f1 s1 s1');
    expect(votes(play, 'forest')).toBe('0:f2');
    expect(play.state.players[0]?.rested).toBe(true);
  });

  it('[VF-EX-17] [VF-INFL-04] Influence needs two cards', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, hands: { 0: 'f1 s1 s1 f2 s2' } });
    pay(play.choose(0, 'portal:belan>quest:forest/2'), 0, 'f1 s1 s1').choose(0, 'vote:f2');
    expect(handSize(play, 0)).toBe(1);
    play.expectNotOffered(0, 'influence').expectWhyNot(0, 'influence-cards', 'VF-INFL-04');
  });

  it('[VF-EX-18] [VF-INFL-01] [VF-INFL-03] [VF-RULING-16] Influence adds a second vote to the same Quest', () => {
    const play = table({
      quests: { forest: 'the-broken-oath', coast: 'the-divided-village' },
      hands: { 0: 'f1 f2 s1' },
    })
      .choose(0, 'move:belan>quest:forest/2')
      .choose(0, 'vote:f1')
      .choose(0, 'influence')
      .choose(0, 'pay:s1');
    expect(votes(play, 'forest')).toBe('0:f1 0:f2');
    expect(play.state.discard).toEqual(['s1']);
    expect([hand(play, 0), play.state.players[0]?.rested]).toEqual(['', true]);
  });

  it('[VF-EX-19] [VF-INFL-02] [VF-RULING-17] Omniscience does not open the way for Influence', () => {
    const play = table({ quests: { forest: 'the-broken-oath' } });
    pay(play.choose(0, 'omniscience:forest'), 0, 'f1 f1');
    play.expectNotOffered(0, 'influence').expectRefused(0, 'influence');
    play.expectWhyNot(0, 'influence-no-vote', 'VF-INFL-02');
  });

  it('[VF-EX-20] [VF-TRANS-01] [VF-TRANS-02] Transfiguration exchanges two Demis of an unfinished Quest', () => {
    const play = table({
      quests: { forest: 'the-divided-village' },
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest/4' },
    });
    expect(offered(play, 0, 'transfigure')).toEqual([
      'transfigure:forest/1+2',
      'transfigure:forest/1+4',
      'transfigure:forest/2+4',
    ]);
    pay(play.choose(0, 'transfigure:forest/1+4'), 0, 'f1 f1 s1');
    expect([place(play, 'belan'), place(play, 'aponi')]).toEqual(['forest/4', 'forest/1']);
    const lonely = table({ quests: { forest: 'the-divided-village' }, at: { belan: 'forest/1' } });
    lonely.expectNotOffered(0, /^transfigure/).expectWhyNot(0, 'no-pair', 'VF-TRANS-02');
  });

  it('[VF-EX-21] [VF-SMITE-05] [VF-RULING-14] a Smite opens the slot and leaves the votes', () => {
    const play = table({
      quests: { forest: 'the-broken-oath' },
      at: { agamar: 'forest/1' },
      votes: { forest: '1:f1 2:s1' },
      track: '2:[agamar, belan]',
    });
    pay(play.choose(0, 'smite:agamar'), 0, 'f1 f1');
    expect(place(play, 'agamar')).toBe('abyss');
    expect(track(play.state, 'agamar', 'belan')).toBe('2:[belan, agamar]');
    expect(votes(play, 'forest')).toBe('1:f1 2:s1');
    play.expectOffered(0, 'move:belan>quest:forest/1');
  });

  it('[VF-EX-36] [VF-PORTAL-03] [VF-SLOT-07] a Portal ignores what a slot asks for', () => {
    const play = table({ quests: { forest: 'the-unfinished-forge' } });
    play.expectOffered(0, 'portal:aponi>quest:forest/2', 'portal:aponi>quest:forest/3', 'portal:belan>quest:forest/2');
  });

  it('[VF-EX-60] [VF-REST-05] a Smite with the last two cards ends the turn', () => {
    const play = table({ hands: { 0: 'f1 s1' } });
    play.choose(0, 'smite:belan').choose(0, 'pay:f1');
    expect(place(play, 'belan')).toBe('abyss');
    expect([play.state.players[0]?.rested, play.state.turn.seat]).toEqual([true, 1]);
  });

  it('[VF-EX-64] [VF-PORTAL-07] [VF-RULING-10] a Portal to the Abyss is no Smite', () => {
    const play = table({ at: { pentha: 'forest' }, track: '3:[pentha, belan]' });
    pay(play.choose(0, 'portal:pentha>abyss'), 0, 'f1 f1 s1');
    expect(place(play, 'pentha')).toBe('abyss');
    expect(track(play.state, 'pentha', 'belan')).toBe('3:[pentha, belan]');
    pay(play.choose(0, 'rest').choose(1, 'portal:pentha>pools'), 1, 'f1 f1 s1');
    expect(place(play, 'pentha')).toBe('pools');
  });

  it('[VF-EX-65] [VF-REST-02] after two actions nobody Rests by choice', () => {
    const play = table({ quests: { forest: 'the-broken-oath' } })
      .choose(0, 'move:tovik>coast')
      .choose(0, 'move:belan>quest:forest/1');
    play.expectRefused(0, 'rest').expectWhyNot(0, 'rest-late', 'VF-REST-02');
    play.choose(0, 'vote:f1').expectRefused(0, 'rest');
  });

  it('[VF-EX-68] under the Thin Veil two cards are enough for a Portal', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, city: 'the-thin-veil', hands: { 0: 'f1 s1' } });
    pay(play.choose(0, 'portal:belan>quest:forest/2'), 0, 'f1 s1');
    expect([place(play, 'belan'), votes(play, 'forest')]).toEqual(['forest/2', '']);
    expect(play.state.players[0]?.rested).toBe(true);
  });

  it('[VF-EX-69] Sanctuary protects Demis on Quests from the power, not from results', () => {
    const play = table({
      quests: { forest: 'two-doors-one-key', coast: 'caravan-of-ashes' },
      city: 'law-of-sanctuary',
      seats: 2,
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f2' },
      hands: { 0: 'f1 f1 s1' },
      deck: 'f1 f1',
    });
    play.expectNotOffered(0, 'smite:belan').expectOffered(0, 'smite:isabel').expectWhyNot(0, 'sheltered', 'VF-CITY-12');
    play.choose(0, 'move:isabel>quest:forest/2').choose(0, 'vote:f1');
    expect(place(play, 'isabel')).toBe('abyss');
  });
});

describe('votes', () => {
  const filled = (pile: string, card: string, more: Parameters<typeof table>[0] = {}) =>
    table({
      quests: { forest: 'the-broken-oath', volcano: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: pile },
      hands: { 0: `${card} f1` },
      ...more,
    })
      .choose(0, 'move:aponi>quest:forest/3')
      .choose(0, `vote:${card}`);

  it('[VF-EX-27] [VF-FATE-01] [VF-FATE-03] [VF-FATE-04] [VF-RESOLVE-13] doubles count twice and the larger total wins', () => {
    filled('1:f1 2:f1 3:s2', 's1').expectFact('decided', { verdict: 'scorpions', feathers: 2, scorpions: 3 });
  });

  it('[VF-EX-28] [VF-FATE-02] [VF-FATE-05] [VF-FATE-06] [VF-RESOLVE-12] Fate +2 brings two cards, and again', () => {
    const play = filled('1:f1', 'p2', { deck: 's1 p2 f1 f2' });
    play.expectFact('decided', { feathers: 4, scorpions: 1 });
    expect(facts(play, 'revealed').length).toBe(6);
    expect([...play.state.discard].sort()).toEqual(['f1', 'f1', 'f2', 'p2', 'p2', 's1']);
  });

  it('[VF-EX-29] [VF-RESOLVE-14] the coin breaks a tie by one vote', () => {
    filled('1:f1', 's1', { coins: 'F' }).expectFact('decided', { verdict: 'feathers', feathers: 2, scorpions: 1 });
    filled('1:f1', 's1', { coins: 'S' }).expectFact('decided', { verdict: 'scorpions', feathers: 1, scorpions: 2 });
  });

  const scapegoat = (more: Parameters<typeof table>[0] = {}) =>
    table({
      quests: { forest: 'the-scapegoat', volcano: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1 1:f1' },
      hands: { 0: 'f1 f1', 1: 's1 s1', 2: 's1 s2 f1', 3: '' },
      ...more,
    }).choose(0, 'move:aponi>quest:forest/3');

  it('[VF-EX-30] [VF-RESOLVE-05] [VF-RESOLVE-07] the resolving player picks two different others', () => {
    const play = scapegoat().choose(0, 'vote:f1');
    expect(offered(play, 0, 'voter')).toEqual(['voter:1', 'voter:2', 'voter:3']);
    play.expectRefused(0, 'voter:0').expectWhyNot(0, 'own-seat', 'VF-RESOLVE-07');
    play.choose(0, 'voter:2').expectRefused(0, 'voter:2').expectWhyNot(0, 'voter-again', 'VF-RESOLVE-05');
    expect(offered(play, 0, 'voter')).toEqual(['voter:1', 'voter:3']);
  });

  it('[VF-EX-31] [VF-RESOLVE-08] a picked player adds a card and draws one', () => {
    const play = scapegoat({ deck: 'p2' }).choose(0, 'vote:f1').choose(0, 'voter:2').choose(0, 'voter:1');
    play.choose(1, 'vote:s1').choose(2, 'vote:s2');
    expect(handSize(play, 2)).toBe(3);
  });

  it('[VF-EX-32] [VF-RESOLVE-09] a picked player without cards looks at the top card and adds it', () => {
    const play = scapegoat({ deck: 's2 f1' }).choose(0, 'vote:f1').choose(0, 'voter:3').choose(0, 'voter:2');
    play.choose(2, 'vote:f1');
    expect(handSize(play, 3)).toBe(0);
    const own = play.events.find(({ fact, to }) => fact.type === 'voted' && to?.includes(3));
    expect(own).toMatchObject({ to: [3], fact: { seat: 3, kind: 'f1' }, public: { seat: 3 } });
    expect(own?.public).not.toHaveProperty('kind');
  });

  it('[VF-EX-33] [VF-RESOLVE-10] [VF-DUO-03] [VF-RULING-75] two players get extra votes from the deck', () => {
    const play = table({
      seats: 2,
      quests: { forest: 'two-doors-one-key', volcano: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f1 1:f1' },
      hands: { 0: 'f1 f1', 1: 's1 s1' },
      deck: 's2 s2 f2',
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1');
    expect(facts(play, 'revealed').length).toBe(5);
    play.expectFact('decided', { feathers: 3, scorpions: 4 });
    expect([handSize(play, 0), handSize(play, 1)]).toEqual([1, 2]);
  });

  it('[VF-EX-34] [VF-RESOLVE-06] [VF-DUO-04] [VF-RULING-26] number -1 removes one card face up', () => {
    for (const seats of [2, 4]) {
      const play = table({
        seats,
        quests: { forest: 'the-gamblers-shrine', volcano: 'caravan-of-ashes' },
        at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
        votes: { forest: '1:f1 1:f1 1:s1' },
        hands: { 0: 'f1 f1' },
      })
        .choose(0, 'move:aponi>quest:forest/3')
        .choose(0, 'vote:f1');
      expect(facts(play, 'voteRemoved').length).toBe(1);
      expect(facts(play, 'revealed').length).toBe(3);
      expect(play.state.discard.length).toBe(4);
    }
  });

  it('[VF-EX-66] the Grand Assembly counts every number one higher', () => {
    const extra = (quest: string, slots: number) => {
      const demis = ['belan', 'isabel', 'aponi'] as const;
      const at = Object.fromEntries(demis.map((demi, i) => [demi, i < slots - 1 ? `forest/${i + 1}` : 'forest']));
      const play = table({
        quests: { forest: quest, volcano: 'caravan-of-ashes' },
        city: 'the-grand-assembly',
        at,
        votes: { forest: '1:f1 1:f1' },
        hands: { 0: 'f1 f1' },
      })
        .choose(0, `move:${demis[slots - 1]}>quest:forest/${slots}`)
        .choose(0, 'vote:f1');
      expect(facts(play, 'voteRemoved')).toEqual([]);
      const asked = [];
      while (play.promptOf(0)?.ask === 'voter') asked.push(play.choose(0, /^voter/));
      return asked.length;
    };
    expect([
      extra('the-gamblers-shrine', 3),
      extra('the-broken-oath', 3),
      extra('duel-at-dawn', 2),
      extra('two-doors-one-key', 2),
    ]).toEqual([0, 1, 2, 2]);
  });

  it('[VF-EX-61] [VF-RESOLVE-16] [VF-RESOLVE-17] [VF-RULING-65] survivors stand in the region, which has no Quest now', () => {
    const play = filled('1:s1 2:s1', 's1');
    expect(place(play, 'aponi')).toBe('abyss');
    expect([place(play, 'belan'), place(play, 'isabel')]).toEqual(['forest', 'forest']);
    expect(play.state.quests.map((quest) => quest.region)).toEqual(['volcano']);
    expect(play.state.questDeck).not.toContain('the-broken-oath');
    expect(play.state.discard).toEqual(['s1', 's1', 's1']);
  });
});

describe('slots', () => {
  it('[VF-EX-35] [VF-SLOT-04] [VF-SLOT-05] [VF-RULING-31] the own colour is a duty and closed to others', () => {
    const play = table({ quests: { forest: 'the-unfinished-forge' } });
    expect(offered(play, 0, 'move:aponi>quest')).toEqual(['move:aponi>quest:forest/2']);
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/3']);
    play.expectWhyNot(0, 'slot-duty', 'VF-SLOT-05').expectWhyNot(0, 'slot-need', 'VF-SLOT-04');
  });

  it('[VF-EX-37] [VF-SLOT-06] [VF-SLOT-09] on an ordered Quest the gap comes first', () => {
    const play = table({ quests: { forest: 'caravan-of-ashes' }, at: { isabel: 'forest/1', pentha: 'forest/3' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/2']);
    expect(offered(play, 0, 'portal:belan>quest').length).toBe(3);
    play.expectWhyNot(0, 'slot-order', 'VF-SLOT-06');
  });

  it('[VF-EX-38] [VF-SLOT-02] an ordered Quest is closed when its topmost open slot does not fit', () => {
    const play = table({ quests: { forest: 'the-bull-run' } });
    expect(offered(play, 0, 'move:pentha>quest')).toEqual([]);
    play.expectWhyNot(0, 'slot-need', 'VF-SLOT-02');
  });

  it('[VF-EX-78] a class slot keeps others to the blank one', () => {
    const play = table({ quests: { forest: 'debate-of-the-two-lamps' }, at: { isabel: 'forest/1' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/3']);
  });

  it('[VF-EX-77] a contested row takes from the left and gives to the right', () => {
    const settled = (card: string, pile: string) =>
      table({
        quests: { forest: 'the-shield-of-debts', volcano: 'caravan-of-ashes' },
        at: { belan: 'forest/1', ruhane: 'forest/2', isabel: 'forest/3', tovik: 'forest' },
        track: '3:[isabel, tovik]',
        votes: { forest: pile },
        hands: { 0: `${card} f1` },
      })
        .choose(0, 'move:tovik>quest:forest/4')
        .choose(0, `vote:${card}`).state.renown;
    expect(settled('f1', '1:f1 2:f1 3:f1')).toMatchObject({ isabel: 2, tovik: 3 });
    expect(settled('s1', '1:s1 2:s1 3:s1')).toMatchObject({ isabel: 3, tovik: 4 });
  });
});
