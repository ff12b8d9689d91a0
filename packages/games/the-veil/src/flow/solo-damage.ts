import type { Board } from '../board/board.ts';
import { hasShield, healthLeft } from '../board/recruits.ts';
import { damageLeft } from '../board/tallies.ts';
import { damageTargets, type Target } from '../board/targets.ts';
import { best } from '../board/wishes.ts';
import type { SoloText } from '../content/solo-schema.ts';
import { refTo } from '../effects/verb.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { HitAct } from './asks.ts';

type RecruitTarget = Extract<Target, { on: 'recruit' }>;

/** Shield Recruits, other Recruits, a Hero: each takes what it can before the next, the last what is left (TV-SOLO-18). */
export function soloHit(board: Board, who: Who, { recruits, hero }: SoloText['damage']): HitAct | undefined {
  const left = damageLeft(board.state);
  const targets = damageTargets(board, playerAt(board.state, who).side);
  const ofRecruits = targets.filter((target): target is RecruitTarget => target.on === 'recruit');
  const health = (target: RecruitTarget): number => healthLeft(board, target.who, target.recruit);
  const cost = ({ recruit }: RecruitTarget): number => board.content.card(recruit.def).cost;
  const shields = ofRecruits.filter(({ recruit }) => hasShield(board, recruit));
  const others = recruits === 'none' ? [] : ofRecruits.filter(({ recruit }) => !hasShield(board, recruit));
  const victim =
    best(shields, (target) => -health(target)) ??
    best(others, (target) => (recruits === 'dearest' ? cost(target) * 100 : 0) - health(target));
  if (victim) {
    const need = health(victim);
    const n = Math.min(left, need);
    return { do: 'hit', on: 'recruit', who: victim.who, card: refTo(victim.recruit), n, fells: n === need };
  }
  const totals = targets.flatMap((target) => (target.on === 'total' ? [target] : []));
  const found = best(totals, ({ total }) => total.health * (hero === 'lowest' ? -1 : 1));
  if (!found) return undefined;
  const n = Math.min(left, found.total.health);
  const { at, total } = found;
  return { do: 'hit', on: 'total', total: at, who: total.members, n, fells: n === total.health };
}
