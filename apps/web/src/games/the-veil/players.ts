import type { CardInfo, ThingId } from '@veilhall/engine';
import type { PlayerView, TotalView, VeilView } from '@veilhall/games/the-veil';
import type { SeatInfo } from '../../table/table.ts';

/** The player whose table this is: the viewer's own, else the first. */
export const ownPlayer = (view: VeilView): PlayerView | undefined => view.players[view.you ?? 0];

/** The others as they sit after the own seat, opponents before allies. */
export function othersOf(view: VeilView): PlayerView[] {
  const { players, you = 0 } = view;
  const side = players[you]?.side;
  const others = [...players.slice(you + 1), ...players.slice(0, you)];
  return [...others.filter((player) => player.side !== side), ...others.filter((player) => player.side === side)];
}

export const playerThing = (who: number): ThingId => `player:${who}`;

export const totalOf = (view: VeilView, { total }: PlayerView): TotalView | undefined => view.totals[total];

export const isTurnOf = (view: VeilView, player: PlayerView): boolean =>
  view.stage === 'play' && view.turn.side === player.side;

/** Whose Gold, Synergies and cards in play are on display: one's own on the own turn, else whoever acts. */
export function actingPlayer(view: VeilView): PlayerView | undefined {
  const own = ownPlayer(view);
  if (!own || view.stage !== 'play' || isTurnOf(view, own)) return own;
  const acting = view.players.filter((player) => isTurnOf(view, player) && !player.out);
  return acting.find(({ done }) => !done) ?? acting[0] ?? own;
}

/** People by their names; a Solo Opponent by its card. */
export function nameOfPlayer(
  { who, solo }: PlayerView,
  seats: readonly SeatInfo[],
  cards: ReadonlyMap<string, CardInfo>,
): string {
  if (solo !== undefined) return cards.get(solo)?.name ?? 'Solo Opponent';
  return seats[who]?.name ?? `Player ${who + 1}`;
}
