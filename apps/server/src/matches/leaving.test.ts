import type { ServerMessage } from '@veilhall/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { Client, newKey } from '../testing/client.ts';
import { serversPerTest, sharedServer } from '../testing/server.ts';

const server = sharedServer();
const serverOn = serversPerTest();
const HUMAN = { kind: 'human' } as const;
const OPEN = { kind: 'open' } as const;
/** A bot that is still thinking when the test is over. */
const SLOW = { botDelayMs: 10_000 };

/** Ada, who hosts, and Bea play with hidden cards; bots take their time. */
async function table(more: { spectators?: boolean; game?: string } = {}, url = server.url) {
  const ada = await Client.guest(url, 'Ada');
  const bea = await Client.guest(url, 'Bea');
  const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN], ...SLOW, ...more });
  const { id } = made.match;
  await bea.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });
  return { ada, bea, id, url };
}

const isLeft = (message: ServerMessage): boolean => message.type === 'match' && message.match.handovers.length === 1;

describe('a seat whose player leaves a running match', () => {
  it('is played on by a bot, which the others are told, and which is kept', async () => {
    const store = memoryStore();
    const { ada, bea, id } = await table({}, await serverOn(store));
    const live = await ada.live();
    await live.ask({ type: 'watch', match: id });
    await bea.ok('leave', { id, body: {} });
    const told = await live.until(isLeft);
    const seat = { kind: 'bot', bot: 'shade', name: 'Shade for Bea', left: { name: 'Bea', you: false } };
    const handover = { seq: 0, seat: 1, kind: 'bot', name: 'Shade for Bea', left: 'Bea' };
    expect(told).toMatchObject({ match: { status: 'playing', seats: [{}, seat], handovers: [handover] } });
    live.close();
    expect((await store.match(id))?.handovers).toMatchObject([handover]);
    const again = new Client(await serverOn(store));
    again.cookie = ada.cookie;
    expect((await again.ok('match', { id })).match.seats[1]).toMatchObject(seat);
  });

  it('is the same guest’s to take back, nobody else’s, and the bot that still thinks has no say then', async () => {
    const { ada, bea, id } = await table();
    const option = (await bea.ok('match', { id })).look?.prompt?.options[0]?.id ?? '';
    await bea.ok('leave', { id, body: { bot: 'wisp' } });
    for (const to of [HUMAN, OPEN, { kind: 'bot', bot: 'wisp' } as const])
      expect(await ada.denied('changeSeat', { id, body: { seat: 1, to } })).toBe('seat-taken');
    expect(await ada.denied('createInvite', { id, body: { seat: 1 } })).toBe('seat-taken');
    expect(await ada.denied('takeBack', { id })).toBe('not-your-seat');
    expect(await ada.denied('match', { id, query: '?as=1' })).toBe('not-your-seat');
    const cid = await Client.guest(server.url, 'Cid');
    expect(await cid.denied('takeBack', { id })).toBe('not-your-seat');
    expect(await new Client(server.url).denied('takeBack', { id })).toBe('not-signed-in');
    const { match, look, seatTokens } = await bea.ok('takeBack', { id });
    expect(look?.viewer).toBe(1);
    expect(match.seats[1]).toMatchObject({ kind: 'human', name: 'Bea', yours: true });
    expect(match.handovers.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['bot Wisp for Bea', 'human Bea']);
    expect(seatTokens.map(({ seat }) => seat)).toEqual([1]);
    expect((await bea.choose(id, 1, 0, option)).status).toBe(200);
    expect(await bea.denied('takeBack', { id })).toBe('not-your-seat');
  });

  it('is the only one its player may sit on: no second hand after the first', async () => {
    const ada = await Client.guest(server.url, 'Ada');
    const bea = await Client.guest(server.url, 'Bea');
    const seats = [HUMAN, OPEN, { kind: 'bot', bot: 'wisp' } as const];
    const made = await ada.create({ game: 'high-card', seats, ...SLOW });
    const { id } = made.match;
    await bea.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });
    await ada.ok('leave', { id, body: {} });
    expect(await ada.denied('changeSeat', { id, body: { seat: 2, to: HUMAN } })).toBe('others-play');
    expect((await ada.ok('changeSeat', { id, body: { seat: 0, to: HUMAN } })).look?.viewer).toBe(0);
  });

  it('keeps its hand from whoever stays: no branch, no second hand', async () => {
    const { ada, bea, id } = await table();
    await bea.ok('leave', { id, body: {} });
    expect(await ada.denied('fork', { id, body: {} })).toBe('still-playing');
    expect((await ada.ok('journal', { id })).start).not.toHaveProperty('seed');
  });

  it('is shown to whoever left as a spectator sees it, at once and also at a closed table', async () => {
    const { bea, id } = await table({ spectators: false });
    const live = await bea.live();
    await live.ask({ type: 'watch', match: id });
    await bea.ok('leave', { id, body: {} });
    const seen = await live.until(({ type, ...rest }) => type === 'update' && 'look' in rest && rest.look.viewer !== 1);
    expect(seen).toMatchObject({ look: { viewer: 'spectator' } });
    expect((await bea.ok('match', { id })).look?.viewer).toBe('spectator');
    expect((await bea.ok('listMatches')).matches[0]?.seats[1]?.left).toEqual({ name: 'Bea', you: true });
    live.close();
  });

  it('becomes open only while nothing is dealt', async () => {
    const ada = await Client.guest(server.url, 'Ada');
    const bea = await Client.guest(server.url, 'Bea');
    const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN, OPEN] });
    const { id } = made.match;
    await bea.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });
    await bea.ok('leave', { id, body: {} });
    expect((await ada.ok('match', { id })).match.seats[1]?.kind).toBe('open');
    expect(await bea.denied('leave', { id, body: { bot: 'oracle' } })).toBe('unknown-bot');
  });
});

describe('somebody who lets the others wait', () => {
  it('is reminded, once a minute, by those who sit at the table', async () => {
    const { ada, bea, id } = await table({ game: 'tic-tac-toe' });
    const cid = await Client.guest(server.url, 'Cid');
    const remind = { id, body: { seat: 0 } };
    expect(await cid.denied('nudge', remind)).toBe('not-your-seat');
    expect(await ada.denied('nudge', remind)).toBe('not-waiting');
    expect(await ada.denied('nudge', { id, body: { seat: 1 } })).toBe('not-waiting');
    expect(await bea.denied('nudge', { id, body: { seat: 7 } })).toBe('no-such-seat');
    const [first, other] = [await ada.live(), await bea.live()];
    await first.ask({ type: 'watch', match: id });
    await other.ask({ type: 'watch', match: id });
    expect(await bea.ok('nudge', remind)).toEqual({ heard: true });
    expect(await first.next('nudge')).toEqual({ type: 'nudge', match: id, seat: 0, from: 'Bea' });
    expect(await bea.denied('nudge', remind)).toBe('too-fast');
    await other.ask({ type: 'ping' });
    expect(other.messages.some(({ type }) => type === 'nudge')).toBe(false);
    first.close();
    other.close();
  });

  it('is not reminded where a bot plays, or where they are away', async () => {
    const { ada, bea, id } = await table({ game: 'tic-tac-toe' });
    expect(await bea.ok('nudge', { id, body: { seat: 0 } })).toEqual({ heard: false });
    await ada.ok('leave', { id, body: {} });
    expect(await bea.denied('nudge', { id, body: { seat: 0 } })).toBe('not-waiting');
  });
});

describe('the statistics of a guest', () => {
  /** The first three cells of a column are the first player's. */
  const MOVES = [0, 1, 3, 4, 6];

  it('hold the dealt matches they played to the end, and are their own', async () => {
    const { ada, bea, id } = await table({ game: 'tic-tac-toe' });
    for (const [seq, cell] of MOVES.entries()) {
      const [who, seat] = seq % 2 === 0 ? [ada, 0] : [bea, 1];
      expect((await who.choose(id, seat, seq, `place:${cell}`, newKey())).status).toBe(200);
    }
    const result = {
      match: id,
      game: 'tic-tac-toe',
      picks: 5,
      options: {},
      changed: [],
      humans: 2,
      bots: [],
      beaten: [],
    };
    const { results } = await ada.ok('statistics');
    expect(results).toEqual([{ ...result, at: expect.any(Number), playedMs: expect.any(Number), won: true }]);
    expect((await bea.ok('statistics')).results).toMatchObject([{ match: id, won: false }]);
    await ada.ok('deleteMatch', { id });
    expect((await bea.ok('statistics')).results).toHaveLength(1);
    const cid = await Client.guest(server.url, 'Cid');
    expect((await cid.ok('statistics')).results).toEqual([]);
    expect(await new Client(server.url).denied('statistics')).toBe('not-signed-in');
  });
});
