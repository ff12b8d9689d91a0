import type { Why } from '@veilhall/bots';
import type { Entry, Event, Fact, GameState, JournalHead, Outcome, Seat, Snapshot } from '@veilhall/engine';

/** Work that would hold up the event loop, as messages between threads. */
export type Task = DecideTask | CheckTask;

/** What a thread is started with. */
export interface ThreadData {
  readonly registry: string;
  /** 1 while nobody waits for the answer to the present task any more. */
  readonly moot: Int32Array<SharedArrayBuffer>;
}

/** A bot's decision, in as much time as its level has. The thread asks the bot with worlds its seat cannot tell from this state. */
export interface DecideTask {
  readonly do: 'decide';
  readonly game: string;
  readonly packs: readonly unknown[];
  readonly state: GameState;
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's own chance. */
  readonly seed: string;
  readonly memory: unknown;
  /** What the seat has been told so far, for bots that want it. */
  readonly facts?: readonly Fact[];
  /** Say why, too: somebody asked for advice. */
  readonly why?: true;
}
export interface Decision {
  readonly option: string;
  readonly why?: Why | undefined;
  readonly memory: unknown;
}

/** A journal or position from outside: play all of it and see whether it holds. */
export interface CheckTask {
  readonly do: 'check';
  readonly game: string;
  /** The id a position's new journal gets. */
  readonly id: string;
  readonly journal?: unknown;
  readonly position?: unknown;
  readonly snapshotEvery: number;
}
export interface Checked {
  readonly head: JournalHead;
  readonly played: readonly { entry: Entry; events: Event[]; waiting: Seat[] }[];
  readonly snapshots: readonly Snapshot[];
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
}

export type Done<T extends Task> = T extends DecideTask ? Decision : Checked;

export interface TaskFailure {
  readonly code: string;
  readonly message: string;
}
export type Reply = { ok: true; value: Decision | Checked } | { ok: false; failure: TaskFailure };
