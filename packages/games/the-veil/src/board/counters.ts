import { counters, type Counter as KitCounter } from '@veilhall/kit';
import { opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { Counter, Synergy } from '../vocabulary.ts';
import type { Board } from './board.ts';
import { ownHealth } from './health.ts';
import { hasShield } from './recruits.ts';

/** Cards of a type that a player has in play, Recruits included; a teammate's do not count (TV-RULING-15). */
export function inPlay({ state, content }: Board, who: Who, synergy: Synergy): number {
  const { played, recruits } = playerAt(state, who);
  let n = 0;
  for (const { def } of played) if (content.card(def).synergy === synergy) n++;
  for (const { def } of recruits) if (content.card(def).synergy === synergy) n++;
  return n;
}

export function trapsIn({ state, content }: Board, who: Who): number {
  let n = 0;
  for (const { def } of playerAt(state, who).discard) if (content.card(def).trap) n++;
  return n;
}

const ofType = (synergy: Synergy, word: string): KitCounter<Board> => ({
  one: `${word} card you have in play`,
  many: `${word} cards in play`,
  count: (board, who) => inPlay(board, who, synergy),
});

/** What texts count, in their words. */
const COUNTERS: Readonly<Record<Counter, KitCounter<Board>>> = {
  recruits: {
    one: 'Recruit you control',
    many: 'Recruits you control',
    article: 'a',
    count: ({ state }, who) => playerAt(state, who).recruits.length,
  },
  opposingRecruits: {
    one: 'Recruit your opponents control',
    many: 'Recruits your opponents control',
    count: ({ state }, who) =>
      opponentsOf(state, who).reduce((sum, other) => sum + playerAt(state, other).recruits.length, 0),
  },
  aggro: ofType('aggro', 'Aggro'),
  control: ofType('control', 'Control'),
  support: ofType('support', 'Support'),
  shields: {
    one: 'Recruit with Shield you control',
    many: 'Recruits with Shield you control',
    article: 'a',
    count: (board, who) => playerAt(board.state, who).recruits.filter((recruit) => hasShield(board, recruit)).length,
  },
  banished: {
    one: 'card in your Banished Pile',
    many: 'cards in your Banished Pile',
    article: 'a',
    count: ({ state }, who) => playerAt(state, who).banished.length,
  },
  /** Of the opponent with most of them: naming another would only count less. */
  traps: {
    one: "Trap in one opponent's Discard Pile",
    many: "Traps in one opponent's Discard Pile",
    article: 'a',
    count: (board, who) => Math.max(0, ...opponentsOf(board.state, who).map((other) => trapsIn(board, other))),
  },
  health: { one: 'Health', many: 'Health', count: ownHealth },
  discarded: {
    one: 'card an opponent discarded this turn because of you',
    many: 'cards opponents discarded this turn because of you',
    article: 'a',
    count: ({ state }, who) => (playerAt(state, who).side === state.turn.side ? state.turn.discarded : 0),
  },
};

export const counts = counters(COUNTERS);
