import { playerAt, type Who } from '../state/access.ts';
import type { Recruit, State, Total } from '../state/state.ts';
import type { Board } from './board.ts';
import { hasShield } from './recruits.ts';

export type Target = { on: 'recruit'; who: Who; recruit: Recruit } | { on: 'total'; at: number; total: Total };

/** Where Damage of this side may go now (TV-SHLD-02, TV-PDMG-02). */
export function damageTargets(board: Board, side: number): Target[] {
  const { state } = board;
  const shields: Target[] = [];
  const others: Target[] = [];
  const guarded = new Set<number>();
  for (const [who, player] of state.players.entries()) {
    if (player.side === side || player.out) continue;
    for (const recruit of player.recruits) {
      const shield = hasShield(board, recruit);
      if (shield) guarded.add(player.side);
      (shield ? shields : others).push({ on: 'recruit', who, recruit });
    }
  }
  for (const [at, total] of state.totals.entries())
    if (sideOf(state, total) !== side && total.health > 0) others.push({ on: 'total', at, total });
  if (shields.length === 0) return others;
  if (state.options.shields === 'all') return shields;
  // A Shield protects its own side only (TV-RULING-23).
  return [...shields, ...others.filter((target) => !guarded.has(sideOfTarget(state, target)))];
}

const sideOf = (state: State, { members }: Total): number => playerAt(state, members[0] ?? 0).side;

const sideOfTarget = (state: State, target: Target): number =>
  target.on === 'recruit' ? playerAt(state, target.who).side : sideOf(state, target.total);

/** Health totals of a side that are still in the match. */
export const totalsOf = (state: State, side: number): { at: number; total: Total }[] =>
  state.totals.flatMap((total, at) => (sideOf(state, total) === side && total.health > 0 ? [{ at, total }] : []));
