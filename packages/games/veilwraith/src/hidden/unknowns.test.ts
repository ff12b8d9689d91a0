import { fastRng } from '@veilhall/engine';
import { coveredLeaves, forgotten } from '@veilhall/kit';
import { walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { game } from '../index.ts';
import { type State, stateSchema } from '../state/state.ts';
import { Scenario } from '../testing/scenario.ts';
import { unknownsOf } from './unknowns.ts';

/** From the table of hidden information in rules.md: what everybody sees, or what tells nothing. */
const OPEN: readonly string[] = [
  // The course of the match, and what was agreed before it.
  ...['options', 'campaign', 'stage', 'round', 'phase', 'ages', 'lastGame', 'ending', 'winners'],
  // Deck lists are public between games, and so is the box.
  'wraiths.*.legacy',
  // Play Area, Actions, slots, tokens, Keys, Spirit.
  ...['status', 'ability', 'order', 'exhausted', 'spirit', 'maxSpirit', 'actions', 'supply', 'keys', 'won'].map(own),
  ...['usedRegular', 'tiltedRegular', 'memoriesPlayed', 'ready', 'played', 'removed', 'memoryDiscard'].map(own),
  // Threat Area, discard pile, and what everybody knows about the Threat deck.
  ...['threats', 'foesDefeated', 'threatDiscard', 'layers', 'archfiend', 'portal', 'portalRise'].map(own),
  // How many cards were looked at or seen to go on top, and the numbers of cards: counts, not cards.
  ...['memoryKnown', 'peeked', 'peekedBottom', 'nextId', 'hand.*.id'].map(own),
  // A seat's own settings say nothing about the game.
  own('stops'),
  // Pending work follows from what everybody has seen; the one choice half made is covered.
  'work',
  ...['threatPhase', 'drawPhase', 'playPhase', 'spiritPhase', 'endPhase', 'window', 'draw', 'playThreats'].map(frame),
  ...['effects', 'pick', 'choose', 'ability', 'triggers', 'defeat', 'use', 'memory', 'peek'].map(frame),
  ...['grantUse', 'grantTilt', 'reward', 'easyDream', 'actionOrder', 'startingAbility', 'exhaustTwo'].map(frame),
  ...['do', 'seat', 'why', 'number', 'of'].map((member) => `${frame('upgrade')}.${member}`),
];

function own(member: string): string {
  return `wraiths.*.${member}`;
}

function frame(kind: string): string {
  return `wraiths.*.work.*.<${kind}>`;
}

/** Between games, with an upgrade half made. */
function between(): State {
  const table = new Scenario({ mode: 'campaign' }, 2);
  table.win();
  table.pick('remove:memory-heart', 1);
  return table.state;
}

const unknowns = unknownsOf(compileContent(rawContent));
const race = (): State[] =>
  [...walk(game, { name: 'race', seats: 2, options: { table: 'race' } }, 'unknowns', { limit: 40 })]
    .slice(-1)
    .map(({ state }) => stateSchema.parse(state));
const samples = (): State[] => [...race(), between()];
const disclosure = { unknowns, seats: (state: State) => state.wraiths.length, clone: game.clone };

describe('what is hidden', () => {
  it('is all of the state that is not open', () => {
    expect(forgotten(stateSchema, { ...disclosure, samples: samples(), open: OPEN })).toEqual([]);
  });

  it('is decks, hands and a choice half made', () => {
    expect(coveredLeaves(stateSchema, { ...disclosure, samples: samples() })).toEqual([
      'wraiths.*.hand.*.def',
      'wraiths.*.memoryDeck.*',
      'wraiths.*.threatDeck.*',
      'wraiths.*.work.*.<upgrade>.removed',
    ]);
  });

  it('is dealt anew for the others and not for the one who chose', () => {
    const removed = (state: State): (string | undefined)[] =>
      state.wraiths.flatMap(({ work }) => work.map((one) => (one.do === 'upgrade' ? one.removed : undefined)));
    const state = between();
    const seen = new Set<string | undefined>();
    for (let n = 0; n < 40; n++) {
      expect(removed(game.determinize(state, 1, fastRng(n)))).toEqual(removed(state));
      const other = game.determinize(state, 0, fastRng(n));
      expect(game.audit(other)).toEqual([]);
      seen.add(removed(other).at(-1));
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
