import { type AnyGame, type Event, factsFor, Match } from '@veilhall/engine';
import { highCard } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { Client, type LiveClient } from './testing/client.ts';
import { testServer } from './testing/server.ts';

/**
 * T4: every hidden thing carries a marker of its own, and every byte that leaves the server for somebody who must not
 * know it is searched for it. Here the markers are the names and instance ids of cards.
 */
const HUMAN = { kind: 'human' } as const;
const OPEN = { kind: 'open' } as const;

/** A pack of cards whose ids nobody could write by chance. */
const MARKERS = Array.from({ length: 9 }, (_, i) => ({
  id: `canary-${'qzxjkvwyp'[i]}${'mrtblfghd'[i]}-${i}`,
  value: 40 + i,
}));
const PACK = { cards: MARKERS };

interface Party {
  readonly client: Client;
  readonly seat: number | 'spectator';
  readonly live: LiveClient;
}

describe('nothing hidden leaves the server', () => {
  it('in a game of hidden cards, over every way out', async () => {
    const server = await testServer({ snapshotEvery: 3 });
    const url = `http://127.0.0.1:${server.port}`;
    const [ada, bea, cid] = await Promise.all(['Ada', 'Bea', 'Cid'].map((name) => Client.guest(url, name)));
    if (!ada || !bea || !cid) throw new Error('nobody came');
    const made = await ada.create({ game: 'high-card', seats: [HUMAN, OPEN], packs: [PACK], options: { rounds: 4 } });
    const { id } = made.match;
    await bea.ok('join', { id, body: { invite: made.invites[0]?.code ?? '' } });

    const parties: Party[] = [];
    for (const [client, seat] of [
      [ada, 0],
      [bea, 1],
      [cid, 'spectator'],
    ] as const) {
      const live = await client.live();
      await live.ask({ type: 'watch', match: id, as: seat });
      parties.push({ client, seat, live });
    }

    for (let seq = 0; ; ) {
      const { match } = await cid.ok('match', { id });
      const actor = parties.find((party) => party.seat !== 'spectator' && match.waiting.includes(party.seat));
      if (!actor || actor.seat === 'spectator') break;
      await lookEverywhere(parties, id, seq);
      const { table } = await actor.client.ok('match', { id });
      // Swaps where they are offered: the way on which a card goes back into hiding.
      const options = table?.prompt?.options ?? [];
      const option = options.find((entry) => entry.id.startsWith('swap')) ?? options[0];
      const answer = await actor.client.choose(id, actor.seat, seq, option?.id ?? '');
      expect(answer.status).toBe(200);
      seq++;
      for (const { live } of parties) await live.until((message) => message.type === 'update' && message.seq === seq);
    }

    const heard = parties.map(({ client }) => [...client.heard]);
    const journal = await cid.ok('journal', { id });
    expect(journal.entries.length).toBeGreaterThan(6);
    const known = knowledge(journal, [0, 1, 'spectator']);
    let hidden = 0;
    for (const [index, party] of parties.entries()) {
      const said = (heard[index] ?? []).join('\n');
      const mayKnow = known.get(party.seat) ?? new Set();
      for (const { id: marker } of MARKERS) {
        if (mayKnow.has(marker)) continue;
        hidden++;
        expect(said.includes(marker), `${marker} to ${party.seat}`).toBe(false);
      }
      expect(said.includes('"seed"')).toBe(false);
    }
    expect(hidden, 'the test would show nothing if everybody knew everything').toBeGreaterThan(2);
    for (const { live } of parties) live.close();
    await server.close();
  });

  it('and the search would notice: a broken view is caught', async () => {
    const state = Match.deal(highCard.extend?.(PACK) ?? highCard, { id: 'x', seats: 2, seed: 'b'.repeat(64) }).state;
    const said = JSON.stringify(highCard.view(state as never, 'spectator'));
    const leaky = JSON.stringify({ ...JSON.parse(said), state });
    expect(MARKERS.some(({ id }) => said.includes(id))).toBe(false);
    expect(MARKERS.some(({ id }) => leaky.includes(id))).toBe(true);
  });
});

/** Every way to ask that could show something, tried by everybody. */
async function lookEverywhere(parties: readonly Party[], id: string, seq: number): Promise<void> {
  for (const { client, seat } of parties) {
    const other = seat === 0 ? 1 : 0;
    for (const query of ['', `?as=${seat}`, `?as=${other}`, '?as=spectator']) await client.call('match', { id, query });
    await client.call('history', { id, query: `?seq=${seq}` });
    await client.call('history', { id, query: `?seq=${Math.max(0, seq - 1)}&as=spectator` });
    await client.call('history', { id, query: `?seq=${seq}&as=${other}` });
    await client.call('log', { id });
    await client.call('log', { id, query: `?as=${other}` });
    await client.call('fork', { id, body: {} });
    await client.call('readChat', { id });
    await client.call('listMatches');
    await client.call('choose', {
      id,
      body: { seat: other, key: `guess-${seq}-${other}`, baseSeq: seq, option: 'lay:0' },
    });
    const again = await client.live();
    again.send({ type: 'watch', match: id, as: other });
    again.send({ type: 'watch', match: id, since: 0 });
    await again.ask({ type: 'ping' });
    again.close();
    await lookAtJournal(client, id);
  }
}

/** The journal names the packs, and so every card there is; where they lie it must not say. */
async function lookAtJournal(client: Client, id: string): Promise<void> {
  const { packs, ...journal } = await client.ok('journal', { id });
  client.heard.pop();
  expect(packs).toEqual([PACK]);
  client.heard.push(JSON.stringify(journal));
}

/** What each viewer was entitled to know by the end, from the rules themselves: their views and facts at every moment. */
function knowledge(
  journal: unknown,
  viewers: readonly (number | 'spectator')[],
): Map<number | 'spectator', Set<string>> {
  const known = new Map(viewers.map((viewer) => [viewer, new Set<string>()]));
  const game: AnyGame = highCard;
  const whole = Match.replay(game, journal);
  const match = Match.replay(game, journal, 0);
  const look = (events: readonly Event[]): void => {
    for (const viewer of viewers) {
      const text = JSON.stringify([match.view(viewer), factsFor(events, viewer)]);
      for (const { id } of MARKERS) if (text.includes(id)) known.get(viewer)?.add(id);
    }
  };
  look([]);
  for (const entry of whole.entries) {
    if (entry.kind === 'pick') look(match.choose(entry.seat, entry.option).events);
    else match.undo(entry.seat);
  }
  return known;
}
