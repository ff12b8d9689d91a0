import type { Entry } from '@veilhall/engine';
import { Match } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Conflict, type EntryRow, type MatchRow, type Store } from './store.ts';

interface Subject {
  open(): Promise<Store> | Store;
  /** Opens what an earlier store of the same test has written; absent where nothing outlives the process. */
  reopen?(): Promise<Store> | Store;
}

const GUEST = { id: 'guest-1', name: 'Ada', createdAt: 1 };
const TOKEN = { hash: 'hash-1', guest: 'guest-1', createdAt: 1 };

function matchRow(id: string, more: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    game: 'tic-tac-toe',
    name: 'Duel',
    host: 'guest-1',
    status: 'lobby',
    createdAt: 5,
    botDelayMs: 700,
    spectators: true,
    hints: false,
    seats: [
      { kind: 'human', guest: 'guest-1', name: 'Ada' },
      { kind: 'open', invite: 'hash-of-invite' },
    ],
    deal: { options: {}, packs: [], seed: 'a'.repeat(64), commitment: 'c', hold: false },
    handovers: [],
    last: { seq: 0, at: 5, waiting: [] },
    ...more,
  };
}

const played = (): Match => Match.deal(ticTacToe, { id: 'm', seats: 2, seed: 'a'.repeat(64) });

function rowOf(entry: Entry, more: Partial<EntryRow> = {}): EntryRow {
  return { entry, key: `key-${entry.seq}`, at: 10 + entry.seq, label: 'cell', events: [], waiting: [1], ...more };
}

/** What every store must do, whatever it is made of. */
export function storeContract(name: string, subject: Subject): void {
  describe(`${name} keeps the contract of a store`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await subject.open();
    });
    afterEach(() => store.close());

    /** The same store after a restart, where there is such a thing. */
    async function again(): Promise<Store> {
      if (!subject.reopen) return store;
      await store.close();
      store = await subject.reopen();
      return store;
    }

    it('knows guests by the hash of any of their tokens', async () => {
      await store.createGuest(GUEST, TOKEN);
      await store.addToken({ hash: 'hash-2', guest: GUEST.id, scope: { match: 'm', seat: 1 }, createdAt: 2 });
      await store.renameGuest(GUEST.id, 'Bea');
      await again();
      const guest = { ...GUEST, name: 'Bea' };
      expect(await store.guest(GUEST.id)).toEqual(guest);
      expect(await store.guest('nobody')).toBeUndefined();
      expect(await store.tokenOwner('hash-1')).toEqual({ guest });
      expect(await store.tokenOwner('hash-2')).toEqual({ guest, scope: { match: 'm', seat: 1 } });
      expect(await store.tokenOwner('hash-3')).toBeUndefined();
    });

    it('gives a match back as it was put in', async () => {
      const row = matchRow('m', { hints: true, forkOf: { match: 'x', seq: 3 } });
      await store.createMatch({ match: row });
      await again();
      expect(await store.match('m')).toEqual(row);
      expect(await store.match('n')).toBeUndefined();
    });

    it('changes only what a change names', async () => {
      await store.createMatch({ match: matchRow('m') });
      const { head } = played();
      await store.changeMatch('m', { name: 'Rematch', spectators: false });
      await store.changeMatch('m', {
        status: 'playing',
        head,
        deal: false,
        waiting: [0],
        seats: [{ kind: 'bot', bot: 'wisp' }],
      });
      await again();
      const { deal: _, ...row } = matchRow('m');
      expect(await store.match('m')).toEqual({
        ...row,
        name: 'Rematch',
        spectators: false,
        status: 'playing',
        head,
        seats: [{ kind: 'bot', bot: 'wisp' }],
        last: { seq: 0, at: 5, waiting: [0] },
      });
      await expect(store.changeMatch('n', { name: 'x' })).rejects.toThrow(Conflict);
    });

    it('keeps what is to be dealt when that changes, and who took over a seat', async () => {
      await store.createMatch({ match: matchRow('m') });
      const deal = { options: { long: true }, packs: [], seed: 'b'.repeat(64), commitment: 'd', hold: true };
      const handovers = [{ seq: 2, at: 9, seat: 1, kind: 'bot' as const, name: 'Shade for Bea', left: 'Bea' }];
      await store.changeMatch('m', { deal, handovers });
      await again();
      expect(await store.match('m')).toEqual(matchRow('m', { deal, handovers }));
    });

    it('gives back runs, what they were called, and which pick was taken back', async () => {
      const match = played();
      await store.createMatch({ match: matchRow('m', { head: match.head, status: 'playing' }) });
      const { entry } = match.choose(0, 'place:4');
      const run = rowOf({ ...entry, run: ['place:5', 'place:6'] } as Entry, { label: ['Go, ', { seat: 1 }] });
      const undo = rowOf(match.undo(0).entry, { label: '' });
      await store.append('m', run);
      await store.append('m', undo);
      await again();
      expect(await store.rows('m', 0, 10)).toEqual([run, undo]);
      expect((await store.entries('m')).map((row) => row.entry)).toEqual([run.entry, undo.entry]);
    });

    it('lists the matches a guest hosts or sits at, the latest first', async () => {
      const other = [{ kind: 'human' as const, guest: 'guest-2', name: 'Bea' }];
      await store.createMatch({ match: matchRow('old', { last: { seq: 0, at: 5, waiting: [] } }) });
      await store.createMatch({
        match: matchRow('hosted', { createdAt: 7, last: { seq: 0, at: 7, waiting: [] }, seats: other }),
      });
      await store.createMatch({ match: matchRow('foreign', { host: 'guest-2', seats: other }) });
      const match = played();
      await store.append('old', rowOf(match.choose(0, 'place:4').entry, { at: 99 }));
      expect((await store.matchesOf('guest-1', 10)).map(({ id }) => id)).toEqual(['old', 'hosted']);
      expect((await store.matchesOf('guest-2', 10)).map(({ id }) => id).sort()).toEqual(['foreign', 'hosted']);
      expect(await store.matchesOf('guest-3', 10)).toEqual([]);
    });

    it('keeps every entry in order, with its key and its events', async () => {
      await store.createMatch({ match: matchRow('m') });
      const match = played();
      const rows: EntryRow[] = [];
      for (const [index, cell] of [4, 0, 8].entries()) {
        const { entry, events } = match.choose(index % 2, `place:${cell}`);
        rows.push(rowOf(entry, { events, waiting: [1 - (index % 2)] }));
      }
      rows.push(rowOf(match.undo(0).entry, { label: '', waiting: [0] }));
      for (const row of rows) await store.append('m', row);
      await again();
      expect(await store.entries('m')).toEqual(rows.map(({ entry, key }) => ({ entry, key })));
      expect(await store.rows('m', 0, 100)).toEqual(rows);
      expect(await store.rows('m', 1, 2)).toEqual(rows.slice(1, 3));
      expect((await store.match('m'))?.last).toEqual({ seq: 4, at: 14, waiting: [0] });
    });

    it('takes an entry once', async () => {
      await store.createMatch({ match: matchRow('m') });
      const { entry } = played().choose(0, 'place:4');
      const both = await Promise.allSettled([
        store.append('m', rowOf(entry)),
        store.append('m', rowOf(entry, { key: 'x' })),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      await expect(store.append('m', rowOf(entry))).rejects.toThrow(Conflict);
      await expect(store.append('gone', rowOf(entry))).rejects.toThrow(Conflict);
      await again();
      expect((await store.rows('m', 0, 10)).map(({ key }) => key)).toEqual(['key-1']);
    });

    it('writes what is refused to one match without harm to the others of the same moment', async () => {
      await store.createMatch({ match: matchRow('m') });
      await store.createMatch({ match: matchRow('n') });
      const { entry } = played().choose(0, 'place:4');
      await store.append('m', rowOf(entry));
      const results = await Promise.allSettled([
        store.append('m', rowOf(entry), { outcome: { result: 'won', winners: [0] } }),
        store.append('n', rowOf(entry)),
        store.addChat('gone', { at: 1, from: { name: 'Ada' }, text: 'lost' }),
        store.addChat('n', { at: 1, from: { name: 'Ada' }, text: 'hello' }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
      await again();
      expect((await store.match('m'))?.status).toBe('lobby');
      expect(await store.entries('n')).toHaveLength(1);
    });

    it('writes snapshot and outcome together with their entry', async () => {
      await store.createMatch({ match: matchRow('m', { status: 'playing' }) });
      const match = played();
      const first = match.choose(0, 'place:4').entry;
      const early = match.snapshot();
      await store.append('m', rowOf(first), { snapshot: early });
      const second = match.choose(1, 'place:0').entry;
      const late = match.snapshot();
      await store.append('m', rowOf(second), { snapshot: late, outcome: { result: 'won', winners: [1] } });
      await again();
      expect(await store.snapshot('m', 0)).toBeUndefined();
      expect(await store.snapshot('m', 1)).toEqual(early);
      expect(await store.snapshot('m', 50)).toEqual(late);
      expect(await store.match('m')).toMatchObject({ status: 'over', outcome: { result: 'won', winners: [1] } });
    });

    it('writes the results of a match with its last entry, and keeps them when the match is deleted', async () => {
      await store.createMatch({ match: matchRow('m', { status: 'playing' }) });
      await store.createMatch({ match: matchRow('n', { status: 'playing' }) });
      const result = {
        match: 'm',
        game: 'tic-tac-toe',
        at: 11,
        playedMs: 6,
        picks: 1,
        options: {},
        changed: [],
        humans: 2,
        bots: [],
      };
      const outcome = { result: 'won', winners: [0] };
      const ended = (match: string, at: number, won: boolean) => [
        { guest: 'guest-1', result: { ...result, match, at, won, beaten: [] } },
      ];
      const { entry } = played().choose(0, 'place:4');
      await store.append('m', rowOf(entry), { outcome, results: ended('m', 11, true) });
      await store.append('n', rowOf(entry), { outcome, results: ended('n', 12, false) });
      expect(await store.times('m')).toEqual([11]);
      expect(await store.wasDeleted('m')).toBe(false);
      await store.deleteMatch('m');
      await again();
      expect(await store.wasDeleted('m')).toBe(true);
      expect((await store.resultsOf('guest-1', 10)).map(({ match, won }) => [match, won])).toEqual([
        ['n', false],
        ['m', true],
      ]);
      expect(await store.resultsOf('guest-1', 1)).toHaveLength(1);
      expect(await store.resultsOf('guest-2', 10)).toEqual([]);
    });

    it('brings a whole match in at once, or none of it', async () => {
      const match = played();
      const { entry } = match.choose(0, 'place:4');
      const whole = { match: matchRow('m'), rows: [rowOf(entry)], snapshots: [match.snapshot()] };
      await store.createMatch(whole);
      await expect(store.createMatch(whole)).rejects.toThrow();
      await again();
      expect(await store.entries('m')).toHaveLength(1);
      expect(await store.snapshot('m', 1)).toEqual(match.snapshot());
    });

    it('numbers the chat and gives back the end of it', async () => {
      await store.createMatch({ match: matchRow('m') });
      const said = ['a', 'b', 'c'].map((text) => store.addChat('m', { at: 1, from: { name: 'Ada', seat: 0 }, text }));
      expect((await Promise.all(said)).map(({ n }) => n)).toEqual([1, 2, 3]);
      await again();
      expect((await store.chat('m', 2)).map(({ n, text }) => `${n}${text}`)).toEqual(['2b', '3c']);
    });

    it('forgets a deleted match with everything in it', async () => {
      await store.createGuest(GUEST, TOKEN);
      await store.addToken({ hash: 'hash-2', guest: GUEST.id, scope: { match: 'm', seat: 0 }, createdAt: 2 });
      await store.createMatch({ match: matchRow('m') });
      await store.append('m', rowOf(played().choose(0, 'place:4').entry));
      await store.addChat('m', { at: 1, from: { name: 'Ada' }, text: 'a' });
      await store.deleteMatch('m');
      await again();
      expect(await store.match('m')).toBeUndefined();
      expect(await store.entries('m')).toEqual([]);
      expect(await store.chat('m', 10)).toEqual([]);
      expect(await store.tokenOwner('hash-2')).toBeUndefined();
      expect(await store.matchesOf('guest-1', 10)).toEqual([]);
    });

    it('hands out nothing that would change with what is inside', async () => {
      await store.createMatch({ match: matchRow('m') });
      const held = await store.match('m');
      held?.seats.splice(0);
      expect((await store.match('m'))?.seats).toHaveLength(2);
      expect(store.fault()).toBeUndefined();
    });
  });
}
