import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { Client, type LiveClient } from '../testing/client.ts';
import { serversPerTest } from '../testing/server.ts';

const HUMAN = { kind: 'human' } as const;
const WISP = { kind: 'bot', bot: 'wisp' } as const;
const SHADE = { kind: 'bot', bot: 'shade' } as const;
const WARDEN = { kind: 'bot', bot: 'warden' } as const;
/** Bots that let their decision wait longer than any test runs. */
const SLOW_BOTS = { botDelayMs: 3_600_000 };
const serverOn = serversPerTest();

async function watched(client: Client, match: string): Promise<LiveClient> {
  const live = await client.live();
  live.send({ type: 'watch', match });
  return live;
}

/** The end of a match that bots play among themselves, on however busy a machine. */
const PATIENT = 120_000;

const picked = async (client: Client): Promise<number> =>
  Number((await client.raw('GET', '/api/metrics')).text.match(/^veilhall_picks_total (\d+)$/m)?.[1]);

const isOver = (message: { type: string }): boolean =>
  message.type === 'match' && (message as { match?: { status: string } }).match?.status === 'over';

describe('bots', () => {
  it('play a match among themselves to its end', async () => {
    const ada = await Client.guest(await serverOn(memoryStore()));
    const { match } = await ada.create({ game: 'high-card', seats: [WISP, SHADE, WISP] });
    const live = await watched(ada, match.id);
    await live.until(isOver, PATIENT);
    const metrics = (await ada.raw('GET', '/api/metrics')).text;
    expect(metrics).toMatch(/^veilhall_bot_faults_total 0$/m);
    live.close();
  });

  it('are told what their seat was told, where they draw conclusions from it', async () => {
    const registry = new URL('../testing/all-games.ts', import.meta.url);
    const ada = await Client.guest(await serverOn(memoryStore(), { registry }));
    expect(await ada.denied('createMatch', { body: { game: 'veilwraith', seats: [WARDEN] } })).toBe('unknown-bot');
    const { match } = await ada.create({ game: 'veiled-fate', seats: [WARDEN, WISP] });
    const live = await watched(ada, match.id);
    // Both have had their turns by then, and what they saw of each other was told to the one that listens.
    await live.until((message) => message.type === 'update' && message.seq >= 12, PATIENT);
    expect((await ada.raw('GET', '/api/metrics')).text).toMatch(/^veilhall_bot_faults_total 0$/m);
    live.close();
  });

  it('go on when a match is read again after a restart', async () => {
    const store: Store = { ...memoryStore(), close: async () => {} };
    const ada = await Client.guest(await serverOn(store, SLOW_BOTS));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: [WISP, WISP] });
    await store.changeMatch(match.id, { botDelayMs: 0 });
    const again = Object.assign(new Client(await serverOn(store)), { cookie: ada.cookie });
    const live = await watched(again, match.id);
    await live.until(isOver, PATIENT);
    live.close();
  });

  it('let their decision wait as long as the match says', async () => {
    const ada = await Client.guest(await serverOn(memoryStore(), SLOW_BOTS));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: [HUMAN, WISP] });
    await ada.choose(match.id, 0, 0, 'place:4');
    // Bots that need not wait play a whole match meanwhile.
    const { match: quick } = await ada.create({ game: 'tic-tac-toe', seats: [WISP, WISP], botDelayMs: 0 });
    const live = await watched(ada, quick.id);
    await live.until(isOver, PATIENT);
    live.close();
    expect((await ada.ok('match', { id: match.id })).match).toMatchObject({ seq: 1, waiting: [1] });
    // Whoever waits may take it back meanwhile; the bot then has nothing to say.
    const undo = { seat: 0, key: 'undo-meanwhile', baseSeq: 1 };
    expect((await ada.ok('undo', { id: match.id, body: undo })).look.prompt?.seat).toBe(0);
  });

  it('think anew after something was taken back, although their first pick still waits', async () => {
    const ada = await Client.guest(await serverOn(memoryStore(), SLOW_BOTS));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: [HUMAN, WISP] });
    await ada.choose(match.id, 0, 0, 'place:4');
    await ada.ok('undo', { id: match.id, body: { seat: 0, key: 'undo-at-once', baseSeq: 1 } });
    await ada.ok('changeMatch', { id: match.id, body: { botDelayMs: 0 } });
    const live = await watched(ada, match.id);
    await ada.choose(match.id, 0, 2, 'place:0');
    await live.until((message) => message.type === 'update' && message.seq >= 4, PATIENT);
    live.close();
    expect((await ada.raw('GET', '/api/metrics')).text).toMatch(/^veilhall_bot_faults_total 0$/m);
  });

  it('give up their seat when somebody sits down there', async () => {
    const ada = await Client.guest(await serverOn(memoryStore(), SLOW_BOTS));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: [WISP, HUMAN] });
    const { seatTokens, look } = await ada.ok('changeSeat', { id: match.id, body: { seat: 0, to: HUMAN } });
    expect(seatTokens.map(({ seat }) => seat)).toEqual([0]);
    expect(look?.prompt?.seat).toBe(0);
    expect((await ada.choose(match.id, 0, 0, 'place:4')).status).toBe(200);
    expect(
      await ada.denied('changeSeat', { id: match.id, body: { seat: 0, to: { kind: 'bot', bot: 'oracle' } } }),
    ).toBe('unknown-bot');
  });

  it('leave a deleted match alone', async () => {
    const ada = await Client.guest(await serverOn(memoryStore()));
    const bots = { game: 'tic-tac-toe', botDelayMs: 150 };
    const { match } = await ada.create({ ...bots, seats: [WISP, WISP] });
    await ada.ok('deleteMatch', { id: match.id });
    const before = await picked(ada);
    // A bot that starts to wait later has picked: the bots of the deleted match would have, too.
    const { match: other } = await ada.create({ ...bots, seats: [WISP, HUMAN] });
    const live = await watched(ada, other.id);
    await live.until((message) => message.type === 'update' && message.seq === 1, PATIENT);
    live.close();
    expect(await picked(ada)).toBe(before + 1);
    expect(await ada.ok('health')).toMatchObject({ ok: true });
  });
});

describe('hints', () => {
  it('name an option of the seat that asks, where one person plays, and leave the match as it is', async () => {
    const ada = await Client.guest(await serverOn(memoryStore(), SLOW_BOTS));
    const { match } = await ada.create({ game: 'tic-tac-toe', seats: [HUMAN, WISP] });
    const { look } = await ada.ok('match', { id: match.id });
    const { option } = await ada.ok('hint', { id: match.id, body: { seat: 0, baseSeq: 0 } });
    expect(look?.prompt?.options.map(({ id }) => id)).toContain(option);
    expect((await ada.ok('match', { id: match.id })).match.seq).toBe(0);
    await ada.choose(match.id, 0, 0, option);
    expect(await ada.denied('hint', { id: match.id, body: { seat: 0, baseSeq: 0 } })).toBe('stale');
    expect(await ada.denied('hint', { id: match.id, body: { seat: 0, baseSeq: 1 } })).toBe('not-your-turn');
  });

  it('are refused among several people unless the match was set up with them, and to everybody but the seat', async () => {
    const ada = await Client.guest(await serverOn(memoryStore(), SLOW_BOTS));
    const ben = await Client.guest(ada.url);
    const seats = [HUMAN, { kind: 'open' } as const];
    const seated = async (hints: boolean) => {
      const { match, invites } = await ada.create({ game: 'tic-tac-toe', seats, hints });
      await ben.ok('join', { id: match.id, body: { invite: invites[0]?.code ?? '' } });
      return match.id;
    };
    const body = { seat: 0, baseSeq: 0 };
    expect(await ada.denied('hint', { id: await seated(false), body })).toBe('no-hints');
    const open = await seated(true);
    expect(await ben.denied('hint', { id: open, body })).toBe('not-your-seat');
    expect((await ada.ok('hint', { id: open, body })).seq).toBe(0);
    expect((await ben.ok('match', { id: open })).match.hints).toBe(true);
  });
});
