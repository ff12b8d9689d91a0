import { type AnyGame, Match, type Seat } from '@veilhall/engine';
import type { Handover, Invite, SeatPlan, SeatToken } from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import { newSecret, type Principal, secretHash } from '../identity.ts';
import type { Services } from '../services.ts';
import type { GuestRow, MatchRow, SeatRow } from '../store/store.ts';
import { checkHost, checkSeat, guestIn, mayReturn, othersPlay, seatAt, seatsOf } from './access.ts';
import type { LiveMatch } from './live-match.ts';
import { seatName } from './summary.ts';

/** Who sits where. Invitations and seat tokens are shown once and kept as hashes. */

/** Changes of hands that are remembered; whoever comes and goes more often than that is not worth more room. */
const MOST_HANDOVERS = 100;

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
    const seat = invitedTo(live.row, asked.invite);
    checkMaySit(live.row, guest, seat);
    const used = live.row.seats[seat]?.invite;
    await changeSeat(services, live, seat, {
      ...humanSeat(guest, asked.name, asked.nonce),
      ...(used && { invite: used }),
    });
    return seat;
  });
}

/** The seat an invitation is for. */
export function invitedTo({ seats }: MatchRow, code: string): Seat {
  const hash = secretHash(code);
  const seat = seats.findIndex(({ invite }) => invite === hash);
  const held = seats[seat];
  if (!held)
    throw new Denied('bad-invite', 'This invitation is no longer good: the host made a new one or gave the seat away.');
  if (held.kind !== 'open')
    throw new Denied('bad-invite', 'This invitation has been used: somebody has sat down with it.');
  return seat;
}

/** While the match runs a bot plays on, so that nobody waits and nobody else gets to see the hand. */
export function leave(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  asked: { seat?: Seat | undefined; bot?: string | undefined },
): Promise<void> {
  guestIn(principal);
  return live.serial(async () => {
    const { seat: only, bot = services.registry.standIn(live.row.game) } = asked;
    services.registry.checkBot(live.row.game, bot);
    if (only !== undefined) checkSeat(live.row, principal, only);
    const mine = only === undefined ? seatsOf(live.row, principal) : [only];
    for (const seat of mine) {
      const running = live.row.status === 'playing';
      await changeSeat(services, live, seat, running ? standIn(seatAt(live.row, seat), bot) : openSeat(seat).row);
    }
  });
}

/** Whoever left sits down again where bots play on for them. */
export function takeBack(services: Services, live: LiveMatch, principal: Principal): Promise<Seat[]> {
  const guest = guestIn(principal);
  return live.serial(async () => {
    const mine = [...live.row.seats.keys()].filter((seat) => mayReturn(seatAt(live.row, seat), principal));
    if (mine.length === 0) throw new Denied('not-your-seat', 'No bot plays on for you here.');
    for (const seat of mine) await changeSeat(services, live, seat, humanSeat(guest, live.row.seats[seat]?.name));
    return mine;
  });
}

/** The host puts a bot somewhere, opens a seat, or sits down. */
export function reseat(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  seat: Seat,
  plan: SeatPlan,
  hold?: boolean,
): Promise<{ invites: Invite[]; taken: Seat[] }> {
  const guest = guestIn(principal);
  return live.serial(async () => {
    checkHost(live.row, principal);
    const held = seatAt(live.row, seat);
    const others = held.guest !== undefined && held.guest !== guest.id;
    if (others && live.row.status !== 'lobby')
      throw new Denied('seat-taken', `Seat ${seat} belongs to ${held.name ?? 'somebody else'} until they leave it.`);
    if (plan.kind === 'human') checkMaySit(live.row, guest, seat);
    const { seats, invites } = seatsFrom(services, live.row.game, [plan], guest);
    const row = seats[0] ?? { kind: 'open' };
    const { deal: waiting, status } = live.row;
    if (hold !== undefined && waiting) await live.change({ deal: { ...waiting, hold } });
    const leaves = held.kind === 'human' && row.kind === 'bot' && status === 'playing';
    await changeSeat(services, live, seat, leaves ? standIn(held, row.bot ?? '') : row);
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
  if (ready) return deal(services, live, seats);
  if (live.row.status !== 'playing') return live.change({ seats });
  const handovers = [...live.row.handovers, handover(live.row, seat, row)].slice(-MOST_HANDOVERS);
  await live.change({ seats, handovers });
}

const handover = ({ last }: MatchRow, seat: Seat, held: SeatRow): Handover => ({
  seq: last.seq,
  at: Date.now(),
  seat,
  kind: held.kind,
  name: seatName(held, seat),
  ...(held.kind === 'bot' && held.guest && { left: held.name ?? '' }),
});

async function deal(services: Services, live: LiveMatch, seats: SeatRow[]): Promise<void> {
  const match = dealt(services.registry.game(live.row.game), live.row, seats);
  await live.change({ seats, status: 'playing', head: match.head, deal: false, waiting: match.waiting() }, match);
}

/** Nobody plays two hands against another human, not even one after the other: a hand that was left stays known. */
function checkMaySit(row: MatchRow, guest: GuestRow, seat: Seat): void {
  const sits = row.seats.some((held, at) => at !== seat && held.guest === guest.id);
  if (sits && othersPlay(row, guest.id))
    throw new Denied('others-play', 'You already have a seat here, and others play.');
}

function humanSeat(guest: GuestRow, name = guest.name, nonce?: string): SeatRow {
  return { kind: 'human', guest: guest.id, name, ...(nonce && { nonce }) };
}

/** The bot holds the seat; it stays its guest's. */
const standIn = ({ guest, name }: SeatRow, bot: string): SeatRow => ({
  kind: 'bot',
  bot,
  ...(guest && { guest }),
  ...(name && { name }),
});

function openSeat(seat: Seat): { row: SeatRow; invite: Invite } {
  const code = newSecret();
  return { row: { kind: 'open', invite: secretHash(code) }, invite: { seat, code } };
}
