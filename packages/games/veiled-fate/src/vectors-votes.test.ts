import { describe, expect, it } from 'vitest';
import { facts, handSize, offered, place, table } from './testing/table.ts';

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
