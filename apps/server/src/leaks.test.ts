import {
  type AnyGame,
  type Event,
  factsFor,
  fastRng,
  type JournalHead,
  Match,
  pick,
  picksOf,
  type Viewer,
} from '@veilhall/engine';
import { game as veilwraith } from '@veilhall/games/veilwraith';
import { highCard } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory.ts';
import { Client, type LiveClient } from './testing/client.ts';
import { testServer } from './testing/server.ts';

/**
 * T4 over the wire. Every card on a table has a name of its own (`hobgoblin-a#12`, or its number beside its kind): the
 * canaries. Everything that ever left the server for a seat or a spectator is searched for them, and none may be there
 * that the rules do not show this viewer at some moment of the match.
 */
const CANARIES = [/[a-z][a-z0-9-]*#\d+/g, /"id":\d+,"def":"[^"]+"/g, /"def":"[^"]+","id":\d+/g];

function canariesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const pattern of CANARIES) for (const [canary] of text.matchAll(pattern)) found.add(canary);
  return found;
}

interface Party {
  readonly client: Client;
  readonly viewer: Viewer;
  readonly live: LiveClient;
}

interface Search {
  /** Canaries that somebody was told without being entitled. */
  readonly leaks: string[];
  /** Canaries that somebody was not entitled to; none would make the search worthless. */
  readonly hidden: number;
  readonly picks: number;
}

async function search(game: AnyGame, registry: URL, options: Record<string, never>, most: number): Promise<Search> {
  const store = memoryStore();
  const plenty = { burst: 1e6, perSecond: 1e6 };
  const limits = { requests: plenty, acts: plenty, matches: plenty, looks: plenty };
  const log: string[] = [];
  const logging = { logLevel: 'debug', logTo: (line: string) => void log.push(line) } as const;
  const server = await testServer({ store, registry, limits, snapshotEvery: 5, ...logging });
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const host = await Client.guest(url, 'Ada');
    const guest = await Client.guest(url, 'Bea');
    const made = await host.create({ game: game.id, seats: [{ kind: 'human' }, { kind: 'open' }], options });
    const { id } = made.match;
    await guest.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });
    const parties = [
      await party(host, id, 0),
      await party(guest, id, 1),
      await party(await Client.guest(url, 'Cid'), id, 'spectator'),
    ];
    const picks = await play(parties, id, most);
    const row = await store.match(id);
    const entries = (await store.entries(id)).map(({ entry }) => entry);
    const entitled = entitlements(game, { ...(row?.head as JournalHead), entries }, [0, 1, 'spectator']);
    const leaks: string[] = [];
    let hidden = 0;
    const secrets = [host.cookie?.split('=')[1], made.invites[0]?.code, ...made.seatTokens.map(({ token }) => token)];
    for (const line of log) {
      for (const canary of canariesIn(line)) leaks.push(`log: ${canary}`);
      if (secrets.some((secret) => secret && line.includes(secret))) leaks.push('log: a secret');
    }
    if (log.length === 0) leaks.push('the log was empty, and the search of it worthless');
    for (const { client, viewer, live } of parties) {
      const may = entitled.get(viewer) ?? new Set();
      for (const canary of entitled.get('all') ?? []) if (!may.has(canary)) hidden++;
      for (const canary of canariesIn(client.heard.join('\n')))
        if (!may.has(canary)) leaks.push(`${viewer}: ${canary}`);
      for (const text of client.heard) if (text.includes('"seed"')) leaks.push(`${viewer}: the seed`);
      live.close();
    }
    return { leaks, hidden, picks };
  } finally {
    await server.close();
  }
}

async function party(client: Client, match: string, viewer: Viewer): Promise<Party> {
  const live = await client.live();
  await live.ask({ type: 'watch', match, as: viewer });
  return { client, viewer, live };
}

/** Plays at random, with an undo here and there, and asks for everything on the way. Stops before the match is over and all is open. */
async function play(parties: readonly Party[], id: string, most: number): Promise<number> {
  const rng = fastRng('leaks');
  for (let seq = 0; seq < most; seq++) {
    if (seq % 4 === 0) await lookEverywhere(parties, id, seq);
    const { match } = (await parties[2]?.client.ok('match', { id })) ?? {};
    const actors = parties.filter(({ viewer }) => viewer !== 'spectator' && match?.waiting.includes(viewer));
    if (actors.length === 0) return seq;
    const { client, viewer } = pick(rng, 'actor', actors);
    if (viewer === 'spectator') return seq;
    const { look } = await client.ok('match', { id, query: `?as=${viewer}` });
    const act = { seat: viewer, key: `leak-key-${seq}`, baseSeq: seq };
    const options = (look?.prompt?.options ?? []).filter((option) => option.kind !== 'resign');
    if (look?.undo?.ok && seq % 7 === 0) await client.ok('undo', { id, body: act });
    else await client.ok('choose', { id, body: { ...act, option: pick(rng, 'option', options).id } });
    for (const { live } of parties) await live.until((message) => message.type === 'update' && message.seq === seq + 1);
  }
  return most;
}

/** Every way to ask that could show something, tried by everybody. */
async function lookEverywhere(parties: readonly Party[], id: string, seq: number): Promise<void> {
  for (const { client, viewer } of parties) {
    const other = viewer === 0 ? 1 : 0;
    for (const query of ['', `?as=${viewer}`, `?as=${other}`, '?as=spectator'])
      await client.call('match', { id, query });
    await client.call('history', { id, query: `?seq=${seq}` });
    await client.call('history', { id, query: `?seq=${Math.max(0, seq - 1)}&as=spectator` });
    await client.call('history', { id, query: `?seq=${seq}&as=${other}` });
    await client.call('log', { id });
    await client.call('log', { id, query: `?as=${other}` });
    await client.call('journal', { id });
    await client.call('fork', { id, body: {} });
    await client.call('readChat', { id });
    await client.call('listMatches');
    await client.call('choose', { id, body: { seat: other, key: `guess-${seq}-${other}`, baseSeq: seq, option: 'a' } });
    const again = await client.live();
    again.send({ type: 'watch', match: id, as: other });
    await again.ask({ type: 'watch', match: id, since: 0 });
    again.close();
  }
}

/** The canaries each viewer may know: those of its views, questions, refusals and facts at every moment. `all` is what there is. */
function entitlements(game: AnyGame, journal: unknown, viewers: readonly Viewer[]): Map<Viewer | 'all', Set<string>> {
  const known = new Map<Viewer | 'all', Set<string>>([...viewers, 'all' as const].map((viewer) => [viewer, new Set()]));
  const { entries } = Match.replay(game, journal);
  const match = Match.replay(game, journal, 0);
  const look = (events: readonly Event[]): void => {
    for (const canary of canariesIn(JSON.stringify(match.state))) known.get('all')?.add(canary);
    for (const viewer of viewers) {
      const asked =
        viewer === 'spectator' ? [] : [match.promptOf(viewer), match.whyNot(viewer), match.undoOffer(viewer)];
      const text = JSON.stringify([match.view(viewer), factsFor(events, viewer), ...asked]);
      for (const canary of canariesIn(text)) known.get(viewer)?.add(canary);
    }
  };
  look([]);
  for (const entry of entries) {
    if (entry.kind === 'undo') match.undo(entry.seat);
    look(entry.kind === 'pick' ? match.choose(entry.seat, picksOf(entry)).events : []);
  }
  return known;
}

describe('nothing hidden leaves the server', () => {
  it('in a game of hidden hands, over every way out', async () => {
    const { leaks, hidden, picks } = await search(
      highCard,
      new URL('./testing/games.ts', import.meta.url),
      { rounds: 9 } as never,
      24,
    );
    expect(leaks).toEqual([]);
    expect(picks).toBeGreaterThan(15);
    expect(hidden).toBeGreaterThan(10);
  });

  it('in a race of Veilwraiths', async () => {
    const { leaks, hidden, picks } = await search(
      veilwraith,
      new URL('./testing/all-games.ts', import.meta.url),
      { table: 'race' } as never,
      40,
    );
    expect(leaks).toEqual([]);
    expect(picks).toBeGreaterThan(15);
    expect(hidden).toBeGreaterThan(5);
  });

  it('and the search would find it if it did', async () => {
    const { leaks } = await search(
      highCard,
      new URL('./testing/leaky-games.ts', import.meta.url),
      { rounds: 9 } as never,
      6,
    );
    expect(leaks.length).toBeGreaterThan(3);
    expect(leaks.some((leak) => leak.startsWith('spectator'))).toBe(true);
  });
});
