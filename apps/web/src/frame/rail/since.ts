import type { Seat } from '@veilhall/engine';
import type { PastEntry, SeatInfo } from '../../table/table.ts';

const ownSeats = (seats: readonly SeatInfo[]): ReadonlySet<Seat> =>
  new Set(seats.flatMap(({ seat, mine }) => (mine ? [seat] : [])));

/** The last entry of one's own; 0 before the first. */
export function lastOwn(log: readonly PastEntry[], seats: readonly SeatInfo[]): number {
  const own = ownSeats(seats);
  return log.findLast(({ seat }) => own.has(seat))?.seq ?? 0;
}

/** The entries of others after entry `seq` that told something. */
export function missed(log: readonly PastEntry[], seats: readonly SeatInfo[], seq: number): readonly PastEntry[] {
  const own = ownSeats(seats);
  return log.filter((entry) => entry.seq > seq && !own.has(entry.seat) && !entry.undone && entry.facts.length > 0);
}

/** What one comes back to: the entry after which others went on, as long as one has not acted again oneself. */
export function sinceFor(
  mark: number | undefined,
  log: readonly PastEntry[],
  seats: readonly SeatInfo[],
): number | undefined {
  if (mark === undefined || lastOwn(log, seats) > mark) return undefined;
  return missed(log, seats, mark).length > 0 ? mark : undefined;
}

export const sinceWords = (n: number): string => `Since your last turn: ${n === 1 ? '1 thing' : `${n} things`}`;

/** Who did how much of it, in the order of the seats: "Eneko 2, Ilse 1". */
export function doneBy(entries: readonly PastEntry[], seats: readonly SeatInfo[]): string {
  const found = seats.flatMap(({ seat, name }) => {
    const n = entries.filter((entry) => entry.seat === seat).length;
    return n > 0 ? [`${name} ${n}`] : [];
  });
  return found.join(', ');
}
