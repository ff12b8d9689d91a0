import type { Seat, Viewer } from '@veilhall/engine';
import type { Route } from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import type { Principal } from '../identity.ts';
import type { GuestRow, MatchRow, SeatRow } from '../store/store.ts';

/** Who may see and do what. Every door of the server asks here. */

/** A guest holds its own seats; a seat token only the one it is for. */
export function holds(row: MatchRow, { guest, scope }: Principal, seat: Seat): boolean {
  const held = row.seats[seat];
  if (!guest || held?.kind !== 'human' || held.guest !== guest.id) return false;
  return !scope || (scope.match === row.id && scope.seat === seat);
}

export const seatsOf = (row: MatchRow, principal: Principal): Seat[] =>
  [...row.seats.keys()].filter((seat) => holds(row, principal, seat));

export const isHost = (row: MatchRow, { guest, scope }: Principal): boolean =>
  guest !== undefined && !scope && row.host === guest.id;

/** A bot plays this seat on for the asking guest, who left it and may come back. */
export const mayReturn = ({ kind, guest: owner }: SeatRow, { guest, scope }: Principal): boolean =>
  kind === 'bot' && owner !== undefined && !scope && owner === guest?.id;

/** To those who may not see a match it does not exist. */
export function checkMayWatch(row: MatchRow, principal: Principal): void {
  if (row.spectators || isHost(row, principal) || seatsOf(row, principal).length > 0) return;
  if (row.seats.some((held) => mayReturn(held, principal))) return;
  throw notFound();
}

export function checkSeat(row: MatchRow, principal: Principal, seat: Seat): void {
  if (holds(row, principal, seat)) return;
  if (!principal.guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
  checkMayWatch(row, principal);
  throw new Denied('not-your-seat', `Seat ${seat} is not yours.`);
}

/** Through whose eyes: one of the principal's own seats, or a spectator's. */
export function viewerFor(row: MatchRow, principal: Principal, as?: Viewer): Viewer {
  checkMayWatch(row, principal);
  const mine = seatsOf(row, principal);
  if (as === undefined) return mine[0] ?? 'spectator';
  if (as !== 'spectator') checkSeat(row, principal, as);
  return as;
}

/** Once a match is over its seed is open, and so is every perspective. */
export function lookBackAs(row: MatchRow, principal: Principal, as?: Viewer): Viewer {
  if (row.status !== 'over' || as === undefined || as === 'spectator') return viewerFor(row, principal, as);
  checkMayWatch(row, principal);
  if (as >= row.seats.length) throw new Denied('no-such-seat', `There is no seat ${as}.`);
  return as;
}

export function checkHost(row: MatchRow, principal: Principal): void {
  if (isHost(row, principal)) return;
  checkMayWatch(row, principal);
  throw new Denied('not-the-host', 'Only the host of this match may do that.');
}

/** A guest in person: a seat token is not enough to own anything. */
export function guestIn({ guest, scope }: Principal): GuestRow {
  if (!guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
  if (scope) throw new Denied('forbidden', 'A seat token plays its seat and does nothing else.');
  return guest;
}

/** Whom a route is for. */
export function checkWho(who: Route['who'], principal: Principal): void {
  if (who === 'guest') guestIn(principal);
  if (who === 'player' && !principal.guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
}

/** Whoever left and may come back still has secrets here. */
export const othersPlay = (row: MatchRow, guest: string): boolean =>
  row.seats.some((seat) => seat.guest !== undefined && seat.guest !== guest);

export function seatAt(row: MatchRow, seat: Seat): SeatRow {
  const held = row.seats[seat];
  if (!held) throw new Denied('no-such-seat', `There is no seat ${seat}.`);
  return held;
}

/** Hints are for whoever plays alone, and where the match was set up with them for everybody. */
export function checkHints(row: MatchRow): void {
  // Whoever left and may come back is one of the others.
  const [first, ...others] = row.seats.filter(({ kind, guest }) => kind !== 'bot' || guest !== undefined);
  if (row.hints || others.every(({ kind, guest }) => kind !== 'open' && guest === first?.guest)) return;
  throw new Denied('no-hints', 'Others play too, and this match was set up without hints.');
}

export const notFound = (): Denied => new Denied('not-found', 'There is no such match.');
