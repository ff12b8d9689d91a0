import { factsFor, Match, seedFrom } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { compile } from '../content/compile.ts';
import { BASE_CARDS } from '../content/families.ts';
import { applyAge } from '../effects/age.ts';
import { veiledFate } from '../index.ts';
import {
  type Arrangement,
  ageVote,
  facts,
  handSize,
  offered,
  place,
  restAll,
  table,
  track,
  type VfPlay,
} from '../testing/table.ts';
import type { DemiId, Named, Verdict } from '../vocabulary.ts';

const placeAll = (play: VfPlay): VfPlay => {
  while (play.state.stage === 'nextAge') play.choose(play.game.prompts(play.state)[0]?.seat ?? 0, /^place/);
  return play;
};

describe('the course of an Age', () => {
  it('[VF-TERM-05] [VF-FLOW-01] [VF-FLOW-04] [VF-FLOW-05] [VF-AGE-01] three Ages, each opened and closed by its card, then the reveal', () => {
    const play = table({ seats: 2, age: 'the-long-harvest' });
    const told: string[] = [];
    const note = () => {
      for (const { fact } of play.events)
        if (/^age(Opened|Ended)|^ended|^decided/.test(fact.type)) told.push(fact.type);
    };
    for (let guard = 0; play.game.prompts(play.state).length > 0 && guard < 200; guard++) {
      const prompt = play.game.prompts(play.state)[0];
      const wanted = { act: 'rest', ageVote: 'done' }[prompt?.ask ?? ''] ?? prompt?.options[0]?.id ?? '';
      play.choose(prompt?.seat ?? 0, wanted);
      note();
    }
    expect(told).toEqual([
      ...['ageEnded', 'decided', 'ageOpened'],
      ...['ageEnded', 'decided', 'ageOpened'],
      ...['ageEnded', 'decided', 'ended'],
    ]);
    expect(play.state.age.number).toBe(3);
  });

  it('[VF-AGEEND-01] [VF-AGEEND-04] [VF-TERM-07] when all have Rested, a vote of all follows', () => {
    const play = table({ age: 'the-long-harvest' });
    restAll(play).expectFact('ageEnded', { why: 'rested' });
    const voters = [];
    while (play.game.prompts(play.state)[0]?.ask === 'ageVote') {
      const seat = play.game.prompts(play.state)[0]?.seat ?? -1;
      expect(offered(play, seat, '')).toContain('done');
      voters.push(seat);
      play.choose(seat, 'done');
    }
    expect(voters).toEqual([1, 2, 3, 0]);
  });

  it('[VF-AGE-07] [VF-NEXT-06] [VF-NEXT-08] the next Age begins with everybody awake and the same First Player', () => {
    const play = table({ age: 'the-long-harvest', fp: 2, rested: [2], turn: 3 });
    placeAll(ageVote(restAll(play))).expectFact('ageOpened', { age: 2 });
    expect(play.state.players.every((one) => !one.rested)).toBe(true);
    expect([play.state.firstPlayer, play.state.turn.seat, play.state.tokenTaken]).toEqual([2, 2, false]);
    play.choose(2, 'rest').choose(3, 'rest').expectNoFact('token');
  });

  it('[VF-NEXT-07] Demis standing where a Quest is placed are not on it', () => {
    const play = table({ age: 'the-splitting-of-the-land', seats: 2, at: { belan: 'coast' } });
    ageVote(restAll(play)).choose(0, 'place:coast');
    expect(place(play, 'belan')).toBe('coast');
  });

  it('[VF-RULING-73] a Smite by the Age card takes a Demi off a Quest that nobody will resolve', () => {
    const play = table({ age: 'the-last-eclipse', at: { belan: 'volcano/1' }, track: '5:[belan]' });
    ageVote(restAll(play)).expectNoFact('questDone');
    expect(place(play, 'belan')).toBe('abyss');
  });
});

describe('the Age vote', () => {
  it('[VF-AGEVOTE-04] [VF-AGEVOTE-05] [VF-AGEVOTE-11] Rested players vote, empty hands cannot, and votes are not replaced', () => {
    const play = restAll(table({ age: 'the-long-harvest', hands: { 2: '' } }));
    play.choose(1, 'vote:f1').choose(1, 'vote:s1').expectWhyNot(2, 'no-cards', 'VF-AGEVOTE-05').choose(1, 'done');
    play.expectPrompt(3, 'ageVote');
    expect([handSize(play, 1), play.state.players[1]?.rested]).toEqual([2, true]);
    play.choose(3, 'done').choose(0, 'done');
    expect(play.state.discard).toEqual(expect.arrayContaining(['f1', 's1']));
    expect(handSize(play, 1)).toBe(7);
  });

  it('[VF-AGEVOTE-06] [VF-RULING-79] others see how many cards were added when the voter is done, and no faces', () => {
    const play = restAll(table({ age: 'the-long-harvest' })).choose(1, 'vote:f1');
    expect(factsFor(play.events, 2)).toEqual([]);
    expect(veiledFate.view(play.state, 2).players[1]?.cards).toBe(4);
    expect(veiledFate.view(play.state, 1).me?.staged.length).toBe(1);
    play.choose(1, 'vote:s1').choose(1, 'done');
    expect(factsFor(play.events, 2)).toContainEqual({ type: 'ageVoted', seat: 1, count: 2 });
    expect(veiledFate.view(play.state, 2).age.pile).toEqual({ size: 2, by: [{ seat: 1, count: 2 }], mine: [] });
    expect(veiledFate.view(play.state, 1).age.pile.mine).toEqual(['f1', 's1']);
  });

  it('cards that were named can be taken back before the voter is done', () => {
    const match = Match.deal(veiledFate, { id: 'age', seats: 2, seed: seedFrom('age') });
    while (match.prompts()[0]?.ask === 'act') match.choose(match.prompts()[0]?.seat ?? 0, 'rest');
    while (match.prompts()[0]?.ask === 'name')
      match.choose(match.prompts()[0]?.seat ?? 0, match.prompts()[0]?.options[0]?.id ?? '');
    const seat = match.prompts()[0]?.seat ?? -1;
    match.choose(seat, match.prompts()[0]?.options[0]?.id ?? '');
    expect(match.undoOffer(seat).ok).toBe(true);
    match.choose(seat, 'done');
    expect(match.undoOffer(seat).ok).toBe(false);
  });

  it('[VF-AGEVOTE-07] [VF-AGEVOTE-08] the larger side has its effect', () => {
    const outcome = (cards: string) => {
      const play = table({
        age: 'the-long-harvest',
        at: { belan: 'coast', tovik: 'pools' },
        track: '',
        hands: { 1: 'f1 s1 s2 f2' },
      });
      ageVote(restAll(play), { 1: cards });
      return [play.state.renown.belan, play.state.renown.isabel, play.state.renown.tovik];
    };
    expect(outcome('f2 s1')).toEqual([1, 0, 0]);
    expect(outcome('s2 f1')).toEqual([0, 1, 0]);
    expect(outcome('s1 f1')).toEqual([0, 0, 1]);
  });

  it('[VF-AGEVOTE-12] [VF-END-01] the third Age card ends the game', () => {
    const play = table({ age: 'night-of-whispers', seats: 2 });
    ageVote(restAll(play)).ends('verdict');
    expect(play.state.age.pile).toEqual([]);
  });
});

describe('Age effects', () => {
  const content = compile(BASE_CARDS);
  /** Applies one outcome of a card to a table and says what changed. */
  const effect = (card: string, verdict: Verdict, how: Arrangement, ...chosen: Named[]) => {
    const { state } = table({ age: card, ...how });
    state.age.chosen = chosen;
    const before = { ...state.renown };
    const events: Parameters<typeof applyAge>[0]['events'] = [];
    applyAge({ state, events, content, stack: state.work }, content.ages.get(card)?.[verdict] ?? []);
    const gained: Partial<Record<DemiId, number>> = {};
    for (const demi of state.rank)
      if (state.renown[demi] !== before[demi]) gained[demi] = state.renown[demi] - before[demi];
    const smitten = events.flatMap(({ fact }) => (fact.type === 'smitten' ? [fact.demi] : []));
    return { state, gained, smitten, events };
  };
  /** Two of each class in a row, then the last three: ranks 1 to 9. */
  const RANKS = '9:[isabel] 8:[agamar] 7:[pentha] 6:[namari] 5:[belan] 4:[aponi] 3:[caldis] 2:[tovik] 1:[ruhane]';
  const SPREAD = {
    isabel: 'coast',
    namari: 'forest',
    caldis: 'canyons',
    agamar: 'desert',
    belan: 'volcano',
    tovik: 'mountains',
    pentha: 'abyss',
    aponi: 'pools',
  } as const;
  const on = { track: RANKS, at: SPREAD };

  it('[VF-RENOWN-08] [VF-AGEVOTE-10] [VF-RULING-41] goes through the Demis in the rank order of the start', () => {
    const { state, events } = effect('the-falling-stars', 'feathers', {
      track: '1:[tovik] 0:[isabel, namari, caldis, agamar, belan, pentha, aponi, ruhane]',
    });
    const order = events.flatMap(({ fact }) => (fact.type === 'renown' ? [fact.demi] : []));
    expect(order).toEqual(['pentha', 'aponi', 'ruhane']);
    expect(track(state, 'tovik', 'pentha', 'aponi', 'ruhane')).toBe('1:[ruhane, aponi, pentha, tovik]');
  });

  it('the-long-harvest pays regions, the City, or those below', () => {
    expect(effect('the-long-harvest', 'feathers', on).gained).toEqual({
      isabel: 1,
      namari: 1,
      caldis: 1,
      agamar: 1,
      belan: 1,
      tovik: 1,
    });
    expect(effect('the-long-harvest', 'scorpions', on).gained).toEqual({ ruhane: 1 });
    expect(effect('the-long-harvest', 'tie', on).gained).toEqual({ pentha: 1, aponi: 1 });
  });

  it('the-lawgivers-quarrel and night-of-whispers look at the ranks inside each class', () => {
    expect(effect('the-lawgivers-quarrel', 'feathers', on).gained).toEqual({ caldis: 1, tovik: 1, ruhane: 1 });
    expect(effect('the-lawgivers-quarrel', 'scorpions', on).gained).toEqual({ isabel: -1, agamar: -1, pentha: -1 });
    expect(effect('the-lawgivers-quarrel', 'tie', on).gained).toEqual({ namari: 1, belan: 1, aponi: 1 });
    expect(effect('night-of-whispers', 'feathers', on).gained).toEqual({ isabel: 1, agamar: 1, pentha: 1 });
    expect(effect('night-of-whispers', 'scorpions', on).gained).toEqual({ caldis: 2, tovik: 2, ruhane: 2 });
    expect(effect('night-of-whispers', 'tie', on).smitten).toEqual(['namari', 'belan', 'aponi']);
  });

  it('the-falling-stars and the-last-eclipse look at places', () => {
    expect(effect('the-falling-stars', 'feathers', on).gained).toEqual({ caldis: 1, tovik: 1, ruhane: 1 });
    expect(effect('the-falling-stars', 'scorpions', on).gained).toEqual({ isabel: -1, agamar: -1, pentha: -1 });
    expect(effect('the-falling-stars', 'tie', on).smitten).toEqual(['isabel', 'ruhane']);
    expect(effect('the-last-eclipse', 'feathers', on).gained).toEqual({ isabel: -2, agamar: -1 });
    expect(effect('the-last-eclipse', 'scorpions', on).gained).toEqual({ caldis: 2, tovik: 2, ruhane: 2 });
    expect(effect('the-last-eclipse', 'tie', on).smitten).toEqual(['isabel']);
  });

  it('[VF-RULING-77] the-silent-regent tosses one coin per Demi in the region, in rank order', () => {
    const crowd = {
      track: RANKS,
      at: { isabel: 'desert', belan: 'desert/1', tovik: 'desert' },
      quests: { desert: 'caravan-of-ashes' },
    } as const;
    expect(effect('the-silent-regent', 'feathers', crowd, 'desert').gained).toEqual({ isabel: 2, belan: 2, tovik: 2 });
    const tossed = effect('the-silent-regent', 'tie', { ...crowd, coins: 'FSF' }, 'desert');
    expect(tossed.gained).toEqual({ isabel: 1, belan: -1, tovik: 1 });
    expect(tossed.events.filter(({ fact }) => fact.type === 'coin').length).toBe(3);
  });

  it('[VF-RULING-42] clauses share one pass unless the card says then', () => {
    const crowd = { track: RANKS, at: { isabel: 'desert', belan: 'desert', tovik: 'desert' } } as const;
    const { events, smitten } = effect('the-silent-regent', 'scorpions', crowd, 'desert');
    const steps = events.map(({ fact }) => fact.type);
    expect(steps).toEqual(['renown', 'renown', 'renown', 'smitten', 'smitten', 'smitten']);
    expect(smitten).toEqual(['isabel', 'belan', 'tovik']);
    const twins = effect('the-twin-hostages', 'tie', { track: RANKS }, 'tovik', 'isabel');
    expect(twins.events.flatMap(({ fact }) => (fact.type === 'renown' ? [`${fact.demi} ${fact.by}`] : []))).toEqual([
      'isabel -1',
      'tovik 1',
    ]);
  });

  it('the-red-games and the-empty-throne work with a named class', () => {
    expect(effect('the-red-games', 'feathers', on, 'agility').gained).toEqual({ pentha: 1, aponi: 1, ruhane: 1 });
    expect(effect('the-red-games', 'scorpions', on, 'agility').gained).toEqual({ pentha: -1, aponi: -1, ruhane: -1 });
    const inCity = { track: RANKS, at: { ...SPREAD, isabel: 'city' } } as const;
    expect(effect('the-empty-throne', 'feathers', inCity, 'agility').gained).toEqual({ isabel: 2 });
    expect(Object.keys(effect('the-empty-throne', 'scorpions', inCity, 'agility').gained).sort()).toEqual([
      'agamar',
      'belan',
      'caldis',
      'namari',
      'tovik',
    ]);
    expect(effect('the-empty-throne', 'tie', inCity, 'agility').smitten).toEqual(['isabel']);
  });

  it('the-splitting-of-the-land parts the land', () => {
    expect(effect('the-splitting-of-the-land', 'feathers', on).gained).toEqual({ isabel: 1, namari: 1, caldis: 1 });
    expect(effect('the-splitting-of-the-land', 'scorpions', on).gained).toEqual({ agamar: 1, belan: 1, tovik: 1 });
    expect(effect('the-splitting-of-the-land', 'tie', on).gained).toEqual({ ruhane: -1 });
  });

  it('[VF-RULING-35] the-drowned-court judges those below, and carries them to the City without the Token', () => {
    expect(effect('the-drowned-court', 'feathers', on).gained).toEqual({ pentha: 2, aponi: 2 });
    const sentenced = effect('the-drowned-court', 'scorpions', on);
    expect([sentenced.gained, sentenced.smitten]).toEqual([{ pentha: -1, aponi: -1 }, ['isabel', 'agamar']]);
    const { state } = effect('the-drowned-court', 'tie', { ...on, city: 'altar-of-quiet-rain/1' });
    expect([state.demis.pentha.at, state.demis.aponi.at, state.city?.token]).toEqual(['city', 'city', 1]);
  });

  it('the-twin-hostages and verdict-of-the-veil work with named Demis', () => {
    expect(effect('the-twin-hostages', 'feathers', on, 'belan', 'ruhane').gained).toEqual({ belan: 1, ruhane: 1 });
    expect(effect('the-twin-hostages', 'scorpions', on, 'belan', 'ruhane').gained).toEqual({ belan: -1, ruhane: -1 });
    expect(effect('verdict-of-the-veil', 'feathers', on, 'belan').gained).toEqual({ belan: 2 });
    expect(effect('verdict-of-the-veil', 'tie', on, 'belan').smitten).toEqual(['belan']);
    const play = restAll(table({ age: 'the-twin-hostages' }));
    play.choose(0, 'name:belan').expectNotOffered(0, 'name:belan').choose(0, 'name:tovik').expectPrompt(1, 'ageVote');
    expect(facts(play, 'ageNamed')).toMatchObject([{ seat: 0, choice: 'tovik' }]);
  });

  it('stops at once when somebody passes 12', () => {
    const { state, gained } = effect('the-long-harvest', 'feathers', { ...on, track: '12:[isabel] 3:[namari]' });
    expect(state.ended).toBe('ascension');
    expect(gained).toEqual({ isabel: 1 });
  });
});
