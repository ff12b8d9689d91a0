import type { CardInfo, Fact, Journal, Option, Outcome, Prompt, Seat, Sketch, ThingId, Viewer } from '@veilhall/engine';
import type { Store } from '../store.ts';

/** An option with its words. */
export interface Labelled extends Option {
  readonly label: string;
}

/** A prompt with its words: what a seat must pick from. */
export interface Asked extends Omit<Prompt, 'options'> {
  readonly sentence: string;
  /** Ids of the rules behind it. */
  readonly rules: readonly string[];
  readonly options: readonly Labelled[];
}

/** Something that cannot be done now, and why. */
export interface Blocked {
  readonly code: string;
  readonly rule: string;
  readonly on?: ThingId;
  readonly text: string;
}

export interface Ended extends Outcome {
  readonly text: string;
}

/** What one viewer sees after entry `seq`. */
export interface Moment {
  readonly seq: number;
  readonly viewer: Viewer;
  /** The game's own view; only that game's screen knows its shape. */
  readonly view: unknown;
  readonly sketch: Sketch;
  /** For the viewer's seat only. */
  readonly prompt?: Asked;
  readonly blocked: readonly Blocked[];
  /** Seats that have something to decide. */
  readonly toAct: readonly Seat[];
  readonly ended?: Ended;
}

/** The game waits for the viewer; an offer, which may be left alone, is no such thing. */
export const isAsked = ({ prompt, toAct }: Moment): boolean => prompt !== undefined && toAct.includes(prompt.seat);

export interface Told {
  readonly fact: Fact;
  readonly text: string;
}

/** What one entry of the journal told this viewer; line n belongs to entry n + 1. */
export interface Line {
  readonly seq: number;
  readonly kind: 'pick' | 'undo';
  readonly seat: Seat;
  readonly told: readonly Told[];
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
}

export interface ChatLine {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

export type UndoState =
  | { readonly can: true; readonly seat: Seat; readonly label: string }
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
  readonly commitment?: string;
  /** The host's seed, once it may be known. */
  readonly revealed: boolean;
  readonly invite?: string;
}

/** Everything a screen draws. A new object after every change; unchanged parts keep their identity. */
export interface TableState {
  readonly moment: Moment;
  readonly log: readonly Line[];
  readonly undo: UndoState;
  readonly seats: readonly SeatInfo[];
  readonly status: TableStatus;
  readonly meta: TableMeta;
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** A pick that is on its way. */
  readonly pending?: { readonly seat: Seat; readonly option: string };
  /** The device is to be handed to this seat before anything of its hand is shown. */
  readonly curtain?: Seat;
  readonly chat?: readonly ChatLine[];
  readonly spectators: readonly string[];
  /** What went wrong last, in a sentence. */
  readonly problem?: string;
}

/** One table for every screen; whether the match runs in this browser or on a server cannot be told from here. */
export interface Table extends Store<TableState> {
  choose(option: string): Promise<void>;
  undo(): Promise<void>;
  /** How it was after entry `seq`, for those eyes. */
  look(seq: number, viewer: Viewer): Promise<Moment>;
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
