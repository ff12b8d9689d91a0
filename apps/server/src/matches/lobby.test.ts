import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { Client } from '../testing/client.ts';
import { serversPerTest, sharedServer } from '../testing/server.ts';

const server = sharedServer();
const serverOn = serversPerTest();
const HUMAN = { kind: 'human' } as const;
const OPEN = { kind: 'open' } as const;
const WISP = { kind: 'bot', bot: 'wisp' } as const;

/** Ada waits for two people. */
async function lobby(spectators = true) {
  const ada = await Client.guest(server.url, 'Ada');
  const made = await ada.create({ game: 'high-card', name: 'Tuesday', seats: [HUMAN, OPEN, OPEN], spectators });
  const codes = made.invites.map(({ code }) => code);
  return { ada, id: made.match.id, codes, at: (seat: number) => ({ invite: codes[seat - 1] ?? '' }) };
}

describe('an invitation', () => {
  it('tells who waits, for what and where, and no more than that', async () => {
    const { id, at } = await lobby(false);
    const nobody = new Client(server.url);
    expect(await nobody.denied('match', { id })).toBe('not-found');
    expect(await nobody.ok('invitation', { id, body: at(2) })).toEqual({
      match: id,
      name: 'Tuesday',
      game: 'high-card',
      gameTitle: 'High card',
      status: 'lobby',
      host: 'Ada',
      seat: 2,
      seats: [
        { seat: 0, kind: 'human', name: 'Ada' },
        { seat: 1, kind: 'open', name: 'Seat 2' },
        { seat: 2, kind: 'open', name: 'Seat 3' },
      ],
      options: {},
      origin: 'dealt',
      packs: 0,
      hints: false,
    });
  });

  it('and the table itself tell a stranger nothing that is kept secret', async () => {
    const store = memoryStore();
    const url = await serverOn(store);
    const ada = await Client.guest(url, 'Ada');
    const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN], nonce: 'my own chance' });
    const { id } = made.match;
    const stranger = new Client(url);
    await stranger.ok('match', { id });
    await stranger.ok('invitation', { id, body: { invite: made.invites[0]?.code ?? '' } });
    const row = await store.match(id);
    const secrets = [row?.deal?.seed, row?.host, row?.seats[0]?.nonce, row?.seats[1]?.invite];
    for (const secret of secrets) {
      expect(secret).toBeTruthy();
      expect(stranger.heard.join()).not.toContain(secret);
    }
  });

  it('says what became of it: used, replaced, given to a bot, cancelled, or never made', async () => {
    const { ada, id, at } = await lobby();
    const bea = await Client.guest(server.url, 'Bea');
    await bea.ok('join', { id, body: at(1) });
    const said = async (seat: number) => (await bea.call('invitation', { id, body: at(seat) })).text;
    expect(await bea.denied('join', { id, body: at(1) })).toBe('bad-invite');
    expect(await said(1)).toMatch(/somebody has sat down with it/);
    await ada.ok('changeSeat', { id, body: { seat: 2, to: WISP, hold: true } });
    expect(await said(2)).toMatch(/bad-invite.*gave the seat away/);
    await ada.ok('deleteMatch', { id });
    expect(await bea.denied('invitation', { id, body: at(2) })).toBe('cancelled');
    expect(await bea.denied('invitation', { id: 'A'.repeat(22), body: at(2) })).toBe('not-found');
    expect(await bea.denied('invitation', { id, body: { invite: 'too-short' } })).toBe('bad-request');
  });
});

describe('in the lobby the host', () => {
  it('gives a missing friend’s seat to a bot, takes it back, and deals when everybody is there', async () => {
    const { ada, id, at } = await lobby();
    const bea = await Client.guest(server.url, 'Bea');
    await bea.ok('join', { id, body: at(1) });
    const { match } = await ada.ok('changeSeat', { id, body: { seat: 2, to: WISP, hold: true } });
    expect(match).toMatchObject({ status: 'lobby', seats: [{}, {}, { kind: 'bot', name: 'Wisp' }] });
    const { invites } = await ada.ok('changeSeat', { id, body: { seat: 2, to: OPEN, hold: false } });
    expect(await bea.denied('start', { id, body: {} })).toBe('not-the-host');
    expect(await ada.denied('start', { id, body: {} })).toBe('bad-seats');
    const cid = await Client.guest(server.url, 'Cid');
    expect((await cid.ok('join', { id, body: { invite: invites[0]?.code ?? '' } })).match.status).toBe('playing');
  });

  it('deals at once with the last bot unless told to wait', async () => {
    const { ada, id } = await lobby();
    await ada.ok('changeSeat', { id, body: { seat: 1, to: WISP } });
    expect((await ada.ok('changeSeat', { id, body: { seat: 2, to: WISP } })).match.status).not.toBe('lobby');
  });

  it('changes what is to be dealt, which everybody is told, until it is dealt', async () => {
    const { ada, id, at } = await lobby();
    const bea = await Client.guest(server.url, 'Bea');
    await bea.ok('join', { id, body: at(1) });
    const live = await bea.live();
    await live.ask({ type: 'watch', match: id });
    expect(await bea.denied('changeMatch', { id, body: { options: { rounds: 2 } } })).toBe('not-the-host');
    expect(await ada.denied('changeMatch', { id, body: { options: { rounds: 0 } } })).toBe('bad-options');
    const big = { rounds: 2, more: 'x'.repeat(20_000) };
    expect(await ada.denied('changeMatch', { id, body: { options: big } })).toBe('too-large');
    await ada.ok('changeMatch', { id, body: { options: { rounds: 2 } } });
    await live.until(({ type, ...rest }) => type === 'match' && JSON.stringify(rest).includes('"rounds":2'));
    await ada.ok('changeSeat', { id, body: { seat: 2, to: WISP } });
    expect((await bea.ok('match', { id })).match.options).toMatchObject({ rounds: 2 });
    expect(await ada.denied('changeMatch', { id, body: { options: {} } })).toBe('already-started');
    live.close();
  });

  it('cancels the match, which whoever waits is told', async () => {
    const { ada, id, at } = await lobby();
    const bea = await Client.guest(server.url, 'Bea');
    await bea.ok('join', { id, body: at(1) });
    const live = await bea.live();
    await live.ask({ type: 'watch', match: id });
    expect(await bea.denied('deleteMatch', { id })).toBe('not-the-host');
    await ada.ok('deleteMatch', { id });
    expect(await live.next('gone')).toEqual({ type: 'gone', match: id });
    live.close();
  });
});
