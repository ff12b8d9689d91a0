import type { CardInfo, Journal, JournalHead, OptionId, Seat, Viewer } from '@veilhall/engine';
import type {
  Advised,
  FactLine,
  LessonNow,
  Look,
  PastEntry,
  SeatInfo,
  TableMeta,
  TableStatus,
  UndoState,
} from '../table.ts';
import type { Chance } from './chance.ts';
import type { SeatPlan } from './database.ts';

/** What the page asks of the rules' worker, and what comes back. */
export interface WorkerCalls {
  /** What a game is: its options as JSON schema, its seats, its cards. */
  describe: { take: { game: string }; give: GameAbout };
  /** Deals a new match and keeps it; it is opened separately. */
  deal: { take: DealRequest; give: { id: string } };
  /** The lesson of a game: the one that was begun, else a new one. */
  lesson: { take: { game: string; name: string }; give: { id: string } };
  /** Keeps a match from a file, after playing it through. */
  bring: { take: { journal: unknown; seats?: unknown }; give: { id: string } };
  open: { take: { id: string; watch: boolean }; give: OpenedTable };
  /** Opens a match that is not kept on this device, to be looked at. */
  openPicks: { take: PackedMatch; give: OpenedTable };
  rematch: { take: Record<string, never>; give: { id: string } };
  takeOver: { take: Record<string, never>; give: OpenedTable };
  choose: { take: { picks: OptionId | readonly OptionId[] }; give: undefined };
  undo: { take: Record<string, never>; give: undefined };
  /** What the adept would pick at the seat that is asked here; nothing when the moment changes meanwhile. */
  hint: { take: Record<string, never>; give: Partial<Advised> };
  /** The step of the lesson has been read. */
  goOn: { take: Record<string, never>; give: undefined };
  sit: { take: { viewer: Viewer }; give: undefined };
  pace: { take: { botDelay: number }; give: undefined };
  look: { take: { seq: number; viewer: Viewer }; give: Look };
  journal: { take: Record<string, never>; give: Journal };
  rename: { take: { name: string }; give: undefined };
  fork: { take: { seq: number }; give: { id: string } };
  verify: { take: { journal: unknown }; give: Verdict };
}

export type WorkerCall = keyof WorkerCalls;

export interface GameAbout {
  readonly title: string;
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, unknown>>;
  readonly cards: readonly CardInfo[];
  readonly bots: readonly string[];
}

export interface DealRequest {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: unknown;
  readonly packs?: readonly unknown[];
  readonly curtain: boolean;
  readonly name?: string;
  readonly chance: Chance;
}

/** A match without its hashes, as links carry it: its deal, and seat and options of every pick (the seat alone takes back). */
export interface PackedMatch {
  readonly head: JournalHead;
  readonly picks: readonly (readonly [seat: Seat, ...options: OptionId[]])[];
  readonly names: readonly string[];
}

export interface OpenedTable {
  readonly meta: TableMeta;
  readonly cards: readonly CardInfo[];
  readonly push: TablePush;
}

/** Entries after `from` replace what the page has from there on. */
export interface TablePush {
  readonly moment: Look;
  /** Comes with the first entries; they are for other eyes then. */
  readonly opening?: readonly FactLine[];
  readonly from: number;
  readonly entries: readonly PastEntry[];
  readonly undo: UndoState;
  readonly seats: readonly SeatInfo[];
  readonly status: TableStatus;
  readonly revealed: boolean;
  readonly name: string;
  readonly curtain?: Seat;
  readonly problem?: string;
  readonly lesson?: LessonNow;
}

export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  /** What was checked, or the first thing that does not fit. */
  readonly text: string;
}

export type ToWorker = { [C in WorkerCall]: { n: number; call: C; take: WorkerCalls[C]['take'] } }[WorkerCall];
export type FromWorker =
  | { readonly n: number; readonly give: unknown }
  | { readonly n: number; readonly error: { readonly code: string; readonly message: string } }
  | { readonly push: TablePush };
