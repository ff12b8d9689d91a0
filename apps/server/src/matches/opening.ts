import { commitmentTo, type JournalHead, Match, type Outcome, type Seat } from '@veilhall/engine';
import type { CreateMatch, ForkMatch, ImportMatch, Invite } from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import { newMatchId, newSeed, type Principal } from '../identity.ts';
import type { Services } from '../services.ts';
import type { EntryRow, MatchRow, SeatRow } from '../store/store.ts';
import { checkMayWatch, guestIn, othersPlay, seatsOf } from './access.ts';
import type { LiveMatch } from './live-match.ts';
import { dealt, type Seated, seatsFrom } from './seating.ts';

/** How matches come to be: dealt, brought along, or branched off. */
export interface Opened {
  readonly id: string;
  readonly invites: readonly Invite[];
}

const IMPORT_MS = 20_000;

export async function create(services: Services, principal: Principal, asked: CreateMatch): Promise<Opened> {
  const guest = guestIn(principal);
  const game = services.registry.game(asked.game);
  const { seats, invites } = seatsFrom(services, game.id, asked.seats, guest, asked.nonce);
  const id = newMatchId();
  const seed = newSeed();
  const row = emptyRow(services, id, guest.id, game.id, asked.name ?? game.title, seats, asked);
  const hold = asked.hold ?? false;
  row.deal = {
    options: asked.options ?? {},
    packs: asked.packs ?? [],
    seed,
    commitment: commitmentTo(seed, id),
    hold,
  };
  // Dealt in any case, so that options that cannot be played are refused now and not when the last player joins.
  const match = dealt(game, row, seats);
  if (!hold && invites.length === 0) begun(row, match.head, match.waiting(), match.outcome());
  await services.store.createMatch({ match: row });
  return { id, invites };
}

export async function bringAlong(services: Services, principal: Principal, asked: ImportMatch): Promise<Opened> {
  const guest = guestIn(principal);
  const from = 'journal' in asked ? asked.journal : asked.position;
  const game = services.registry.game(from.game);
  if (asked.seats.length !== from.seats)
    throw new Denied('bad-seats', `This was played with ${from.seats} seats, not ${asked.seats.length}.`);
  const seated = seatsFrom(services, game.id, asked.seats, guest);
  const id = newMatchId();
  const { snapshotEvery } = services.config;
  const checked = await services.pool.run(
    { do: 'check', game: game.id, id, snapshotEvery, ...('journal' in asked ? { journal: from } : { position: from }) },
    IMPORT_MS,
  );
  const at = Date.now();
  const rows = checked.played.map(
    ({ entry, events, waiting }): EntryRow => ({ entry, events, waiting, key: `import-${entry.seq}`, at, label: '' }),
  );
  const row = emptyRow(services, id, guest.id, game.id, asked.name ?? game.title, seated.seats, asked);
  begun(row, checked.head, checked.waiting, checked.outcome);
  await services.store.createMatch({ match: row, rows, snapshots: [...checked.snapshots] });
  return { id, invites: seated.invites };
}

/** A branch is the forker's own: it must not show them what another human still hides. */
export async function fork(
  services: Services,
  live: LiveMatch,
  principal: Principal,
  asked: ForkMatch,
): Promise<Opened> {
  const guest = guestIn(principal);
  const id = newMatchId();
  const forked = await live.serial(async () => {
    const from = live.row;
    checkMayWatch(from, principal);
    if (from.status !== 'over' && (othersPlay(from, guest.id) || seatsOf(from, principal).length === 0))
      throw new Denied('still-playing', 'While others play, this match cannot be branched off; wait until it is over.');
    const seq = asked.seq ?? live.match.seq;
    const at = await momentOf(services, live, seq);
    return { from, seq, match: Match.fromPosition(services.registry.game(from.game), id, at.position(), 'branched') };
  });
  const { from, seq, match } = forked;
  const { seats, invites } = seatsLike(services, from, principal);
  const row = emptyRow(
    services,
    id,
    guest.id,
    from.game,
    asked.name ?? `${from.name} (branch)`.slice(0, 40),
    seats,
    from,
  );
  row.forkOf = { match: from.id, seq };
  begun(row, match.head, match.waiting(), match.outcome());
  await services.store.createMatch({ match: row });
  return { id, invites };
}

/** The match as it stood after entry `seq`; only inside `serial`. */
export async function momentOf(services: Services, live: LiveMatch, seq: number): Promise<Match> {
  const { match } = live;
  if (seq > match.seq) throw new Denied('bad-request', `There is no moment ${seq}; the last is ${match.seq}.`);
  if (seq === match.seq) return match;
  const base = services.registry.game(live.row.game);
  const stored = await services.store.snapshot(live.id, seq);
  const { past } = live;
  // Whoever scrubs through a match asks for one moment after the other: go on from the last one.
  const nearest = past && past.seq <= seq && past.seq >= (stored?.seq ?? 0) ? past : stored;
  const journal = { ...match.head, entries: match.entries.slice(0, seq) };
  const moment = nearest ? Match.resume(base, journal, nearest) : Match.replay(base, journal);
  live.past = moment.snapshot();
  return moment;
}

/** The forker's seats stay theirs and bots stay bots; seats of other humans are open. Without a seat, the first is theirs. */
function seatsLike(services: Services, from: MatchRow, principal: Principal): Seated {
  const guest = guestIn(principal);
  const mine = seatsOf(from, principal);
  const plans = from.seats.map((held, seat) => {
    if (held.kind === 'bot' && held.bot) return { kind: 'bot' as const, bot: held.bot };
    const theirs = mine.includes(seat) || (mine.length === 0 && seat === firstHuman(from.seats));
    return theirs ? { kind: 'human' as const } : { kind: 'open' as const };
  });
  return seatsFrom(services, from.game, plans, guest);
}

const firstHuman = (seats: readonly SeatRow[]): number => seats.findIndex((held) => held.kind !== 'bot');

interface Settings {
  botDelayMs?: number | undefined;
  spectators?: boolean | undefined;
  hints?: boolean | undefined;
}

function emptyRow(
  services: Services,
  id: string,
  host: string,
  game: string,
  name: string,
  seats: SeatRow[],
  settings: Settings,
): MatchRow {
  const createdAt = Date.now();
  return {
    id,
    game,
    name,
    host,
    status: 'lobby',
    createdAt,
    botDelayMs: settings.botDelayMs ?? services.config.botDelayMs,
    spectators: settings.spectators ?? true,
    hints: settings.hints ?? false,
    seats,
    handovers: [],
    last: { seq: 0, at: createdAt, waiting: [] },
  };
}

function begun(row: MatchRow, head: JournalHead, waiting: readonly Seat[], outcome?: Outcome): void {
  delete row.deal;
  row.head = head;
  row.status = outcome ? 'over' : 'playing';
  if (outcome) row.outcome = outcome;
  row.last = { ...row.last, waiting: [...waiting] };
}
