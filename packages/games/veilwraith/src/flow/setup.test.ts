import { fastRng, secretRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { game } from '../index.ts';
import { optionsSchema } from '../options.ts';
import type { State, Wraith } from '../state/state.ts';
import { BOX } from '../testing/box.ts';
import { ACTION_TYPES } from '../vocabulary.ts';

const content = compileContent(rawContent);

function deal(options: object = {}, seed = 'deal', seats = 1): State {
  return game.setup(optionsSchema.parse(options), seats, fastRng(seed));
}

function first(state: State): Wraith {
  const wraith = state.wraiths[0];
  if (!wraith) throw new Error('nobody plays');
  return wraith;
}

/** Answers what is asked until the first Play Phase. */
function toPlay(state: State): State {
  for (let i = 0; i < 50; i++) {
    const prompt = game.prompts(state).find((entry) => entry.ask !== 'play');
    if (!prompt) return state;
    game.apply(state, prompt.seat, prompt.options[0]?.id ?? '');
  }
  return state;
}

/** The 30 cards in the order in which they come, the one of round 1 included. */
function order(state: State): string[] {
  const wraith = first(state);
  return [...wraith.threats.map(({ def }) => def), ...wraith.threatDeck.toReversed()];
}

const kindOf = (def: string): string => content.threat(def).kind;
const SEEDS = Array.from({ length: 12 }, (_, i) => `deal ${i}`);

describe('setup', () => {
  it('[VW-SETUP-01] [VW-SETUP-02] [VW-SETUP-03] [VW-SETUP-04] [VW-SETUP-05] lays Explore, Fight, Influence under 1, 2, 3, Basic side up', () => {
    const wraith = first(deal());
    expect(ACTION_TYPES.map((action) => wraith.actions[action].slot)).toEqual([1, 2, 3]);
    expect(wraith.legacy.advanced).toEqual({ explore: false, fight: false, influence: false });
    expect(wraith.legacy.tokens).toEqual([false, false, false]);
  });

  it('[VW-SETUP-06] Actions start upright and without tokens', () => {
    const wraith = first(deal());
    for (const action of ACTION_TYPES) {
      expect(wraith.actions[action]).toMatchObject({ facing: 'upright', tokens: 0, memories: [] });
    }
  });

  it('[VW-SETUP-07] the Advanced Variant lets each choose the slots', () => {
    const state = deal({ advancedSetup: true });
    game.apply(state, 0, 'order:influence-explore-fight');
    const wraith = first(state);
    expect(ACTION_TYPES.map((action) => wraith.actions[action].slot)).toEqual([2, 3, 1]);
  });

  it('[VW-SETUP-08] the Beginner Variant flips one Action Power Token', () => {
    const state = deal({ easyDream: true });
    game.apply(state, 0, 'token:2');
    expect(game.view(state, 0).wraiths[0]?.slots.map(({ power }) => power)).toEqual([1, 3, 3]);
  });

  it('[VW-SETUP-09] [VW-OBJ-01] [VW-OBJ-02] Spirit starts at its maximum, in the first Vignette', () => {
    const state = deal();
    expect(first(state)).toMatchObject({ spirit: 20, maxSpirit: 20 });
    expect(state.campaign.vignette).toBe(1);
  });

  it('[VW-SETUP-10] all Power Tokens lie in the supply', () => {
    expect(first(deal()).supply).toBe(20);
  });

  it('[VW-SETUP-11] [VW-ZONE-04] the Memory deck is the shuffled Basic Memories', () => {
    const wraith = first(deal());
    const all = [...wraith.memoryDeck, ...wraith.hand.map(({ def }) => def)];
    expect(all.sort()).toEqual([...content.basics].sort());
    expect(all).toHaveLength(BOX.basics);
    const orders = new Set(SEEDS.map((seed) => first(deal({}, seed)).memoryDeck.join()));
    expect(orders.size).toBe(SEEDS.length);
  });

  it('[VW-SETUP-12] the first Memory comes in the Draw Phase of round 1', () => {
    const state = deal();
    expect(state).toMatchObject({ round: 1, phase: 'play' });
    expect(first(state).hand).toHaveLength(1);
  });

  it('[VW-SETUP-13] builds the Threat deck of the chosen Vignette', () => {
    const state = toPlay(deal({ vignette: 4 }));
    expect(state.campaign.vignette).toBe(4);
    const foes = order(state).filter((def) => kindOf(def) === 'foe');
    expect(foes.map((def) => content.threat(def).type).sort()).toEqual(
      content
        .vignette(4)
        .card.foes.map(({ id }) => id)
        .sort(),
    );
  });

  it("[VW-SETUP-14] the Vignette's ability can be switched off for a first game, and only for that", () => {
    const off = toPlay(deal({ vignette: 3, vignetteAbility: false }));
    expect(game.view(off, 0).vignette.abilityOn).toBe(false);
    off.campaign.history.push({ vignette: 3, result: 'spirit', round: 9 });
    expect(game.view(off, 0).vignette.abilityOn).toBe(true);
  });

  it('[VW-SETUP-15] [VW-STACK-13] [VW-ZONE-06] the Portal and the Archfiend are set aside', () => {
    const wraith = first(deal());
    expect(wraith).toMatchObject({ portal: 'aside', archfiend: 'aside' });
    expect(wraith.threatDeck).not.toContain('archfiend');
    expect(wraith.threatDeck).not.toContain('portal');
  });

  it('[VW-SETUP-16] [VW-ZONE-07] everything else is in the box', () => {
    const wraith = first(deal());
    expect([...wraith.legacy.box].sort()).toEqual([...content.upgrades].sort());
    expect(wraith.removed).toEqual([]);
  });

  it('[VW-SETUP-17] [VW-ZONE-02] the first Threat arrives in the Threat Phase of round 1', () => {
    const state = deal();
    expect(first(state).threats).toHaveLength(1);
    expect(first(state).threatDeck).toHaveLength(29);
  });

  it('[VW-ENG-01] the same seed and decisions give the same game', () => {
    expect(game.view(deal({}, 'same'), 0)).toEqual(game.view(deal({}, 'same'), 0));
    const secret = (): State => game.setup(optionsSchema.parse({}), 1, secretRng('ab'.repeat(32)));
    expect(secret().wraiths[0]?.threatDeck).toEqual(secret().wraiths[0]?.threatDeck);
  });
});

describe('the Threat deck', () => {
  it.each([1, 2, 3, 4, 5])(
    '[VW-STACK-01] [VW-STACK-12] [VW-EX-17] Vignette %i: one Key in every six draws',
    (vignette) => {
      const seats = new Set<string>();
      for (const seed of SEEDS) {
        const cards = order(toPlay(deal({ vignette }, seed)));
        expect(cards).toHaveLength(30);
        for (let stack = 0; stack < 5; stack++) {
          const keys = cards.slice(stack * 6, stack * 6 + 6).filter((def) => kindOf(def) === 'key');
          expect(keys).toHaveLength(1);
          seats.add(`${stack}${keys[0]}`);
        }
        expect(cards).not.toContain('archfiend');
        expect(cards).not.toContain('portal');
      }
      // Which Key lies in which Stack is up to chance.
      expect(seats.size).toBeGreaterThan(10);
    },
  );

  it.each([1, 2, 3, 4, 5])(
    '[VW-STACK-02] [VW-STACK-11] Vignette %i: each Foe comes in the draws of its Stack',
    (vignette) => {
      const cards = order(toPlay(deal({ vignette })));
      for (const { id, stack } of content.vignette(vignette).card.foes) {
        const types = cards.slice(stack * 6 - 6, stack * 6).map((def) => content.threat(def).type);
        expect(types).toContain(id);
      }
    },
  );

  it('[VW-STACK-03] [VW-STACK-04] [VW-EX-03] Nesting Woods: an Ogre each in Stacks 2 and 4, the Mad Watcher in 3', () => {
    const firstOgres = new Set<string>();
    for (const seed of SEEDS) {
      const cards = order(toPlay(deal({ vignette: 2 }, seed)));
      const foes = cards.filter((def) => kindOf(def) === 'foe');
      expect(foes.map((def) => content.threat(def).type)).toEqual(['ogre', 'mad-watcher', 'ogre']);
      expect(cards.slice(6, 12)).toContain(foes[0]);
      expect(cards.slice(12, 18)).toContain(foes[1]);
      expect(cards.slice(18, 24)).toContain(foes[2]);
      expect(new Set(foes).size).toBe(3);
      expect(cards.filter((def) => kindOf(def) === 'anima' || kindOf(def) === 'deja')).toHaveLength(22);
      firstOgres.add(foes[0] ?? '');
    }
    expect([...firstOgres].sort()).toEqual(['ogre-a', 'ogre-b']);
  });

  it('[VW-STACK-05] [VW-STACK-06] [VW-STACK-09] [VW-EX-04] takes the listed number of each type, at random among its copies', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const cards = order(toPlay(deal({ vignette: 4 }, seed)));
      for (const { id, count } of content.vignette(4).card.threats) {
        expect(cards.filter((def) => content.threat(def).type === id)).toHaveLength(count);
      }
      const listed = new Set(content.vignette(4).card.threats.map(({ id }) => id));
      for (const def of cards)
        if (['anima', 'deja'].includes(kindOf(def))) expect(listed).toContain(content.threat(def).type);
      for (const def of cards) if (content.threat(def).type === 'hobgoblin') seen.add(def);
    }
    // Two of the four at a time, any of them.
    expect([...seen].sort()).toEqual(['hobgoblin-a', 'hobgoblin-b', 'hobgoblin-c', 'hobgoblin-d']);
  });

  it('[VW-EX-55] takes every copy where all are listed', () => {
    for (const { id, count } of content.vignette(1).card.threats) {
      if (count !== content.copies(id).length) continue;
      const cards = order(deal());
      expect(cards.filter((def) => content.threat(def).type === id).sort()).toEqual([...content.copies(id)].sort());
    }
  });

  it('[VW-STACK-07] [VW-STACK-08] every Stack has 6 cards: Key, its Foes and 5 - k Threats', () => {
    const state = toPlay(deal({ vignette: 5 }));
    const layers = game.view(state, 0).wraiths[0]?.threatDeck.layers ?? [];
    expect(layers.map(({ stack }) => stack)).toEqual([1, 2, 3, 4, 5]);
    expect(layers.slice(1).map(({ size, keys, foes, threats }) => [size, keys, foes.length, threats])).toEqual(
      Array.from({ length: 4 }, () => [6, 1, 1, 4]),
    );
  });

  it('[VW-STACK-10] shuffles each Stack', () => {
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const cards = order(deal({}, `stack ${i}`));
      places.add(cards.slice(0, 6).findIndex((def) => kindOf(def) === 'key'));
    }
    expect(places.size).toBe(6);
  });
});

describe('starting abilities', () => {
  const start = (ability: string, extra: object = {}): State => deal({ ability, ...extra });

  it('[VW-START-01] are chosen before play begins, or left alone', () => {
    const state = deal({ startingAbilities: true });
    expect(game.prompts(state)[0]?.options.map(({ id }) => id)).toEqual([
      'ability:none',
      'ability:shade',
      'ability:umbra',
      'ability:shadow',
      'ability:soul',
      'ability:spirit',
    ]);
  });

  it('[VW-START-02] Shade Wraith: a token on Explore', () => {
    expect(first(start('shade')).actions.explore.tokens).toBe(1);
  });

  it('[VW-START-03] Umbra Wraith: a token on Fight', () => {
    expect(first(start('umbra')).actions.fight.tokens).toBe(1);
  });

  it('[VW-START-04] [VW-EX-47] Shadow Wraith: a token on Influence, to be spent on the very first Use', () => {
    const state = start('shadow');
    expect(first(state)).toMatchObject({ supply: 19, actions: { influence: { tokens: 1 } } });
    expect(state.round).toBe(1);
  });

  it('[VW-START-05] [VW-START-07] [VW-START-08] [VW-EX-46] Soul Wraith: a Memory more, two Actions Exhausted in round 1', () => {
    const state = start('soul');
    game.apply(state, 0, 'exhaust:explore-influence');
    const wraith = first(state);
    expect(state).toMatchObject({ round: 1, phase: 'play' });
    expect(wraith.hand).toHaveLength(2);
    expect(ACTION_TYPES.map((action) => wraith.actions[action].facing)).toEqual(['exhausted', 'upright', 'exhausted']);
    while (state.round === 1) {
      const { ask } = game.prompts(state)[0] ?? { ask: '' };
      game.apply(state, 0, ask === 'play' ? 'end' : 'pass');
    }
    expect(ACTION_TYPES.map((action) => wraith.actions[action])).toMatchObject([
      { facing: 'upright', slot: 1 },
      { facing: 'upright', slot: 2 },
      { facing: 'upright', slot: 3 },
    ]);
  });

  it('[VW-START-06] [VW-RULING-30] Spirit Wraith: starts 1 above the maximum, which stays what it is', () => {
    const state = start('spirit');
    game.apply(state, 0, 'exhaust:fight-influence');
    expect(first(state)).toMatchObject({ spirit: 21, maxSpirit: 20 });
  });

  it('[VW-RULING-75] the Soul Wraith draws from the shuffled deck', () => {
    const state = start('soul');
    game.apply(state, 0, 'exhaust:explore-influence');
    const wraith = first(state);
    expect(wraith.memoryDeck).toHaveLength(BOX.basics - 2);
  });
});
