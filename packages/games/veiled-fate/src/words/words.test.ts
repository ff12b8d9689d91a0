import { plain } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { pay, table, type VfPlay } from '../testing/table.ts';

const said = (play: VfPlay, seat: number, option: string) => {
  const prompt = play.promptOf(seat);
  if (!prompt) throw new Error(`seat ${seat} is not asked`);
  const text = veiledFate.words.prompt(veiledFate.view(play.state, seat), prompt);
  const at = prompt.options.findIndex(({ id }) => id === option);
  return { sentence: plain(text.sentence), label: plain(text.labels[at] ?? '') };
};
const told = (play: VfPlay, type: string) => {
  const fact = play.events.find((event) => event.fact.type === type)?.fact;
  return fact && plain(veiledFate.words.fact(fact as Parameters<typeof veiledFate.words.fact>[0]));
};
const why = (play: VfPlay, code: string) => {
  const refusal = veiledFate.whyNot(play.state, 0).find((each) => each.code === code);
  return refusal && plain(veiledFate.words.refusal(veiledFate.view(play.state, 0), refusal));
};

describe('words', () => {
  it('ask and label', () => {
    const play = table({ quests: { forest: 'the-riddle-and-the-wall' }, at: { belan: 'coast' } });
    expect(said(play, 0, 'move:belan>quest:forest/2')).toEqual({
      sentence: 'First action: move a Demi, use a God Power or Rest.',
      label: 'Move Belan to slot 2 of the Quest in Forest (Strength (Bull); Feathers −1 Renown, Scorpions +2 Renown)',
    });
    expect(said(play, 0, 'smite:isabel').label).toBe('Smite (2) Isabel');
    expect(said(play, 0, 'rest').label).toBe('Rest and take the Token');
    play.choose(0, 'move:belan>mountains');
    expect(said(play, 0, 'pass')).toEqual({
      sentence: 'Second action: move or use a God Power; to pass now is to Rest.',
      label: 'Pass (you will Rest)',
    });
    play.choose(0, 'portal:isabel>abyss');
    expect(said(play, 0, 'pay:f1')).toEqual({
      sentence: 'Discard 3 Fate cards face up for Portal, one at a time.',
      label: 'Discard Feather',
    });
  });

  it('tell what happened', () => {
    const play = table({ quests: { forest: 'the-divided-village' }, deck: 'p2', votes: { forest: '1:s2' } });
    pay(play.choose(0, 'omniscience:forest'), 0, 'f1 f1');
    expect(told(play, 'looked')).toBe(
      'Player 1 looks at the 2 votes on the Quest in Forest: Double Scorpion, Fate +2.',
    );
    expect(told(play, 'deckVoted')).toBe('1 Fate card from the deck goes unseen into the Quest in Forest.');
    play.choose(0, 'move:belan>quest:forest/1');
    expect(told(play, 'moved')).toBe('Player 1 moves Belan from the City to slot 1 of the Quest in Forest.');
    play.choose(0, 'vote:s1');
    expect(told(play, 'voted')).toBe('Player 1 adds a Scorpion to the Quest in Forest.');
  });

  it('call the reader "you", with verbs that agree, and know cards and things by their ids', () => {
    const looked = { type: 'looked', seat: 0, region: 'forest', count: 2 } as const;
    const reader = { name: (seat: number) => ['Maren', 'Eneko'][seat] ?? '', you: 0 };
    const text = veiledFate.words.fact(looked);
    expect(plain(text, reader)).toBe('You look at the 2 votes on the Quest in Forest.');
    expect(plain(veiledFate.words.fact({ ...looked, seat: 1 }), reader)).toMatch(/^Eneko looks at/);
    expect(text).toContainEqual({ thing: 'quest:forest', name: 'Quest in Forest' });
    expect(veiledFate.words.fact({ type: 'refreshed', seat: 1, kind: 's2' })).toContainEqual({
      card: 's2',
      name: 'Double Scorpion',
    });
  });

  it('give reasons with names and numbers', () => {
    const play = table({
      quests: { forest: 'the-unfinished-forge' },
      at: { belan: 'coast', tovik: 'abyss' },
      hands: { 0: 'f1' },
    });
    expect(why(play, 'cost')).toBe('Portal costs 3 Fate cards; you have 1.');
    expect(why(play, 'slot-duty')).toBe(
      'Slot 3 of the Quest in Forest is closed to Agamar, who must take the slot of the own colour.',
    );
    expect(why(play, 'slot-need')).toBe('Slot 1 of the Quest in Forest is for Agamar, not for Isabel.');
    expect(why(play, 'far')).toBe('Belan cannot move to Canyons: it is not next to Coast.');
    expect(why(play, 'abyss-exit')).toBe('From the Abyss Tovik can move only to the Pools.');
    expect(why(play, 'pass-early')).toBe('You can pass only after one action; taking none is a Rest.');
  });

  it('sketch the table for its viewer', () => {
    const play = table({
      quests: { forest: 'the-divided-village' },
      at: { belan: 'forest/1' },
      votes: { forest: '0:f1 1:s1' },
    });
    const zone = (who: 0 | 'spectator', id: string) =>
      veiledFate.words.sketch(veiledFate.view(play.state, who)).zones.find((each) => each.id === id);
    expect(plain(zone(0, 'quest:forest')?.name ?? '')).toBe(
      'Forest: The Divided Village. Number 0: no extra votes. 2 votes (Player 1 1, Player 2 1); yours: Feather',
    );
    expect(plain(zone('spectator', 'quest:forest')?.name ?? '')).not.toContain('yours');
    expect(plain(zone(0, 'quest:forest')?.things?.[0]?.facts ?? '')).toBe(
      'Belan; any Demi; Feathers +1 Renown, Scorpions −1 Renown',
    );
    expect(zone(0, 'hand')?.count).toBe(5);
    expect(zone('spectator', 'hand')).toBeUndefined();
  });
});
