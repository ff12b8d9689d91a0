import { given } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';
import { table } from '../testing/table.ts';

const isReveal = ({ id }: { id: string }): boolean => id.startsWith('reveal:');
const asked = (state: State): string[] => game.prompts(state).map(({ seat, ask }) => `${seat} ${ask}`);

describe('giving up', () => {
  it('[TV-RULING-95] [TV-RULING-48] with a Trap on its way takes the Trap along', () => {
    const t = table({
      players: [{}, { character: 'barbarian' }, { character: 'pathfinder', gold: 1, route: ['poison-arrow-trap'] }],
    }).buy('poison-arrow-trap');
    expect(t.asked()).toEqual(['2 trap']);
    t.choose('resign');
    expect(t.player(2).out).toBe(true);
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.state.gone.filter(({ owner }) => owner === 2)).toHaveLength(44);
  });

  it('[TV-RULING-95] in a window leaves the others asked and the Damage to split', () => {
    const t = table({
      players: [
        { character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'] },
        { character: 'oathwarden', hand: ['aegis-prayer', 'alms-coin'] },
        { character: 'barbarian' },
      ],
      damage: 9,
    });
    t.choose('attack').choose('resign', 0);
    expect(t.asked()).toEqual(['1 reveal']);
    t.choose(isReveal, 1).hit(1);
    expect(t.health(1)).toBe(59 - 6);
  });

  it('[TV-RULING-95] [TV-RULING-37] of the one who is targeted leaves the effect without a target', () => {
    const roar = (hand: string[]) =>
      table({
        players: [
          { character: 'runesage', hand },
          { character: 'oathwarden', hand: ['alms-coin'] },
          { character: 'barbarian', hand: ['intimidating-roar', 'chipped-axe'] },
        ],
      })
        .cards('intimidating-roar')
        .use('intimidating-roar', 'text0')
        .pick(0);
    const answering = roar(['mirror-ward', 'spark']);
    expect(answering.asked()).toEqual(['0 reveal']);
    const discarding = roar(['marginalia', 'spark']);
    expect(discarding.asked()).toEqual(['0 discard']);
    for (const t of [answering, discarding]) {
      t.choose('resign', 0);
      expect(t.asked()).toEqual(['2 turn']);
      expect(t.state.turn.discarded).toBe(0);
      expect(t.zone('hand', 1)).toEqual(['alms-coin']);
    }
  });

  it('[TV-RULING-95] [TV-RULING-48] in the middle of an own effect ends the turn, with all it had gathered', () => {
    const t = table({
      players: [
        { hand: ['bone-charm'] },
        { character: 'oathwarden', hand: ['alms-coin'] },
        { character: 'barbarian', hand: ['intimidating-roar', 'chipped-axe'] },
      ],
      damage: 5,
    });
    t.cards('intimidating-roar').use('intimidating-roar', 'text0');
    expect(t.asked()).toEqual(['2 target']);
    t.choose('resign');
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.state.turn).toMatchObject({ side: 0, damage: 0 });
    expect(t.state.round).toBe(4);
    expect(game.view(t.state, 2).players[2]).toMatchObject({ out: true, hand: [], handSize: 0 });
    expect(game.view(t.state, 2).players[1]?.hand).toEqual([]);
  });

  it('[TV-RULING-95] [TV-RULING-51] a teammate who is done has the turn ended by it', () => {
    const t = table({
      players: [{ character: 'diabolist' }, { character: 'runesage' }, { character: 'barbarian' }],
      options: { sides: [0, 1, 1], health: 'separate' },
    });
    t.choose('end', 1).choose('resign', 2);
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.player(1).hand).toHaveLength(5);
  });

  it('[TV-RULING-95] the attack of a team is told of a member who is still there', () => {
    const t = table({
      players: [
        { character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'] },
        { character: 'runesage' },
        { character: 'barbarian' },
      ],
      options: { sides: [0, 1, 1], health: 'separate' },
      damage: 3,
    });
    t.choose('resign', 1).choose('attack', 2);
    expect(game.view(t.state, 0).window).toEqual({ window: 'damage', by: 2, aims: [] });
    expect(t.play.promptOf(0)).toMatchObject({ ask: 'reveal', about: { by: 2 } });
  });

  it('[TV-RULING-95] is open from the deal on: while Fate Routes are replaced', () => {
    const start = (seats: number) =>
      given<State>(game, { seats, options: { characters: ['barbarian', 'thornwitch', 'runesage'].slice(0, seats) } });
    start(2).choose(1, 'resign').ends('won');
    start(1).choose(0, 'resign').ends('lost');
    start(3).choose(1, 'resign').choose(2, 'keep').choose(0, 'resign').ends('won');
    // Whoever would have begun is out: the next side begins, in the same round.
    const three = start(3).choose(1, 'resign').choose(2, 'keep').choose(0, 'keep');
    expect(asked(three.state)).toEqual(['2 turn']);
    expect(three.state.round).toBe(1);
    expect(three.state.players.map(({ hand }) => hand.length)).toEqual([5, 0, 5]);
    three.choose(2, 'end').choose(0, 'end');
    expect([asked(three.state), three.state.round]).toEqual([['2 turn'], 2]);
  });

  it('[TV-RULING-95] [TV-OVER-02] all but one side, in every line-up', () => {
    const lineUps = [
      [2, 'villains'],
      [3, 'two-v-one'],
      [3, 'everyone'],
      [4, 'two-v-two'],
      [4, 'mixed-pairs'],
      [5, 'three-v-two'],
    ] as const;
    for (const [seats, match] of lineUps) {
      const characters = ['barbarian', 'diabolist', 'runesage', 'oathwarden', 'gutterblade'].slice(0, seats);
      const play = given<State>(game, { seats, options: { match, characters, health: 'separate' } });
      const gone: number[] = [];
      while (!game.outcome(play.state)) {
        const seat = game.prompts(play.state)[0]?.seat ?? -1;
        play.choose(seat, 'resign');
        gone.push(seat);
      }
      const [side] = play.state.winners;
      expect(game.outcome(play.state)?.winners, match).toEqual(play.state.sides[side ?? -1]);
      for (const [seat, player] of play.state.players.entries())
        expect(player.out, match).toBe(player.side !== side || gone.includes(seat));
    }
  });
});
