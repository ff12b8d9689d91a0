import { askFor, shade } from '@veilhall/bots';
import { type Event, fastRng, isOffer } from '@veilhall/engine';
import { type Chooser, perft, randomPick, start } from '@veilhall/testkit';
import { fuzzing } from '@veilhall/testkit/suite';
import { describe, expect, it } from 'vitest';
import { compileContent } from './content/compile.ts';
import { rawContent } from './content/raw.ts';
import { playAsks } from './flow/asks.ts';
import { game } from './index.ts';
import type { VwFact } from './state/facts.ts';
import type { State } from './state/state.ts';

const content = compileContent(rawContent);
const upgrades = [...new Set(content.upgrades)];

/** Plays well enough to see the bottom of a Threat deck now and then. */
const shadePick: Chooser = (game, state, prompts, rng) => {
  const prompt = prompts.find((asked) => !isOffer(asked)) ?? prompts[0];
  if (!prompt) throw new Error('nobody is asked anything');
  return { seat: prompt.seat, option: shade.decide(askFor(game, state, prompt.seat, rng, { prompt })) };
};

/** Everything a Campaign can improve is improved: the last Vignettes then last long enough to meet their Foes. */
function arrange(state: State): void {
  for (const { legacy } of state.wraiths) {
    legacy.tokens = [true, true, true];
    legacy.advanced = { explore: true, fight: true, influence: true };
  }
}

/** A Rogue Wraith who took these Upgrades, each for the Memory it asks for, or one of which most copies are left. */
function rogueWith(added: readonly string[]) {
  const deck = [...content.basics];
  const copies = (def: string): number => deck.filter((other) => other === def).length;
  const returned = added.map((def) => {
    const most = [...new Set(deck)].sort((a, b) => copies(b) - copies(a))[0] ?? '';
    const out = content.memory(def).card.boxed ?? most;
    deck.splice(deck.indexOf(out), 1);
    return out;
  });
  return { won: added.length, wraiths: [{ deck: [...deck, ...added], returned }] };
}

/** Cards that facts do not name by their id, and what was really done with the others. */
function* seen(_state: State, _prompts: unknown, events: readonly Event[]): Generator<string> {
  for (const event of events) {
    const fact = event.fact as VwFact;
    if (fact.type === 'memoryPlayed') yield `played:${fact.card}`;
    else if (fact.type === 'gameStarted') yield `card:${content.vignette(fact.vignette).card.id}`;
    else if (fact.type === 'portalArrived') yield 'card:portal';
    else if (fact.type === 'archfiendDrawn') yield 'card:archfiend';
  }
}

/** Rare moments that tests of their own rules show: no card of the box asks `may`, and few cards meet for `order`. */
const RARE: readonly string[] = ['may', 'order', 'teammate', 'tilt', 'use', 'pickKey'];

const campaign = { mode: 'campaign' };
fuzzing(game, {
  seed: 'veilwraith',
  games: 2,
  atMost: 150,
  choosers: [shadePick, randomPick],
  seen,
  // Component 122 is a reminder without a rule.
  unseen: ['reference'],
  wanted: [
    ...Object.keys(playAsks)
      .filter((ask) => !RARE.includes(ask))
      .map((ask) => `ask:${ask}`),
    ...[...content.basics, ...content.upgrades].map((def) => `played:${def}`),
    ...['fact:haunted', 'fact:threatDeckRebuilt', 'fact:joined', 'fact:wraithWon', 'fact:nobodyScored'],
  ],
  setups: [
    ...[1, 2, 3, 4, 5].map((vignette) => ({
      name: `Vignette ${vignette}`,
      seats: 1,
      options: { vignette },
      arrange,
    })),
    { name: 'Campaign', seats: 1, options: { ...campaign, startingAbilities: true, easyDream: true } },
    { name: 'Nightmare', seats: 1, options: { ...campaign, nightmare: true, dayDream: true, ribbons: 'veteran' } },
    {
      name: 'Rogue',
      seats: 1,
      options: { ...campaign, rogue: rogueWith(upgrades.slice(0, 9)), advancedSetup: true },
    },
    { name: 'other Rogue', seats: 1, options: { ...campaign, rogue: rogueWith(upgrades.slice(9)) } },
    { name: 'two together', seats: 2, options: { ...campaign, joinLater: 1 } },
    { name: 'three with closed hands', seats: 3, options: { vignette: 4, handsOpen: false } },
    { name: 'four together', seats: 4, options: { vignette: 2 } },
    { name: 'race of two', seats: 2, options: { ...campaign, table: 'race' } },
    { name: 'race of three', seats: 3, options: { table: 'race', vignette: 2 } },
    { name: 'race of four', seats: 4, options: { table: 'race', vignette: 3 } },
  ],
});

/** Another number means other rules or other cards; if that was meant, write down the new one. */
describe('perft', () => {
  it.each([
    ['alone', { name: '', seats: 1 }, [9, 39, 186, 1017]],
    ['two together', { name: '', seats: 2 }, [21, 299, 2653]],
    ['a race of two', { name: '', seats: 2, options: { table: 'race' } }, [18, 228, 1936]],
  ])('%s', (_name, setup, counts) => {
    const state = start(game, setup, fastRng('perft'));
    expect(counts.map((_, i) => perft(game, state, i + 1))).toEqual(counts);
  });
});
