import { factsFor, plain, type Reader } from '@veilhall/engine';
import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State, type VeilFact } from '../index.ts';
import { arrange, type Side } from '../lesson/position.ts';

/** Seat 0 reads; a Solo Opponent sits nowhere. */
const READER: Reader = { name: (seat) => ['Maren', 'Hanne'][seat] ?? 'Solo Opponent', you: 0 };

const told = (play: Play<State>): string[] =>
  factsFor(play.events, 0).map((fact) => plain(game.words.fact(fact as VeilFact), READER));
const line = (fact: VeilFact): string => plain(game.words.fact(fact), READER);

const duel = (own: Partial<Side>, other: Partial<Side> = {}): Play<State> =>
  given<State>(game, {
    seats: 2,
    options: { characters: ['pathfinder', 'barbarian'] },
    arrange: arrange(4, [
      { health: 40, hand: [], route: [], deck: [], ...own },
      { health: 30, hand: [], route: [], deck: [], ...other },
    ]),
  });

describe('facts', () => {
  it('of a turn are told to whoever takes it', () => {
    const play = duel(
      { hand: ['foraged-berries', 'quick-shot'], recruits: ['hunting-hound'], route: ['quick-shot'] },
      { recruits: ['clan-whelp'] },
    );
    expect(told(play.choose(0, /^play:foraged/))).toEqual([
      'You play Foraged Berries.',
      'You gain 1 Gold from Foraged Berries.',
      'You gain 2 Health from Foraged Berries.',
    ]);
    expect(told(play.choose(0, /^heal:.*:2$/))).toEqual(['You heal 2 Health: now 42.']);
    expect(told(play.choose(0, /^use:hunting-hound/))).toEqual([
      'You exhaust Hunting Hound.',
      'You gain 2 Damage from Hunting Hound.',
    ]);
    expect(told(play.choose(0, /^play:quick/))).toEqual([
      'You play Quick Shot.',
      'You open the Aggro Synergies for this turn.',
      'You gain 2 Damage from Quick Shot, now 4.',
    ]);
    expect(told(play.choose(0, /^use:quick-shot/))[0]).toBe('You use the Synergy of Quick Shot.');
    expect(told(play.choose(0, /^hit:clan-whelp.*:3$/))).toEqual([
      "You deal 3 Damage to Hanne's Clan Whelp.",
      "Hanne's Clan Whelp dies.",
    ]);
    expect(told(play.choose(0, /^buy:quick/))[0]).toBe('You buy Quick Shot for 1 Gold.');
    expect(told(play.choose(0, 'end'))[0]).toBe('You end the turn and lose 3 Damage.');
  });

  it('of others name them, and teams by all their names', () => {
    expect(line({ type: 'hit', who: [0], by: 1, n: 3, now: 37, direct: false })).toBe(
      'Hanne deals 3 Damage to you: 37 Health left.',
    );
    expect(line({ type: 'goesFirst', side: 0, players: [0, 1] })).toBe('You and Hanne go first, with 4 cards each.');
    expect(line({ type: 'turn', side: 0, players: [1] })).toBe("Hanne's turn.");
    expect(line({ type: 'over', winners: [0], players: [0, 1] })).toBe('You and Hanne win.');
    expect(line({ type: 'over', winners: [], players: [] })).toBe('Nobody is left. The match is a draw.');
  });

  it('of strict parts say what was lost, and what comes', () => {
    const lost = { type: 'forfeited', who: 0, gold: 0, health: 0, cards: [] } as const;
    expect(line({ ...lost, cards: ['quick-shot', 'volley'] })).toBe('You discard Quick Shot and Volley unplayed.');
    expect(line({ ...lost, who: 1, gold: 3 })).toBe('Hanne loses 3 Gold.');
    expect(line({ type: 'part', part: 'health', players: [0] })).toBe('On to Health.');
  });

  it('of a Solo Opponent say what its steps are', () => {
    expect(line({ type: 'played', who: 2, card: 'quick-shot', thing: 'quick-shot#4' })).toBe(
      'Solo Opponent plays Quick Shot.',
    );
    expect(line({ type: 'soloStep', who: 2, step: 'opening', solo: 'offensive' })).toBe(
      'Offensive: deals 3 Damage to each opposing Hero, past any Shield.',
    );
  });
});

describe('a match against a Solo Opponent', () => {
  it('calls it by its card wherever the table is known', () => {
    const options = { characters: ['thornwitch'], opponent: 'bulwark', opponentCharacter: 'barbarian' };
    const { state } = given<State>(game, { seats: 1, options }).choose(0, 'keep');
    const { title, status } = game.words.sketch(game.view(state, 0));
    expect(title).toBe('Thornwitch against Barbarian');
    expect(status.map((each) => plain(each, READER))).toEqual([
      'You: 45 of 45 Health.',
      'The Bulwark: 55 of 55 Health.',
      'You have the turn: Gold 0, Damage 0, Health 0.',
      'The Solo Opponent adds its last step from round 9 on.',
    ]);
  });
});
