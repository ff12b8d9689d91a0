import { CLOSE, type UpdateMessage } from '@veilhall/protocol';
import { describe, expect, it, vi } from 'vitest';
import { Client, type LiveClient, newKey } from '../testing/client.ts';
import { sharedServer, testServer } from '../testing/server.ts';

const server = sharedServer();
const HUMAN = { kind: 'human' } as const;
const SEATS = [HUMAN, HUMAN];
const CELLS = [0, 3, 1, 4, 2];

async function duel() {
  const ada = await Client.guest(server.url, 'Ada');
  const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
  return { ada, id: match.id };
}

async function watching(client: Client, match: string, as: number | 'spectator', since?: number): Promise<LiveClient> {
  const live = await client.live();
  live.send({ type: 'watch', match, as, ...(since !== undefined && { since }) });
  return live;
}

const place = (id: string, index: number) => ({
  match: id,
  seat: index % 2,
  key: newKey(),
  baseSeq: index,
  option: `place:${CELLS[index]}`,
});

describe('live updates', () => {
  it('tell every tab of every seat what it may know, and the mover that the pick is safe', async () => {
    const { ada, id } = await duel();
    const tabs = await Promise.all([watching(ada, id, 0), watching(ada, id, 0), watching(ada, id, 1)]);
    for (const tab of tabs) expect(await tab.next('update')).toMatchObject({ seq: 0, entries: [] });
    const accepted = tabs[0]?.ask({ type: 'choose', ...place(id, 0) });
    for (const [index, tab] of tabs.entries()) {
      const update = (await tab.until((m) => m.type === 'update' && m.seq === 1)) as UpdateMessage;
      expect(update).toMatchObject({ since: 0, entries: [{ seq: 1, facts: [{ text: 'X takes cell 0.' }] }] });
      expect(update.look.viewer).toBe(index === 2 ? 1 : 0);
      expect(update.look.prompt?.seat).toBe(index === 2 ? 1 : undefined);
    }
    expect(await accepted).toMatchObject({ type: 'accepted', seq: 1 });
    for (const tab of tabs) tab.close();
  });

  it('go on after the moment a client has seen', async () => {
    const { ada, id } = await duel();
    for (const index of CELLS.keys()) await ada.call('choose', { id, body: withoutMatch(place(id, index)) });
    const late = await watching(ada, id, 1, 2);
    const update = await late.next('update');
    expect(update).toMatchObject({ since: 2, seq: 5 });
    expect(update.entries.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    late.close();
    const ahead = await watching(ada, id, 1, 77);
    expect(await ahead.next('update')).toMatchObject({ since: 5, seq: 5, entries: [] });
    ahead.close();
  });

  it('equal what a fresh look shows, whichever way one came there', async () => {
    const { ada, id } = await duel();
    const live = await watching(ada, id, 1);
    await live.next('update');
    for (const index of [0, 1, 2]) await live.ask({ type: 'choose', ...place(id, index) });
    const updates = live.messages.filter((message) => message.type === 'update');
    const resumed = await watching(ada, id, 1, 1);
    const fresh = await ada.ok('match', { id, query: '?as=1' });
    const replayed = await ada.ok('history', { id, query: '?seq=3&as=1' });
    const { look, entries } = await resumed.next('update');
    expect(updates.at(-1)?.look).toEqual(fresh.look);
    expect(look).toEqual(fresh.look);
    expect(replayed.look.view).toEqual(fresh.look?.view);
    expect(entries).toEqual(updates.slice(-2).flatMap((update) => update.entries));
    live.close();
    resumed.close();
  });

  it('show who is there, and carry what is said', async () => {
    const { ada, id } = await duel();
    const cid = await Client.guest(server.url, 'Cid');
    const player = await watching(ada, id, 0);
    const spectator = await watching(cid, id, 'spectator');
    const there = await player.until((m) => m.type === 'presence' && m.presence.spectators.length === 1);
    expect(there).toMatchObject({ presence: { seats: [0], spectators: [{ name: 'Cid' }] } });
    await spectator.ask({ type: 'chat', match: id, text: '  good luck <b>both</b> ' });
    const { message } = await player.next('chat');
    expect(message).toMatchObject({ n: 1, from: { name: 'Cid' }, text: 'good luck <b>both</b>' });
    spectator.close();
    await player.until((m) => m.type === 'presence' && m.presence.spectators.length === 0);
    expect((await ada.ok('readChat', { id })).messages).toHaveLength(1);
    player.close();
  });

  it('end when the match is deleted', async () => {
    const { ada, id } = await duel();
    const live = await watching(ada, id, 0);
    await live.next('update');
    await ada.ok('deleteMatch', { id });
    expect(await live.next('gone')).toMatchObject({ match: id });
    live.close();
  });

  it('are for whoever may watch, without a cookie too', async () => {
    const { id } = await duel();
    const visitor = new Client(server.url);
    const live = await watching(visitor, id, 'spectator');
    expect((await live.next('update')).look.viewer).toBe('spectator');
    expect(await live.ask({ type: 'chat', match: id, text: 'hi' })).toMatchObject({ error: { code: 'not-signed-in' } });
    live.close();
  });
});

describe('a pick', () => {
  it('is applied once however often it is sent', async () => {
    const { ada, id } = await duel();
    const live = await watching(ada, id, 0);
    const choice = place(id, 0);
    const answers = await Promise.all([1, 2, 3].map(() => live.ask({ type: 'choose', ...choice })));
    expect(answers.map((answer) => answer.type === 'accepted' && answer.seq)).toEqual([1, 1, 1]);
    const { body } = await ada.call('choose', { id, body: withoutMatch(choice) });
    expect(body).toMatchObject({ seq: 1 });
    await ada.call('choose', { id, body: withoutMatch(place(id, 1)) });
    expect((await ada.call('choose', { id, body: withoutMatch(choice) })).body).toMatchObject({
      seq: 1,
      look: { seq: 2 },
    });
    expect((await ada.ok('log', { id })).last).toBe(2);
    live.close();
  });

  it('that answers a question of the past is refused', async () => {
    const { ada, id } = await duel();
    for (const index of [0, 1]) await ada.call('choose', { id, body: withoutMatch(place(id, index)) });
    const stale = { ...withoutMatch(place(id, 2)), baseSeq: 0 };
    const { status, body } = await ada.call('choose', { id, body: stale });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: 'stale', seq: 2 } });
    expect(await ada.denied('choose', { id, body: { ...stale, baseSeq: 9 } })).toBe('stale');
  });

  it('counts although somebody else has acted meanwhile, if its option is still open', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: 'high-card', seats: SEATS });
    const [first, second] = await Promise.all(
      [0, 1].map(async (seat) => (await ada.ok('match', { id: match.id, query: `?as=${seat}` })).look?.prompt),
    );
    const lay = (prompt: typeof first) => prompt?.options.find((option) => option.id.startsWith('lay'))?.id ?? '';
    expect((await ada.choose(match.id, 0, 0, lay(first))).status).toBe(200);
    expect((await ada.choose(match.id, 1, 0, lay(second))).status).toBe(200);
  });
});

describe('a run of picks', () => {
  it('is one entry with one key, or none at all', async () => {
    const { ada, id } = await duel();
    const run = (option: string[], key = newKey()) =>
      ada.call('choose', { id, body: { seat: 0, key, baseSeq: 0, option } });
    const { status, body } = await run(['place:4', 'place:5']);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: 'not-your-turn' } });
    expect((await ada.ok('match', { id })).match.seq).toBe(0);
    const key = newKey();
    for (let i = 0; i < 2; i++) expect((await run(['place:4'], key)).body).toMatchObject({ seq: 1, look: { seq: 1 } });
    expect((await ada.ok('log', { id })).entries).toMatchObject([{ kind: 'pick', option: 'place:4' }]);
  });

  it('is refused where something comes to light in the middle, over either way in', async () => {
    const ada = await Client.guest(server.url);
    const { match, look } = await ada.create({ game: 'high-card', seats: SEATS });
    const swap = look?.prompt?.options.find(({ about }) => about?.do === 'swap')?.id ?? '';
    const lay = look?.prompt?.options.find(({ about }) => about?.do === 'lay')?.id ?? '';
    const body = { seat: 0, key: newKey(), baseSeq: 0, option: [swap, lay] };
    const refused = await ada.call('choose', { id: match.id, body });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'run-broken' } } });
    const live = await ada.live();
    const answer = await live.ask({ type: 'choose', match: match.id, ...body });
    expect(answer).toMatchObject({ type: 'error', error: { code: 'run-broken', message: expect.any(String) } });
    expect((await ada.ok('match', { id: match.id })).look).toEqual(look);
    live.close();
  });
});

describe('a connection', () => {
  it('that does not read is dropped, and the match goes on', async () => {
    const messages = { burst: 1e6, perSecond: 1e6 };
    const own = await testServer({ limits: { unsentBytes: 20_000, messages } });
    const url = `http://127.0.0.1:${own.port}`;
    const ada = await Client.guest(url, 'Ada');
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
    const slow = await watching(ada, match.id, 0);
    await slow.next('update');
    slow.socket.pause();
    // Enough answers to fill what the operating system keeps for both ends.
    for (let i = 0; i < 20_000; i++) slow.send({ type: 'watch', match: match.id });
    await vi.waitUntil(async () => (await metric(ada, 'slow_dropped')) === 1, { timeout: 30_000 });
    expect((await ada.choose(match.id, 0, 0, 'place:4')).status).toBe(200);
    slow.socket.terminate();
    await own.close();
  });

  it('that says nothing for too long is closed', async () => {
    const own = await testServer({ heartbeatMs: 60 });
    const ada = await Client.guest(`http://127.0.0.1:${own.port}`);
    const live = await ada.live();
    live.socket.pause();
    const open = async () =>
      (await ada.raw('GET', '/api/metrics')).text.match(/^veilhall_live_connections (\d+)$/m)?.[1];
    expect(await open()).toBe('1');
    await vi.waitUntil(async () => (await open()) === '0', { timeout: 30_000 });
    live.socket.resume();
    expect(await live.untilClosed()).toBe(1006);
    await own.close();
  });

  it('is told when the server stops', async () => {
    const own = await testServer();
    const live = await (await Client.guest(`http://127.0.0.1:${own.port}`)).live();
    await own.close();
    expect(await live.untilClosed()).toBe(CLOSE.restart);
  });
});

function withoutMatch({ match: _, ...rest }: ReturnType<typeof place>) {
  return rest;
}

async function metric(client: Client, name: string): Promise<number> {
  const { text } = await client.raw('GET', '/api/metrics');
  return Number(text.match(new RegExp(`^veilhall_${name}_total (\\d+)$`, 'm'))?.[1]);
}
