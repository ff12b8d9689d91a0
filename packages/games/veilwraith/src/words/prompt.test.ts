import { numbered, plain } from '@veilhall/engine';
import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State, tokensThing } from '../index.ts';
import { arrange } from '../lesson/position.ts';
import { table } from '../testing/position.ts';

const READER = numbered(game.words.player);

function textOf(play: Play<State>, seat = 0) {
  const prompt = play.promptOf(seat);
  if (!prompt) throw new Error('nobody is asked');
  const text = game.words.prompt(game.view(play.state, seat), prompt);
  const labels = text.labels.map((label) => plain(label, READER));
  return { sentence: plain(text.sentence, READER), labels: labels.slice(0, prompt.moves), all: labels };
}

describe('prompts', () => {
  it('of the Play Phase say what is left and what each Use needs', () => {
    const threats = ['hobgoblin-a', 'hobgoblin-b', 'key-light'];
    const { sentence, labels } = textOf(table({ threats, hand: ['memory-blood'], tokens: { fight: 1 }, spirit: 10 }));
    expect(sentence).toBe('Play Phase. You still have your Use and your Tilt. The Spirit Phase takes 3: 10 to 7.');
    expect(labels).toEqual([
      'Use Explore on Light (needs 3, you have 1)',
      'Use Explore to draw a Memory',
      'Use Fight on Hobgoblin (needs 4, you have 2 and 1 token)',
      'Use Fight on second Hobgoblin (needs 4, you have 2 and 1 token)',
      'Use Fight to draw a Memory',
      'Use Influence to draw a Memory',
      'Tilt Explore (0 to 1 tokens)',
      'Tilt Fight (1 to 2 tokens)',
      'Tilt Influence (0 to 1 tokens)',
      'Play Memory of Blood: +2 Fight.',
      'End the Play Phase',
    ]);
  });

  it('warn of the end', () => {
    const { sentence } = textOf(table({ threats: ['iron-sexton-a'], spirit: 2 }));
    expect(sentence).toBe(
      'Play Phase. You still have your Use and your Tilt. The Spirit Phase takes 2 Spirit and ends you.',
    );
  });

  it('of Keys name the Key and what it does', () => {
    const { labels } = textOf(table({ keys: { 'key-voice': 'upright' }, advanced: ['explore'] }));
    expect(labels).toContain('Turn A Voice: use Hunt to draw a Memory');
    expect(labels).toContain('Flip A Voice: Draw 2 Memories.');
  });

  it('of the boost step count Power against the value', () => {
    const hand = ['memory-blood', 'memory-salt'];
    const play = table({ threats: ['hobgoblin-a'], hand, tokens: { fight: 2 } }).choose(0, /^use:fight/);
    expect(textOf(play)).toMatchObject({
      sentence: 'Fight has 2 Power and 2 tokens to spend; Hobgoblin needs Fight 4. Add to it, or resolve.',
      labels: [
        'Resolve: 2 Power, 2 short',
        'Spend 1 token: 3 Power, 1 short',
        'Spend 2 tokens: 4 Power, it falls',
        'Combine Memory of Blood and Memory of Salt (+1 Power)',
        'Play Memory of Blood: +2 Fight.',
        'Play Memory of Salt: Gain 2 Spirit.',
      ],
    });
  });

  it('of a choice word its branches', () => {
    const play = table({ hand: ['memory-bread'] }).choose(0, /^play:memory-bread#\d+$/);
    expect(textOf(play)).toMatchObject({
      sentence: 'Memory of Bread: choose one.',
      labels: ['Gain 2 Spirit.', 'Draw 2 Memories.'],
    });
  });

  it('of several abilities tell them apart', () => {
    const play = table({ hand: ['memory-rain'] }).choose(0, /^play:memory-rain#\d+$/);
    expect(textOf(play)).toMatchObject({
      sentence: 'Which part of Memory of Rain do you use?',
      labels: [
        'All of it: Another Veilwraith gains 2 Spirit. Draw 1 Memory.',
        'Another Veilwraith gains 2 Spirit.',
        'Draw 1 Memory.',
        'Nothing more of it',
      ],
    });
  });

  it('of simultaneous abilities name card and text', () => {
    const threats = ['oathbound-knight-a', 'grist-miller-a'];
    const play = table({ vignette: 5, threats, tokens: { fight: 2 } }).choose(0, 'end');
    expect(textOf(play)).toMatchObject({
      sentence: 'The round begins. What resolves first?',
      labels: [
        'Oathbound Knight first: Start of Round: Discard 1 Power Token from the Action with most tokens.',
        'Grist Miller first: Start of Round: With 4 or more Memories in hand, discard 1 Memory.',
      ],
    });
  });

  it('of a look show the cards only to the one who looks', () => {
    const play = table({ advanced: ['explore'], nextThreats: ['hobgoblin-a'] }).choose(0, 'use:explore:draw');
    expect(textOf(play)).toMatchObject({
      sentence: 'The next Threat card is Hobgoblin.',
      labels: ['I have seen it'],
    });
  });

  it('toggle stops in words', () => {
    const play = table({});
    expect(textOf(play).all).toContain('Always ask me before the Spirit loss');
    play.choose(0, 'stop:W4');
    expect(textOf(play).all).toContain('Do not ask me before the Spirit loss');
  });

  it('of an upgrade show Combine values, copies and text', () => {
    const play = given<State>(game, { options: { vignette: 2 } });
    const { sentence, labels } = textOf(play);
    expect(sentence).toBe('Before this game you may upgrade a Memory. Which Memory goes back to the box?');
    expect(labels).toContain('Return Memory of Salt (Combine 1): Gain 2 Spirit. [3 in your deck]');
    play.choose(0, 'remove:memory-heart');
    expect(textOf(play).sentence).toBe(
      'Memory of Heart goes back to the box. Take a Memory Upgrade with Combine 1 or 2.',
    );
    expect(textOf(play).labels).toContain('Take Memory of Locus (Combine 2): +3 Influence. [2 in the box]');
  });

  it('of a team name whose Threat it is', () => {
    const play = given<State>(game, { seats: 2, arrange: arrange({ threats: ['hobgoblin-a'] }) });
    const label = textOf(play, 1).labels.find((text) => text.includes('Hobgoblin of'));
    expect(label).toBe('Use Fight on Hobgoblin of Veilwraith 1 (needs 4, you have 2)');
  });
});

describe('refusals', () => {
  const refusals = (play: Play<State>): string[] => {
    const view = game.view(play.state, 0);
    return game.whyNot(play.state, 0).map((refusal) => plain(game.words.refusal(view, refusal), READER));
  };

  it('of the Play Phase give reasons and numbers', () => {
    const play = table({
      vignette: 5,
      threats: ['faceless-herald-a', 'key-light', 'oathbound-knight-a'],
      hand: ['memory-blood', 'memory-salt', 'memory-sunrise'],
      keys: { 'key-voice': 'turned', 'key-name': 'flipped' },
      spirit: 20,
    });
    play.choose(0, 'tilt:influence').choose(0, 'use:fight:draw');
    expect(refusals(play)).toEqual(
      expect.arrayContaining([
        'You have had your Use this round; only a Key or a Memory can give another.',
        'You have had your Tilt this round.',
        'Influence is tilted and cannot be Used or Tilted until the round ends.',
        'Fight is exhausted and cannot be Used or Tilted until the round ends.',
        'Oathbound Knight falls only to Fight, and it is not ready.',
        'Light is not collected yet: defeat it with Explore before you Turn or Flip it.',
        'A Voice has been Turned and stays turned; it can still be Flipped.',
        'A Name has been Flipped and can do nothing more.',
        'Memory of Blood would do nothing now: +2 Fight.',
        'Memory of Salt would do nothing now: Gain 2 Spirit.',
      ]),
    );
  });

  it('of a Use say whose tokens may be spent', () => {
    const play = table({ threats: ['hobgoblin-a'], tokens: { fight: 1, explore: 2 } }).choose(0, /^use:fight/);
    const spending = play.promptOf(0)?.options.filter(({ on }) => on?.includes(tokensThing('fight')));
    expect(spending?.map(({ id }) => id)).toEqual(['proceed:1']);
    expect(refusals(play)).toContain('The tokens on Explore cannot help Fight, which is in use.');
  });

  it('of restrictions name the card', () => {
    const play = table({ vignette: 2, threats: ['mad-watcher-a'] });
    expect(refusals(play)).toContain('Mad Watcher is in play: You cannot Use the Draw option.');
  });

  it('of an upgrade name what is missing', () => {
    const play = given<State>(game, { options: { vignette: 2 } }).choose(0, 'remove:memory-salt');
    expect(refusals(play)).toEqual(
      expect.arrayContaining([
        'Memory of Locus needs Memory of Heart in the box: 1 wanted, 0 returned.',
        'Memory of Mercy has Combine 3; you may take at most 2.',
      ]),
    );
  });
});
