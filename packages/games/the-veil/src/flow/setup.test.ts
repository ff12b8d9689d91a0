import { given } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';
import { table } from '../testing/table.ts';

const start = (seats: number, options: Record<string, unknown> = {}, seed = 'start') =>
  given<State>(game, { seats, options, seed });

const handSizes = ({ players }: State) => players.map(({ hand }) => hand.length);
const optionIds = (play: ReturnType<typeof start>, seat: number) =>
  (play.promptOf(seat)?.options ?? []).map(({ id }) => id);

describe('set-up', () => {
  it('[TV-SETUP-01] [TV-RULING-109] [TV-CLEAN-03] seats without a character choose one, all at once, with every deck list at hand', () => {
    const play = start(3, { characters: ['', 'runesage'] });
    expect(game.prompts(play.state).map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 character', '2 character']);
    play.choose(2, 'character:thornwitch').choose(0, 'character:grovecaller');
    expect(play.state.players.map(({ character }) => character)).toEqual(['grovecaller', 'runesage', 'thornwitch']);
    const data = game.content.cards.find(({ id }) => id === 'thornwitch')?.data;
    const { deck } = data as { deck: { copies: number }[] };
    expect(deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(44);
  });

  it('[TV-SETUP-02] [TV-SETUP-03] [TV-SETUP-04] [TV-SETUP-05] [TV-SETUP-06] [TV-SETUP-07] [TV-ZONE-01] [TV-ZONE-02] deals both decks apart, four slots and Hands', () => {
    const { state } = start(2, { characters: ['barbarian', 'thornwitch'] });
    for (const [who, player] of state.players.entries()) {
      expect(player.fateDeck).toHaveLength(32);
      expect(player.route.map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
      expect(player.hand.length + player.deck.length).toBe(8);
      expect(player).toMatchObject({ discard: [], banished: [], recruits: [], played: [] });
      const isBasic = (def: string): boolean => game.content.cards.find(({ id }) => id === def)?.family === 'basic';
      expect([...player.hand, ...player.deck].every(({ def }) => isBasic(def))).toBe(true);
      expect(player.deck.every(({ owner }) => owner === who)).toBe(true);
    }
    expect(state.totals.map(({ health }) => health)).toEqual([55, 45]);
    // Another deal, another order.
    const other = start(2, { characters: ['barbarian', 'thornwitch'] }, 'other').state;
    expect(other.players[0]?.fateDeck).not.toEqual(state.players[0]?.fateDeck);
    const dealt = ({ players: [first] }: State) =>
      [...(first?.hand ?? []), ...(first?.deck ?? [])].map(({ def }) => def);
    expect(dealt(other)).not.toEqual(dealt(state));
    expect(dealt(other).toSorted()).toEqual(dealt(state).toSorted());
  });

  it('[TV-SETUP-08] [TV-RULING-02] two may lead the same character, each with an own set of cards', () => {
    const play = start(2, { characters: ['runesage', 'runesage'] });
    play.choose(game.prompts(play.state)[0]?.seat ?? 0, 'side:1');
    const { state } = play;
    expect(game.audit(state)).toEqual([]);
    expect(state.players.map(({ route, fateDeck }) => route.length + fateDeck.length)).toEqual([36, 36]);
  });

  it('[TV-ZONE-03] [TV-ZONE-04] [TV-BAN-04] shows Discard and Banished Piles to all, Decks to nobody', () => {
    const t = table({ players: [{ discard: ['bone-charm'], banished: ['hex-needle'] }, {}] });
    for (const who of [0, 1, 'spectator'] as const) {
      const [view] = game.view(t.state, who).players;
      expect(view?.discard.map(({ def }) => def)).toEqual(['bone-charm']);
      expect(view?.banished.map(({ def }) => def)).toEqual(['hex-needle']);
      expect(view?.deckSize).toBe(t.player(0).deck.length);
      expect(view).not.toHaveProperty('deck');
    }
  });

  it('[TV-VILL-04] a Villain has the same zones, and more Health', () => {
    const { state } = start(2, { match: 'villains', characters: ['gravelord', 'wyrm-regent'] });
    expect(handSizes(state)).toEqual([4, 5]);
    expect(state.players.map(({ route, fateDeck }) => [route.length, fateDeck.length])).toEqual([
      [4, 32],
      [4, 32],
    ]);
  });
});

describe('who goes first', () => {
  it('[TV-FIRST-01] [TV-FIRST-03] [TV-FIRST-04] [TV-RULING-09] [TV-EX-01] the lowest Health, with 4 cards', () => {
    const { state } = start(2, { characters: ['barbarian', 'thornwitch'] });
    expect(state.first).toBe(1);
    expect(handSizes(state)).toEqual([5, 4]);
    expect(state.players[1]?.deck).toHaveLength(4);
  });

  it('[TV-FIRST-02] [TV-EX-02] equal Health: a coin is tossed and its winner chooses', () => {
    const winners = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const play = start(2, { characters: ['ironwright', 'ironwright'] }, seed);
      const winner = game.prompts(play.state)[0]?.seat ?? -1;
      winners.add(winner);
      play.expectPrompt(winner, 'first').choose(winner, `side:${1 - winner}`);
      expect(play.state.first).toBe(1 - winner);
      expect(handSizes(play.state)[1 - winner]).toBe(4);
    }
    expect(winners).toEqual(new Set([0, 1]));
  });

  it('[TV-EX-62] [TV-RULING-10] among three only the tied ones can begin; then clockwise', () => {
    const play = start(3, { characters: ['ironwright', 'runesage', 'runesage'] });
    const winner = game.prompts(play.state)[0]?.seat ?? -1;
    expect([1, 2]).toContain(winner);
    expect(optionIds(play, winner)).toEqual(['side:1', 'side:2']);
    play.choose(winner, 'side:2').choose(2, 'keep').choose(0, 'keep').choose(1, 'keep').choose(2, 'end');
    expect(play.state.turn.side).toBe(0);
  });

  it('[TV-RULING-10] of three tied sides chance takes any, and that one chooses among all three', () => {
    const tied = (seed: string) => start(3, { characters: ['runesage', 'runesage', 'runesage'] }, seed);
    const winners = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const play = tied(seed);
      const winner = game.prompts(play.state)[0]?.seat ?? -1;
      expect(optionIds(play, winner)).toEqual(['side:0', 'side:1', 'side:2']);
      return winner;
    });
    expect(new Set(winners)).toEqual(new Set([0, 1, 2]));
  });

  it('[TV-FIRST-05] [TV-EX-03] from the second turn on the first player has five', () => {
    const play = start(2, { characters: ['barbarian', 'thornwitch'] });
    play.choose(1, 'keep').choose(0, 'keep').choose(1, 'end');
    expect(handSizes(play.state)).toEqual([5, 5]);
  });

  it('[TV-FIRST-06] [TV-GEN-03] then clockwise, round after round', () => {
    const play = start(3, { characters: ['barbarian', 'runesage', 'thornwitch'] });
    play.choose(2, 'keep').choose(0, 'keep').choose(1, 'keep');
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(play.state.turn.side);
      play.choose(play.state.turn.side, 'end');
    }
    expect(order).toEqual([2, 0, 1, 2]);
    expect(play.state.round).toBe(2);
  });

  it('[TV-TEAM-10] [TV-TEAM-11] [TV-EX-50] [TV-VILL-02] teams are compared by their sums', () => {
    const { state } = start(3, { match: 'two-v-one', characters: ['barbarian', 'runesage', 'diabolist'] });
    expect(state.totals.map(({ health }) => health)).toEqual([103, 90]);
    expect(state.first).toBe(1);
    expect(handSizes(state)).toEqual([5, 5, 4]);
  });

  it('[TV-EX-51] [TV-RULING-53] also with separate totals', () => {
    const { state } = start(3, {
      match: 'two-v-one',
      characters: ['thornwitch', 'runesage', 'wyrm-regent'],
      health: 'separate',
    });
    expect(state.totals.map(({ health }) => health)).toEqual([45, 48, 110]);
    expect(handSizes(state)).toEqual([4, 4, 5]);
    // Each of them has less than the Diabolist, both together have more.
    const second = start(3, {
      match: 'two-v-one',
      characters: ['thornwitch', 'runesage', 'diabolist'],
      health: 'separate',
    });
    expect(handSizes(second.state)).toEqual([5, 5, 4]);
  });

  it('[TV-TEAM-10] [TV-TEAM-11] [TV-RULING-12] three against two: sums, Hands of all three, and who replaces when', () => {
    const play = start(5, {
      match: 'three-v-two',
      characters: ['thornwitch', 'diabolist', 'runesage', 'oathwarden', 'gutterblade'],
    });
    expect(play.state.totals.map(({ health }) => health)).toEqual([45 + 48 + 49, 90 + 59]);
    expect(handSizes(play.state)).toEqual([4, 5, 4, 5, 4]);
    for (const seat of [0, 2, 4, 1, 3]) {
      expect(game.prompts(play.state).map((prompt) => prompt.seat)).toEqual([seat]);
      play.choose(seat, 'keep');
    }
    expect(game.prompts(play.state).map(({ seat }) => seat)).toEqual([0, 2, 4]);
  });

  it('[TV-RULING-10] [TV-RULING-53] equal teams toss too', () => {
    const play = start(4, { match: 'two-v-two', characters: ['barbarian', 'runesage', 'runesage', 'barbarian'] });
    const winner = game.prompts(play.state)[0]?.seat ?? -1;
    expect([0, 1]).toContain(winner);
    play.expectPrompt(winner, 'first').choose(winner, 'side:1');
    expect(handSizes(play.state)).toEqual([5, 4, 5, 4]);
  });
});

describe('mulligan', () => {
  const laid = () =>
    table({
      stage: 'mulligan',
      players: [
        { character: 'barbarian', route: ['reckless-swing', 'clan-whelp', 'twin-hatchets', 'roasted-boar'] },
        {
          character: 'thornwitch',
          route: ['thorn-volley', 'herb-satchel', 'wither', 'evil-eye'],
          fate: ['unravel', 'hollow-oak', 'blood-poultice'],
        },
      ],
    });

  it('[TV-MULL-01] [TV-MULL-02] [TV-MULL-03] [TV-RULING-11] [TV-EX-34] a slot goes under the Fate Deck and is filled from its top, once', () => {
    const t = laid();
    t.choose('replace:0');
    expect(t.zone('route')).toEqual(['unravel', 'herb-satchel', 'wither', 'evil-eye']);
    t.choose('replace:2');
    expect(t.zone('route')).toEqual(['unravel', 'herb-satchel', 'hollow-oak', 'evil-eye']);
    expect(t.player().fateDeck).toEqual(['wither', 'thorn-volley', 'blood-poultice']);
    expect(t.moves()).toEqual(['replace:1', 'replace:3', 'keep']);
  });

  it('[TV-MULL-04] up to all four slots', () => {
    const t = laid();
    for (const slot of [3, 1, 0, 2]) t.choose(`replace:${slot}`);
    // The fourth slot is filled with the first card that went under.
    expect(t.zone('route')).toEqual(['blood-poultice', 'hollow-oak', 'evil-eye', 'unravel']);
    expect(t.asked()).toEqual(['0 mulligan']);
  });

  it('[TV-MULL-05] [TV-MULL-06] [TV-MULL-07] [TV-MULL-08] first the player who goes first; all Routes are open, and what is replaced is seen', () => {
    const t = laid();
    expect(t.asked()).toEqual(['1 mulligan']);
    expect(game.view(t.state, 1).players.map(({ route }) => route.length)).toEqual([4, 4]);
    t.choose('replace:0').choose('keep');
    expect(game.view(t.state, 0).players[1]?.route[0]?.def).toBe('unravel');
    expect(game.view(t.state, 0).players[1]?.fateBottom).toEqual(['thorn-volley']);
    t.choose('keep', 0);
    expect(t.asked()).toEqual(['1 turn']);
  });

  it('[TV-RULING-35] an Aura can be replaced like any card', () => {
    const t = table({
      stage: 'mulligan',
      players: [
        { character: 'barbarian' },
        { character: 'runesage', route: ['arcane-dart', 'prism-lattice'], fate: ['ice-lance'] },
      ],
    });
    t.choose('replace:1');
    expect(t.zone('route')).toEqual(['arcane-dart', 'ice-lance']);
    expect(t.player().fateDeck).toEqual(['prism-lattice']);
  });

  it('[TV-MULL-09] only the Fate Route', () => {
    expect(laid().moves()).toEqual(['replace:0', 'replace:1', 'replace:2', 'replace:3', 'keep']);
  });

  it('[TV-RULING-12] a team has its turn together, in seat order', () => {
    const play = start(4, { match: 'two-v-two', characters: ['barbarian', 'thornwitch', 'oathwarden', 'runesage'] });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = game.prompts(play.state)[0]?.seat ?? -1;
      order.push(seat);
      play.choose(seat, 'keep');
    }
    expect(order).toEqual([1, 3, 0, 2]);
  });
});

describe('suggested matches', () => {
  const kindsOffered = (seats: number, match: string) => {
    const play = start(seats, { match });
    const kinds = play.state.players.map((_player, seat) => {
      const ids = optionIds(play, seat).map((id) => id.slice('character:'.length));
      return [...new Set(ids.map((id) => game.content.cards.find((card) => card.id === id)?.family))].join();
    });
    return { sides: play.state.sides, kinds };
  };

  it('[TV-MATCH-01] [TV-MATCH-04] [TV-MATCH-06] everyone for themselves', () => {
    for (const seats of [2, 3, 4]) {
      const { sides, kinds } = kindsOffered(seats, 'everyone');
      expect(sides).toEqual(Array.from({ length: seats }, (_, seat) => [seat]));
      expect(new Set(kinds)).toEqual(new Set(['hero']));
    }
  });

  it('[TV-MATCH-02] [TV-MATCH-03] [TV-MATCH-05] [TV-MATCH-07] [TV-MATCH-08] [TV-MATCH-09] Villains, and teams', () => {
    const matches = [
      { seats: 2, match: 'villains', sides: [[0], [1]], kinds: 'villain villain' },
      { seats: 3, match: 'two-v-one', sides: [[0, 1], [2]], kinds: 'hero hero villain' },
      {
        seats: 4,
        match: 'two-v-two',
        sides: [
          [0, 2],
          [1, 3],
        ],
        kinds: 'hero hero hero hero',
      },
      {
        seats: 4,
        match: 'mixed-pairs',
        sides: [
          [0, 2],
          [1, 3],
        ],
        kinds: 'hero hero villain villain',
      },
      {
        seats: 4,
        match: 'villain-pairs',
        sides: [
          [0, 2],
          [1, 3],
        ],
        kinds: 'villain villain villain villain',
      },
      {
        seats: 5,
        match: 'three-v-two',
        sides: [
          [0, 2, 4],
          [1, 3],
        ],
        kinds: 'hero villain hero hero hero',
      },
    ];
    for (const { seats, match, sides, kinds } of matches)
      expect(kindsOffered(seats, match), match).toEqual({ sides, kinds: kinds.split(' ') });
  });

  it('[TV-MATCH-10] any sides of one to four', () => {
    const { state } = start(5, { sides: [2, 2, 0, 2, 2] });
    expect(state.sides).toEqual([[0, 1, 3, 4], [2]]);
    expect(() => start(3, { sides: [1, 1, 1] })).toThrow(/at least 2/);
    expect(() => start(5, { sides: [1, 1, 1, 1, 1] })).toThrow(/at least 2/);
    expect(() => start(2, { match: 'two-v-one' })).toThrow(/3 seats/);
  });

  it('names characters that exist, and takes others for seats that leave it to chance', () => {
    expect(() => start(2, { characters: ['nobody'] })).toThrow(/there is no 'nobody'/);
    const { state } = start(4, { characters: ['random', 'random', 'random', 'random'] });
    expect(new Set(state.players.map(({ character }) => character)).size).toBe(4);
  });
});
