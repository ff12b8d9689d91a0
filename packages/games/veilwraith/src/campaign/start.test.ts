import { OptionsError } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { campaignsWon, maxSpirit, type Options, optionsSchema } from '../options.ts';
import { BOX } from '../testing/box.ts';
import { checkOptions } from './options-check.ts';
import { upgradeCards } from './rules.ts';
import { newCampaign, newLegacy, startingRibbons } from './start.ts';
import { addMemory, removeMemory } from './upgrades.ts';

const content = compileContent(rawContent);
const options = (change: object = {}): Options => optionsSchema.parse(change);
const campaign = (change: object = {}): Options => options({ mode: 'campaign', ...change });

function fault(change: object, seats = 1): string {
  try {
    checkOptions(content, options(change), seats);
  } catch (error) {
    expect(error).toBeInstanceOf(OptionsError);
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('a new Campaign', () => {
  it('[VW-CAMP-01] starts with 5 Ribbons, the 20 Basic Memories, Basic sides and Vignette 1', () => {
    expect(newCampaign(campaign())).toEqual({
      vignette: 1,
      ribbons: 5,
      mostRibbons: 5,
      level: 1,
      defeated: [],
      skipped: [],
      history: [],
    });
    const legacy = newLegacy(content, campaign(), 0);
    expect(legacy.deck).toHaveLength(BOX.basics);
    expect(legacy.deck.every((def) => content.memory(def).card.tier === 'basic')).toBe(true);
    expect(legacy.box).toHaveLength(BOX.upgrades);
    expect(legacy.returned).toEqual([]);
    expect(legacy.advanced).toEqual({ explore: false, fight: false, influence: false });
    expect(legacy.tokens).toEqual([false, false, false]);
  });

  it('[VW-CAMP-06] [VW-CAMP-08] gives 5, 4, 3, 2, 1 Ribbons at levels 1 to 5', () => {
    const ribbons = [1, 2, 3, 4, 5].map((level) => startingRibbons(campaign({ level })));
    expect(ribbons).toEqual([5, 4, 3, 2, 1]);
  });

  it('[VW-DIFF-03] [VW-DIFF-05] starts with 3 Ribbons for Veil Veteran and 1 for Endworld', () => {
    expect(startingRibbons(campaign({ ribbons: 'veteran' }))).toBe(3);
    expect(startingRibbons(campaign({ ribbons: 'endworld' }))).toBe(1);
  });

  it('[VW-RULING-33] takes the lower of level and variant, never below 1', () => {
    expect(startingRibbons(campaign({ level: 2, ribbons: 'veteran' }))).toBe(3);
    expect(startingRibbons(campaign({ level: 4, ribbons: 'veteran' }))).toBe(2);
    expect(startingRibbons(campaign({ level: 5, ribbons: 'endworld' }))).toBe(1);
  });

  it('[VW-RULING-34] can hold 5 Ribbons at level 1, and no more than it started with from level 2 on', () => {
    expect(newCampaign(campaign({ ribbons: 'endworld' })).mostRibbons).toBe(5);
    expect(newCampaign(campaign({ level: 3 })).mostRibbons).toBe(3);
  });

  it('[VW-SOLO-01] tracks no Ribbons for a stand-alone Vignette', () => {
    expect(newCampaign(options({ vignette: 4 }))).toMatchObject({ vignette: 4, ribbons: 0 });
  });

  it('[VW-ROGUE-02] starts a Rogue with the permanent deck, the rest of the Upgrades in the box', () => {
    const legacy = newLegacy(content, campaign(), 0);
    const rules = { ...upgradeCards(rawContent.memories), nightmare: false, campaignsWon: 1 };
    removeMemory(legacy, rules, 'memory-heart');
    addMemory(legacy, 'memory-locus');
    const { deck, returned } = legacy;
    const change = campaign({ rogue: { won: 1, wraiths: [{}, { deck, returned }] } });
    checkOptions(content, change, 2);
    expect(newLegacy(content, change, 0).deck).not.toContain('memory-locus');
    const rogue = newLegacy(content, change, 1);
    expect(rogue.deck.toSorted()).toEqual(deck.toSorted());
    expect(rogue.returned).toEqual(['memory-heart']);
    expect(rogue.box.toSorted()).toEqual(legacy.box.toSorted());
  });
});

describe('maximum Spirit', () => {
  it('[VW-ROGUE-03] [VW-EX-43] falls by 1 for each Campaign a Rogue has won', () => {
    const rogue = campaign({ rogue: { won: 2 } });
    expect(maxSpirit(rogue, 1)).toBe(18);
    expect(maxSpirit(rogue, 2)).toBe(16);
  });

  it('[VW-RULING-42] never falls below 10', () => {
    expect(maxSpirit(campaign({ rogue: { won: 10 } }), 1)).toBe(10);
    expect(maxSpirit(campaign({ rogue: { won: 25 } }), 4)).toBe(10);
  });

  it('[VW-EX-40] is 20, 18, 17, 16 for 1 to 4 Veilwraiths', () => {
    expect([1, 2, 3, 4].map((players) => maxSpirit(options(), players))).toEqual([20, 18, 17, 16]);
  });
});

describe('options that do not go together', () => {
  it('refuses a race alone and ages that are not the seats', () => {
    expect(fault({ table: 'race' })).toContain('at least 2 seats');
    expect(fault({ table: 'race', ages: [0, 0] }, 2)).toContain('seats 0 to 1 once');
    expect(fault({ ages: [1, 0] }, 2)).toContain('only a race');
    expect(fault({ table: 'race', ages: [1, 0] }, 2)).toBe('');
  });

  it('[VW-SOLO-01] refuses Campaign settings for a single Vignette', () => {
    for (const change of [{ level: 2 }, { dayDream: true }, { ribbons: 'veteran' }, { joinLater: 1 }, { rogue: {} }])
      expect(fault(change, 2)).toContain('belongs to a Campaign');
  });

  it('[VW-OBJ-02] starts every Campaign at Vignette 1', () => {
    expect(fault({ mode: 'campaign', vignette: 2 })).toContain('VW-OBJ-02');
  });

  it('[VW-RULING-35] allows any level unlocked so far', () => {
    expect(fault({ mode: 'campaign', level: 3, campaignsWon: 1 })).toContain('VW-CAMP-06');
    expect(fault({ mode: 'campaign', level: 2, campaignsWon: 1 })).toBe('');
    expect(fault({ mode: 'campaign', level: 1, campaignsWon: 4 })).toBe('');
    expect(campaignsWon(campaign({ level: 4 }))).toBe(3);
  });

  it('leaves at least one seat to play from the start, and lets nobody join a race', () => {
    expect(fault({ mode: 'campaign', joinLater: 2 }, 2)).toContain('at least one of 2 seats');
    expect(fault({ mode: 'campaign', joinLater: 1 }, 2)).toBe('');
    expect(fault({ mode: 'campaign', joinLater: 1, table: 'race' }, 3)).toContain('nobody joins a race');
  });

  it('[VW-SETUP-14] switches the Vignette ability off for a first game only', () => {
    expect(fault({ vignetteAbility: false })).toBe('');
    expect(fault({ vignetteAbility: false, campaignsWon: 1 })).toContain('VW-SETUP-14');
  });

  it('[VW-DIFF-06] combines Easy Dream, Day Dream and Nightmare with one of Veil Veteran and Endworld', () => {
    const dreams = { mode: 'campaign', easyDream: true, dayDream: true, nightmare: true };
    expect(fault({ ...dreams, ribbons: 'veteran' })).toBe('');
    expect(fault({ ...dreams, ribbons: 'endworld' })).toBe('');
  });

  it('refuses a permanent deck that no permanent upgrades lead to', () => {
    const rogue = { won: 1, wraiths: [{ deck: ['memory-heart'], returned: [] }] };
    expect(fault({ mode: 'campaign', rogue })).toContain('rogue.wraiths[0]');
    expect(fault({ mode: 'campaign', campaignsWon: 0, rogue: { won: 1 } })).toContain('Campaigns won at all');
  });
});
