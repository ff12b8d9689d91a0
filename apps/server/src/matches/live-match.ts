import {
  type Entry,
  type Event,
  type Fact,
  factsFor,
  type Match,
  type OptionId,
  type Outcome,
  type Seat,
  type Snapshot,
  type Text,
  type Viewer,
} from '@veilhall/engine';
import {
  type LogEntry,
  type Look,
  labelOf,
  logEntryFor,
  look,
  type MatchSummary,
  playedMs,
  resultFor,
  type ServerMessage,
} from '@veilhall/protocol';
import { Denied } from '../denied.ts';
import type { Principal } from '../identity.ts';
import type { Along, EntryRow, KeyedEntry, MatchChange, MatchRow, Store } from '../store/store.ts';
import { checkMayWatch, checkSeat, holds, viewerFor } from './access.ts';
import { OpenOptions } from './open-options.ts';
import { summaryFor } from './summary.ts';
import { type Watcher, Watchers } from './watchers.ts';

/** What a match in memory needs of the server around it. */
export interface LiveMatchHost {
  readonly store: Store;
  readonly snapshotEvery: number;
  gameTitle(id: string): string;
  checkMessage(message: ServerMessage): void;
  /** Something may have to be decided by a bot now, or need not be decided any more. */
  onRest(live: LiveMatch): void;
  onCommitted(kind: Entry['kind']): void;
  /** Memory and disk may disagree: forget this one, the next is read from disk. */
  onBroken(live: LiveMatch, reason: unknown): void;
}

/** Rows kept at hand for those who reconnect after a moment. */
export const RECENT = 64;
/** More than this is not sent at once; a client that wants all of it reads the log. */
const MOST_ENTRIES = 500;

export interface Act {
  readonly by: Principal | 'bot';
  readonly key: string;
  readonly baseSeq: number;
}

/**
 * One match in memory. Everything that happens to it happens one after the other, and an entry is on disk before the
 * next thing - a look included - sees it.
 */
export class LiveMatch {
  row: MatchRow;
  readonly watchers: Watchers;
  /** Why this match cannot be played, if its journal does not verify. */
  readonly quarantine: string | undefined;
  /** The moment somebody last looked back to. */
  past: Snapshot | undefined;
  usedAt = performance.now();
  users = 0;
  readonly #host: LiveMatchHost;
  #match: Match | undefined;
  #open: OpenOptions | undefined;
  #isDismissed = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #keys = new Map<string, number>();
  #recent: EntryRow[] = [];
  /** What is seen of this moment; made when somebody looks. */
  readonly #looks = new Map<Viewer, Look>();

  constructor(host: LiveMatchHost, row: MatchRow, loaded: { match?: Match; quarantine?: string } = {}) {
    this.#host = host;
    this.row = row;
    this.quarantine = loaded.quarantine;
    this.watchers = new Watchers(row.id, host.checkMessage);
    if (loaded.match) this.#begin(loaded.match);
  }

  get id(): string {
    return this.row.id;
  }

  /** What was read from the store: the key of every entry, and the last rows. */
  remember(keys: Iterable<KeyedEntry>, recent: EntryRow[]): void {
    for (const { entry, key } of keys) this.#keys.set(`${entry.seat}/${key}`, entry.seq);
    this.#recent = recent;
  }

  /** Runs when everything before it is done and durable. */
  serial<T>(work: () => T | Promise<T>): Promise<T> {
    const run = this.#turn.then(() => {
      if (this.#isDismissed) throw new Denied('storage', 'This match is being read again from disk; try once more.');
      return work();
    });
    this.#turn = run.catch(() => {});
    return run;
  }

  /** The running or finished game; only inside `serial`. */
  get match(): Match {
    if (this.quarantine !== undefined)
      throw new Denied('quarantined', `This match is set aside and cannot be played: ${this.quarantine}.`);
    if (!this.#match) throw new Denied('not-started', 'This match has not started yet.');
    return this.#match;
  }

  /** Another object is the match's now, or none. */
  get isDismissed(): boolean {
    return this.#isDismissed;
  }

  get started(): boolean {
    return this.#match !== undefined;
  }

  choose(seat: Seat, act: Act, picks: OptionId | readonly OptionId[]): Promise<number> {
    return this.serial(() => {
      this.#checkActor(seat, act.by);
      const done = this.#keys.get(`${seat}/${act.key}`);
      if (done !== undefined) return done;
      const run = typeof picks === 'string' ? [picks] : picks;
      this.#checkBase(seat, act.baseSeq, run[0] ?? '');
      const label = this.row.seats[seat]?.kind === 'bot' ? '' : labelOf(this.lookFor(seat).prompt, run);
      const { entry, events } = this.match.choose(seat, run);
      return this.#commit(entry, act.key, label, events);
    });
  }

  undo(seat: Seat, act: Act): Promise<number> {
    return this.serial(() => {
      this.#checkActor(seat, act.by);
      const done = this.#keys.get(`${seat}/${act.key}`);
      if (done !== undefined) return done;
      const { match } = this;
      if (act.baseSeq !== match.seq) throw this.#stale();
      return this.#commit(match.undo(seat).entry, act.key, '', []);
    });
  }

  /** Changes seats, name or settings, and deals if `match` is given. */
  async change(change: MatchChange, match?: Match): Promise<void> {
    await this.#host.store.changeMatch(this.id, change);
    const { deal, waiting, ...plain } = change;
    const row = { ...this.row, ...plain };
    if (deal === false) delete row.deal;
    else if (deal) row.deal = deal;
    if (waiting) row.last = { ...row.last, waiting };
    this.row = row;
    if (match) this.#begin(match);
    this.#seatsChanged();
    if (match) this.watchers.tellEach((viewer) => this.#updateFor(viewer, 0, []));
    this.#host.onRest(this);
  }

  lookFor(viewer: Viewer): Look {
    let seen = this.#looks.get(viewer);
    if (!seen) {
      seen = look(this.match, viewer, (entry) => this.#labelAt(entry));
      this.#looks.set(viewer, seen);
    }
    return seen;
  }

  summaryFor(principal: Principal): MatchSummary {
    return summaryFor(this.row, principal, {
      gameTitle: this.#host.gameTitle(this.row.game),
      connected: this.watchers.presence().seats,
      quarantined: this.quarantine !== undefined,
    });
  }

  /** Starts to follow: first the match, then what is seen of it with what happened after `since`. */
  watch(watcher: Watcher, since?: number): Promise<void> {
    return this.serial(async () => {
      this.watchers.add(watcher);
      this.watchers.tellOne(watcher, { type: 'match', match: this.summaryFor(watcher.principal) });
      if (!this.started) return;
      const { seq } = this.match;
      const from = since === undefined || since > seq ? seq : Math.max(since, seq - MOST_ENTRIES);
      const entries = await this.log(from, watcher.viewer);
      this.watchers.tellOne(watcher, this.#updateFor(watcher.viewer, from, entries));
    });
  }

  /** What the entries after `after` told this viewer, up to `MOST_ENTRIES` of them. */
  async log(after: number, viewer: Viewer): Promise<LogEntry[]> {
    const { game } = this.match;
    const rows = await this.#rows(after);
    return rows.map((row) => logEntryFor(game, row, viewer, this.row.status === 'over'));
  }

  /** Everything a seat has been told since the deal, but for what was taken back. */
  async factsOf(seat: Seat): Promise<Fact[]> {
    const standing = new Map<number, Fact[]>();
    for (let after = 0; after < this.match.seq; ) {
      const rows = await this.#rows(after);
      const last = rows.at(-1);
      if (!last) break;
      for (const { entry, events } of rows) {
        if (entry.kind === 'pick') standing.set(entry.seq, factsFor(events, seat));
        else standing.delete(entry.of);
      }
      after = last.entry.seq;
    }
    return [...standing.values()].flat();
  }

  /** Entries after `after`, up to `MOST_ENTRIES` of them. */
  async #rows(after: number): Promise<EntryRow[]> {
    const first = this.#recent[0]?.entry.seq ?? this.match.seq + 1;
    return after + 1 >= first
      ? this.#recent.filter((row) => row.entry.seq > after)
      : this.#host.store.rows(this.id, after, MOST_ENTRIES);
  }

  /** This object is no longer the match's: those who watch must come back to the next one. */
  dismiss(): void {
    this.#isDismissed = true;
    this.watchers.close();
    for (const watcher of this.watchers) watcher.dismiss();
    this.#host.onRest(this);
  }

  #begin(match: Match): void {
    this.#match = match;
    this.#open = new OpenOptions(match.game.prompts(match.state), match.seq);
    this.#looks.clear();
  }

  /** Asked inside `serial`: a seat may have changed hands while the act waited. */
  #checkActor(seat: Seat, by: Act['by']): void {
    if (by !== 'bot') checkSeat(this.row, by, seat);
    else if (this.row.seats[seat]?.kind !== 'bot') throw this.#stale();
  }

  /** The first of a run must have been open ever since; the others need only be listed when their turn comes. */
  #checkBase(seat: Seat, base: number, first: OptionId): void {
    const { seq } = this.match;
    if (base !== seq && (base > seq || !this.#open?.since(base, seat, first))) throw this.#stale();
  }

  #stale(): Denied {
    const { seq } = this.match;
    return new Denied('stale', `The match has moved on to moment ${seq}; look again.`, seq);
  }

  async #commit(entry: Entry, key: string, label: Text, events: Event[]): Promise<number> {
    const { match } = this;
    this.#looks.clear();
    const prompts = match.game.prompts(match.state);
    this.#open?.moveOn(prompts, entry.seq, entry.seat);
    const waiting = match.waiting();
    const row: EntryRow = { entry, key, at: Date.now(), label, events, waiting };
    const along: Along = {};
    const outcome = match.outcome();
    const ends = outcome && this.row.status !== 'over' ? outcome : undefined;
    if (ends) along.outcome = ends;
    if (entry.seq % this.#host.snapshotEvery === 0) along.snapshot = match.snapshot();
    try {
      if (ends) along.results = await this.#results(ends, row.at);
      await this.#host.store.append(this.id, row, along.outcome || along.snapshot ? along : undefined);
    } catch (error) {
      this.#isDismissed = true;
      this.#host.onBroken(this, error);
      throw error;
    }
    this.#committed(row, along);
    return entry.seq;
  }

  /** What the match, which ends at `at`, was for every guest who sits here. */
  async #results(outcome: Outcome, at: number): Promise<NonNullable<Along['results']>> {
    const { game, head, entries } = this.match;
    const { seats, createdAt } = this.row;
    const times = await this.#host.store.times(this.id);
    const finished = { game, head, entries, outcome, seats, at, playedMs: playedMs([createdAt, ...times, at]) };
    const guests = new Set(seats.flatMap(({ kind, guest }) => (kind === 'human' && guest ? [guest] : [])));
    return [...guests].flatMap((guest) => {
      const mine = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'human' && seats[seat]?.guest === guest);
      const result = resultFor(finished, mine);
      return result ? [{ guest, result }] : [];
    });
  }

  #committed(row: EntryRow, along: Along): void {
    const { entry } = row;
    this.#keys.set(`${entry.seat}/${row.key}`, entry.seq);
    this.#recent.push(row);
    if (this.#recent.length > RECENT * 2) this.#recent = this.#recent.slice(-RECENT);
    this.row.last = { seq: entry.seq, at: row.at, waiting: row.waiting };
    this.#host.onCommitted(entry.kind);
    if (along.outcome) {
      this.row.status = 'over';
      this.row.outcome = along.outcome;
    }
    const over = this.row.status === 'over';
    const { game } = this.match;
    this.watchers.tellEach((viewer) => this.#updateFor(viewer, entry.seq - 1, [logEntryFor(game, row, viewer, over)]));
    if (along.outcome) this.#tellSummaries();
    this.#host.onRest(this);
  }

  #updateFor(viewer: Viewer, since: number, entries: LogEntry[]): ServerMessage {
    const seen = this.lookFor(viewer);
    return { type: 'update', match: this.id, since, seq: seen.seq, entries, look: seen };
  }

  /** Whoever lost a seat sees from now on what a spectator sees, or nothing. */
  #seatsChanged(): void {
    for (const watcher of this.watchers) {
      try {
        if (watcher.viewer !== 'spectator' && !holds(this.row, watcher.principal, watcher.viewer)) {
          checkMayWatch(this.row, watcher.principal);
          watcher.viewer = 'spectator';
          if (this.started) this.watchers.tellOne(watcher, this.#updateFor('spectator', this.match.seq, []));
        } else if (watcher.viewer === 'spectator') {
          watcher.viewer = viewerFor(this.row, watcher.principal, 'spectator');
        }
      } catch {
        this.watchers.tellOne(watcher, { type: 'gone', match: this.id });
        this.watchers.delete(watcher);
      }
    }
    this.#tellSummaries();
  }

  #tellSummaries(): void {
    for (const watcher of this.watchers)
      this.watchers.tellOne(watcher, { type: 'match', match: this.summaryFor(watcher.principal) });
  }

  /** What the pick of an entry was called when it was made. */
  #labelAt(seq: number): Text | undefined {
    return this.#recent.find(({ entry }) => entry.seq === seq)?.label || undefined;
  }
}
