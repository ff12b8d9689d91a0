import type { Wish } from '../content/solo-schema.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { RouteCard } from '../state/state.ts';
import type { Board } from './board.ts';
import { ownHealth } from './health.ts';

/** Auras are neither bought nor banished by a Solo Opponent (TV-RULING-63, -68). */
function fits({ content }: Board, def: string, of: Wish['of']): boolean {
  const { type, recruit, shield } = content.card(def);
  if (type === 'aura') return false;
  switch (of) {
    case 'any':
      return true;
    case 'recruit':
      return recruit > 0;
    case 'shield':
      return recruit > 0 && shield;
    case 'noRecruit':
      return recruit === 0;
    case 'basic':
    case 'aggro':
    case 'control':
    case 'support':
    case 'trap':
    case 'aura':
      return type === of;
  }
}

/** The first wish that some card fits decides; ties go to the leftmost (TV-RULING-66). */
export function wished(
  board: Board,
  route: readonly RouteCard[],
  wishes: readonly Wish[],
  open: (card: RouteCard) => boolean = () => true,
): RouteCard | undefined {
  for (const { of, order } of wishes) {
    const fitting = route.filter((card) => open(card) && fits(board, card.def, of));
    const found = best(fitting, ({ def }) => board.content.card(def).cost * (order === 'dearest' ? 1 : -1));
    if (found) return found;
  }
  return undefined;
}

/** The one with the highest score, the first of several. */
export function best<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const n = score(one);
    if (n <= most) continue;
    most = n;
    found = one;
  }
  return found;
}

/** Of these players the one with the lowest Health. */
export const weakest = (board: Board, whos: readonly Who[]): Who => best(whos, (who) => -ownHealth(board, who)) ?? 0;

/** A card of the Hand that it must discard: a Trap, else the cheapest, else the first drawn (TV-RULING-63). */
export function soloDiscard({ state, content }: Board, who: Who): number {
  const card = best(playerAt(state, who).hand, ({ def }) => {
    const { trap, cost } = content.card(def);
    return trap ? 1 : -cost;
  });
  return card?.id ?? 0;
}
