import {
  type Entry,
  type Event,
  type Match,
  type OptionId,
  picksOf,
  type Seat,
  type Text,
  type Viewer,
} from '@veilhall/engine';
import { factLines, type Look, labelOf, lookAt, type MatchResult, playedMs, resultFor } from '@veilhall/protocol';
import type { PastEntry, SeatInfo, TableMeta, TableStatus, UndoState } from '../table.ts';
import type { Timeline } from '../timeline.ts';
import { UNDO_WHY } from '../undo-words.ts';
import { appendEntry, keepMatch, type MatchRecord } from './database.ts';
import type { Guide } from './guide.ts';
import { summaryOf } from './summary.ts';
import type { TablePush } from './worker-calls.ts';

/** A match played on this device: keeps every entry before anybody is shown it. */
export class LocalHost {
  readonly timeline: Timeline;
  #record: MatchRecord;
  #viewer: Viewer;
  #status: TableStatus;
  #curtain: Seat | undefined;
  #problem: string | undefined;
  /** Entries up to this number are already at the page, for the present viewer. */
  #sent = 0;
  readonly #push: (push: TablePush) => void;
  /** What happened before the first decision. */
  readonly #opening: readonly Event[];
  /** Gives the lesson, where this is one. */
  readonly guide: Guide | undefined;

  constructor(
    timeline: Timeline,
    record: MatchRecord,
    status: TableStatus,
    push: (push: TablePush) => void,
    guide?: Guide,
  ) {
    this.guide = guide;
    this.timeline = timeline;
    this.#opening = timeline.match.opening();
    this.#record = record;
    this.#status = status;
    this.#push = push;
    this.#viewer = this.humans()[0] ?? 'spectator';
    this.#turnTo();
  }

  get record(): MatchRecord {
    return this.#record;
  }

  get status(): TableStatus {
    return this.#status;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  get match(): Match {
    return this.timeline.match;
  }

  humans(): Seat[] {
    const seats: Seat[] = [];
    for (const [seat, plan] of this.#record.seats.entries()) if (plan.kind === 'human') seats.push(seat);
    return seats;
  }

  async choose(seat: Seat, picks: OptionId | readonly OptionId[]): Promise<void> {
    const prompt = this.match.promptOf(seat);
    if (this.guide && prompt && this.humans().includes(seat) && !this.guide.takes(prompt, picks)) return this.publish();
    await this.#keep(this.timeline.choose(seat, picks));
    this.#turnTo();
    this.publish();
  }

  async goOn(): Promise<void> {
    if (!this.guide?.goOn()) return;
    this.#record = { ...this.#record, ...this.#summed(), updated: Date.now() };
    if (this.#status === 'live') await keepMatch(this.#record);
    this.publish();
  }

  async undo(): Promise<void> {
    const seat = this.#undoSeat();
    if (seat === undefined) return;
    const { entry, of } = this.timeline.undo(seat);
    await this.#keep(entry);
    this.#sent = Math.min(this.#sent, of - 1);
    this.#turnTo();
    this.publish();
  }

  sit(viewer: Viewer): void {
    if (viewer !== this.#viewer || this.#curtain !== undefined) this.#sent = 0;
    this.#curtain = undefined;
    this.#viewer = viewer;
    this.publish();
  }

  async rename(name: string): Promise<void> {
    this.#record = { ...this.#record, name };
    await keepMatch(this.#record);
    this.publish();
  }

  /** Another window has played on: repeats what it kept. */
  follow(record: MatchRecord, entries: readonly Entry[]): void {
    for (const entry of entries.slice(this.match.seq)) {
      this.timeline.repeat(entry);
      if (entry.kind === 'undo') this.#sent = Math.min(this.#sent, entry.of - 1);
    }
    this.#record = record;
    this.#turnTo();
    this.publish();
  }

  trouble(problem: string, status: TableStatus = this.#status): void {
    this.#problem = problem;
    this.#status = status;
    this.publish();
    this.#problem = undefined;
  }

  publish(): void {
    this.#push(this.current());
  }

  /** Everything after entry `#sent`; the page has the rest. */
  current(): TablePush {
    const from = this.#sent;
    const entries = this.#log(from);
    this.#sent = this.match.seq;
    return {
      moment: this.look(this.match.seq, this.#eyes),
      ...(from === 0 && { opening: factLines(this.match.game, this.#opening, this.#eyes) }),
      from,
      entries,
      undo: this.#undoState(),
      seats: this.#seats(),
      status: this.#status,
      revealed: this.match.outcome() !== undefined,
      name: this.#record.name ?? this.#record.summary.title,
      ...(this.#curtain !== undefined && { curtain: this.#curtain }),
      ...(this.#problem && { problem: this.#problem }),
      ...(this.guide && { lesson: this.guide.now(this.match) }),
    };
  }

  look(seq: number, viewer: Viewer): Look {
    const state = seq === this.match.seq ? this.match.state : this.timeline.stateAt(seq);
    return lookAt(this.match.game, state, seq, viewer);
  }

  meta(host: TableMeta['host']): TableMeta {
    const { id, game, created, head } = this.#record;
    return {
      id,
      host,
      game,
      name: this.#record.name ?? this.#record.summary.title,
      created,
      rules: head.rules,
      origin: head.origin,
      ...(head.start.from === 'deal' && { commitment: head.start.commitment }),
      revealed: this.match.outcome() !== undefined,
    };
  }

  /** Behind the curtain nobody's secrets are on the page. */
  get #eyes(): Viewer {
    return this.#curtain === undefined ? this.#viewer : 'spectator';
  }

  async #keep(entry: Entry): Promise<void> {
    const before = this.#record;
    const updated = Date.now();
    this.#record = {
      ...before,
      updated,
      played: (before.played ?? 0) + playedMs([before.updated, updated]),
      ...this.#summed(),
    };
    if (this.#status === 'live') await appendEntry(this.#record, entry, this.#result());
  }

  /** For the statistics of this device; a lesson is no match. */
  #result(): MatchResult | undefined {
    const outcome = this.match.outcome();
    if (!outcome || this.guide) return undefined;
    const { seats, updated: at, played = 0 } = this.#record;
    const { game, head, entries } = this.match;
    return resultFor({ game, head, entries, outcome, seats, at, playedMs: played }, this.humans());
  }

  #summed(): Pick<MatchRecord, 'summary' | 'lesson'> {
    const summary = summaryOf(this.match, this.#record.seats);
    return this.guide ? { summary: this.guide.summed(summary), lesson: { step: this.guide.step } } : { summary };
  }

  /** The eyes follow whoever of this device must act, and come back; a curtain falls where hands are to stay hidden. */
  #turnTo(): void {
    const toAct = this.match.waiting();
    const humans = this.humans();
    if (typeof this.#viewer === 'number' && toAct.includes(this.#viewer)) return;
    const next = humans.find((seat) => toAct.includes(seat));
    if (next === undefined || next === this.#viewer) return;
    if (this.#record.curtain && humans.length > 1) this.#curtain = next;
    this.#viewer = next;
    this.#sent = 0;
  }

  #log(from: number): PastEntry[] {
    const log: PastEntry[] = [];
    for (const entry of this.match.entries.slice(from)) {
      const { seq, kind, seat } = entry;
      const facts = factLines(this.match.game, this.timeline.events[seq - 1] ?? [], this.#eyes);
      const undone = this.timeline.isUndone(seq);
      log.push({ seq, kind, seat, facts, ...(undone && { undone }) });
    }
    return log;
  }

  /** Whose pick is taken back: among several that could, the latest. */
  #undoSeat(): Seat | undefined {
    if (this.guide) return undefined;
    let latest: { seat: Seat; of: number } | undefined;
    for (const seat of this.humans()) {
      const offer = this.match.undoOffer(seat);
      if (offer.ok && offer.of > (latest?.of ?? 0)) latest = { seat, of: offer.of };
    }
    return latest?.seat;
  }

  #undoState(): UndoState {
    if (this.guide) return { can: false, why: 'A lesson only goes forward.' };
    const seat = this.#undoSeat();
    const offer = this.match.undoOffer(seat ?? (typeof this.#viewer === 'number' ? this.#viewer : 0));
    if (seat !== undefined && offer.ok) return { can: true, seat, label: this.#labelOf(offer.of) };
    return { can: false, why: UNDO_WHY[offer.ok ? 'nothing' : offer.why] };
  }

  /** What the pick of an entry was called when it was made. */
  #labelOf(seq: number): Text {
    const entry = this.match.entries[seq - 1];
    if (entry?.kind !== 'pick') return '';
    return labelOf(this.look(seq - 1, entry.seat).prompt, picksOf(entry));
  }

  #seats(): SeatInfo[] {
    return this.#record.seats.map(({ kind, name, bot }, seat) => {
      return { seat, name, kind, mine: kind === 'human', present: true, ...(bot && { bot }) };
    });
  }
}
