import type { Entry, Event, JournalHead, Outcome, Seat, Snapshot, Text } from '@veilhall/engine';
import type { ChatMessage, Handover, MatchResult } from '@veilhall/protocol';

/**
 * Everything the server must not forget. A promise that resolved means: durable. One contract suite
 * (`contract.ts`) holds every implementation to that.
 */
export interface Store {
  createGuest(guest: GuestRow, token: TokenRow): Promise<void>;
  renameGuest(id: string, name: string): Promise<void>;
  addToken(token: TokenRow): Promise<void>;
  guest(id: string): Promise<GuestRow | undefined>;
  /** Who a token's hash speaks for. */
  tokenOwner(hash: string): Promise<TokenOwner | undefined>;

  /** All of it or nothing. */
  createMatch(match: NewMatch): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  /** Matches this guest hosts or sits at, the latest first. */
  matchesOf(guest: string, most: number): Promise<MatchRow[]>;
  changeMatch(id: string, change: MatchChange): Promise<void>;
  deleteMatch(id: string): Promise<void>;
  /** Whether there was such a match once. */
  wasDeleted(id: string): Promise<boolean>;

  /** Rejects with `Conflict` if entry `seq` is already there, or the match is gone. */
  append(match: string, row: EntryRow, along?: Along): Promise<void>;
  /** The whole journal, oldest first, with the key of each pick and without its events. */
  entries(match: string): Promise<KeyedEntry[]>;
  /** Rows after entry `after`, oldest first. */
  rows(match: string, after: number, most: number): Promise<EntryRow[]>;
  /** When each entry was made, oldest first. */
  times(match: string): Promise<number[]>;
  /** The latest snapshot at or before `seq`. */
  snapshot(match: string, seq: number): Promise<Snapshot | undefined>;

  /** Gives the message its number. */
  addChat(match: string, message: Omit<ChatMessage, 'n'>): Promise<ChatMessage>;
  /** The last messages, oldest first. */
  chat(match: string, most: number): Promise<ChatMessage[]>;

  /** What a guest's finished matches were for them, the latest first; also those deleted since. */
  resultsOf(guest: string, most: number): Promise<MatchResult[]>;

  /** Why writes are refused, if they are. */
  fault(): string | undefined;
  close(): Promise<void>;
}

export interface GuestRow {
  id: string;
  name: string;
  createdAt: number;
}

export interface SeatScope {
  match: string;
  seat: Seat;
}

export interface TokenRow {
  /** Tokens themselves are never stored. */
  hash: string;
  guest: string;
  /** Acts for this one seat only. */
  scope?: SeatScope;
  createdAt: number;
}

export interface TokenOwner {
  guest: GuestRow;
  scope?: SeatScope;
}

export interface SeatRow {
  kind: 'human' | 'bot' | 'open';
  /** Whose seat it is; also while a bot plays on for somebody who left. */
  guest?: string;
  name?: string;
  bot?: string;
  nonce?: string;
  /** Hash of the invitation that takes this seat, or that took it. */
  invite?: string;
}

/** What a match will be dealt from; kept while it waits in the lobby. */
export interface DealPlan {
  options: unknown;
  packs: unknown[];
  /** Secret until the match is over. */
  seed: string;
  commitment: string;
  /** Wait for the host's word even when every seat is taken. */
  hold: boolean;
}

export interface MatchRow {
  id: string;
  game: string;
  name: string;
  host: string;
  status: 'lobby' | 'playing' | 'over';
  createdAt: number;
  botDelayMs: number;
  spectators: boolean;
  /** Whoever sits here may ask for hints, though others play. */
  hints: boolean;
  seats: SeatRow[];
  deal?: DealPlan;
  /** Present once dealt. */
  head?: JournalHead;
  outcome?: Outcome;
  forkOf?: { match: string; seq: number };
  /** Seats that changed hands since the deal, the latest last. */
  handovers: Handover[];
  /** Where the journal ends. */
  last: { seq: number; at: number; waiting: Seat[] };
}

export interface NewMatch {
  match: MatchRow;
  rows?: EntryRow[];
  snapshots?: Snapshot[];
}

/** `undefined` members stay as they are; `deal: false` forgets the plan. */
export interface MatchChange {
  name?: string;
  host?: string;
  status?: MatchRow['status'];
  botDelayMs?: number;
  spectators?: boolean;
  seats?: SeatRow[];
  head?: JournalHead;
  deal?: DealPlan | false;
  handovers?: Handover[];
  /** Seats asked after the deal. */
  waiting?: Seat[];
  outcome?: Outcome;
}

export interface KeyedEntry {
  entry: Entry;
  key: string;
}

export interface EntryRow extends KeyedEntry {
  at: number;
  /** What the option was called when it was picked; for the seat that picked it. */
  label: Text;
  events: Event[];
  /** Seats asked afterwards. */
  waiting: Seat[];
}

/** Written in the same breath as an entry. */
export interface Along {
  snapshot?: Snapshot;
  outcome?: Outcome;
  /** What the ended match was for each guest at it. */
  results?: { guest: string; result: MatchResult }[];
}

/** Somebody else wrote this entry, or the match is gone. */
export class Conflict extends Error {}

/** The disk does not take it: nothing was written. */
export class StorageError extends Error {}
