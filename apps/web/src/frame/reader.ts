import { plain, type Reader, type Text, type Viewer } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { useMemo } from 'react';
import type { SeatInfo } from '../table/table.ts';
import { useShown, useTableState } from './context.ts';

/**
 * Seats are called by their names, and whoever plays without one is the game's automaton; "you" is whoever looks, where
 * only one seat is theirs.
 */
export function readerFor(seats: readonly SeatInfo[], viewer: Viewer, automaton?: string): Reader {
  const mine = seats.filter((seat) => seat.mine);
  const [only] = mine;
  return {
    name: (seat) => seats[seat]?.name ?? automaton ?? `Seat ${seat + 1}`,
    ...(mine.length === 1 && only?.seat === viewer && { you: viewer }),
  };
}

export function useReader(): Reader {
  const { seats, meta } = useTableState();
  const { viewer } = useShown();
  return useMemo(() => readerFor(seats, viewer, gameListed(meta.game)?.meta.automaton), [seats, viewer, meta.game]);
}

/** Text as words alone: for titles, buttons and the ear. */
export function usePlain(): (text: Text) => string {
  const reader = useReader();
  return useMemo(() => (text) => plain(text, reader), [reader]);
}
