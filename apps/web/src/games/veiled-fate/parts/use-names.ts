import { useCallback } from 'react';
import { useShown, useTableState } from '../../../frame/context.ts';

/** What a seat is called at this table; the Fate deck, which votes too, has no seat. */
export function useNames(): (seat: number) => string {
  const { seats } = useTableState();
  const { viewer } = useShown();
  return useCallback(
    (seat) => (seat < 0 ? 'deck' : seat === viewer ? 'You' : (seats[seat]?.name ?? `Seat ${seat + 1}`)),
    [seats, viewer],
  );
}
