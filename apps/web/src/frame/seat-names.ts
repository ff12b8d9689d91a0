import { useMemo } from 'react';
import { gameEntry } from '../games/registry.ts';
import type { SeatInfo } from '../table/table.ts';
import { useTableState } from './context.ts';

/** Games number their players ("Veilwraith 2", "Player 2"); at the table they have names. */
export function seatNames(game: string, seats: readonly Pick<SeatInfo, 'name'>[]): (text: string) => string {
  if (seats.length < 2) return (text) => text;
  const pattern = new RegExp(`\\b(?:${game}|Player|Seat) (\\d+)\\b`, 'g');
  return (text) => text.replace(pattern, (word, number: string) => seats[Number(number) - 1]?.name ?? word);
}

export function useSeatNames(): (text: string) => string {
  const { meta, seats } = useTableState();
  return useMemo(() => seatNames(gameEntry(meta.game)?.title ?? 'Player', seats), [meta.game, seats]);
}
