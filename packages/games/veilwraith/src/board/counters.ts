import type { Seat } from '@veilhall/engine';
import { counters, type Counter as KitCounter } from '@veilhall/kit';
import type { Condition, Counter } from '../content/schema.ts';
import { wraithAt } from '../state/access.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { tokensInPlay } from './actions.ts';
import type { Board } from './board.ts';

/** What texts count, in their words. */
const COUNTERS: Readonly<Record<Counter, KitCounter<Board>>> = {
  threatsInPlay: {
    one: 'Threat in play',
    many: 'Threats in play',
    article: 'a',
    count: (board, seat) => wraithAt(board.state, seat).threats.length,
  },
  animaInPlay: {
    one: 'Anima in play',
    many: 'Anima in play',
    article: 'an',
    count: (board, seat) => ofKind(board, seat, 'anima'),
  },
  dejaInPlay: {
    one: 'Deja in play',
    many: 'Deja in play',
    article: 'a',
    count: (board, seat) => ofKind(board, seat, 'deja'),
  },
  keysCollected: {
    one: 'Key collected',
    many: 'Keys collected',
    article: 'a',
    count: (board, seat) => wraithAt(board.state, seat).keys.length,
  },
  foesDefeated: {
    one: 'Foe defeated',
    many: 'Foes defeated',
    article: 'a',
    count: (board, seat) => wraithAt(board.state, seat).foesDefeated.length,
  },
  tokensInPlay: {
    one: 'Power Token in play',
    many: 'Power Tokens in play',
    article: 'a',
    count: (board, seat) => tokensInPlay(wraithAt(board.state, seat)),
  },
  memoriesInHand: {
    one: 'Memory in hand',
    many: 'Memories in hand',
    article: 'a',
    count: (board, seat) => wraithAt(board.state, seat).hand.length,
  },
  exhaustedActions: {
    one: 'exhausted Action',
    many: 'exhausted Actions',
    article: 'an',
    count(board, seat) {
      const { actions } = wraithAt(board.state, seat);
      return ACTION_TYPES.filter((action) => actions[action].facing === 'exhausted').length;
    },
  },
};

function ofKind(board: Board, seat: Seat, kind: 'anima' | 'deja'): number {
  let n = 0;
  for (const threat of wraithAt(board.state, seat).threats) if (board.content.threat(threat.def).kind === kind) n++;
  return n;
}

export const counts = counters(COUNTERS);

export function holds(board: Board, seat: Seat, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const wraith = wraithAt(board.state, seat);
  switch (condition.if) {
    case 'count':
      return counts.holds(board, seat, condition);
    case 'spiritAtMost':
      return wraith.spirit <= condition.n;
    case 'actionInSlot':
      return wraith.actions[condition.action].slot === condition.slot;
    case 'portalInPlay':
      return wraith.portal === 'inPlay';
    case 'archfiendInDeck':
      return wraith.archfiend === 'deck';
    case 'actionDefeatedThisRound':
      return wraith.actions[condition.action].struck;
  }
}
