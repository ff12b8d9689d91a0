import { playerAt, type Who } from '../state/access.ts';
import type { Recruit } from '../state/state.ts';
import type { Board } from './board.ts';
import { auraSum } from './standing.ts';

/** Printed Health with Auras and what lasts (TV-REC-11). */
export function recruitHealth(board: Board, who: Who, { def }: Pick<Recruit, 'def'>): number {
  const { fortified } = playerAt(board.state, who);
  return board.content.card(def).recruit + fortified + auraSum(board, who, 'recruitHealth');
}

export const healthLeft = (board: Board, who: Who, recruit: Recruit): number =>
  recruitHealth(board, who, recruit) - recruit.damage;

/** Exhausted or not (TV-SHLD-05). */
export const hasShield = ({ content }: Board, { def, guarded }: Recruit): boolean =>
  guarded || content.card(def).shield;

/** A card that has just entered play. */
export const asRecruit = (id: number, def: string, owner: Who): Recruit => ({
  id,
  def,
  owner,
  used: 0,
  exhausted: false,
  damage: 0,
  acted: false,
  guarded: false,
});
