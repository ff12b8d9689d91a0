import { describe, expect, it } from 'vitest';
import { picked, vetoed } from '../testing/bots.ts';
import { table } from '../testing/table.ts';

describe('nobody', () => {
  it('does anything else where the match can be won', () => {
    const t = table({ players: [{ health: 5, recruits: ['harpy-sister'] }, { hand: ['chipped-axe'] }], damage: 6 });
    expect(vetoed(t)).toContain('hit:harpy-sister:4');
    expect(vetoed(t)).toContain('play:chipped-axe');
    expect(vetoed(t)).not.toContain('hit:total:0:5');
    const three = table({ players: [{ health: 5 }, {}, {}], damage: 6 });
    expect(vetoed(three)).toEqual(['end']);
  });

  it('strikes a Recruit that lives on', () => {
    const t = table({ players: [{ recruits: ['briar-golem'] }, {}], damage: 4 });
    expect(vetoed(t)).toEqual(['hit:briar-golem:4', 'hit:briar-golem:1']);
    expect(vetoed(table({ players: [{ recruits: ['briar-golem'] }, {}], damage: 5 }))).toEqual(['hit:briar-golem:1']);
  });

  it('ends the turn with cards to play, Health to heal or Gold for a card worth having', () => {
    expect(vetoed(table({ players: [{}, { hand: ['chipped-axe'] }] }))).toEqual(['end']);
    expect(vetoed(table({ players: [{}, { health: 20 }], health: 2 }))).toEqual(['end']);
    const shop = (gold: number) => table({ players: [{}, { gold, route: ['twin-hatchets'] }] });
    expect(vetoed(shop(2))).toEqual(['end']);
    expect(vetoed(shop(1))).toEqual([]);
    const strict = table({ players: [{}, { hand: ['chipped-axe'] }], options: { parts: 'strict' } });
    expect(vetoed(strict)).toEqual(['next:gold']);
  });

  it('slays an own Recruit while others have some, or uses a text that could do nothing else', () => {
    const own = { character: 'gutterblade', hand: ['assassinate'], recruits: ['street-urchin'] };
    const t = table({ players: [{ recruits: ['harpy-sister'] }, own] }).cards('assassinate');
    expect(vetoed(t.use('assassinate', 'text0'))).toEqual(['recruit:street-urchin']);
    expect(picked(t)).toBe('recruit:harpy-sister');
    const alone = table({ players: [{}, own] }).cards('assassinate');
    expect(vetoed(alone)).toContain('use:assassinate/text0');
  });

  it('banishes a good card while there are poor ones', () => {
    const hand = (...cards: string[]) =>
      table({ players: [{}, { character: 'oathwarden', hand: ['sanctify', ...cards] }], round: 6 })
        .cards('sanctify')
        .use('sanctify', 'text0');
    expect(vetoed(hand('alms-coin', 'tower-knight'))).toEqual(['hand:tower-knight']);
    expect(vetoed(hand('bulwark-brother', 'tower-knight'))).toEqual([]);
  });

  it('chooses Health that heals nobody', () => {
    const draught = (health: number) =>
      table({ players: [{ character: 'barbarian' }, { character: 'thornwitch', hand: ['bitter-draught'], health }] })
        .cards('bitter-draught')
        .use('bitter-draught', 'text0');
    expect(vetoed(draught(45))).toEqual(['choose:1']);
    expect(vetoed(draught(40))).toEqual([]);
  });

  it('lets a fatal blow pass that could be softened', () => {
    const blow = (health: number) =>
      table({
        players: [{ character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'], health }, { character: 'runesage' }],
        damage: 6,
      }).choose('attack');
    expect(vetoed(blow(6), 0)).toEqual(['pass']);
    expect(vetoed(blow(7), 0)).toEqual([]);
  });
});
