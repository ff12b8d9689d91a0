import { numbered, plain, type ThingId } from '@veilhall/engine';
import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';
import { arrange, type Side } from '../lesson/position.ts';

const duel = (own: Partial<Side>, other: Partial<Side> = {}, characters = ['pathfinder', 'barbarian']): Play<State> =>
  given<State>(game, {
    seats: 2,
    options: { characters },
    arrange: arrange(4, [
      { health: 40, hand: [], route: [], deck: [], ...own },
      { health: 30, hand: [], route: [], deck: [], ...other },
    ]),
  });

/** Reasons as they are read, each with its rule. */
function reasons(play: Play<State>, seat = 0, on?: ThingId | RegExp): string[] {
  const view = game.view(play.state, seat);
  const reader = { ...numbered('Player'), you: seat };
  return game
    .whyNot(play.state, seat)
    .filter((refusal) => (on instanceof RegExp ? on.test(refusal.on ?? '') : on === undefined || refusal.on === on))
    .map((refusal) => `${refusal.rule} ${plain(game.words.refusal(view, refusal), reader)}`);
}

describe('refusals', () => {
  it('of a Fate Route name the cost, the Aura and the owner', () => {
    const play = duel({ gold: 2, route: ['volley', 'home-territory'] }, { route: ['twin-hatchets'] });
    expect(reasons(play, 0, /volley|home|twin/)).toEqual([
      'TV-BUY-01 Volley costs 4 Gold; you have 2.',
      'TV-AURA-03 Home Territory is an Aura: it works where it lies and can only be banished.',
      "TV-BUY-06 Twin Hatchets is in Player 2's Fate Route; you buy from your own.",
    ]);
  });

  it('of cards in play name the Synergy, what was used, and what finds nothing', () => {
    const play = duel({ recruits: ['hunting-hound'], played: ['pinning-shot'] }).choose(0, /^use:hunting-hound/);
    expect(reasons(play, 0, /hound|pinning/)).toEqual([
      'TV-ABIL-03 Hunting Hound has acted this turn; each of its lines works once a turn.',
      'TV-SYN-02 The Synergy of Hunting Hound wants 2 Aggro cards in play; you have 1.',
      'TV-SYN-02 The Synergy of Pinning Shot wants 2 Control cards in play; you have 1.',
    ]);
    const shot = duel({ played: ['pinning-shot'] }, { recruits: ['mountain-born-guardian'] });
    expect(reasons(shot, 0, /pinning/)).toContain(
      'TV-TGT-05 Pinning Shot would find nothing to do: Slay target Recruit with Health 4 or less.',
    );
  });

  it('of conditions count', () => {
    const play = duel({ played: ['blood-frenzy', 'chipped-axe'] }, {}, ['barbarian', 'pathfinder']);
    expect(reasons(play, 0, /frenzy|player:0/)).toEqual([
      'TV-ABIL-01 Blood Frenzy works with at most 25 Health; the count is 40.',
      'TV-SYN-02 The Synergy of Blood Frenzy wants 2 Aggro cards in play; you have 1.',
      'TV-HERO-03 Your ability works with 2 or more Aggro cards in play; the count is 1.',
      'TV-HEAL-01 You have no Health to heal with; your Hero stands at 40 of 55.',
    ]);
  });

  it('of Damage name Shields and what is gone', () => {
    const other = { recruits: ['shieldbreaker-thane', 'clan-whelp'] };
    const play = duel({ hand: ['hunting-bow'] }, other);
    expect(reasons(play, 0, 'player:1')).toEqual(['TV-DMG-02 You have no Damage yet this turn.']);
    play.choose(0, /^play:hunting-bow/);
    expect(reasons(play, 0, /player:1|whelp/)).toEqual([
      "TV-SHLD-02 Damage to Player 2 waits for the Shields: Player 2's Shieldbreaker Thane with 5 Health.",
      "TV-SHLD-02 Damage to Clan Whelp waits for the Shields: Player 2's Shieldbreaker Thane with 5 Health.",
    ]);
    play.choose(0, /^hit:.*:2$/);
    expect(reasons(play, 0, 'player:1')).toEqual(['TV-DMG-02 Of your 2 Damage this turn nothing is left.']);
  });

  it('of Traps count them', () => {
    const play = duel({ hand: ['poison-arrow-trap', 'hunting-bow'] });
    expect(reasons(play).slice(0, 2)).toEqual([
      'TV-TRAP-06 Your turn cannot end with 1 Trap in Hand.',
      'TV-TRAP-05 Hunting Bow waits: 1 Trap in Hand must be played first.',
    ]);
  });

  it('of a Reveal name what has none, and what was revealed', () => {
    const play = duel({ hand: ['camouflage', 'hunting-bow'] }, { hand: ['chipped-axe'] });
    play.state.turn.side = 1;
    play.choose(1, /^play:chipped/).choose(1, 'attack');
    expect(reasons(play)).toEqual(['TV-REV-01 Hunting Bow has no Reveal for an attack.']);
  });

  it('of a choice give the number that keeps a thing out', () => {
    const play = duel({ played: ['pinning-shot'] }, { recruits: ['clan-whelp', 'clan-whelp', 'bear-sworn-champion'] });
    play.choose(0, /^use:pinning-shot/);
    expect(reasons(play)).toEqual(['TV-SLAY-03 Bear-Sworn Champion has 6 Health; this slays up to 4.']);
  });

  it('of a choice for opponents leave out the own side and empty Hands', () => {
    const bare = { health: 30, hand: [], route: [], deck: [] };
    const play = given<State>(game, {
      seats: 4,
      options: { characters: ['pathfinder', 'barbarian', 'oathwarden', 'runesage'] },
      arrange: arrange(4, [
        { ...bare, played: ['snare-line'] },
        { ...bare, hand: ['chipped-axe'] },
        bare,
        { ...bare, hand: ['spark'] },
      ]),
    }).choose(0, /^use:snare-line/);
    expect(reasons(play)).toEqual([
      'TV-GEN-05 Choose an opponent: this is for the other side.',
      'TV-DISC-03 The Hand of Player 3 is empty.',
    ]);
  });

  it('before the first turn tell slots, order and Hand apart', () => {
    const play = given<State>(game, { seats: 2, options: { characters: ['pathfinder', 'barbarian'] }, seed: 'mull' });
    expect(reasons(play, 1)).toEqual(['TV-MULL-06 Player 1 may replace cards now; you come after.']);
    expect(reasons(play).every((line) => line.startsWith('TV-MULL-09 '))).toBe(true);
    play.choose(0, 'replace:1');
    expect(reasons(play)[0]).toMatch(/^TV-MULL-03 .+ came into a slot that was replaced once; it stays\.$/);
  });

  it('of strict parts name the part it belongs to and the one that is on', () => {
    const play = given<State>(game, {
      seats: 2,
      options: { characters: ['pathfinder', 'barbarian'], parts: 'strict' },
      arrange: arrange(4, [
        { health: 40, hand: [], route: ['volley'], deck: [] },
        { health: 30, hand: [], route: [], deck: [] },
      ]),
    });
    expect(reasons(play, 0, /volley/)).toEqual([
      'TV-RULING-07 Volley belongs to Gold; this turn has come to the Primary Phase.',
    ]);
    expect(reasons(play.choose(0, 'next:gold'), 0, 'player:1')).toEqual([
      'TV-RULING-07 Player 2 belongs to Damage; this turn has come to Gold.',
    ]);
  });

  it('on the turn of somebody else say whose it is', () => {
    expect(reasons(duel({}), 1)).toEqual([
      'TV-PLAY-01 Cards are played on your own turn; this one belongs to Player 1.',
    ]);
  });
});
