import { given, type Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { game } from '../index.ts';
import type { State } from '../state/state.ts';

/** Three players with these cards in hand, by number and with 0 for a Lens; the rest lies in the deck. */
function table(hands: readonly (readonly number[])[], row: number[] = [5, 9]): Play<State> {
  return given<State>(game, {
    seats: 3,
    arrange(state) {
      const all = [...state.deck, ...state.players.flatMap(({ hand }) => hand.map(({ def }) => def))];
      for (const [seat, numbers] of hands.entries()) {
        const player = state.players[seat];
        if (!player) throw new Error(`no seat ${seat}`);
        player.hand = numbers.map((n) => {
          const def = CARDS.find(({ bid }) => bid === n)?.id ?? '';
          all.splice(all.indexOf(def), 1);
          return { id: state.nextId++, def, seenBy: [] };
        });
      }
      state.deck = all;
      state.row = row;
    },
  });
}

/** The option that bids this number. */
const bid = (n: number) => (option: { about?: unknown }) =>
  (option.about as { card?: string }).card === CARDS.find((card) => card.bid === n)?.id;
const findsOf = (play: Play<State>) => play.state.players.map(({ finds }) => finds);

describe('bidding', () => {
  it('[DU-SETUP-01] [DU-SETUP-02] deals three cards each and an open row of twelve', () => {
    const { state } = given<State>(game, { seats: 4 });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state.deck).toHaveLength(40 - 12);
    expect(state.row.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(game.view(state, 'spectator').row).toEqual(state.row);
  });

  it('[DU-BID-01] nobody knows a bid before all are laid', () => {
    const play = table([
      [9, 2, 1],
      [8, 7, 1],
      [3, 4, 5],
    ]).choose(1, bid(8));
    expect(game.view(play.state, 0).players[1]).toMatchObject({ hasBid: true, bid: [], known: [] });
    expect(game.view(play.state, 1).players[1]?.bid).toHaveLength(1);
    play.choose(2, bid(4)).waits({ seat: 0, ask: 'bid' });
  });

  it('[DU-BID-02] the highest number that is alone takes the find, and not the highest', () => {
    const play = table([
      [9, 2, 1],
      [9, 7, 1],
      [3, 4, 5],
    ])
      .choose(0, bid(9))
      .choose(1, bid(9))
      .choose(2, bid(4));
    expect(findsOf(play)).toEqual([[], [], [9]]);
  });

  it('[DU-BID-03] [DU-BID-05] without a number alone it turns to dust; a Lens counts as 0', () => {
    const equal = table([
      [6, 2, 1],
      [6, 7, 1],
      [6, 4, 5],
    ]);
    for (const seat of [0, 1, 2]) equal.choose(seat, bid(6));
    expect(equal.state.dust).toEqual([9]);
    const lens = table([
      [6, 2, 1],
      [6, 7, 1],
      [0, 4, 5],
    ]).choose(0, bid(6));
    lens.choose(1, bid(6)).choose(2, (option) => option.id.startsWith('bid:lens'));
    expect(findsOf(lens)).toEqual([[], [], [9]]);
  });

  it('[DU-BID-04] bids are discarded and hands drawn full again, from the discards if need be', () => {
    const play = table([
      [6, 2, 1],
      [5, 7, 1],
      [3, 4, 5],
    ]);
    play.state.discard.push(...play.state.deck.splice(1).map((def, i) => ({ id: 500 + i, def, seenBy: [] })));
    play.state.nextId = 600;
    play.choose(0, bid(6)).choose(1, bid(5)).choose(2, bid(3));
    expect(play.state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(play.state.discard).toEqual([]);
  });

  it('[DU-LENS-01] [DU-LENS-02] a Lens shows a hand, and what was seen stays known', () => {
    const play = table([
      [0, 2, 1],
      [8, 7, 1],
      [3, 4, 5],
    ]).choose(0, 'look:1');
    play.expectFact('looked', { seat: 0, at: 1 });
    expect(game.view(play.state, 0).players[1]?.known).toHaveLength(3);
    expect(game.view(play.state, 2).players[1]?.known).toEqual([]);
    expect(play.state.players[0]?.hand).toHaveLength(3);
    play.choose(1, bid(8)).choose(0, bid(2)).choose(2, bid(3));
    expect(game.view(play.state, 0).players[1]?.known).toHaveLength(2);
  });

  it('[DU-END-01] the highest sum wins, equal sums together', () => {
    const play = table(
      [
        [6, 2, 1],
        [5, 7, 1],
        [3, 4, 5],
      ],
      [4],
    );
    play.state.players[1]?.finds.push(3, 1);
    play.choose(0, bid(6)).choose(1, bid(5)).choose(2, bid(3)).ends('won');
    expect(game.outcome(play.state)).toMatchObject({ winners: [0, 1], scores: [4, 4, 0] });
  });
});
