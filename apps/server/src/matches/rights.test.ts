import { describe, expect, it } from 'vitest';
import { Client, newKey } from '../testing/client.ts';
import { sharedServer } from '../testing/server.ts';

const server = sharedServer();
const HUMAN = { kind: 'human' } as const;
const OPEN = { kind: 'open' } as const;

/** Ada (host) and Bea play a game of hidden cards; Cid is somebody else, and nobody has no cookie. */
async function table(spectators = true) {
  const ada = await Client.guest(server.url, 'Ada');
  const bea = await Client.guest(server.url, 'Bea');
  const cid = await Client.guest(server.url, 'Cid');
  const nobody = new Client(server.url);
  const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN], spectators });
  const { id } = made.match;
  const joined = await bea.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });
  return { ada, bea, cid, nobody, id, tokens: [made.seatTokens[0]?.token ?? '', joined.seatTokens[0]?.token ?? ''] };
}

const pick = (seat: number) => ({ seat, key: newKey(), baseSeq: 0, option: 'any' });

describe('a seat', () => {
  it('is seen and played by its own player only', async () => {
    const { ada, bea, cid, nobody, id } = await table();
    for (const [client, code] of [
      [bea, 'not-your-seat'],
      [cid, 'not-your-seat'],
      [nobody, 'not-signed-in'],
    ] as const) {
      expect(await client.denied('match', { id, query: '?as=0' })).toBe(code);
      expect(await client.denied('history', { id, query: '?seq=0&as=0' })).toBe(code);
      expect(await client.denied('log', { id, query: '?as=0' })).toBe(code);
      expect(await client.denied('choose', { id, body: pick(0) })).toBe(code);
      expect(await client.denied('undo', { id, body: { seat: 0, key: newKey(), baseSeq: 0 } })).toBe(code);
    }
    expect((await ada.ok('match', { id })).look?.viewer).toBe(0);
    expect((await bea.ok('match', { id })).look?.viewer).toBe(1);
    expect((await cid.ok('match', { id })).look).toMatchObject({ viewer: 'spectator', whyNot: [] });
    expect((await nobody.ok('match', { id })).look?.prompt).toBeUndefined();
  });

  it('is not watched live by others', async () => {
    const { bea, cid, nobody, id } = await table();
    for (const client of [bea, cid, nobody]) {
      const live = await client.live();
      expect(await live.ask({ type: 'watch', match: id, as: 0 })).toMatchObject({ type: 'error' });
      const choice = { match: id, seat: 0, key: newKey(), baseSeq: 0, option: 'any' };
      expect(await live.ask({ type: 'choose', ...choice })).toMatchObject({ type: 'error' });
      expect(live.messages.some((message) => message.type === 'update')).toBe(false);
      live.close();
    }
  });

  it('can be played with its token, which is good for nothing else', async () => {
    const { id, tokens } = await table();
    const script = new Client(server.url, { bearer: tokens[1] ?? '' });
    const { look: seen } = await script.ok('match', { id });
    expect(seen?.viewer).toBe(1);
    const option = seen?.prompt?.options[0]?.id ?? '';
    expect((await script.choose(id, 1, 0, option)).status).toBe(200);
    expect(await script.denied('match', { id, query: '?as=0' })).toBe('not-your-seat');
    expect(await script.denied('createToken', { body: {} })).toBe('forbidden');
    expect(await script.denied('listMatches')).toBe('forbidden');
    expect(await script.denied('createMatch', { body: { game: 'tic-tac-toe', seats: [HUMAN, HUMAN] } })).toBe(
      'forbidden',
    );
    expect(await script.denied('leave', { id, body: {} })).toBe('forbidden');
    expect(await script.denied('signIn', { body: { token: tokens[1] ?? '' } })).toBe('forbidden');
  });

  it('is lost with its token by whoever leaves it', async () => {
    const { bea, id, tokens } = await table();
    const live = await bea.live();
    await live.ask({ type: 'watch', match: id });
    await bea.ok('leave', { id, body: {} });
    const script = new Client(server.url, { bearer: tokens[1] ?? '' });
    expect(await script.denied('choose', { id, body: pick(1) })).toBe('not-your-seat');
    expect((await bea.ok('match', { id })).look?.viewer).toBe('spectator');
    const after = await live.until((message) => message.type === 'match' && message.match.seats[1]?.kind === 'bot');
    expect(after).toMatchObject({ match: { seats: [{}, { yours: false }] } });
    live.close();
  });

  it('is not taken by somebody who already plays against others', async () => {
    const { ada, bea, id } = await table();
    const third = { seat: 1, to: HUMAN };
    expect(await ada.denied('changeSeat', { id, body: third })).toBe('seat-taken');
    expect(await bea.denied('changeSeat', { id, body: third })).toBe('not-the-host');
    const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN, OPEN] });
    await bea.ok('join', { id: made.match.id, body: { invite: made.invites[0]?.code ?? '' } });
    const invite = made.invites[1]?.code ?? '';
    expect(await bea.denied('join', { id: made.match.id, body: { invite } })).toBe('others-play');
  });
});

describe('the host', () => {
  it('alone renames, deletes, invites and seats', async () => {
    const { bea, cid, nobody, id } = await table();
    for (const [client, code] of [
      [bea, 'not-the-host'],
      [cid, 'not-the-host'],
      [nobody, 'not-signed-in'],
    ] as const) {
      expect(await client.denied('changeMatch', { id, body: { name: 'Mine' } })).toBe(code);
      expect(await client.denied('deleteMatch', { id })).toBe(code);
      expect(await client.denied('createInvite', { id, body: { seat: 1 } })).toBe(code);
      expect(await client.denied('changeSeat', { id, body: { seat: 1, to: OPEN } })).toBe(code);
      expect(await client.denied('start', { id, body: {} })).toBe(code);
    }
  });

  it('makes an invitation useless by making a new one', async () => {
    const ada = await Client.guest(server.url);
    const cid = await Client.guest(server.url);
    const { match, invites } = await ada.create({ game: 'tic-tac-toe', seats: [HUMAN, OPEN] });
    const { invite } = await ada.ok('createInvite', { id: match.id, body: { seat: 1 } });
    const join = (code: string) => ({ id: match.id, body: { invite: code } });
    expect(await cid.denied('join', join(invites[0]?.code ?? ''))).toBe('bad-invite');
    expect((await cid.ok('join', join(invite.code))).match.status).toBe('playing');
  });
});

describe('a running match', () => {
  it('shows neither picks nor seed nor a branch to anybody while others play', async () => {
    const { ada, cid, id } = await table();
    const option = (await ada.ok('match', { id })).look?.prompt?.options[0]?.id ?? '';
    await ada.choose(id, 0, 0, option);
    const journal = await ada.ok('journal', { id });
    expect(journal.entries).toEqual([]);
    expect(journal.start).not.toHaveProperty('seed');
    expect(await ada.denied('fork', { id, body: {} })).toBe('still-playing');
    expect(await cid.denied('fork', { id, body: {} })).toBe('still-playing');
    const { entries } = await cid.ok('log', { id });
    expect(entries[0]).not.toHaveProperty('option');
    expect((await ada.ok('log', { id })).entries[0]).toHaveProperty('option', option);
  });

  it('does not exist for strangers if it is closed to spectators', async () => {
    const { bea, cid, nobody, id } = await table(false);
    expect((await bea.ok('match', { id })).match.id).toBe(id);
    for (const client of [cid, nobody]) {
      expect(await client.denied('match', { id })).toBe('not-found');
      expect(await client.denied('journal', { id })).toBe('not-found');
      expect(await client.denied('history', { id, query: '?seq=0' })).toBe('not-found');
      expect(await client.denied('log', { id })).toBe('not-found');
      expect(await client.denied('readChat', { id })).toBe('not-found');
    }
    expect(await cid.denied('say', { id, body: { text: 'hi' } })).toBe('not-found');
    expect(await cid.denied('fork', { id, body: {} })).toBe('not-found');
    const live = await cid.live();
    expect(await live.ask({ type: 'watch', match: id })).toMatchObject({ error: { code: 'not-found' } });
    live.close();
  });
});
