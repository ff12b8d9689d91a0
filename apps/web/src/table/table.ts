import type { CardInfo, Fact, Journal, OptionId, Origin, Prompt, Seat, Text, Viewer } from '@veilhall/engine';
import type { Spot } from '@veilhall/games/lessons';
import type { LogEntry, Look } from '@veilhall/protocol';
import type { Store } from '../store.ts';

export type { Blocked, Ended, Look } from '@veilhall/protocol';

/** A game's prompts with their words: narrowing by `ask` tells what the prompt is about and what its options hold. */
export type Worded<P extends Prompt> = P extends Prompt
  ? Omit<P, 'options'> & {
      readonly sentence: Text;
      /** Ids of the rules behind the question. */
      readonly rules: readonly string[];
      readonly options: readonly (P['options'][number] & { readonly label: Text })[];
    }
  : never;

/** A prompt with its words, of whatever game. */
export type Asked = Worded<Prompt>;
export type Labelled = Asked['options'][number];

/** One thing that happened, with its words. */
export interface FactLine<F extends Fact = Fact> {
  readonly fact: F;
  readonly text: Text;
}

/** The game waits for the viewer; an offer, which may be left alone, is no such thing. */
export const isAsked = ({ prompt, waiting }: Look): boolean => prompt !== undefined && waiting.includes(prompt.seat);

/** What one entry of the journal told this viewer; entry n stands at place n - 1. */
export interface PastEntry<F extends Fact = Fact> extends Pick<LogEntry, 'seq' | 'kind' | 'seat'> {
  readonly facts: readonly FactLine<F>[];
  /** Taken back since. */
  readonly undone?: true;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'open';
  readonly bot?: string;
  /** Somebody at this device may act for it. */
  readonly mine: boolean;
  readonly present: boolean;
  /** A bot plays on for somebody who left. */
  readonly left?: { readonly name: string; readonly you: boolean };
}

export interface ChatLine {
  readonly id: string;
  readonly from: string;
  /** Absent for those who only watch. */
  readonly seat?: Seat;
  readonly text: string;
  readonly at: number;
}

export type UndoState =
  | { readonly can: true; readonly seat: Seat; readonly label: Text }
  | { readonly can: false; readonly why: string };

export type TableStatus =
  | 'live'
  | 'reconnecting'
  | 'offline'
  /** The same match is being played in another window of this device. */
  | 'elsewhere'
  /** Only to be looked at. */
  | 'watching';

export interface TableMeta {
  readonly id: string;
  readonly host: 'here' | 'server' | 'link';
  readonly game: string;
  readonly name: string;
  readonly created: number;
  readonly rules: string;
  /** Dealt, brought as a position, or branched off another match. */
  readonly origin: Origin;
  readonly commitment?: string;
  /** The host's seed, once it may be known. */
  readonly revealed: boolean;
  readonly invite?: string;
}

/** Where a lesson stands: what it says, and what it points at. */
export interface LessonNow {
  /** Steps done. */
  readonly done: number;
  readonly steps: number;
  readonly say: Text;
  /** What it says to the last pick, which was not made. */
  readonly wrong?: Text;
  readonly at: readonly Spot[];
  /** What it wants to be picked. */
  readonly picks: readonly OptionId[];
  /** Nothing to pick: the step is only read. */
  readonly reads: boolean;
}

/** Whether a hint may be asked for, and if not, why. */
export type HintRight = { readonly can: true } | { readonly can: false; readonly why: string };

/** Everything a screen draws. A new object after every change; unchanged parts keep their identity. */
export interface TableState {
  /** The present moment, as the viewer sees it. */
  readonly moment: Look;
  /** What happened before the first decision. */
  readonly opening: readonly FactLine[];
  readonly log: readonly PastEntry[];
  readonly undo: UndoState;
  readonly seats: readonly SeatInfo[];
  readonly status: TableStatus;
  readonly meta: TableMeta;
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** A pick that is on its way. */
  readonly pending?: { readonly seat: Seat; readonly option: OptionId };
  /** The device is to be handed to this seat before anything of its hand is shown. */
  readonly curtain?: Seat;
  readonly chat?: readonly ChatLine[];
  readonly spectators: readonly string[];
  readonly lesson?: LessonNow;
  /** Absent where nobody plays for whom one could be given, and in a lesson. */
  readonly hints?: HintRight;
  /** What went wrong last, in a sentence. */
  readonly problem?: string;
  readonly notice?: Notice;
  /** When the line to the server is tried again. */
  readonly retryAt?: number;
}

/** What the others do with their seats, or that they wait for somebody here. */
export interface Notice {
  readonly kind: 'seat' | 'nudge';
  readonly text: string;
  readonly at: number;
}

/** What the adept would pick, and what that changes. */
export interface Advised {
  readonly option: OptionId;
  readonly why?: { readonly instead?: OptionId | undefined; readonly reasons: readonly string[] } | undefined;
}

/** One table for every screen; whether the match runs in this browser or on a server cannot be told from here. */
export interface Table extends Store<TableState> {
  /** One option, or a run of them that is picked together or not at all. */
  choose(picks: OptionId | readonly OptionId[]): Promise<void>;
  undo(): Promise<void>;
  /** What the adept would pick here and now, from what the viewer knows; nothing when the moment changes meanwhile. */
  hint?(): Promise<Advised | undefined>;
  /** The step of the lesson has been read. */
  goOn?(): Promise<void>;
  /** How it was after entry `seq`, for those eyes. */
  look(seq: number, viewer: Viewer): Promise<Look>;
  /** Takes a seat at this device: lifts the curtain, or changes the perspective. */
  sit(viewer: Viewer): Promise<void>;
  /** The journal, to be kept, sent or verified. */
  journal(): Promise<Journal>;
  rename(name: string): Promise<void>;
  /** A match of one's own that starts where this one stood after entry `seq`; says where to find it. */
  fork(seq: number): Promise<string>;
  /** The same again with a new deal; says where to find it. */
  rematch?(): Promise<string>;
  say?(text: string): Promise<void>;
  /** Gives the seats of this device to bots; only whoever left can take them back. */
  leave?(): Promise<void>;
  takeBack?(): Promise<void>;
  /** Reminds a seat that lets everybody wait; says whether somebody is there to hear it. */
  nudge?(seat: Seat): Promise<boolean>;
  /** Tries the line to the server at once. */
  retry?(): void;
  /** Plays here what another window holds. */
  takeOver?(): Promise<void>;
  forgetProblem(): void;
  close(): void;
}

export class TableError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'TableError';
    this.code = code;
  }
}
