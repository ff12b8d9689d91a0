import { describe, expect, it } from 'vitest';
import { Client, newKey } from '../testing/client.ts';
import { sharedServer } from '../testing/server.ts';

const server = sharedServer();
const HUMAN = { kind: 'human' } as const;
const OPEN = { kind: 'open' } as const;
const TTT = 'tic-tac-toe';

describe('a guest', () => {
  it('gets a cookie that scripts of the page cannot read, and keeps it', async () => {
    const client = new Client(server.url);
    const { headers, body } = await client.call('signIn', { body: { name: 'Ada' } });
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(await client.ok('me')).toEqual(body);
    expect((await client.ok('signIn', { body: {} })).guest).toEqual((body as { guest: unknown }).guest);
    expect((await client.ok('rename', { body: { name: 'Bea' } })).guest.name).toBe('Bea');
  });

  it('goes on from another device with a token', async () => {
    const phone = await Client.guest(server.url, 'Ada');
    const { token, guest } = await phone.ok('createToken', { body: {} });
    const laptop = new Client(server.url);
    expect((await laptop.ok('signIn', { body: { token } })).guest).toEqual(guest);
    expect((await laptop.ok('me')).guest).toEqual(guest);
  });

  it('is nobody without a cookie', async () => {
    const nobody = new Client(server.url);
    expect(await nobody.denied('me')).toBe('not-signed-in');
    expect(await nobody.denied('listMatches')).toBe('not-signed-in');
    expect(await nobody.denied('createMatch', { body: { game: TTT, seats: [HUMAN, HUMAN] } })).toBe('not-signed-in');
  });

  it('can be a script with a bearer token', async () => {
    const { token } = await new Client(server.url).ok('createToken', { body: { name: 'Script' } });
    const script = new Client(server.url, { bearer: token });
    const { match } = await script.create({ game: TTT, seats: [HUMAN, HUMAN] });
    expect((await script.ok('listMatches')).matches.map(({ id }) => id)).toEqual([match.id]);
  });
});

describe('a match', () => {
  it('is played to its end over HTTP and then shows its seed', async () => {
    const ada = await Client.guest(server.url, 'Ada');
    const { match, look } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN], name: 'Duel' });
    expect(match).toMatchObject({ name: 'Duel', status: 'playing', waiting: [0], host: true });
    expect(look?.prompt).toMatchObject({ seat: 0, sentence: 'Place X.' });
    expect(look?.prompt?.options).toHaveLength(9);
    const cells = [0, 3, 1, 4, 2];
    for (const [index, cell] of cells.entries()) {
      const { status, body } = await ada.choose(match.id, index % 2, index, `place:${cell}`);
      expect(status).toBe(200);
      expect((body as { seq: number }).seq).toBe(index + 1);
      const journal = await ada.ok('journal', { id: match.id });
      expect('seed' in journal.start).toBe(index === cells.length - 1);
    }
    const over = await ada.ok('match', { id: match.id });
    expect(over.match).toMatchObject({ status: 'over', waiting: [], outcome: { result: 'won', winners: [0] } });
    expect(over.look?.outcome?.text).toBe('X wins.');
    const third = await ada.ok('history', { id: match.id, query: '?seq=3&as=1' });
    expect(third).toMatchObject({ last: 5, entry: { seq: 3, option: 'place:1' }, look: { seq: 3, viewer: 1 } });
    expect(third.look.view).toMatchObject({ filled: 3 });
    const log = await ada.ok('log', { id: match.id });
    expect(log.entries.map((entry) => entry.facts[0]?.text)).toEqual([
      'X takes cell 0.',
      'O takes cell 3.',
      'X takes cell 1.',
      'O takes cell 4.',
      'X takes cell 2.',
    ]);
  });

  it('says what it takes back, and takes it back', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN] });
    await ada.choose(match.id, 0, 0, 'place:4');
    const before = await ada.ok('match', { id: match.id, query: '?as=0' });
    expect(before.look?.undo).toEqual({ ok: true, of: 1, option: 'place:4', label: 'cell 4' });
    const undone = await ada.ok('undo', { id: match.id, body: { seat: 0, key: newKey(), baseSeq: 1 } });
    expect(undone).toMatchObject({ seq: 2, look: { prompt: { seat: 0 }, undo: { ok: false } } });
    expect(await ada.denied('undo', { id: match.id, body: { seat: 0, key: newKey(), baseSeq: 2 } })).toBe(
      'nothing-to-undo',
    );
  });

  it('waits in the lobby for whoever was invited, once', async () => {
    const ada = await Client.guest(server.url, 'Ada');
    const { match, look, invites } = await ada.create({ game: TTT, seats: [HUMAN, OPEN] });
    expect(match.status).toBe('lobby');
    expect(look).toBeUndefined();
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/);
    const invite = invites[0]?.code ?? '';
    const bea = await Client.guest(server.url, 'Bea');
    const joined = await bea.ok('join', { id: match.id, body: { invite, nonce: 'my own chance' } });
    expect(joined.match).toMatchObject({ status: 'playing', commitment: match.commitment });
    expect(joined.match.seats[1]).toMatchObject({ name: 'Bea', yours: true });
    const late = await Client.guest(server.url, 'Cid');
    expect(await late.denied('join', { id: match.id, body: { invite } })).toBe('bad-invite');
    const journal = await bea.ok('journal', { id: match.id });
    expect(journal.start).toMatchObject({ nonces: ['my own chance'], commitment: match.commitment });
  });

  it('is dealt when its host says so, if held', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN], hold: true });
    expect(match.status).toBe('lobby');
    expect((await ada.ok('start', { id: match.id, body: { nonce: 'n' } })).match.status).toBe('playing');
    expect(await ada.denied('start', { id: match.id, body: {} })).toBe('already-started');
  });

  it('is renamed, listed, left and deleted', async () => {
    const ada = await Client.guest(server.url, 'Ada');
    const bea = await Client.guest(server.url, 'Bea');
    const { match, invites } = await ada.create({ game: TTT, seats: [HUMAN, OPEN] });
    await bea.ok('join', { id: match.id, body: { invite: invites[0]?.code ?? '' } });
    expect((await ada.ok('changeMatch', { id: match.id, body: { name: 'Rematch' } })).match.name).toBe('Rematch');
    expect((await bea.ok('listMatches')).matches[0]).toMatchObject({ name: 'Rematch', host: false });
    await bea.ok('leave', { id: match.id, body: {} });
    const [left] = (await bea.ok('listMatches')).matches;
    expect(left?.seats[1]).toMatchObject({ kind: 'bot', name: 'Shade for Bea', left: { you: true } });
    await ada.ok('deleteMatch', { id: match.id });
    expect(await ada.denied('match', { id: match.id })).toBe('not-found');
    expect((await ada.ok('listMatches')).matches).toEqual([]);
  });

  it('is played against a bot that thinks elsewhere', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, { kind: 'bot', bot: 'wisp' }] });
    const live = await ada.live();
    await live.ask({ type: 'watch', match: match.id });
    for (let seq = 0; ; ) {
      const { look } = await ada.ok('match', { id: match.id });
      if (look?.outcome) break;
      const option = look?.prompt?.options[0]?.id;
      if (option) await ada.choose(match.id, 0, look.seq, option);
      const update = await live.until((message) => message.type === 'update' && message.seq > seq);
      seq = update.type === 'update' ? update.seq : seq;
    }
    live.close();
  });

  it('is branched off at a moment when it is over, and by whoever plays alone', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN] });
    for (const [index, cell] of [0, 3, 1].entries()) await ada.choose(match.id, index % 2, index, `place:${cell}`);
    const branch = await ada.ok('fork', { id: match.id, body: { seq: 2 } });
    expect(branch.match).toMatchObject({ seq: 0, forkOf: { match: match.id, seq: 2 }, waiting: [0] });
    expect(branch.look?.view).toMatchObject({ cells: [0, -1, -1, 1, -1, -1, -1, -1, -1] });
  });

  it('says where it comes from', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, OPEN] });
    expect(match).toMatchObject({ origin: 'dealt', packs: 0 });
    const { match: alone } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN] });
    expect(alone.origin).toBe('dealt');
    expect((await ada.ok('fork', { id: alone.id, body: {} })).match.origin).toBe('branched');
  });

  it('shows the cards it is played with, those of its packs included', async () => {
    const ada = await Client.guest(server.url);
    const pack = { cards: [{ id: 'comet', value: 50 }] };
    const { match } = await ada.create({ game: 'high-card', seats: [HUMAN, HUMAN], packs: [pack], spectators: false });
    expect(match.packs).toBe(1);
    const { hash, cards } = await ada.ok('content', { id: match.id });
    expect(cards.find(({ id }) => id === 'comet')).toMatchObject({ text: expect.any(String) });
    const { match: plain } = await ada.create({ game: 'high-card', seats: [HUMAN, HUMAN] });
    const base = await ada.ok('content', { id: plain.id });
    expect(base.cards.map(({ id }) => id)).not.toContain('comet');
    expect(base.hash).not.toBe(hash);
    const stranger = await Client.guest(server.url);
    expect(await stranger.denied('content', { id: match.id })).toBe('not-found');
    const { match: waiting } = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN] });
    expect(await ada.denied('content', { id: waiting.id })).toBe('not-started');
  });

  it('is exported when over and imported as it was', async () => {
    const ada = await Client.guest(server.url);
    const { match } = await ada.create({ game: TTT, seats: [HUMAN, HUMAN] });
    for (const [index, cell] of [0, 3, 1, 4, 2].entries())
      await ada.choose(match.id, index % 2, index, `place:${cell}`);
    const journal = await ada.ok('journal', { id: match.id });
    const copy = await ada.ok('importMatch', { body: { journal, seats: [HUMAN, HUMAN], name: 'Copy' } });
    expect(copy.match).toMatchObject({ status: 'over', seq: 5, name: 'Copy' });
    expect(await ada.ok('journal', { id: copy.match.id })).toEqual(journal);
    const forged = structuredClone(journal);
    Object.assign(forged.entries[2] ?? {}, { option: 'place:8' });
    const body = { journal: forged, seats: [HUMAN, HUMAN] };
    expect(await ada.denied('importMatch', { body })).toBe('bad-journal');
  });
});

describe('the service', () => {
  it('describes itself', async () => {
    const client = new Client(server.url);
    const { games } = await client.ok('games');
    expect(games.map(({ id }) => id)).toContain(TTT);
    expect(games[0]?.bots.map(({ id }) => id)).toContain('wisp');
    expect(await client.ok('health')).toMatchObject({ ok: true });
    const document = (await client.raw('GET', '/api/openapi.json')).body as { paths: Record<string, unknown> };
    expect(Object.keys(document.paths)).toContain('/api/matches/{id}/choices');
    const metrics = await client.raw('GET', '/api/metrics');
    expect(metrics.text).toMatch(/^veilhall_picks_total \d+$/m);
  });

  it('sends the usual headers with everything', async () => {
    const { headers } = await new Client(server.url).raw('GET', '/api/health');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
