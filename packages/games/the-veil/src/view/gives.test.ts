import { fastRng, int, isOffer } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';
import { withTester } from '../testing/cards.ts';
import { table } from '../testing/table.ts';
import type { VeilView } from './types.ts';

const own = (view: VeilView, who: number) => ({
  ...view.players[who],
  damage: view.turn.damage,
  health: view.turn.health,
});

/** Every turn of a match whose picks are drawn by lot, until so many runs were seen. */
function* turnsWithRuns(seed: string): Generator<{ state: State; seat: number }> {
  const rng = fastRng(seed);
  const state = game.setup(game.options.parse({ characters: ['barbarian', 'oathwarden'] }), 2, fastRng(seed));
  for (let picks = 0; picks < 400; picks++) {
    const prompt = game.prompts(state).find((one) => !isOffer(one));
    if (!prompt) return;
    const { seat, ask } = prompt;
    if (ask === 'turn' && game.view(state, seat).players[seat]?.gives) yield { state: game.clone(state), seat };
    game.apply(state, seat, int(rng, 'pick', prompt.moves));
  }
}

describe('what only gives', () => {
  it('is a run that can be picked as it stands, adds what it says, and leaves nothing of it', () => {
    let synergies = 0;
    let runs = 0;
    for (const { state, seat } of turnsWithRuns('gives')) {
      const before = own(game.view(state, seat), seat);
      const { gives } = before;
      if (!gives) throw new Error('nothing is given');
      for (const pick of gives.picks) game.apply(state, seat, pick);
      const after = own(game.view(state, seat), seat);
      expect(after.gold).toBe((before.gold ?? 0) + gives.gold);
      expect(after.damage).toBe(before.damage + gives.damage);
      expect(after.health).toBe(before.health + gives.health);
      expect(after.hand?.filter(({ thing }) => gives.cards.includes(thing))).toEqual([]);
      expect(after.gives).toBeUndefined();
      runs++;
      if (gives.picks.some((pick) => pick.includes('/synergy'))) synergies++;
    }
    expect(runs).toBeGreaterThan(20);
    expect(synergies).toBeGreaterThan(3);
  });

  it('is no card where playing is over for the turn', () => {
    const scout = withTester([{ id: 'scout', base: { text: [{ verb: 'draw' }] } }]);
    const own = { character: 'tester', hand: ['test-coin'], played: ['scout'], deck: ['test-coin'] };
    const t = table({ ...scout, players: [{}, own], options: { parts: 'strict' } });
    const given = () => (t.play.game.view(t.state, 1) as VeilView).players[1]?.gives;
    expect(given()?.cards).toHaveLength(1);
    t.choose('next:gold').use('scout', 'text0');
    expect(t.zone('hand')).toEqual(['test-coin']);
    expect(given()).toBeUndefined();
  });

  it('is told to its own player alone', () => {
    const [first] = turnsWithRuns('gives');
    if (!first) throw new Error('nobody is given anything');
    const { state, seat } = first;
    expect(game.view(state, 1 - seat).players[seat]?.gives).toBeUndefined();
    expect(game.view(state, 'spectator').players[seat]?.gives).toBeUndefined();
  });
});
