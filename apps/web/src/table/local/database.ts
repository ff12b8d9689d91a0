import type { Entry, JournalHead } from '@veilhall/engine';
import type { MatchResult } from '@veilhall/protocol';

export interface SeatPlan {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly bot?: string;
}

/** What the hall shows of a match without playing it through. */
export interface Summary {
  readonly title: string;
  readonly status: string;
  readonly yourMove: boolean;
  readonly finished: boolean;
  readonly seq: number;
}

export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** Given by a person; otherwise the game's own title of the moment is shown. */
  readonly name?: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly SeatPlan[];
  /** Hide the table while the device goes from hand to hand. */
  readonly curtain: boolean;
  readonly head: JournalHead;
  readonly summary: Summary;
  /** Milliseconds of play, long pauses left out. */
  readonly played?: number;
  /** A lesson, and the step it has come to. */
  readonly lesson?: { readonly step: number };
}

interface EntryRecord {
  readonly match: string;
  readonly seq: number;
  readonly entry: Entry;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('veilhall', 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('matches', { keyPath: 'id' });
        request.result.createObjectStore('entries', { keyPath: ['match', 'seq'] });
      }
      request.result.createObjectStore('results', { keyPath: 'match' });
    };
    request.onsuccess = () => {
      // Another window may bring a newer layout: let go, and open again when needed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const STORES = ['matches', 'entries', 'results'] as const;

async function write(work: (store: (name: (typeof STORES)[number]) => IDBObjectStore) => void): Promise<void> {
  const tx = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error ?? new Error('the browser did not keep the match'));
  });
  work((name) => tx.objectStore(name));
  return done;
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function listMatches(): Promise<MatchRecord[]> {
  const tx = (await database()).transaction('matches');
  const found: MatchRecord[] = await answer(tx.objectStore('matches').getAll());
  return found.sort((a, b) => b.updated - a.updated);
}

export async function readMatch(id: string): Promise<{ record: MatchRecord; entries: Entry[] } | undefined> {
  const tx = (await database()).transaction(['matches', 'entries']);
  const [record, rows]: [MatchRecord | undefined, EntryRecord[]] = await Promise.all([
    answer(tx.objectStore('matches').get(id)),
    answer(tx.objectStore('entries').getAll(entriesOf(id))),
  ]);
  return record && { record, entries: rows.map((row) => row.entry) };
}

/** Matches that were played to their end on this device, also those that were deleted since. */
export async function listResults(): Promise<MatchResult[]> {
  return answer((await database()).transaction('results').objectStore('results').getAll());
}

/** `add` refuses a number that is taken: two windows can never write one match apart. A deleted match stays deleted. */
export function appendEntry(record: MatchRecord, entry: Entry, result?: MatchResult): Promise<void> {
  return write((store) => {
    const known = store('matches').getKey(record.id);
    known.onsuccess = () => {
      if (known.result === undefined) return known.transaction?.abort();
      store('entries').add({ match: record.id, seq: entry.seq, entry } satisfies EntryRecord);
      store('matches').put(record);
      if (result) store('results').put(result);
    };
  });
}

export function keepMatch(record: MatchRecord, entries: readonly Entry[] = []): Promise<void> {
  return write((store) => {
    store('matches').put(record);
    for (const entry of entries) {
      store('entries').put({ match: record.id, seq: entry.seq, entry } satisfies EntryRecord);
    }
  });
}

export function deleteMatch(id: string): Promise<void> {
  return write((store) => {
    store('matches').delete(id);
    store('entries').delete(entriesOf(id));
  });
}
