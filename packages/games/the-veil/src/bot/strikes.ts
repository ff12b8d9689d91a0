import { healthLeft } from '../board/recruits.ts';
import { damageLeft } from '../board/tallies.ts';
import { damageTargets } from '../board/targets.ts';
import type { HitAct } from '../flow/asks.ts';
import { playerAt, recruitById } from '../state/access.ts';
import type { Mind } from './mind.ts';
import { threatOf } from './worth.ts';

/** More than anything that a strike can be worth by itself. */
export const DECISIVE = 1000;

/** So much Damage brings somebody down now, with every Shield in the way (TV-SHLD-02). */
export function lethal({ board, player }: Mind, damage = damageLeft(board.state)): boolean {
  const { state } = board;
  if (damage === 0) return false;
  const targets = damageTargets(board, player.side);
  const open = targets.flatMap((target) => (target.on === 'total' ? [target.total.health] : []));
  if (open.length > 0) return Math.min(...open) <= damage;
  let wall = 0;
  for (const target of targets) if (target.on === 'recruit') wall += healthLeft(board, target.who, target.recruit);
  return state.totals.some(({ members, health }) => {
    const { side } = playerAt(state, members[0] ?? 0);
    return side !== player.side && health > 0 && wall + health <= damage;
  });
}

/** What it is worth to strike here with so much; less than 0 where it does nothing. */
export function strikeWorth(mind: Mind, act: HitAct, isLethal: boolean): number {
  const { board, style } = mind;
  if (act.on === 'total') {
    if (act.fells) return DECISIVE;
    // Where one can be brought down, Damage goes nowhere else.
    const { health = 0 } = board.state.totals[act.total] ?? {};
    return act.n - health / DECISIVE;
  }
  const recruit = recruitById(playerAt(board.state, act.who), act.card.id);
  // A Recruit that lives is whole again at the end of the turn (TV-END-06).
  if (!recruit || !act.fells) return -1;
  const opensWay = !damageTargets(board, mind.player.side).some(({ on }) => on === 'total');
  if (opensWay) return (isLethal ? DECISIVE : 1) + threatOf(board, mind.wants, recruit) / act.n;
  if (isLethal) return 0;
  const gain = style.dread * threatOf(board, mind.wants, recruit) - act.n;
  // Better than the whole Damage at somebody's Health, if it pays at all.
  return gain > 0 ? 100 + gain : 0;
}
