import type { Snapshot } from '@veilhall/engine';
import type { ChatMessage, MatchResult } from '@veilhall/protocol';
import { Conflict, type EntryRow, type GuestRow, type MatchRow, type Store, type TokenRow } from './store.ts';

interface Kept {
  match: MatchRow;
  rows: EntryRow[];
  snapshots: Snapshot[];
  chat: ChatMessage[];
}

/** For tests, and for trying things out: forgets everything when the process ends. */
export function memoryStore(): Store {
  const guests = new Map<string, GuestRow>();
  const tokens = new Map<string, TokenRow>();
  const matches = new Map<string, Kept>();
  const deleted = new Set<string>();
  const results = new Map<string, MatchResult[]>();

  const kept = (id: string): Kept => {
    const found = matches.get(id);
    if (!found) throw new Conflict(`the match ${id} is gone`);
    return found;
  };

  /** Where the journal ends is told by its rows, as in a database. */
  function current({ match, rows }: Kept): MatchRow {
    const last = rows.at(-1);
    const copy = structuredClone(match);
    if (last) copy.last = { seq: last.entry.seq, at: last.at, waiting: [...last.waiting] };
    return copy;
  }

  return {
    async createGuest(guest, token) {
      guests.set(guest.id, { ...guest });
      tokens.set(token.hash, { ...token });
    },
    async renameGuest(id, name) {
      const guest = guests.get(id);
      if (guest) guest.name = name;
    },
    async addToken(token) {
      tokens.set(token.hash, { ...token });
    },
    async guest(id) {
      const guest = guests.get(id);
      return guest && { ...guest };
    },
    async tokenOwner(hash) {
      const token = tokens.get(hash);
      const guest = token && guests.get(token.guest);
      if (!guest) return undefined;
      return { guest: { ...guest }, ...(token.scope && { scope: { ...token.scope } }) };
    },

    async createMatch({ match, rows = [], snapshots = [] }) {
      if (matches.has(match.id)) throw new Conflict(`the match ${match.id} is already there`);
      matches.set(match.id, structuredClone({ match, rows, snapshots, chat: [] }));
    },
    async match(id) {
      const found = matches.get(id);
      return found && current(found);
    },
    async matchesOf(guest, most) {
      const mine: MatchRow[] = [];
      for (const entry of [...matches.values()].reverse()) {
        const sits = entry.match.seats.some((seat) => seat.guest === guest);
        if ((sits || entry.match.host === guest) && mine.length < most) mine.push(current(entry));
      }
      return mine.sort((a, b) => b.last.at - a.last.at);
    },
    async changeMatch(id, { deal, waiting, ...change }) {
      const { match } = kept(id);
      Object.assign(match, structuredClone(change));
      if (deal === false) delete match.deal;
      else if (deal) match.deal = structuredClone(deal);
      if (waiting) match.last = { ...match.last, waiting: [...waiting] };
    },
    async deleteMatch(id) {
      matches.delete(id);
      deleted.add(id);
      for (const [hash, token] of tokens) if (token.scope?.match === id) tokens.delete(hash);
    },
    async wasDeleted(id) {
      return deleted.has(id);
    },

    async append(match, row, along) {
      const found = kept(match);
      if (row.entry.seq !== found.rows.length + 1) throw new Conflict(`entry ${row.entry.seq} is already there`);
      found.rows.push(structuredClone(row));
      if (along?.snapshot) found.snapshots.push(structuredClone(along.snapshot));
      for (const { guest, result } of along?.results ?? []) results.set(guest, [result, ...(results.get(guest) ?? [])]);
      if (along?.outcome) Object.assign(found.match, { status: 'over', outcome: structuredClone(along.outcome) });
    },
    async entries(match) {
      return structuredClone((matches.get(match)?.rows ?? []).map(({ entry, key }) => ({ entry, key })));
    },
    async rows(match, after, most) {
      return structuredClone((matches.get(match)?.rows ?? []).slice(after, after + most));
    },
    async times(match) {
      return (matches.get(match)?.rows ?? []).map(({ at }) => at);
    },
    async snapshot(match, seq) {
      const found = (matches.get(match)?.snapshots ?? []).filter((snapshot) => snapshot.seq <= seq);
      return structuredClone(found.sort((a, b) => a.seq - b.seq).at(-1));
    },

    async addChat(match, message) {
      const { chat } = kept(match);
      const numbered = { ...message, n: chat.length + 1 };
      chat.push(numbered);
      return { ...numbered };
    },
    async chat(match, most) {
      return structuredClone((matches.get(match)?.chat ?? []).slice(-most));
    },

    async resultsOf(guest, most) {
      return structuredClone((results.get(guest) ?? []).slice(0, most));
    },

    fault: () => undefined,
    async close() {},
  };
}
