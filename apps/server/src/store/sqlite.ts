import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry, Snapshot } from '@veilhall/engine';
import type { ChatMessage } from '@veilhall/protocol';
import { GroupCommit } from './group-commit.ts';
import { openDatabase } from './open-sqlite.ts';
import {
  type Along,
  Conflict,
  type EntryRow,
  type MatchRow,
  type SeatRow,
  type Store,
  type TokenOwner,
} from './store.ts';

/** The shapes of rows as SQLite gives them; written by this file alone. */
interface MatchColumns {
  n: number;
  id: string;
  game: string;
  name: string;
  host: string;
  status: MatchRow['status'];
  created_at: number;
  bot_delay_ms: number;
  spectators: number;
  hints: number;
  waiting: string;
  deal: string | null;
  head: string | null;
  outcome: string | null;
  fork_of: string | null;
  handovers: string;
}

interface EntryColumns {
  seq: number;
  seat: number;
  /** Absent for an entry that takes back. */
  option: string | null;
  run: string | null;
  /** The pick that is taken back. */
  undone: number | null;
  hash: string;
  link: string;
  key: string;
  at: number;
  label: string;
  events: string;
  waiting: string;
}

const SQLITE_CONSTRAINT = 19;
const MOST_NUMBERS = 50_000;

export function sqliteStore(dataDir: string, onCommit?: (size: number, ms: number) => void): Store {
  const { db, lock } = openDatabase(dataDir);
  const commits = new GroupCommit(db, onCommit);
  const sql = statements(db);

  /** Numbers of matches, once looked up; they never change. */
  const numbers = new Map<string, number>();

  function numberOf(id: string): number {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const found = sql.matchNumber.get(id) as { n: number } | undefined;
    if (!found) throw new Conflict(`the match ${id} is gone`);
    if (numbers.size >= MOST_NUMBERS) numbers.clear();
    numbers.set(id, found.n);
    return found.n;
  }

  function insertRow(n: number, { entry, key, at, label, events, waiting }: EntryRow): void {
    const [option, run] = entry.kind === 'pick' ? [entry.option, orNull(entry.run)] : [null, null];
    const undone = entry.kind === 'undo' ? entry.of : null;
    const { seq, seat, hash, link } = entry;
    const facts = events.length === 0 ? '[]' : JSON.stringify(events);
    try {
      const said = JSON.stringify(label);
      sql.addEntry.run(n, seq, seat, option, run, undone, hash, link, key, at, said, facts, waiting.join());
    } catch (error) {
      if (primaryCode(error) === SQLITE_CONSTRAINT) throw new Conflict(`entry ${seq} is already there`);
      throw error;
    }
  }

  function insertAlong(n: number, along: Along): void {
    if (along.snapshot) sql.addSnapshot.run(n, along.snapshot.seq, packed(along.snapshot));
    if (along.outcome) sql.finish.run(JSON.stringify(along.outcome), n);
    for (const { guest, result } of along.results ?? [])
      sql.addResult.run(guest, result.match, result.at, JSON.stringify(result));
  }

  function replaceSeats(n: number, seats: readonly SeatRow[]): void {
    sql.clearSeats.run(n);
    for (const [seat, row] of seats.entries()) sql.addSeat.run(n, seat, row.guest ?? null, JSON.stringify(row));
  }

  function matchFrom(row: MatchColumns): MatchRow {
    const seats = sql.seats.all(row.n) as unknown as { row: string }[];
    const last = sql.lastEntry.get(row.n) as { seq: number; at: number; waiting: string } | undefined;
    return {
      id: row.id,
      game: row.game,
      name: row.name,
      host: row.host,
      status: row.status,
      createdAt: row.created_at,
      botDelayMs: row.bot_delay_ms,
      spectators: row.spectators === 1,
      hints: row.hints === 1,
      seats: seats.map((seat) => JSON.parse(seat.row)),
      ...(row.deal !== null && { deal: JSON.parse(row.deal) }),
      ...(row.head !== null && { head: JSON.parse(row.head) }),
      ...(row.outcome !== null && { outcome: JSON.parse(row.outcome) }),
      ...(row.fork_of !== null && { forkOf: JSON.parse(row.fork_of) }),
      handovers: JSON.parse(row.handovers),
      last: last
        ? { seq: last.seq, at: last.at, waiting: seatList(last.waiting) }
        : { seq: 0, at: row.created_at, waiting: seatList(row.waiting) },
    };
  }

  return {
    async createGuest(guest, token) {
      await commits.write(() => {
        sql.addGuest.run(guest.id, guest.name, guest.createdAt);
        sql.addToken.run(
          token.hash,
          token.guest,
          token.scope?.match ?? null,
          token.scope?.seat ?? null,
          token.createdAt,
        );
      }, true);
    },
    async renameGuest(id, name) {
      await commits.write(() => sql.renameGuest.run(name, id));
    },
    async addToken({ hash, guest, scope, createdAt }) {
      await commits.write(() => sql.addToken.run(hash, guest, scope?.match ?? null, scope?.seat ?? null, createdAt));
    },
    async guest(id) {
      const row = sql.guest.get(id) as { id: string; name: string; created_at: number } | undefined;
      return row && { id: row.id, name: row.name, createdAt: row.created_at };
    },
    async tokenOwner(hash) {
      const row = sql.tokenOwner.get(hash) as
        | { id: string; name: string; created_at: number; match: string | null; seat: number | null }
        | undefined;
      if (!row) return undefined;
      const owner: TokenOwner = { guest: { id: row.id, name: row.name, createdAt: row.created_at } };
      if (row.match !== null && row.seat !== null) owner.scope = { match: row.match, seat: row.seat };
      return owner;
    },

    async createMatch({ match, rows = [], snapshots = [] }) {
      await commits.write(() => {
        const { lastInsertRowid } = sql.addMatch.run(
          match.id,
          match.game,
          match.name,
          match.host,
          match.status,
          match.createdAt,
          match.botDelayMs,
          match.spectators ? 1 : 0,
          match.hints ? 1 : 0,
          match.last.waiting.join(),
          orNull(match.deal),
          orNull(match.head),
          orNull(match.outcome),
          orNull(match.forkOf),
          JSON.stringify(match.handovers),
        );
        const n = Number(lastInsertRowid);
        replaceSeats(n, match.seats);
        for (const row of rows) insertRow(n, row);
        for (const snapshot of snapshots) insertAlong(n, { snapshot });
      }, true);
    },
    async match(id) {
      const row = sql.match.get(id) as MatchColumns | undefined;
      return row && matchFrom(row);
    },
    async matchesOf(guest, most) {
      const rows = sql.matchesOf.all(guest, guest, most) as unknown as MatchColumns[];
      return rows.map(matchFrom).sort((a, b) => b.last.at - a.last.at);
    },
    async changeMatch(id, change) {
      await commits.write(() => {
        const n = numberOf(id);
        const row = sql.match.get(id) as unknown as MatchColumns;
        sql.changeMatch.run(
          change.name ?? row.name,
          change.host ?? row.host,
          change.status ?? row.status,
          change.botDelayMs ?? row.bot_delay_ms,
          (change.spectators ?? row.spectators === 1) ? 1 : 0,
          change.waiting ? change.waiting.join() : row.waiting,
          change.deal === false ? null : change.deal ? JSON.stringify(change.deal) : row.deal,
          change.head ? JSON.stringify(change.head) : row.head,
          change.outcome ? JSON.stringify(change.outcome) : row.outcome,
          change.handovers ? JSON.stringify(change.handovers) : row.handovers,
          n,
        );
        if (change.seats) replaceSeats(n, change.seats);
      }, true);
    },
    async deleteMatch(id) {
      await commits.write(() => {
        numbers.delete(id);
        sql.deleteTokens.run(id);
        sql.deleteMatch.run(id);
        sql.addDeleted.run(id);
      }, true);
    },
    async wasDeleted(id) {
      return sql.deleted.get(id) !== undefined;
    },

    append(match, row, along) {
      return commits.write(() => {
        const n = numberOf(match);
        insertRow(n, row);
        if (along) insertAlong(n, along);
      }, along !== undefined);
    },
    async entries(match) {
      const rows = sql.entries.all(match) as unknown as EntryColumns[];
      return rows.map((row) => ({ entry: entryFrom(row), key: row.key }));
    },
    async rows(match, after, most) {
      const rows = sql.rows.all(match, after, most) as unknown as EntryColumns[];
      return rows.map((row) => ({
        entry: entryFrom(row),
        key: row.key,
        at: row.at,
        label: JSON.parse(row.label),
        events: JSON.parse(row.events),
        waiting: seatList(row.waiting),
      }));
    },
    async times(match) {
      return (sql.times.all(match) as unknown as { at: number }[]).map(({ at }) => at);
    },
    async snapshot(match, seq) {
      const row = sql.snapshot.get(match, seq) as { body: Uint8Array } | undefined;
      return row && unpacked(row.body);
    },

    addChat(match, message) {
      return commits.write((): ChatMessage => {
        const n = numberOf(match);
        const { n: last } = sql.lastChat.get(n) as { n: number };
        const numbered = { ...message, n: last + 1 };
        sql.addChat.run(n, numbered.n, JSON.stringify(numbered));
        return numbered;
      });
    },
    async chat(match, most) {
      const rows = sql.chat.all(match, most) as unknown as { message: string }[];
      return rows.map((row) => JSON.parse(row.message)).reverse();
    },

    async resultsOf(guest, most) {
      const rows = sql.resultsOf.all(guest, most) as unknown as { row: string }[];
      return rows.map(({ row }) => JSON.parse(row));
    },

    fault: () => commits.fault,
    async close() {
      commits.flush();
      db.close();
      lock.close();
    },
  };
}

function statements(db: DatabaseSync) {
  const matchColumns =
    'n, id, game, name, host, status, created_at, bot_delay_ms, spectators, hints, waiting, deal, head, outcome, fork_of, handovers';
  const entryColumns = 'match, seq, seat, option, run, undone, hash, link, key, at, label, events, waiting';
  const ofMatch = 'match = (SELECT n FROM matches WHERE id = ?)';
  return {
    addGuest: db.prepare('INSERT INTO guests VALUES (?, ?, ?)'),
    guest: db.prepare('SELECT id, name, created_at FROM guests WHERE id = ?'),
    renameGuest: db.prepare('UPDATE guests SET name = ? WHERE id = ?'),
    addToken: db.prepare('INSERT INTO tokens VALUES (?, ?, ?, ?, ?)'),
    tokenOwner: db.prepare(
      'SELECT g.id, g.name, g.created_at, t.match, t.seat FROM tokens t JOIN guests g ON g.id = t.guest WHERE t.hash = ?',
    ),
    deleteTokens: db.prepare('DELETE FROM tokens WHERE match = ?'),
    addMatch: db.prepare(
      `INSERT INTO matches (${matchColumns.slice(3)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    match: db.prepare(`SELECT ${matchColumns} FROM matches WHERE id = ?`),
    matchNumber: db.prepare('SELECT n FROM matches WHERE id = ?'),
    matchesOf: db.prepare(
      `SELECT ${matchColumns} FROM matches WHERE host = ? OR n IN (SELECT match FROM seats WHERE guest = ?)
       ORDER BY n DESC LIMIT ?`,
    ),
    changeMatch: db.prepare(
      `UPDATE matches SET name = ?, host = ?, status = ?, bot_delay_ms = ?, spectators = ?, waiting = ?, deal = ?,
       head = ?, outcome = ?, handovers = ? WHERE n = ?`,
    ),
    finish: db.prepare("UPDATE matches SET status = 'over', outcome = ? WHERE n = ?"),
    deleteMatch: db.prepare('DELETE FROM matches WHERE id = ?'),
    addDeleted: db.prepare('INSERT OR IGNORE INTO deleted VALUES (?)'),
    deleted: db.prepare('SELECT 1 FROM deleted WHERE id = ?'),
    addResult: db.prepare('INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)'),
    resultsOf: db.prepare('SELECT row FROM results WHERE guest = ? ORDER BY at DESC LIMIT ?'),
    seats: db.prepare('SELECT row FROM seats WHERE match = ? ORDER BY seat'),
    clearSeats: db.prepare('DELETE FROM seats WHERE match = ?'),
    addSeat: db.prepare('INSERT INTO seats VALUES (?, ?, ?, ?)'),
    addEntry: db.prepare(`INSERT INTO entries (${entryColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
    lastEntry: db.prepare('SELECT seq, at, waiting FROM entries WHERE match = ? ORDER BY seq DESC LIMIT 1'),
    entries: db.prepare(
      `SELECT seq, seat, option, run, undone, hash, link, key FROM entries WHERE ${ofMatch} ORDER BY seq`,
    ),
    rows: db.prepare(`SELECT ${entryColumns} FROM entries WHERE ${ofMatch} AND seq > ? ORDER BY seq LIMIT ?`),
    times: db.prepare(`SELECT at FROM entries WHERE ${ofMatch} ORDER BY seq`),
    addSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)'),
    snapshot: db.prepare(`SELECT body FROM snapshots WHERE ${ofMatch} AND seq <= ? ORDER BY seq DESC LIMIT 1`),
    lastChat: db.prepare('SELECT coalesce(max(n), 0) AS n FROM chat WHERE match = ?'),
    addChat: db.prepare('INSERT INTO chat VALUES (?, ?, ?)'),
    chat: db.prepare(`SELECT message FROM chat WHERE ${ofMatch} ORDER BY n DESC LIMIT ?`),
  };
}

function entryFrom({ seq, seat, option, run, undone, hash, link }: EntryColumns): Entry {
  if (option === null) return { kind: 'undo', seq, seat, of: undone ?? 0, hash, link };
  return { kind: 'pick', seq, seat, option, ...(run !== null && { run: JSON.parse(run) }), hash, link };
}

const seatList = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));
const orNull = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const packed = (snapshot: Snapshot): Uint8Array => deflateRawSync(JSON.stringify(snapshot), { level: 1 });
const unpacked = (body: Uint8Array): Snapshot => JSON.parse(inflateRawSync(body).toString());

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}
