import type { SeatInfo } from '../table/table.ts';

/** Games number their players ("Veilwraith 2", "Player 2"); at the table they have names. */
export function seatNames(game: string, seats: readonly Pick<SeatInfo, 'name'>[]): (text: string) => string {
  if (seats.length < 2) return (text) => text;
  const pattern = new RegExp(`\\b(?:${game}|Player|Seat) (\\d+)\\b`, 'g');
  return (text) => text.replace(pattern, (word, number: string) => seats[Number(number) - 1]?.name ?? word);
}
