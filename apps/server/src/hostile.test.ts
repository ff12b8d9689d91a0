import { once } from 'node:events';
import { CLOSE, clientMessage, type ErrorResponse } from '@veilhall/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, newKey } from './testing/client.ts';
import { sharedServer, testServer } from './testing/server.ts';

const server = sharedServer();
const HUMAN = { kind: 'human' } as const;
const SEATS = [HUMAN, HUMAN];
const GHOST = 'A'.repeat(22);

const codeOf = (body: unknown): string => (body as ErrorResponse).error.code;

async function duel() {
  const ada = await Client.guest(server.url, 'Ada');
  const { match } = await ada.create({ game: 'tic-tac-toe', seats: SEATS });
  return { ada, id: match.id };
}

afterEach(async () => {
  // Whatever was tried: everybody else plays on.
  const { ada, id } = await duel();
  expect((await ada.choose(id, 0, 0, 'place:4')).status).toBe(200);
  expect(await ada.ok('health')).toMatchObject({ ok: true });
  expect((await ada.raw('GET', '/api/metrics')).text).toMatch(/^veilhall_internal_errors_total 0$/m);
});

describe('a hostile HTTP client', () => {
  it('is refused bodies that are malformed, of the wrong shape, or have keys too many', async () => {
    const { ada, id } = await duel();
    const choice = { seat: 0, key: newKey(), baseSeq: 0, option: 'place:4' };
    const bodies = [
      '{',
      '[]',
      'null',
      '"text"',
      '{}',
      JSON.stringify({ ...choice, seat: '0' }),
      JSON.stringify({ ...choice, seat: -1 }),
      JSON.stringify({ ...choice, seat: 1.5 }),
      JSON.stringify({ ...choice, baseSeq: 1e300 }),
      JSON.stringify({ ...choice, option: 'x'.repeat(257) }),
      JSON.stringify({ ...choice, key: 'short' }),
      JSON.stringify({ ...choice, state: { winner: 0 } }),
      `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    ];
    for (const body of bodies) {
      const { status, body: answer } = await ada.raw('POST', `/api/matches/${id}/choices`, body);
      expect([status, codeOf(answer)], body.slice(0, 60)).toEqual([400, 'bad-request']);
    }
  });

  it('cannot reach a prototype', async () => {
    const { ada, id } = await duel();
    const poisons = [
      `{"seat":0,"key":"${newKey()}","baseSeq":0,"option":"place:4","__proto__":{"admin":true}}`,
      `{"seat":0,"key":"${newKey()}","baseSeq":0,"option":"place:4","constructor":{"prototype":{"admin":true}}}`,
    ];
    for (const body of poisons) expect((await ada.raw('POST', `/api/matches/${id}/choices`, body)).status).toBe(400);
    const options =
      '{"game":"tic-tac-toe","seats":[{"kind":"human"},{"kind":"human"}],"options":{"__proto__":{"a":1}}}';
    expect((await ada.raw('POST', '/api/matches', options)).status).toBe(400);
    for (const option of ['__proto__', 'constructor', 'toString'])
      expect(codeOf((await ada.choose(id, 0, 0, option)).body)).toBe('not-an-option');
    for (const game of ['constructor', 'tostring'])
      expect(await ada.denied('createMatch', { body: { game, seats: SEATS } })).toBe('unknown-game');
    expect({} as Record<string, unknown>).not.toHaveProperty('admin');
  });

  it('is refused more than the server takes at once', async () => {
    const { ada, id } = await duel();
    const long = JSON.stringify({ text: 'x'.repeat(20_000) });
    expect((await ada.raw('POST', `/api/matches/${id}/chat`, long)).status).toBe(413);
    const huge = JSON.stringify({ game: 'tic-tac-toe', seats: SEATS, packs: ['x'.repeat(1_100_000)] });
    expect((await ada.raw('POST', '/api/matches', huge)).status).toBe(413);
    const crowd = { game: 'tic-tac-toe', seats: new Array(17).fill(HUMAN) };
    expect(await ada.denied('createMatch', { body: crowd })).toBe('bad-request');
    expect(await ada.denied('createMatch', { body: { game: 'tic-tac-toe', seats: [HUMAN] } })).toBe('bad-seats');
  });

  it('plays neither out of turn nor at other tables', async () => {
    const { ada, id } = await duel();
    expect(codeOf((await ada.choose(id, 1, 0, 'place:4')).body)).toBe('not-your-turn');
    expect(codeOf((await ada.choose(id, 0, 0, 'place:9')).body)).toBe('not-an-option');
    expect(codeOf((await ada.choose(id, 7, 0, 'place:4')).body)).toBe('not-your-seat');
    const { id: other } = await duel();
    expect(codeOf((await ada.choose(other, 0, 0, 'place:4')).body)).toBe('not-your-seat');
  });

  it('finds nothing with forged ids', async () => {
    const { ada, id } = await duel();
    expect(await ada.denied('match', { id: GHOST })).toBe('not-found');
    for (const forged of [`${id}x`, id.slice(1), "' OR 1=1 --", '__proto__', '%00', 'x'.repeat(100)])
      expect((await ada.raw('GET', `/api/matches/${encodeURIComponent(forged)}`)).status, forged).toBe(400);
    for (const path of ['/api/matches/../../etc/passwd', '/..%2f..%2fpackage.json', '/api/nothing'])
      expect((await ada.raw('GET', path)).status, path).toBe(404);
    expect((await ada.raw('GET', `/api/matches/${'x'.repeat(500)}`)).status).toBe(414);
    const forger = new Client(server.url, { bearer: 'x'.repeat(43) });
    expect(await forger.denied('me')).toBe('not-signed-in');
    forger.bearer = 'not a token; at all';
    expect(await forger.denied('me')).toBe('not-signed-in');
    expect(await ada.denied('join', { id, body: { invite: 'x'.repeat(43) } })).toBe('bad-invite');
  });

  it('cannot use the cookie of a browser from another site', async () => {
    const { ada, id } = await duel();
    const body = JSON.stringify({ seat: 0, key: newKey(), baseSeq: 0, option: 'place:4' });
    const path = `/api/matches/${id}/choices`;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, body: answer } = await ada.raw('POST', path, body, headers as Record<string, string>);
      expect([status, codeOf(answer)]).toEqual([403, 'wrong-origin']);
    }
    expect((await ada.raw('POST', path, body, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await ada.raw('POST', path, body, { origin: server.url })).status).toBe(200);
  });

  it('poses as nobody with invisible letters', async () => {
    const ada = await Client.guest(server.url);
    for (const name of ['', '   ', 'Ada\u202Eadmin', 'Ada\u0000', 'A\u200Bda', 'x'.repeat(41)])
      expect(await ada.denied('rename', { body: { name } }), JSON.stringify(name)).toBe('bad-request');
  });

  it('brings along nothing that does not hold', async () => {
    const { ada, id } = await duel();
    const journal = await ada.ok('journal', { id });
    expect(await ada.denied('importMatch', { body: { journal, seats: SEATS } })).toBe('no-seed');
    const position = {
      format: 'veilhall-position/1' as const,
      game: 'tic-tac-toe',
      rules: '1',
      content: journal.content,
      packs: [],
      seats: 2,
      state: { cells: [9], rng: {} },
    };
    expect(await ada.denied('importMatch', { body: { position, seats: SEATS } })).toBe('bad-position');
    expect(await ada.denied('importMatch', { body: { position, seats: [HUMAN] } })).toBe('bad-seats');
  });
});

describe('a hostile live client', () => {
  it('is answered, and shown the door, for messages that make no sense', async () => {
    const { ada, id } = await duel();
    const nonsense = [
      'x',
      '{"type":"choose"}',
      `{"type":"watch","id":1,"match":"${id}","__proto__":{"viewer":0}}`,
      `{"type":"watch","id":1,"match":"${id}","as":"admin"}`,
      `{"type":"watch","id":1,"match":"${id}","extra":true}`,
    ];
    for (const text of nonsense)
      expect(clientMessage.safeParse(tryJson(text)).success && !text.includes('proto')).toBe(false);
    const live = await ada.live();
    for (const text of nonsense) live.socket.send(text);
    expect(await live.untilClosed()).toBe(CLOSE.malformed);
    expect(live.messages.filter((message) => message.type === 'error')).toHaveLength(5);
  });

  it('is closed for a message that is too long, and ignored when it sends bytes', async () => {
    const ada = await Client.guest(server.url);
    const long = await ada.live();
    long.socket.send('x'.repeat(20_000));
    expect(await long.untilClosed()).toBe(1009);
    const bytes = await ada.live();
    bytes.socket.send(Buffer.from([1, 2, 3]));
    expect(await bytes.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
    bytes.close();
  });

  it('cannot come from the page of another site', async () => {
    const ada = await Client.guest(server.url);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { ...ada.headers(), origin: 'https://evil.example' },
    });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
    const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`);
    expect(String((await once(elsewhere, 'error'))[0])).toContain('404');
  });

  it('follows no match that is not there, and not all that are', async () => {
    const own = await testServer({ limits: { watchesPerConnection: 2 } });
    const ada = await Client.guest(`http://127.0.0.1:${own.port}`);
    const live = await ada.live();
    expect(await live.ask({ type: 'watch', match: GHOST })).toMatchObject({ error: { code: 'not-found' } });
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await ada.create({ game: 'tic-tac-toe', seats: SEATS })).match.id);
    const answers = [];
    for (const match of ids) answers.push((await live.ask({ type: 'watch', match })).type);
    expect(answers).toEqual(['done', 'done', 'error']);
    live.close();
    await own.close();
  });

  it('that floods is closed while others are served', async () => {
    const { ada, id } = await duel();
    const mallory = await (await Client.guest(server.url, 'Mallory')).live();
    for (let i = 0; i < 10_000; i++) mallory.send({ type: 'ping' });
    const live = await ada.live();
    await live.ask({ type: 'watch', match: id });
    const choice = { match: id, seat: 0, key: newKey(), baseSeq: 0, option: 'place:4' };
    expect(await live.ask({ type: 'choose', ...choice })).toMatchObject({ type: 'accepted', seq: 1 });
    expect(await mallory.untilClosed()).toBe(CLOSE.tooFast);
    expect(mallory.messages.length).toBeLessThan(500);
    live.close();
  });
});

describe('limits', () => {
  it('hold for guests from one address, for matches, for requests and for acts of one guest', async () => {
    const few = { burst: 5, perSecond: 0 };
    const own = await testServer({
      limits: { guests: few, matches: few, acts: few, requests: { burst: 40, perSecond: 0 } },
    });
    const url = `http://127.0.0.1:${own.port}`;
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await new Client(url).call('signIn', { body: {} })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await own.close();
    const second = await testServer({ limits: { matches: few, chat: few, requests: { burst: 40, perSecond: 0 } } });
    const ada = await Client.guest(`http://127.0.0.1:${second.port}`);
    const made = [];
    for (let i = 0; i < 6; i++)
      made.push((await ada.call('createMatch', { body: { game: 'tic-tac-toe', seats: SEATS } })).body);
    expect(codeOf(made[5])).toBe('too-fast');
    const { id } = (made[0] as { match: { id: string } }).match;
    const said = [];
    for (let i = 0; i < 6; i++) said.push((await ada.call('say', { id, body: { text: 'hi' } })).status);
    expect(said).toEqual([201, 201, 201, 201, 201, 429]);
    const live = await ada.live();
    expect(await live.ask({ type: 'chat', match: id, text: 'hi' })).toMatchObject({ error: { code: 'too-fast' } });
    const asked = [];
    for (let i = 0; i < 41; i++) asked.push((await ada.call('me')).status);
    expect(asked.at(-1)).toBe(429);
    live.close();
    await second.close();
  });
});

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
