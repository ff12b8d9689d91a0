import { numbered, plain } from '@veilhall/engine';
import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { arrange, type Side } from '../lesson/position.ts';

const HANNE = { health: 30, hand: ['plundered-coin'], route: [], deck: [] } satisfies Side;

/** Pathfinder to act against a Barbarian. */
const duel = (own: Partial<Side>, other: Partial<Side> = {}): Play<State> =>
  given<State>(game, {
    seats: 2,
    options: { characters: ['pathfinder', 'barbarian'] },
    arrange: arrange(4, [
      { health: 40, hand: [], route: [], deck: [], ...own },
      { ...HANNE, ...other },
    ]),
  });

function read(play: Play<State>, seat = 0) {
  const prompt = play.promptOf(seat);
  if (!prompt) throw new Error('nobody is asked');
  const { sentence, labels } = game.words.prompt(game.view(play.state, seat), prompt);
  const reader = { ...numbered('Player'), you: seat };
  return {
    sentence: plain(sentence, reader),
    labels: labels.slice(0, prompt.moves).map((label) => plain(label, reader)),
  };
}

describe('prompts', () => {
  it('of a turn name what is open, with its numbers', () => {
    const own = {
      gold: 3,
      hand: ['foraged-berries', 'cave-bear', 'trail-sign'],
      recruits: ['hunting-hound'],
      played: ['quick-shot'],
      route: ['grey-wolf', 'poison-arrow-trap', 'volley', 'grey-wolf'],
    };
    const play = duel(own);
    expect(read(play)).toEqual({
      sentence: 'Play cards, use abilities, buy with 3 Gold or end your turn.',
      labels: [
        'Play Foraged Berries: Gold 1, Health 2',
        'Play Cave Bear, a Recruit with 6 Health and Shield',
        'Play Trail Sign: Damage 1',
        'Exhaust Hunting Hound: Damage 2',
        'Use your ability: You may put a card of your Fate Route on the bottom of your Fate Deck and Damage 1.',
        'Buy Grey Wolf for 3 Gold',
        'Buy Poison Arrow Trap, a Trap, for 1 Gold',
        'Buy second Grey Wolf for 3 Gold',
        'End your turn, lose 3 Gold',
      ],
    });
  });

  it('of a turn tell Damage, twins and what a blow does', () => {
    const other = { health: 6, recruits: ['clan-whelp', 'clan-whelp'] };
    const play = duel({ hand: ['volley', 'foraged-berries'] }, other)
      .choose(0, /^play:volley/)
      .choose(0, /^play:foraged/);
    const { sentence, labels } = read(play);
    expect(sentence).toBe('Heal 2, deal 6 Damage or end your turn.');
    expect(labels).toEqual([
      'Heal yourself: 2 Health',
      'Heal yourself: 1 Health',
      "3 Damage to Player 2's Clan Whelp, which dies",
      "1 Damage to Player 2's Clan Whelp",
      "3 Damage to Player 2's second Clan Whelp, which dies",
      "1 Damage to Player 2's second Clan Whelp",
      '6 Damage to Player 2, down to 0',
      '1 Damage to Player 2',
      'End your turn, lose 1 Gold, 6 Damage, 2 Health',
    ]);
  });

  it('of Traps say that they come first', () => {
    const play = duel({ hand: ['poison-arrow-trap', 'hunting-bow'] });
    expect(read(play)).toEqual({ sentence: 'Play your Trap first.', labels: ['Play Poison Arrow Trap, a Trap'] });
  });

  it('of an attack count what a Reveal prevents', () => {
    const play = duel({ hand: ['camouflage'] }, { hand: ['chipped-axe'] });
    play.state.turn.side = 1;
    play.choose(1, /^play:chipped/).choose(1, 'attack');
    expect(read(play)).toEqual({
      sentence: 'Player 2 attacks with 2 Damage. Reveal a card, or let it come.',
      labels: ['Reveal Camouflage: prevent 2 of 2', 'Reveal nothing'],
    });
  });

  it('of a choice begin with what is chosen and end with the card that asks', () => {
    const play = duel({ played: ['trail-sign'], route: ['volley', 'grey-wolf'] }).choose(0, /^use:trail-sign/);
    expect(read(play)).toEqual({
      sentence: 'Choose a card to put under your Fate Deck with Trail Sign.',
      labels: ['Put Volley under your Fate Deck', 'Put Grey Wolf under your Fate Deck', 'None'],
    });
  });

  it('of strict parts say what comes next and what goes with the part that ends', () => {
    const play = given<State>(game, {
      seats: 2,
      options: { characters: ['pathfinder', 'barbarian'], parts: 'strict' },
      arrange: arrange(4, [
        { health: 30, gold: 3, hand: ['foraged-berries', 'cave-bear'], route: ['grey-wolf'], deck: [] },
        HANNE,
      ]),
    });
    const last = (): string | undefined => read(play).labels.at(-1);
    expect(read(play).sentence).toBe('Play cards or go on to Gold.');
    expect(last()).toBe('On to Gold, discard 2 cards');
    play.choose(0, /^play:foraged/).choose(0, 'next:gold');
    expect(read(play).sentence).toBe('Buy with 4 Gold or go on to Health.');
    expect(last()).toBe('On to Health, lose 4 Gold');
    play.choose(0, /^buy:/).choose(0, 'next:health');
    expect(last()).toBe('On to Damage, lose 2 Health');
    play.choose(0, 'heal:total:0:2');
    expect(last()).toBe('On to Damage');
  });

  it('of a target name whose it is', () => {
    const play = duel({ played: ['pinning-shot'] }, { recruits: ['clan-whelp', 'wolfpelt-raider'] });
    play.choose(0, /^use:pinning-shot/);
    expect(read(play)).toEqual({
      sentence: 'Choose the Recruit of 4 Health or less to slay with Pinning Shot.',
      labels: ["Slay Player 2's Clan Whelp", "Slay Player 2's Wolfpelt Raider"],
    });
  });

  it('of twins give every option a label of its own', () => {
    const swarm = 'plague-rat-swarm';
    const plague = { health: 30, hand: [], route: [], deck: [] };
    const mirror = (own: Partial<Side>, other: Partial<Side>): Play<State> =>
      given<State>(game, {
        seats: 2,
        options: { match: 'villains', characters: ['plague-matron', 'plague-matron'] },
        arrange: arrange(6, [
          { ...plague, ...own },
          { ...plague, ...other },
        ]),
      });
    const three = { recruits: [swarm, swarm, swarm] };
    const turn = mirror({ gold: 9, recruits: [swarm], hand: [swarm], route: [swarm] }, three);
    const before = read(turn).labels;
    const strike = read(turn.choose(0, new RegExp(`^use:${swarm}.*#`))).labels;
    const buys = read(mirror({ gold: 9, route: [swarm, swarm, swarm] }, three)).labels;
    for (const labels of [before, strike, buys]) expect(new Set(labels).size).toBe(labels.length);
    expect(strike.filter((label) => label.includes('third Plague Rat Swarm'))).toHaveLength(2);
    expect(buys).toContain('Buy third Plague Rat Swarm for 2 Gold');
  });
});
