import type { Entry, Match, Seat, Viewer } from '@veilhall/engine';
import { momentOf, toldTo } from '../moments.ts';
import type { Line, SeatInfo, TableMeta, TableStatus, UndoState } from '../table.ts';
import type { Timeline } from '../timeline.ts';
import { appendEntry, keepMatch, type MatchRecord } from './database.ts';
import type { TablePush } from './room.ts';
import { summaryOf } from './summary.ts';

const UNDO_WHY = {
  nothing: 'Nothing to take back yet.',
  revealed: 'Something was revealed: what was seen cannot be unseen.',
  'other-seat': 'Somebody else has acted since.',
  finished: 'The game is over.',
} as const;

/** A match played on this device: keeps every entry before anybody is shown it. */
export class LocalHost {
  readonly timeline: Timeline;
  #record: MatchRecord;
  #viewer: Viewer;
  #status: TableStatus;
  #curtain: Seat | undefined;
  #problem: string | undefined;
  /** Lines below this number are already at the page, for the present viewer. */
  #sent = 0;
  readonly #push: (push: TablePush) => void;

  constructor(timeline: Timeline, record: MatchRecord, status: TableStatus, push: (push: TablePush) => void) {
    this.timeline = timeline;
    this.#record = record;
    this.#status = status;
    this.#push = push;
    this.#viewer = this.humans()[0] ?? 'spectator';
    this.#turnTo();
  }

  get record(): MatchRecord {
    return this.#record;
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

  async choose(seat: Seat, option: string): Promise<void> {
    await this.#keep(this.timeline.choose(seat, option));
    this.#turnTo();
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

  trouble(problem: string, status: TableStatus = this.#status): void {
    this.#problem = problem;
    this.#status = status;
    this.publish();
    this.#problem = undefined;
  }

  publish(): void {
    this.#push(this.current());
  }

  /** Everything from line `#sent` on; the page has the rest. */
  current(): TablePush {
    const from = this.#sent;
    const lines = this.#lines(from);
    this.#sent = this.match.seq;
    return {
      moment: this.look(this.match.seq, this.#curtain === undefined ? this.#viewer : 'spectator'),
      from,
      lines,
      undo: this.#undoState(),
      seats: this.#seats(),
      status: this.#status,
      revealed: this.match.outcome() !== undefined,
      name: this.#record.name ?? this.#record.summary.title,
      ...(this.#curtain !== undefined && { curtain: this.#curtain }),
      ...(this.#problem && { problem: this.#problem }),
    };
  }

  look(seq: number, viewer: Viewer): ReturnType<typeof momentOf> {
    const state = seq === this.match.seq ? this.match.state : this.timeline.stateAt(seq);
    return momentOf(this.match.game, state, seq, viewer);
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
      ...(head.start.from === 'deal' && { commitment: head.start.commitment }),
      revealed: this.match.outcome() !== undefined,
    };
  }

  async #keep(entry: Entry): Promise<void> {
    this.#record = { ...this.#record, updated: Date.now(), summary: summaryOf(this.match, this.humans()) };
    if (this.#status === 'live') await appendEntry(this.#record, entry);
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

  #lines(from: number): Line[] {
    const lines: Line[] = [];
    const eyes: Viewer = this.#curtain === undefined ? this.#viewer : 'spectator';
    for (const entry of this.match.entries.slice(from)) {
      const told = toldTo(this.match.game, this.timeline.events[entry.seq - 1] ?? [], eyes);
      const undone = this.timeline.isUndone(entry.seq);
      lines.push({ seq: entry.seq, kind: entry.kind, seat: entry.seat, told, ...(undone && { undone }) });
    }
    return lines;
  }

  #undoSeat(): Seat | undefined {
    return this.humans().find((seat) => this.match.undoOffer(seat).ok);
  }

  #undoState(): UndoState {
    const seat = this.#undoSeat();
    if (seat !== undefined) return { can: true, seat, label: this.#lastLabel(seat) };
    const offer = this.match.undoOffer(typeof this.#viewer === 'number' ? this.#viewer : 0);
    return { can: false, why: UNDO_WHY[offer.ok ? 'nothing' : offer.why] };
  }

  /** What the pick that undo would take back was called. */
  #lastLabel(seat: Seat): string {
    const entry = this.match.entries.findLast((past) => past.kind === 'pick' && !this.timeline.isUndone(past.seq));
    if (entry?.kind !== 'pick') return '';
    const before = this.look(entry.seq - 1, seat);
    return before.prompt?.options.find((option) => option.id === entry.option)?.label ?? entry.option;
  }

  #seats(): SeatInfo[] {
    return this.#record.seats.map(({ kind, name, bot }, seat) => {
      return { seat, name, kind, mine: kind === 'human', present: true, ...(bot && { bot }) };
    });
  }
}
