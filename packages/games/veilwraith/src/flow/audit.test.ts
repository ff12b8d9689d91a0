import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State, Wraith } from '../state/state.ts';

/** A game under way, with one thing wrong. */
function faultsAfter(break_: (wraith: Wraith, state: State) => void): string[] {
  const state = game.setup(game.options.parse({}), 1, fastRng('audit'));
  expect(game.audit(state)).toEqual([]);
  const [wraith] = state.wraiths;
  if (!wraith) throw new Error('nobody plays');
  break_(wraith, state);
  return game.audit(state);
}

const FAULTS: readonly (readonly [string, (wraith: Wraith, state: State) => void, string])[] = [
  ['a Memory too many', (wraith) => wraith.hand.push({ id: 1, def: 'memory-salt' }), 'of memory-salt, not'],
  ['a Memory nobody knows', (wraith) => wraith.hand.push({ id: 1, def: 'memory-of-nothing' }), 'there is no card'],
  ['a Threat in the hand', (wraith) => wraith.hand.push({ id: 1, def: 'hobgoblin-a' }), 'there is no card'],
  ['a Threat twice', (wraith) => wraith.threatDeck.push(wraith.threatDeck[0] ?? ''), 'exists twice'],
  ['a Threat lost', (wraith) => wraith.threats.pop(), 'not 30'],
  ['a Foe of another Vignette', (wraith) => wraith.foesDefeated.push('ogre-a'), 'is not in this Vignette'],
  ['the Archfiend too early', (wraith) => wraith.threatDeck.push('archfiend'), 'the Archfiend'],
  ['the Portal nowhere', (wraith) => Object.assign(wraith, { portal: 'inPlay' }), 'the Portal'],
  ['a token too many', (wraith) => Object.assign(wraith.actions.fight, { tokens: 3 }), 'tokens in play'],
  ['six tokens', (wraith) => Object.assign(wraith.actions.fight, { tokens: 6 }), 'carries 6 tokens'],
  ['two Actions in a slot', (wraith) => Object.assign(wraith.actions.fight, { slot: 1 }), 'lie in slots'],
  ['Spirit beyond measure', (wraith) => Object.assign(wraith, { spirit: 22 }), 'Spirit is 22'],
  ['no Spirit and still playing', (wraith) => Object.assign(wraith, { spirit: 0 }), 'Spirit is 0'],
  ['a layer that is not there', (wraith) => wraith.layers.pop(), 'known of'],
  ['a layer that lies', (wraith) => Object.assign(wraith.layers[0] ?? {}, { foes: ['ogre'] }), 'not as known'],
  ['a look too deep', (wraith) => Object.assign(wraith, { peeked: 40 }), 'more cards looked at'],
  [
    'a number used twice',
    (wraith) => Object.assign(wraith.hand[0] ?? {}, { id: wraith.threats[0]?.id }),
    'two cards have the number',
  ],
  ['a number from the future', (wraith) => Object.assign(wraith, { nextId: 1 }), 'has not been handed out yet'],
  ['a frame on the wrong stack', (wraith) => Object.assign(wraith.work[0] ?? {}, { at: 1 }), 'points nowhere'],
  [
    'a frame with a script nobody wrote',
    (wraith) =>
      wraith.work.push({
        do: 'effects',
        by: 0,
        who: 0,
        script: 'x',
        step: 0,
        end: 1,
        card: 0,
        cost: false,
        given: false,
      }),
    'points nowhere',
  ],
  ['a game without its frame', (_wraith, state) => state.work.pop(), 'without its frame'],
  [
    'a Vignette that does not exist',
    (_wraith, state) => Object.assign(state.campaign, { vignette: 9 }),
    'no Vignette 9',
  ],
];

describe('the audit', () => {
  it('is asked only of states whose frames are known', () => {
    const state = game.setup(game.options.parse({}), 1, fastRng('audit'));
    state.wraiths[0]?.work.push({ do: 'nonsense' } as never);
    expect(game.state.safeParse(state).success).toBe(false);
  });

  it.each(FAULTS)('finds %s', (_name, break_, words) => {
    expect(faultsAfter(break_).join('; ')).toContain(words);
  });
});
