import { factsFor, Match, seedFrom } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { coin, contest, row } from '../content/rows.ts';
import { veiledFate } from '../index.ts';
import {
  type Arrangement,
  facts,
  hand,
  handSize,
  offered,
  pay,
  place,
  table,
  votes,
  withQuest,
} from '../testing/table.ts';
import type { PlainResult } from '../vocabulary.ts';

/** the-broken-oath with two Demis on it and a third about to fill it. */
const nearlyFull = (more: Arrangement = {}) =>
  table({
    quests: { forest: 'the-broken-oath', coast: 'caravan-of-ashes' },
    at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
    votes: { forest: '1:f1 2:f1' },
    track: '',
    ...more,
  }).choose(0, 'move:aponi>quest:forest/3');

describe('votes on Quests', () => {
  it('[VF-VOTE-01] [VF-VOTE-02] every placement adds exactly one card of free choice', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, hands: { 0: 'f1 s2 p2' } }).choose(
      0,
      'move:belan>quest:forest/1',
    );
    expect(play.promptOf(0)).toMatchObject({ ask: 'vote' });
    expect(offered(play, 0, '')).toEqual(['vote:f1', 'vote:s2', 'vote:p2']);
    play.choose(0, 'vote:p2');
    expect([votes(play, 'forest'), hand(play, 0)]).toEqual(['0:p2', 'f1 s2']);
  });

  it('[VF-VOTE-03] [VF-QUEST-03] the size of a pile and who added how many are public, faces are not', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, votes: { forest: '1:s2 2:f1 1:f1' } })
      .choose(0, 'move:belan>quest:forest/1')
      .choose(0, 'vote:s1');
    const by = [
      { seat: 1, count: 2 },
      { seat: 2, count: 1 },
      { seat: 0, count: 1 },
    ];
    const pile = (who: number | 'spectator') => veiledFate.view(play.state, who).quests[0]?.pile;
    expect(pile('spectator')).toEqual({ size: 4, by, mine: [] });
    expect(pile(1)).toEqual({ size: 4, by, mine: ['s2', 'f1'] });
    expect(factsFor(play.events, 1)).toContainEqual({ type: 'voted', seat: 0, region: 'forest', why: 'placed' });
  });

  it('[VF-VOTE-04] [VF-RULING-78] a vote is not taken back; a move before it is', () => {
    const match = Match.deal(veiledFate, { id: 'undo', seats: 3, seed: seedFrom('undo') });
    const seat = match.prompts()[0]?.seat ?? -1;
    match.choose(seat, 'move:belan>coast');
    expect(match.undoOffer(seat)).toEqual({ ok: true, of: 1, option: 'move:belan>coast' });
    match.undo(seat);
    const onto = match.promptOf(seat)?.options.find(({ id }) => id.startsWith('move:belan>quest'))?.id ?? '';
    match.choose(seat, onto);
    expect(match.undoOffer(seat).ok).toBe(true);
    match.choose(seat, match.promptOf(seat)?.options[0]?.id ?? '');
    expect(match.undoOffer(seat)).toMatchObject({ ok: false });
    const paid = Match.deal(veiledFate, { id: 'undo', seats: 3, seed: seedFrom('undo') });
    paid.choose(seat, 'smite:belan');
    expect(paid.undoOffer(seat).ok).toBe(true);
    paid.choose(seat, paid.promptOf(seat)?.options[0]?.id ?? '');
    expect(paid.undoOffer(seat).ok).toBe(false);
  });

  it('[VF-RULING-80] whoever holds several cards is asked even if they are alike', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, hands: { 0: 'f1 f1 f1' } }).choose(
      0,
      'move:belan>quest:forest/1',
    );
    play.expectPrompt(0, 'vote');
    expect(offered(play, 0, '')).toEqual(['vote:f1']);
    const single = table({ quests: { forest: 'the-divided-village' }, hands: { 0: 'f1' } }).choose(
      0,
      'move:belan>quest:forest/1',
    );
    expect(votes(single, 'forest')).toBe('0:f1');
    const payer = table({ hands: { 0: 'f1 f1 f1' } }).choose(0, 'smite:belan');
    expect(offered(payer, 0, '')).toEqual(['pay:f1']);
  });
});

describe('resolving', () => {
  it('[VF-QUEST-04] [VF-RESOLVE-03] [VF-RESOLVE-18] a full Quest resolves at once, within the action', () => {
    const play = nearlyFull().choose(0, 'vote:f1').expectNoFact('voterPicked').expectNoFact('voteRemoved');
    play.expectFact('questDone', { quest: 'the-broken-oath' });
    expect(facts(play, 'revealed').length).toBe(3);
    expect(play.state.turn).toMatchObject({ seat: 0, used: 1 });
  });

  it('[VF-RESOLVE-01] [VF-RESOLVE-02] [VF-RESOLVE-04] the one who filled it picks as many voters as the number says', () => {
    const play = table({
      quests: { forest: 'duel-at-dawn', coast: 'caravan-of-ashes' },
      turn: 2,
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f1' },
    })
      .choose(2, 'move:isabel>quest:forest/2')
      .choose(2, 'vote:f1');
    expect(offered(play, 2, 'voter')).toEqual(['voter:3', 'voter:0', 'voter:1']);
    play.choose(2, 'voter:0').choose(0, 'vote:f1').expectFact('questDone');
  });

  it('[VF-RESOLVE-11] the pile is shuffled and shown card by card, without names', () => {
    const orders = new Set<string>();
    for (const coins of ['F', 'S', 'FF', 'FS', 'SF', 'SS', 'FFF', 'SSS']) {
      const play = nearlyFull({ coins, votes: { forest: '1:f2 2:s2' } }).choose(0, 'vote:s1');
      const shown = facts(play, 'revealed');
      orders.add(shown.map(({ kind }) => kind).join());
      for (const fact of shown)
        expect(Object.keys(fact).sort()).toEqual(['feathers', 'from', 'kind', 'scorpions', 'type', 'vote']);
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  it('[VF-FATE-08] all cards of a vote go to the discard pile, those of Fate +2 as well', () => {
    const play = nearlyFull({ hands: { 0: 'p2 s1' }, deck: 'f2 s2' }).choose(0, 'vote:p2');
    expect([...play.state.discard].sort()).toEqual(['f1', 'f1', 'f2', 'p2', 's2']);
  });

  it('[VF-FATE-09] [VF-RULING-28] an empty deck is made from the discard pile, without the cards of this vote', () => {
    const play = nearlyFull({ hands: { 0: 'p2 s1' }, deck: 'f2', deckIsShort: true });
    const discarded = play.state.discard.length;
    play.choose(0, 'vote:p2').expectFact('reshuffled', { count: discarded });
    expect(play.state.discard.length).toBe(5);
    expect(play.state.deck.length).toBe(discarded - 1);
  });

  it('[VF-FATE-10] [VF-RULING-86] with both piles empty a draw is skipped', () => {
    const play = table({ at: { belan: 'abyss' } });
    const [first] = play.state.quests;
    for (const kind of play.state.deck.splice(0)) first?.pile.push({ kind, by: 1, seen: 0 });
    play.choose(0, 'move:belan>pools').expectNoFact('drew');
    expect(handSize(play, 0)).toBe(5);
    pay(play.choose(0, 'smite:belan'), 0, 'f1 f1');
    expect(play.state.discard).toEqual(['f1', 'f1']);
  });

  it('[VF-RULING-25] two picked players vote clockwise from the resolving one', () => {
    const play = table({
      quests: { forest: 'the-scapegoat', coast: 'caravan-of-ashes' },
      turn: 1,
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1' },
    })
      .choose(1, 'move:aponi>quest:forest/3')
      .choose(1, 'vote:f1')
      .choose(1, 'voter:0')
      .choose(1, 'voter:3');
    play.expectPrompt(3, 'vote').choose(3, 'vote:f1').expectPrompt(0, 'vote');
    expect(JSON.stringify(factsFor(play.events, 0))).not.toContain('kind');
  });

  it('[VF-RULING-85] others hear of each pick at once', () => {
    const play = table({
      quests: { forest: 'the-scapegoat', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest/2', aponi: 'forest' },
      votes: { forest: '1:f1' },
    })
      .choose(0, 'move:aponi>quest:forest/3')
      .choose(0, 'vote:f1')
      .choose(0, 'voter:2');
    expect(factsFor(play.events, 3)).toEqual([{ type: 'voterPicked', seat: 0, voter: 2, region: 'forest' }]);
  });

  it('[VF-RULING-54] three players and the number 2 leave nothing to pick', () => {
    const play = table({
      seats: 3,
      quests: { forest: 'two-doors-one-key', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest' },
      votes: { forest: '1:f1' },
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1');
    play
      .expectPrompt(1, 'vote')
      .choose(1, 'vote:f1')
      .expectPrompt(2, 'vote')
      .choose(2, 'vote:s1')
      .expectFact('questDone');
  });

  it('[VF-RULING-29] a Quest without votes is decided by the coin', () => {
    const play = table({
      quests: { forest: 'the-broken-oath', coast: 'caravan-of-ashes' },
      coins: 'S',
      at: { belan: 'forest/1', isabel: 'forest/2' },
      hands: { 0: 'f1 f1 f1' },
    });
    pay(play.choose(0, 'portal:aponi>quest:forest/3'), 0, 'f1 f1 f1');
    play.expectFact('decided', { verdict: 'scorpions', feathers: 0, scorpions: 1 }).expectNoFact('revealed');
  });

  it('[VF-RULING-27] [VF-AGEVOTE-13] a Fate +2 works in an Age vote, where numbers and picked players do not exist', () => {
    const play = table({
      age: 'the-long-harvest',
      rested: [1, 2, 3],
      hands: { 0: 'p2 f1' },
      deck: 'p2 s1 s2 s1',
    }).choose(0, 'rest');
    play.choose(0, 'vote:p2');
    for (const seat of [0, 1, 2, 3]) play.choose(seat, 'done').expectNoFact('voterPicked').expectNoFact('voteRemoved');
    play.expectFact('decided', { vote: 'age', feathers: 0, scorpions: 4 });
  });

  it('[VF-RULING-66] Demis stay on their slots until all rows are done', () => {
    const play = nearlyFull().choose(0, 'vote:f1');
    const types = play.events.map(({ fact }) => fact.type);
    expect(types.lastIndexOf('renown')).toBeLessThan(types.indexOf('questDone'));
    expect(facts(play, 'questDone')).toMatchObject([{ demis: ['belan', 'isabel', 'aponi'] }]);
  });

  it('[VF-RULING-84] an early end leaves Quest and Demis where they are', () => {
    const play = nearlyFull({ track: '12:[belan]' }).choose(0, 'vote:f1');
    play.ends('ascension');
    expect([place(play, 'belan'), place(play, 'aponi'), votes(play, 'forest')]).toEqual(['forest/1', 'forest/3', '']);
    expect(play.state.discard.length).toBe(3);
  });
});

describe('results', () => {
  /** What one icon does to Belan, who has 3 Renown and somebody in front and behind. */
  const applied = (result: PlainResult) => {
    const game = withQuest({
      id: 'one',
      family: 'open',
      number: 0,
      rows: [row('any', result, '.'), row('any', '.', '.')],
    });
    return table({
      game,
      quests: { forest: 'one', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest' },
      track: '3:[tovik, belan, aponi]',
      votes: { forest: '1:f1' },
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1');
  };

  it('[VF-RESULT-01] Omega is +1', () => expect(applied('+1').state.renown.belan).toBe(4));
  it('[VF-RESULT-02] Omega 2 is +2', () => expect(applied('+2').state.renown.belan).toBe(5));
  it('[VF-RESULT-03] Scythe is -1', () => expect(applied('-1').state.renown.belan).toBe(2));
  it('[VF-RESULT-04] Scythe 2 is -2', () => expect(applied('-2').state.renown.belan).toBe(1));

  it('[VF-RESULT-05] [VF-SMITE-06] Smite is the same Smite everywhere', () => {
    const play = applied('X').expectFact('smitten', { demi: 'belan' });
    expect([place(play, 'belan'), play.state.renown.belan, play.state.rank.indexOf('belan')]).toEqual(['abyss', 3, 2]);
  });

  it('[VF-RESULT-08] a blank result does nothing', () => {
    const play = applied('.').expectNoFact('renown').expectNoFact('rowApplied');
    expect(play.state.rank.slice(0, 3)).toEqual(['tovik', 'belan', 'aponi']);
  });

  it('[VF-RESULT-07] each coin icon is tossed for its own Demi', () => {
    const both = coin('+1', 'X');
    const game = withQuest({
      id: 'two',
      family: 'open',
      number: 0,
      rows: [row('any', both, '.'), row('any', both, '.')],
    });
    const play = table({
      game,
      coins: 'FS',
      quests: { forest: 'two', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest' },
      track: '',
      votes: { forest: '1:f1' },
    })
      .choose(0, 'move:isabel>quest:forest/2')
      .choose(0, 'vote:f1');
    expect(facts(play, 'coin').map(({ face }) => face)).toEqual(['feathers', 'scorpions']);
    expect([play.state.renown.belan, place(play, 'belan'), place(play, 'isabel')]).toEqual([1, 'forest', 'abyss']);
  });

  it('[VF-RULING-30] on an ordered Quest a colour further down is no duty', () => {
    const rows = [row('any', '+1', '-1'), row('belan', '-1', '+1'), row('any', '.', '.')];
    const game = withQuest({ id: 'stair', family: 'ordered', number: 0, rows });
    const play = table({ game, quests: { forest: 'stair' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/1']);
  });

  it('[VF-RULING-33] an ordered Quest fills a contested row from the left', () => {
    const rows = [contest('any', 'any', '+1', '+1'), row('any', '.', '.')];
    const game = withQuest({ id: 'pair', family: 'ordered', number: 0, rows });
    const play = table({ game, quests: { forest: 'pair' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/1']);
    const next = table({ game, quests: { forest: 'pair' }, at: { tovik: 'forest/1' } });
    expect(offered(next, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/2']);
  });

  it('[VF-RULING-58] there is no top to the track', () => {
    const play = nearlyFull({ track: '12:[belan]' }).choose(0, 'vote:f1');
    expect(play.state.renown.belan).toBe(14);
  });
});
