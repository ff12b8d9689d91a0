import { coveredLeaves, forgotten } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { cloneState } from '../state/clone.gen.ts';
import { type State, stateSchema } from '../state/state.ts';
import { table } from '../testing/table.ts';
import { UNKNOWNS } from './unknowns.ts';

/** By hand from the table of hidden information in rules.md: what everybody sees, or what tells nobody anything. */
const OPEN = [
  'options',
  'nextId',
  'stage',
  'round',
  'first',
  'sides',
  'totals',
  'turn',
  'winners',
  // Sorted: what left the match with a player says nothing about where it lay.
  'gone',
  ...['character', 'side', 'total', 'solo', 'out', 'exhausted', 'gold', 'unlocked', 'bought', 'discount', 'onTop'].map(
    (name) => `players.*.${name}`,
  ),
  'players.*.fortified',
  'players.*.revealed',
  // Told to its own player only; it says nothing about cards.
  'players.*.passes',
  // Hand sizes are open; the numbers of cards say nothing about their faces.
  'players.*.hand.*.id',
  'players.*.hand.*.seen',
  'players.*.deckKnown',
  'players.*.fateKnown',
  'players.*.discard',
  'players.*.banished',
  'players.*.route',
  'players.*.recruits',
  'players.*.played',
  // Frames hold nothing hidden: targets are declared to all, and a Trap on its way lay in a Fate Route.
  'work',
];

const samples = (): State[] => [
  table({
    players: [{ hand: ['bone-charm', 'hex-needle'] }, { hand: ['chipped-axe', 'plundered-coin'] }],
  }).state,
];

describe('unknowns', () => {
  const disclosure = {
    unknowns: UNKNOWNS,
    samples: samples(),
    seats: ({ players }: State) => players.length,
    clone: cloneState,
  };

  it('are everything that is not open', () => {
    expect(forgotten(stateSchema, { ...disclosure, open: OPEN })).toEqual([]);
  });

  it('hold nothing that is open', () => {
    expect(coveredLeaves(stateSchema, disclosure)).toEqual([
      'players.*.deck.*.def',
      'players.*.deck.*.owner',
      'players.*.fateDeck.*',
      'players.*.hand.*.def',
      'players.*.hand.*.owner',
    ]);
  });

  it('leave alone what was seen on its way', () => {
    const { state } = table({
      players: [
        { deck: ['hex-needle', 'bone-charm'], fate: ['wither', 'evil-eye'], change: { deckKnown: 1, fateKnown: 1 } },
        { hand: ['chipped-axe'] },
      ],
    });
    const [deck, fate] = UNKNOWNS.slice(0, 2).map((unknown) => unknown.slots(state, 1).map((slot) => slot.get()));
    expect(deck).toEqual([{ def: 'bone-charm', owner: 0 }]);
    expect(fate).toEqual(['wither']);
  });
});
