import { type AnyGame, Match, type Seat } from '@veilhall/engine';
import type { Invite, SeatPlan, SeatToken } from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import { newSecret, type Principal, secretHash } from '../identity.ts';
import type { Services } from '../services.ts';
import type { GuestRow, MatchRow, SeatRow } from '../store/store.ts';
import { checkHost, checkSeat, guestIn, othersPlay, seatsOf } from './access.ts';
import type { LiveMatch } from './live-match.ts';

/** Who sits where. Invitations and seat tokens are shown once and kept as hashes. */

export interface Seated {
  readonly seats: SeatRow[];
  readonly invites: Invite[];
}

export function seatsFrom(
  services: Services,
  game: string,
  plans: readonly SeatPlan[],
  guest: GuestRow,
  nonce?: string,
): Seated {
  const invites: Invite[] = [];
  const seats = plans.map((plan, seat): SeatRow => {
    if (plan.kind === 'bot') {
      services.registry.checkBot(game, plan.bot);
      return { kind: 'bot', bot: plan.bot };
    }
    if (plan.kind === 'human') return humanSeat(guest, plan.name, nonce);
    const { row, invite } = openSeat(seat);
    invites.push(invite);
    return row;
  });
  return { seats, invites };
}

/** Tokens for the seats a guest has just taken. */
export async function tokensFor(
  services: Services,
  match: string,
  seats: readonly Seat[],
  guest: GuestRow,
): Promise<SeatToken[]> {
  return Promise.all(
    seats.map(async (seat) => ({ seat, token: await services.identity.newToken(guest.id, { match, seat }) })),
  );
}

export async function join(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  asked: { invite: string; name?: string | undefined; nonce?: string | undefined },
): Promise<Seat> {
  const guest = guestIn(principal);
  return live.serial(async () => {
    const hash = secretHash(asked.invite);
    const seat = live.row.seats.findIndex((held) => held.kind === 'open' && held.invite === hash);
    if (seat < 0)
      throw new Denied(
        'bad-invite',
        'This invitation is no longer good: the seat is taken, or the host made a new one.',
      );
    checkMaySit(live.row, guest);
    await changeSeat(services, live, seat, humanSeat(guest, asked.name, asked.nonce));
    return seat;
  });
}

export function leave(services: Services, live: LiveMatch, principal: Principal, only?: Seat): Promise<void> {
  guestIn(principal);
  return live.serial(async () => {
    if (only !== undefined) checkSeat(live.row, principal, only);
    const mine = only === undefined ? seatsOf(live.row, principal) : [only];
    for (const seat of mine) await changeSeat(services, live, seat, openSeat(seat).row);
  });
}

/** The host puts a bot somewhere, opens a seat, or sits down. */
export function reseat(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  seat: Seat,
  plan: SeatPlan,
): Promise<{ invites: Invite[]; taken: Seat[] }> {
  const guest = guestIn(principal);
  return live.serial(async () => {
    checkHost(live.row, principal);
    const held = seatAt(live.row, seat);
    if (held.kind === 'human' && held.guest !== guest.id && live.row.status !== 'lobby')
      throw new Denied('seat-taken', `Seat ${seat} belongs to ${held.name ?? 'somebody else'} until they leave it.`);
    if (plan.kind === 'human') checkMaySit(live.row, guest);
    const { seats, invites } = seatsFrom(services, live.row.game, [plan], guest);
    const row = seats[0] ?? { kind: 'open' };
    await changeSeat(services, live, seat, row);
    return { invites: invites.map(({ code }) => ({ seat, code })), taken: plan.kind === 'human' ? [seat] : [] };
  });
}

export function reinvite(live: LiveMatch, principal: Principal, seat: Seat): Promise<Invite> {
  guestIn(principal);
  return live.serial(async () => {
    checkHost(live.row, principal);
    if (seatAt(live.row, seat).kind !== 'open') throw new Denied('seat-taken', `Seat ${seat} is not open.`);
    const { row, invite } = openSeat(seat);
    await live.change({ seats: live.row.seats.with(seat, row) });
    return invite;
  });
}

/** Deals a match that waited for its players. */
export function start(services: Services, live: LiveMatch, principal: Principal, nonce?: string): Promise<void> {
  const guest = guestIn(principal);
  return live.serial(async () => {
    checkHost(live.row, principal);
    if (live.row.status !== 'lobby') throw new Denied('already-started', 'This match has already started.');
    const open = live.row.seats.findIndex((held) => held.kind === 'open');
    if (open >= 0) throw new Denied('bad-seats', `Seat ${open} is still open: invite somebody, or put a bot there.`);
    const seats = live.row.seats.map((held) => (nonce && held.guest === guest.id ? { ...held, nonce } : held));
    await deal(services, live, seats);
  });
}

export function dealt(base: AnyGame, row: MatchRow, seats: readonly SeatRow[]): Match {
  if (!row.deal) throw new Denied('already-started', 'This match has already started.');
  const { options, packs, seed } = row.deal;
  const nonces = seats.flatMap((held) => (held.nonce ? [held.nonce] : []));
  return Match.deal(base, { id: row.id, seats: seats.length, options, packs, seed, nonces });
}

/** A full lobby starts by itself, unless it is held. */
async function changeSeat(services: Services, live: LiveMatch, seat: Seat, row: SeatRow): Promise<void> {
  const seats = live.row.seats.with(seat, row);
  const ready = live.row.status === 'lobby' && !live.row.deal?.hold && seats.every((held) => held.kind !== 'open');
  if (ready) await deal(services, live, seats);
  else await live.change({ seats });
}

async function deal(services: Services, live: LiveMatch, seats: SeatRow[]): Promise<void> {
  const match = dealt(services.registry.game(live.row.game), live.row, seats);
  await live.change({ seats, status: 'playing', head: match.head, deal: false, waiting: match.waiting() }, match);
}

/** Nobody plays two hands against another human, whose secrets they would see. */
function checkMaySit(row: MatchRow, guest: GuestRow): void {
  const sits = row.seats.some((held) => held.kind === 'human' && held.guest === guest.id);
  if (sits && othersPlay(row, guest.id))
    throw new Denied('others-play', 'You already have a seat here, and others play.');
}

function seatAt(row: MatchRow, seat: Seat): SeatRow {
  const held = row.seats[seat];
  if (!held) throw new Denied('no-such-seat', `There is no seat ${seat}.`);
  return held;
}

function humanSeat(guest: GuestRow, name = guest.name, nonce?: string): SeatRow {
  return { kind: 'human', guest: guest.id, name, ...(nonce && { nonce }) };
}

function openSeat(seat: Seat): { row: SeatRow; invite: Invite } {
  const code = newSecret();
  return { row: { kind: 'open', invite: secretHash(code) }, invite: { seat, code } };
}
