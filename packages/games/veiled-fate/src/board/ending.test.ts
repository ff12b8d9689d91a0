import { plain } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { ageVote, facts, pay, restAll, table } from '../testing/table.ts';

const SEVEN = ['agamar', 'agamar', 'belan', 'belan', 'tovik', 'tovik', 'caldis'] as const;

describe('the end', () => {
  it('[VF-FLOW-06] [VF-END-04] [VF-SETUP-12] identities are shown at the end and not before', () => {
    const owners = ['isabel', 'belan', 'aponi', 'ruhane'] as const;
    const play = table({ age: 'verdict-of-the-veil', owners });
    const seen = (who: number | 'spectator') => veiledFate.view(play.state, who).players.map(({ demi }) => demi);
    expect(seen(0)).toEqual([undefined, undefined, undefined, undefined]);
    expect(veiledFate.view(play.state, 0).me?.demi).toBe('isabel');
    expect(veiledFate.view(play.state, 'spectator').me).toBeUndefined();
    ageVote(restAll(play).choose(0, 'name:tovik')).expectFact('ended', { identities: owners });
    expect(seen('spectator')).toEqual(owners);
  });

  it('[VF-FLOW-07] passing 12 in the City or by an Age card ends the game there', () => {
    const city = table({ city: 'altar-of-the-ember-crown/1', at: { belan: 'coast' }, track: '12:[belan]' }).choose(
      0,
      'move:belan>city',
    );
    city.ends('ascension');
    const last = table({ city: 'altar-of-quiet-rain/5', at: { belan: 'coast' }, track: '12:[belan]' }).choose(
      0,
      'move:belan>city',
    );
    last.ends('ascension');
    const age = table({
      age: 'the-long-harvest',
      at: { belan: 'coast', tovik: 'coast' },
      track: '12:[belan] 4:[tovik]',
    });
    ageVote(restAll(age), { 0: 'f1' }).ends('ascension');
    expect(age.state.renown.tovik).toBe(4);
  });

  it('[VF-RULING-07] a whole icon is applied before the game stops, and those who wait get nothing', () => {
    // the-broken-oath: slot 1 gains 2, slot 2 loses 1 and slot 3 gains 1 by Feathers.
    const oath = {
      quests: { forest: 'the-broken-oath', volcano: 'caravan-of-ashes' },
      votes: { forest: '1:f1 2:f2' },
    } as const;
    const at = { belan: 'forest/1', namari: 'forest/2', isabel: 'forest' } as const;
    const fill = (track: string) =>
      table({ ...oath, at, track, hands: { 0: 'f1 f1' } })
        .choose(0, 'move:isabel>quest:forest/3')
        .choose(0, 'vote:f1');
    const first = fill('12:[belan] 6:[namari, isabel]');
    first.ends('ascension');
    expect(first.state.renown).toMatchObject({ belan: 14, namari: 6, isabel: 6 });
    const last = fill('12:[isabel] 6:[namari] 3:[belan]');
    last.ends('ascension');
    expect(last.state.renown).toMatchObject({ belan: 5, namari: 5, isabel: 13 });
    // In the order of rank: aponi comes first, and the others are still waiting.
    const places = { aponi: 'coast', belan: 'forest', tovik: 'coast' } as const;
    const age = table({ age: 'the-long-harvest', at: places, track: '12:[aponi, belan] 4:[tovik]' });
    ageVote(restAll(age), { 1: 'f1' }).ends('ascension');
    expect(age.state.renown).toMatchObject({ aponi: 13, belan: 12, tovik: 4 });
  });

  it('[VF-END-03] exactly 12 does not end the game', () => {
    const play = table({ city: 'altar-of-the-ember-crown/1', at: { belan: 'coast' }, track: '11:[belan]' }).choose(
      0,
      'move:belan>city',
    );
    expect([play.state.renown.belan, play.state.ended]).toEqual([12, undefined]);
    play.expectPrompt(0, 'act');
  });

  it('[VF-END-08] [VF-TEAM-01] both owners of the winning Demi win', () => {
    const owners = ['agamar', 'belan', 'tovik', 'agamar', 'belan', 'tovik'] as const;
    const play = table({ seats: 6, age: 'verdict-of-the-veil', track: '9:[caldis] 6:[belan]', owners });
    ageVote(restAll(play).choose(0, 'name:isabel')).ends('verdict');
    expect(play.game.outcome(play.state)?.winners).toEqual([1, 4]);
  });

  it('[VF-TEAM-09] teammates see of each other what everybody sees', () => {
    const owners = ['agamar', 'agamar', 'belan', 'belan', 'tovik', 'tovik'] as const;
    const mates = table({ seats: 6, owners }).state;
    const strangers = table({ seats: 6, owners: ['agamar', 'belan', 'agamar', 'belan', 'tovik', 'tovik'] }).state;
    expect(veiledFate.view(mates, 0)).toEqual(veiledFate.view(strangers, 0));
  });

  it('[VF-RULING-47] the bonus of the lone player may pass 12 without consequence', () => {
    const play = table({ seats: 7, age: 'verdict-of-the-veil', track: '12:[caldis, agamar]', owners: SEVEN });
    ageVote(restAll(play).choose(0, 'name:isabel')).ends('verdict');
    expect(play.state.renown.caldis).toBe(13);
    expect(facts(play, 'ended')).toMatchObject([{ why: 'verdict', winners: [6] }]);
  });

  it('the bonus is also due at an early end', () => {
    const play = table({
      seats: 7,
      quests: { forest: 'two-doors-one-key', coast: 'caravan-of-ashes' },
      at: { agamar: 'forest/1', belan: 'forest' },
      track: '12:[agamar, caldis]',
      owners: SEVEN,
      votes: { forest: '1:f2' },
      hands: { 0: 'f1 f1', 1: 'f1 f1', 2: 'f1 f1' },
    })
      .choose(0, 'move:belan>quest:forest/2')
      .choose(0, 'vote:f1')
      .choose(0, 'voter:1')
      .choose(0, 'voter:2')
      .choose(1, 'vote:f1')
      .choose(2, 'vote:f1');
    play.ends('ascension');
    expect(play.game.outcome(play.state)?.winners).toEqual([6]);
  });

  it('says in words who won', () => {
    const play = table({
      seats: 6,
      age: 'verdict-of-the-veil',
      track: '6:[belan]',
      owners: ['agamar', 'belan', 'tovik', 'agamar', 'belan', 'tovik'],
    });
    ageVote(restAll(play).choose(0, 'name:isabel'));
    expect(plain(veiledFate.words.outcome(veiledFate.view(play.state, 'spectator')))).toBe(
      'Player 2 and Player 5 win together with Belan.',
    );
  });

  it('[VF-TALK-03] has no accusations and no elimination: everybody plays to the end', () => {
    const play = table();
    pay(play.choose(0, 'smite:belan'), 0, 'f1 f1').choose(0, 'pass');
    const verbs = new Set(play.promptOf(1)?.options.map(({ about }) => about?.do));
    expect([...verbs].sort()).toEqual(['move', 'omniscience', 'portal', 'rest', 'smite']);
  });
});
