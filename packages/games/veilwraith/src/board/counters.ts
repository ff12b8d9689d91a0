import type { Seat } from '@veilhall/engine';
import type { Condition, Counter } from '../content/schema.ts';
import { wraithAt } from '../state/access.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { tokensInPlay } from './actions.ts';
import type { Board } from './board.ts';

function count(board: Board, seat: Seat, of: Counter): number {
  const wraith = wraithAt(board.state, seat);
  switch (of) {
    case 'threatsInPlay':
      return wraith.threats.length;
    case 'animaInPlay':
      return ofKind(board, wraith, 'anima');
    case 'dejaInPlay':
      return ofKind(board, wraith, 'deja');
    case 'keysCollected':
      return wraith.keys.length;
    case 'foesDefeated':
      return wraith.foesDefeated.length;
    case 'tokensInPlay':
      return tokensInPlay(wraith);
    case 'memoriesInHand':
      return wraith.hand.length;
    case 'exhaustedActions':
      return ACTION_TYPES.filter((action) => wraith.actions[action].facing === 'exhausted').length;
  }
}

function ofKind(board: Board, wraith: Wraith, kind: 'anima' | 'deja'): number {
  let n = 0;
  for (const threat of wraith.threats) if (board.content.threat(threat.def).kind === kind) n++;
  return n;
}

/** `n` times the counter, where the text says "for each". */
export const amount = (board: Board, seat: Seat, n: number | undefined, per: Counter | undefined): number =>
  (n ?? 1) * (per ? count(board, seat, per) : 1);

export function holds(board: Board, seat: Seat, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const wraith = wraithAt(board.state, seat);
  switch (condition.if) {
    case 'count': {
      const n = count(board, seat, condition.of);
      return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? Number.POSITIVE_INFINITY);
    }
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
