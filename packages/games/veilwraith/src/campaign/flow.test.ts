import { chanceUsed } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';
import { nextCampaign } from './next.ts';

const campaign = (change: object = {}, seats = 1): Scenario => new Scenario({ mode: 'campaign', ...change }, seats);

describe('a Campaign', () => {
  it('[VW-OBJ-01] [VW-OBJ-02] [VW-CAMP-02] [VW-EX-14] plays one Vignette after the other from Vignette 1', () => {
    const table = campaign();
    expect(table.state.campaign.vignette).toBe(1);
    table.winGames(1);
    expect(table.state.campaign.vignette).toBe(2);
    expect(table.state.campaign.defeated).toEqual([1]);
    expect(table.state.stage).toBe('round');
    expect(game.view(table.state, 0).vignette.name).toBe('Nesting Woods');
  });

  it('[VW-CAMP-05] is won with the last Vignette', () => {
    const table = campaign();
    table.winGames(5);
    expect(game.outcome(table.state)).toEqual({ result: 'campaign-won', winners: [0] });
    expect(table.state.campaign.defeated).toEqual([1, 2, 3, 4, 5]);
    expect(table.state.campaign.history.map((game) => game.result)).toEqual(['won', 'won', 'won', 'won', 'won']);
    expect(game.prompts(table.state)).toEqual([]);
  });

  it('[VW-LOSE-03] [VW-CAMP-03] [VW-GEND-03] costs 1 Ribbon per defeat and replays the same Vignette', () => {
    const table = campaign();
    table.winGames(1);
    table.lose();
    expect(table.state.campaign).toMatchObject({ vignette: 2, ribbons: 4, defeated: [1] });
    expect(table.state.campaign.history.at(-1)).toMatchObject({ vignette: 2, result: 'spirit' });
    expect(table.state.stage).toBe('round');
  });

  it('[VW-GEND-02] [VW-RULING-80] gives neither upgrade nor reward after a defeat', () => {
    const table = campaign();
    const before = structuredClone(table.wraith().legacy);
    table.lose();
    expect(table.asks()).not.toContain('0:upgradeRemove');
    expect(table.wraith().legacy).toEqual(before);
  });

  it('[VW-CAMP-04] [VW-EX-38] is lost with the last Ribbon, and the next one starts anew', () => {
    const table = campaign({ ribbons: 'endworld' });
    table.win();
    table.pick('remove:memory-heart');
    table.pick('add:memory-locus');
    table.pick('advance:fight');
    expect(table.state.campaign).toMatchObject({ vignette: 2, ribbons: 1 });
    table.lose();
    expect(table.state.campaign.ribbons).toBe(0);
    expect(game.outcome(table.state)).toEqual({ result: 'campaign-lost', winners: [] });
    const next = new Scenario(nextCampaign(table.state));
    expect(next.state.campaign).toMatchObject({ vignette: 1, ribbons: 1, level: 1 });
    expect(next.wraith().legacy.deck).not.toContain('memory-locus');
    expect(next.wraith().legacy.advanced.fight).toBe(false);
  });

  it('[VW-CAMP-09] does not change in difficulty after being lost', () => {
    const table = campaign({ level: 5 });
    table.lose();
    expect(nextCampaign(table.state)).toMatchObject({ level: 5 });
    expect(nextCampaign(table.state).campaignsWon ?? 4).toBe(4);
  });

  it('[VW-CAMP-06] [VW-CAMP-07] [VW-CAMP-10] [VW-EX-39] goes up a level after being won', () => {
    const table = campaign();
    table.winGames(5);
    const options = nextCampaign(table.state);
    expect(options).toMatchObject({ level: 2, campaignsWon: 1 });
    const second = new Scenario(options);
    expect(second.state.campaign).toMatchObject({ vignette: 1, ribbons: 4, level: 2 });
    expect(second.wraith().legacy.advanced).toEqual({ explore: false, fight: false, influence: false });
    second.lose();
    second.winGames(2);
    expect(second.state.campaign).toMatchObject({ vignette: 3, ribbons: 3 });
    second.winGames(3);
    expect(nextCampaign(second.state)).toMatchObject({ level: 3, campaignsWon: 2 });
    expect(new Scenario(nextCampaign(second.state)).state.campaign.ribbons).toBe(3);
  });

  it('[VW-CAMP-08] stays at level 5 once there', () => {
    const table = campaign({ level: 5 });
    table.winGames(5);
    expect(nextCampaign(table.state)).toMatchObject({ level: 5, campaignsWon: 5 });
  });

  it('[VW-CAMP-12] carries what a profile holds from match to match, and the variants with it', () => {
    const table = campaign({ level: 2, nightmare: true, vignetteAbility: false });
    table.winGames(5);
    expect(nextCampaign(table.state)).toMatchObject({
      mode: 'campaign',
      level: 3,
      campaignsWon: 2,
      nightmare: true,
      vignetteAbility: true,
    });
  });

  it('[VW-CAMP-11] keeps mode, seats, Ribbons, Vignette, decks, flipped cards, penalties and results in its state', () => {
    const table = campaign();
    table.win();
    table.pick('remove:memory-heart');
    table.pick('add:memory-locus');
    table.pick('advance:influence');
    const saved = game.state.parse(JSON.parse(JSON.stringify(table.state)));
    expect(saved.options.mode).toBe('campaign');
    expect(saved.campaign.history).toEqual([{ vignette: 1, result: 'won', round: 1 }]);
    expect(saved.wraiths[0]?.legacy).toMatchObject({
      returned: ['memory-heart'],
      advanced: { influence: true },
      nextSpirit: 0,
    });
  });
});

describe('between games', () => {
  it('pauses before each deal, so that every choice up to there can be taken back', () => {
    const table = new Scenario({ mode: 'campaign' }, 2, { pauses: true });
    expect(table.asks()).toEqual(['0:begin']);
    const chance = chanceUsed(table.state.rng);
    expect(table.state.stage).toBe('prepare');
    table.pick('begin', 0);
    expect(table.state.stage).toBe('round');
    expect(chanceUsed(table.state.rng)).toBeGreaterThan(chance);
    table.lose();
    expect(table.prompt(0).about).toEqual({ vignette: 1, ribbons: 4, game: 2 });
  });

  it('[VW-GEND-01] upgrades Memories first, then claims rewards, then goes on to the next Vignette', () => {
    const table = campaign();
    table.win();
    expect(table.asks()).toEqual(['0:upgradeRemove']);
    expect(table.state.campaign.vignette).toBe(1);
    table.pick('decline');
    expect(table.asks()).toEqual(['0:rewardAction']);
    table.pick('advance:explore');
    expect(table.state.campaign.vignette).toBe(2);
  });

  it('[VW-GEND-04] [VW-GEND-05] [VW-GEND-08] [VW-RULING-73] gathers exactly the Memories of the deck for the next game', () => {
    const table = campaign();
    table.toPlayPhase();
    table.edit((state) => {
      const wraith = state.wraiths[0];
      if (!wraith) return;
      wraith.memoryDeck.push('unsent-letter-a');
      const lost = wraith.memoryDeck.shift();
      if (lost) wraith.removed.push({ id: wraith.nextId++, def: lost });
      wraith.actions.fight.tokens = 3;
      wraith.supply -= 3;
      wraith.spirit = 7;
    });
    table.lose();
    const wraith = table.wraith();
    const cards = [...wraith.memoryDeck, ...wraith.hand.map((card) => card.def)];
    expect(cards.toSorted()).toEqual(wraith.legacy.deck.toSorted());
    expect(wraith.removed.filter((card) => card.def.startsWith('memory-'))).toEqual([]);
    expect(wraith.actions.fight.tokens).toBe(0);
    expect(wraith.supply).toBe(20);
    expect(table.state.round).toBe(1);
  });

  it('[VW-GEND-06] [VW-TERM-14] restores Spirit to its maximum', () => {
    const table = campaign();
    table.lose();
    expect(table.facts.filter((fact) => fact.type === 'gameStarted')).toHaveLength(2);
    expect(table.wraith().maxSpirit).toBe(20);
    expect(table.wraith().spirit).toBe(20);
  });

  it('[VW-GEND-07] [VW-RULING-85] sets up the next Vignette, and every game afresh', () => {
    const table = campaign();
    const first = [...table.wraith().threatDeck];
    table.lose();
    expect(table.wraith().threatDeck).not.toEqual(first);
    table.winGames(1);
    expect(table.state.campaign.vignette).toBe(2);
    expect(table.wraith().threatDeck.length + table.wraith().threats.length).toBe(30);
  });

  it('[VW-UPG-14] keeps the upgraded deck after a defeat', () => {
    const table = campaign();
    table.win();
    table.pick('remove:memory-heart');
    table.pick('add:memory-locus');
    table.pick('advance:explore');
    table.lose();
    expect(table.wraith().legacy.deck).toContain('memory-locus');
    expect([...table.wraith().memoryDeck, ...table.wraith().hand.map((card) => card.def)]).toContain('memory-locus');
  });

  it('[VW-RULING-40] offers no upgrade after the final Vignette', () => {
    const table = campaign();
    table.winGames(4);
    table.win();
    expect(table.state.stage).toBe('over');
  });
});
