import type { PlayerView, VeilView } from '@veilhall/games/the-veil';
import { isTurnOf, ownPlayer } from './players.ts';

/** What it takes to bring the nearest Health total to zero, and what there is. */
export interface Lethal {
  readonly need: number;
  readonly have: number;
  /** Of what it takes, what Recruits with Shield soak up first. */
  readonly shields: number;
}

const isOpposing = (view: VeilView, side: number): boolean => side !== ownPlayer(view)?.side;

/** Damage that the Shields of some players still take. */
const shieldsOf = (players: readonly PlayerView[]): number =>
  players
    .filter(({ out }) => !out)
    .flatMap(({ recruits }) => recruits)
    .filter(({ shield }) => shield)
    .reduce((sum, { health, damage }) => sum + health - damage, 0);

/** Only on the own turn: of others' Damage nobody asks. */
export function lethalOf(view: VeilView): Lethal | undefined {
  const own = ownPlayer(view);
  if (!own || view.you === undefined || !isTurnOf(view, own)) return undefined;
  const opposing = view.players.filter(({ side }) => isOpposing(view, side));
  const totals = view.totals.filter(({ side, health }) => isOpposing(view, side) && health > 0);
  const ways = totals.map(({ side, health }): Lethal => {
    const before = view.shields === 'all' ? opposing : opposing.filter((player) => player.side === side);
    const shields = shieldsOf(before);
    return { need: health + shields, have: view.turn.left, shields };
  });
  return ways.sort((a, b) => a.need - b.need)[0];
}

export const isLethal = ({ need, have }: Lethal): boolean => have >= need;

/** In a sentence, as soon as there is Damage. */
export function lethalNote(view: VeilView): string | undefined {
  const lethal = lethalOf(view);
  if (!lethal || lethal.have === 0) return undefined;
  const { need, have } = lethal;
  return isLethal(lethal) ? `Lethal: ${need} of your ${have} Damage` : `No lethal yet: ${need} needed, ${have} there`;
}
