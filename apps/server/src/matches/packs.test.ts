import { readFileSync } from 'node:fs';
import { veilwraith } from '@veilhall/games/veilwraith';
import { describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { sharedServer } from '../testing/server.ts';

const PACK: unknown = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/veilwraith-pack.json', import.meta.url), 'utf8'),
);
const server = sharedServer({ registry: new URL('../testing/all-games.ts', import.meta.url) });

describe('a match with a pack', () => {
  it('shows the cards of the pack with their text, to everybody who may watch', async () => {
    const ada = await Client.guest(server.url);
    const packs = [PACK] as never;
    const { match } = await ada.create({ game: veilwraith.id, seats: [{ kind: 'human' }], packs });
    expect(match.packs).toBe(1);
    const { cards } = await new Client(server.url).ok('content', { id: match.id });
    const known = new Set(veilwraith.content.cards.map(({ id }) => id));
    const added = cards.filter(({ id }) => !known.has(id));
    expect(added.map(({ name }) => name)).toContain('Frost Widow');
    for (const { text } of added) expect(text).not.toBe('');
    expect(cards).toEqual(veilwraith.extend?.(PACK).content.cards);
  });
});
