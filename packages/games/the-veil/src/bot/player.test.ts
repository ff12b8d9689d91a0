import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { picked, shortlisted } from '../testing/bots.ts';
import { type Place, table } from '../testing/table.ts';

const duel = (other: Place, own: Place, more: { damage?: number; health?: number; round?: number } = {}) =>
  table({ players: [other, own], ...more });

describe('by rule of thumb', () => {
  it('cards that draw are played first, then those that may open Synergies', () => {
    const hand = ['spark', 'scorching-script', 'time-slip'];
    const t = duel({}, { character: 'runesage', hand });
    expect(picked(t)).toBe('play:time-slip');
    expect(picked(duel({}, { character: 'runesage', hand: ['spark', 'scorching-script'] }))).toBe(
      'play:scorching-script',
    );
  });

  it('several dear cards of the first Fate Route are replaced, a single one is kept', () => {
    const routes = (...route: string[]) =>
      table({ players: [{ character: 'gutterblade' }, { character: 'runesage', route }], stage: 'mulligan' });
    expect(picked(routes('arcane-dart', 'time-slip', 'dispel', 'cataclysm-rune'))).toBe('replace:1');
    expect(picked(routes('arcane-dart', 'time-slip', 'dispel', 'ice-lance'))).toBe('keep');
    expect(picked(routes('arcane-dart', 'time-slip', 'dispel', 'cataclysm-rune'), 1, 'easyPick')).toBe('keep');
  });

  it('two good cards are bought rather than one, the better one first, and nothing where nothing is on offer', () => {
    const shop = (gold: number, ...route: string[]) => duel({}, { character: 'oathwarden', gold, route });
    expect(picked(shop(5, 'squires-charge', 'hammer-of-rebuke', 'vigil-of-saints'))).toBe('buy:vigil-of-saints');
    expect(picked(shop(4, 'hammer-of-rebuke', 'hammer-of-rebuke', 'blessed-armoury'))).toBe('buy:hammer-of-rebuke');
    expect(picked(shop(4, 'hammer-of-rebuke', 'verdict', 'aegis-prayer'), 1, 'easyPick')).toBe('buy:verdict');
    expect(picked(shop(1, 'hallowed-ground'))).toBe('end');
  });

  it('where parts are strict, each is left when nothing in it is worth doing', () => {
    const own = { gold: 2, health: 20, hand: ['chipped-axe'], route: ['twin-hatchets'] };
    const t = table({ players: [{}, own], damage: 3, health: 4, options: { parts: 'strict' } });
    const picks = [
      'play:chipped-axe',
      'next:gold',
      'buy:twin-hatchets',
      'next:health',
      'heal:total:1:4',
      'next:damage',
    ];
    for (const pick of [...picks, 'hit:total:0:5', 'end']) {
      expect(picked(t)).toBe(pick);
      t.choose(({ id }) => id.replace(/#\d+/, '') === pick);
    }
  });

  it('Gold is wanted early and Damage late', () => {
    const shop = (round: number) =>
      duel({}, { character: 'pathfinder', gold: 1, route: ['quick-shot', 'foraged-berries'] }, { round });
    expect(picked(shop(1))).toBe('buy:foraged-berries');
    expect(picked(shop(9))).toBe('buy:quick-shot');
  });

  it('Recruits that do much are killed before Damage goes to their player', () => {
    const strike = (damage: number, ...recruits: string[]) => duel({ recruits }, {}, { damage });
    expect(picked(strike(6, 'harpy-sister'))).toBe('hit:harpy-sister:4');
    expect(picked(strike(3, 'harpy-sister'))).toBe('hit:total:0:3');
    expect(picked(strike(6, 'harpy-sister'), 1, 'easyPick')).toBe('hit:total:0:6');
  });

  it('a Recruit that does little is let live, except by the keen', () => {
    const t = duel({ character: 'grovecaller', recruits: ['mossling'] }, {}, { damage: 6 });
    expect(picked(t)).toBe('hit:total:0:6');
    expect(picked(t, 1, 'keenPick')).toBe('hit:mossling:3');
  });

  it('what counts Recruits and costs a card of the Hand waits for them, but not for the last card', () => {
    const lead = (...hand: string[]) =>
      duel({}, { character: 'diabolist', hand, recruits: ['imp-familiar'], change: { gold: 0 } }, { round: 6 });
    const t = lead('blood-tithe', 'gutter-imp').use('imp-familiar', 'base');
    expect(picked(t)).toBe('play:gutter-imp');
    t.cards('gutter-imp').use('gutter-imp', 'base');
    expect(picked(t)).toBe('ability');
  });

  it('a Shield is struck only by enough, and the last Health before anything else', () => {
    const wall = (damage: number, health: number) =>
      duel({ recruits: ['briar-golem', 'harpy-sister'], health }, {}, { damage });
    expect(picked(wall(4, 40))).toBe('end');
    expect(picked(wall(8, 3))).toBe('hit:briar-golem:5');
    const t = wall(8, 3).hit('briar-golem');
    expect(picked(t)).toBe('hit:total:0:3');
  });

  it('a Self-Banish costs a good card only what ends the match', () => {
    const rune = (health: number) =>
      duel({ health }, { character: 'runesage', played: ['cataclysm-rune'], deck: [] }, { damage: 8 });
    expect(picked(rune(30))).toBe('hit:total:0:8');
    expect(picked(rune(13))).toBe('use:cataclysm-rune/selfBanish');
    expect(picked(rune(8))).toBe('hit:total:0:8');
  });

  it('Damage is prevented whenever there is some', () => {
    const t = duel(
      { character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'] },
      { character: 'runesage' },
      { damage: 2 },
    );
    expect(picked(t)).toBe('attack');
    expect(picked(t.choose('attack'), 0)).toBe('reveal:smoke-bomb');
  });

  it('an effect is negated if it is worth it', () => {
    const t = duel(
      { character: 'runesage', hand: ['mirror-ward', 'spark'] },
      { character: 'gutterblade', hand: ['pickpocket'] },
    );
    t.cards('pickpocket').use('pickpocket', 'text0');
    expect(picked(t, 0)).toBe('reveal:mirror-ward');
  });

  it('the worst card goes: banished, or discarded because somebody said so', () => {
    const t = duel(
      {},
      { character: 'oathwarden', hand: ['sanctify', 'alms-coin', 'tower-knight'], discard: ['training-mace'] },
      { round: 6 },
    );
    expect(picked(t.cards('sanctify'))).toBe('use:sanctify/text0');
    expect(picked(t.use('sanctify', 'text0'))).toBe('hand:alms-coin');
    const victim = duel(
      { character: 'runesage', hand: ['fireball', 'spark', 'time-slip'] },
      { character: 'gutterblade', hand: ['pickpocket'] },
    );
    victim.cards('pickpocket').use('pickpocket', 'text0');
    expect(picked(victim, 0)).toBe('discard:spark');
  });

  it('who is whole takes Damage instead of Health', () => {
    const draught = (health: number) =>
      table({
        players: [{ character: 'barbarian' }, { character: 'thornwitch', hand: ['bitter-draught'], health }],
      })
        .cards('bitter-draught')
        .use('bitter-draught', 'text0');
    expect(picked(draught(45))).toBe('choose:0');
  });

  it('purchases and strikes are worth a closer look, playing cards is not', () => {
    const shop = duel(
      {},
      { character: 'oathwarden', gold: 4, route: ['hammer-of-rebuke', 'verdict', 'squires-charge'] },
    );
    expect(shortlisted(shop)[0]).toBe(picked(shop));
    // What is far behind is no contender.
    expect(shortlisted(shop).toSorted()).toEqual(['buy:hammer-of-rebuke', 'buy:verdict']);
    expect(shortlisted(duel({}, { hand: ['chipped-axe', 'plundered-coin'] }))).toEqual([]);
  });

  it.each([
    [2, {}],
    [3, { match: 'two-v-one' }],
    [1, {}],
  ])('whole matches of %i are played to their end', (seats, options) => {
    const rng = fastRng('bots');
    const state = game.setup(
      game.options.parse({ characters: ['random', 'random', 'random'].slice(0, seats), ...options }),
      seats,
      fastRng('match'),
    );
    let picks = 0;
    for (; picks < 3000; picks++) {
      const prompt = game.prompts(state).find(({ moves }) => moves > 0);
      if (!prompt) break;
      game.apply(state, prompt.seat, game.hints?.habits?.normalPick(state, prompt.seat, prompt, rng) ?? 0);
    }
    expect(game.outcome(state)?.result).toMatch(/won|lost/);
    expect(game.audit(state)).toEqual([]);
  });
});
