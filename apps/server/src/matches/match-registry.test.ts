import { type AnyGame, fastRng, type JournalHead, Match, pick } from '@veilhall/engine';
import { highCard, ticTacToe } from '@veilhall/testkit';
import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { type EntryRow, StorageError, type Store } from '../store/store.ts';
import { Client, newKey } from '../testing/client.ts';
import { serversPerTest } from '../testing/server.ts';

const HUMAN = { kind: 'human' } as const;
const SEATS = [HUMAN, HUMAN];
const serverOn = serversPerTest();

/** The same data under a new server, as after a restart. */
const keeping = (store: Store): Store => ({ ...store, close: async () => {} });

describe('a match', () => {
  it('goes on after a restart from snapshot and tail, as if nothing had happened', async () => {
    const store = keeping(memoryStore());
    const options = { snapshotEvery: 4 };
    const first = await serverOn(store, options);
    const ada = await Client.guest(first);
    const { match } = await ada.create({ game: 'high-card', seats: SEATS, options: { rounds: 6 } });
    const rng = fastRng('restart');
    let url = first;
    for (let seq = 0; seq < 18; seq++) {
      const again = Object.assign(new Client(url), { cookie: ada.cookie });
      const { waiting } = (await again.ok('match', { id: match.id })).match;
      const seat = pick(rng, 'seat', waiting);
      const { look } = await again.ok('match', { id: match.id, query: `?as=${seat}` });
      const option = pick(rng, 'option', look?.prompt?.options ?? []).id;
      expect((await again.choose(match.id, seat, seq, option)).status).toBe(200);
      if (seq % 5 === 0) url = await serverOn(store, options);
    }
    const row = await store.match(match.id);
    const entries = (await store.entries(match.id)).map(({ entry }) => entry);
    expect(entries).toHaveLength(18);
    const replayed = Match.replay(highCard, { ...(row?.head as JournalHead), entries });
    const last = Object.assign(new Client(url), { cookie: ada.cookie });
    const { look } = await last.ok('match', { id: match.id, query: '?as=1' });
    expect(look?.view).toEqual(replayed.view(1));
  });

  it('answers a repeated pick with what it said before the restart', async () => {
    const store = keeping(memoryStore());
    const ada = await Client.guest(await serverOn(store));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const key = newKey();
    await ada.choose(match.id, 0, 0, 'place:4', key);
    const again = Object.assign(new Client(await serverOn(store)), { cookie: ada.cookie });
    expect((await again.choose(match.id, 0, 0, 'place:4', key)).body).toMatchObject({ seq: 1 });
    const { look } = await again.ok('match', { id: match.id, query: '?as=0' });
    expect(look?.undo).toEqual({ ok: true, of: 1, option: 'place:4', label: 'cell 4' });
  });

  it('leaves the memory when nobody uses it, and comes back', async () => {
    const url = await serverOn(memoryStore(), { idleMs: 60 });
    const ada = await Client.guest(url);
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const live = await ada.live();
    await live.ask({ type: 'watch', match: match.id });
    const rooms = async () => (await ada.raw('GET', '/api/metrics')).text.match(/^veilhall_rooms (\d+)$/m)?.[1];
    await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    expect(await rooms()).toBe('2');
    await vi.waitUntil(async () => (await rooms()) === '1', { timeout: 30_000 });
    live.close();
    await vi.waitUntil(async () => (await rooms()) === '0', { timeout: 30_000 });
    expect((await ada.choose(match.id, 0, 0, 'place:4')).status).toBe(200);
  });

  it('that does not verify is set aside while others are served', async () => {
    const store = keeping(memoryStore());
    const ada = await Client.guest(await serverOn(store));
    const { match: good } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const { match: bad } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    await ada.choose(bad.id, 0, 0, 'place:4');
    const tampered: Store = {
      ...store,
      async entries(id) {
        const found = await store.entries(id);
        if (id !== bad.id) return found;
        return found.map(({ entry, key }) => ({ entry: { ...entry, option: 'place:5' } as EntryRow['entry'], key }));
      },
    };
    const again = Object.assign(new Client(await serverOn(tampered)), { cookie: ada.cookie });
    expect((await again.ok('match', { id: bad.id })).match.status).toBe('quarantined');
    expect((await again.choose(bad.id, 1, 1, 'place:0')).status).toBe(503);
    expect((await again.choose(good.id, 0, 0, 'place:4')).status).toBe(200);
  });

  it('of an older Veilhall is set aside with words, and listed', async () => {
    const store = keeping(memoryStore());
    const ada = await Client.guest(await serverOn(store));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const { head } = (await store.match(match.id)) ?? {};
    await store.changeMatch(match.id, { head: { ...head, format: 'veilhall-journal/1' } as unknown as JournalHead });
    const again = Object.assign(new Client(await serverOn(store)), { cookie: ada.cookie });
    expect((await again.ok('listMatches')).matches).toMatchObject([{ id: match.id, status: 'quarantined' }]);
    expect((await again.ok('match', { id: match.id })).match.status).toBe('quarantined');
    const { status, body } = await again.choose(match.id, 0, 0, 'place:4');
    expect(status).toBe(503);
    expect(body).toMatchObject({ error: { message: expect.stringContaining('made by an older Veilhall') } });
  });

  it('acknowledges and shows nothing that could not be stored', async () => {
    const store = memoryStore();
    let isFull = false;
    const append: Store['append'] = async (...args) => {
      if (isFull) throw new StorageError('no room on the disk');
      return store.append(...args);
    };
    const url = await serverOn({ ...store, append });
    const ada = await Client.guest(url);
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const live = await ada.live();
    await live.ask({ type: 'watch', match: match.id, as: 1 });
    isFull = true;
    const refused = await ada.choose(match.id, 0, 0, 'place:4');
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ error: { code: 'storage' } });
    expect(await live.untilClosed()).toBe(1012);
    expect(live.messages.filter((message) => message.type === 'update').map(({ seq }) => seq)).toEqual([0]);
    expect((await ada.ok('match', { id: match.id })).match.seq).toBe(0);
    isFull = false;
    expect((await ada.choose(match.id, 0, 0, 'place:4')).body).toMatchObject({ seq: 1 });
  });

  it('shows a pick to nobody before it is durable', async () => {
    const store = memoryStore();
    const writing = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const append: Store['append'] = async (...args) => {
      writing.resolve();
      await released.promise;
      return store.append(...args);
    };
    const ada = await Client.guest(await serverOn({ ...store, append }));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const live = await ada.live();
    await live.ask({ type: 'watch', match: match.id, as: 1 });
    const picked = ada.choose(match.id, 0, 0, 'place:4');
    await writing.promise;
    const looked = ada.ok('match', { id: match.id });
    const late = await ada.live();
    late.send({ type: 'watch', match: match.id });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(live.messages.filter((message) => message.type === 'update')).toHaveLength(1);
    expect(late.messages.some((message) => message.type === 'update')).toBe(false);
    released.resolve();
    expect((await picked).status).toBe(200);
    expect((await looked).match.seq).toBe(1);
    expect((await late.next('update')).seq).toBe(1);
    live.close();
    late.close();
  });
});

describe('looking back', () => {
  it('shows each moment as it was, in whatever order they are asked for', async () => {
    const store = memoryStore();
    const ada = await Client.guest(await serverOn(store, { snapshotEvery: 3 }));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const cells = [4, 0, 8, 2, 1, 7];
    for (const [index, cell] of cells.entries()) await ada.choose(match.id, index % 2, index, `place:${cell}`);
    for (const seq of [1, 2, 5, 4, 6, 0, 3, 3]) {
      const { look, entry } = await ada.ok('history', { id: match.id, query: `?seq=${seq}&as=0` });
      expect(look).toMatchObject({ seq, view: { filled: seq, toMove: seq % 2 } });
      expect(entry?.facts[0]?.fact.cell).toBe(seq === 0 ? undefined : cells[seq - 1]);
    }
    expect(await ada.denied('history', { id: match.id, query: '?seq=7' })).toBe('bad-request');
  });
});

describe('a long match', () => {
  it('is read from its last snapshot and not from the start', () => {
    const plays = { applied: 0 };
    const counting: AnyGame = {
      ...ticTacToe,
      apply(state, seat, option) {
        plays.applied++;
        return ticTacToe.apply(state, seat, option);
      },
    };
    const match = Match.deal(counting, { id: 'm', seats: 2, seed: 'a'.repeat(64) });
    for (let i = 0; i < 200; i++) {
      match.choose(0, 'place:0');
      match.undo(0);
    }
    const snapshot = match.snapshot();
    match.choose(0, 'place:1');
    plays.applied = 0;
    Match.resume(counting, match.save(), snapshot);
    expect(plays.applied).toBe(1);
  });
});
