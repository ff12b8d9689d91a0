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
