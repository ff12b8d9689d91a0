import { PackError } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import example from '../../../../../docs/examples/veilwraith-pack.json' with { type: 'json' };
import { BOX } from '../testing/box.ts';
import { extendContent } from './packs.ts';
import { rawContent } from './raw.ts';

const head = { format: 'veilhall-pack/1', game: 'veilwraith', id: 'test', name: 'Test' };

const threat = {
  id: 'soot-hen',
  name: 'Soot Hen',
  kind: 'anima',
  copies: [{ values: [{ type: 'fight', n: 2 }], cost: 0, boost: 0 }],
  abilities: [],
  flavour: 'It lays stones.',
};

function faultsOfPack(pack: unknown): readonly string[] {
  try {
    extendContent(rawContent, pack);
  } catch (error) {
    if (error instanceof PackError) return error.faults;
    throw error;
  }
  return [];
}

describe('packs', () => {
  it('the example adds a Threat and a Memory and puts a Vignette in the place of another', () => {
    const raw = extendContent(rawContent, example);
    expect(raw.threats.length).toBe(rawContent.threats.length + 1);
    expect(raw.memories.map((memory) => memory.id)).toContain('memory-kettle');
    expect(raw.vignettes.map((vignette) => vignette.name)[0]).toBe('Lost Ruins in Winter');
    expect(raw.vignettes.length).toBe(BOX.vignettes);
  });

  it('leaves the box untouched', () => {
    const before = JSON.stringify(rawContent);
    extendContent(rawContent, example);
    expect(JSON.stringify(rawContent)).toBe(before);
  });

  it('a card with a known id takes its place', () => {
    const raw = extendContent(rawContent, {
      ...head,
      threats: [{ ...threat, id: 'husk-swarm', copies: Array(3).fill(threat.copies[0]) }],
    });
    expect(raw.threats.length).toBe(rawContent.threats.length);
    expect(raw.threats.find((type) => type.id === 'husk-swarm')?.name).toBe('Soot Hen');
  });

  it('an empty pack changes nothing', () => {
    expect(extendContent(rawContent, head)).toEqual(rawContent);
  });

  it.each([
    ['nothing at all', undefined],
    ['a list', []],
    ['a text', 'pack'],
    ['a pack of another game', { ...head, game: 'the-veil' }],
    ['a pack of another format', { ...head, format: 'veilhall-pack/2' }],
    ['an unknown family', { ...head, dragons: [] }],
  ])('refuses %s', (_, pack) => {
    expect(faultsOfPack(pack).length).toBeGreaterThan(0);
  });

  it('names every fault of shape with the path and the card', () => {
    const broken = {
      ...threat,
      copies: [{ values: [{ type: 'dance', n: 2 }], cost: -1, boost: 0 }],
      flavour: 'x'.repeat(121),
    };
    const faults = faultsOfPack({ ...head, threats: [broken] });
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'threats.0 (soot-hen).copies.0.values.0.type',
      'threats.0 (soot-hen).copies.0.cost',
      'threats.0 (soot-hen).flavour',
    ]);
  });

  it('names every fault of the set it makes', () => {
    const doubled = [threat, threat, { ...threat, id: 'husk-swarm' }, { ...threat, id: 'memory-salt' }];
    const faults = faultsOfPack({ ...head, threats: doubled, keys: [{ ...rawContent.keys[0], id: 'key-sixth' }] });
    expect(faults).toEqual([
      'soot-hen: the pack has this card twice',
      'memory-salt: two cards have this id',
      'there must be exactly 5 Keys, not 6',
      "lost-ruins: it lists 3 of 'husk-swarm', but there are only 1",
      "nesting-woods: it lists 3 of 'husk-swarm', but there are only 1",
      "ashen-mill: it lists 2 of 'husk-swarm', but there are only 1",
    ]);
  });

  it('does not let a pack reach for what no object has', () => {
    const pack: unknown = JSON.parse(
      '{"format":"veilhall-pack/1","game":"veilwraith","id":"p","name":"P","__proto__":{"threats":[]}}',
    );
    expect(faultsOfPack(pack).length).toBeGreaterThan(0);
    expect(({} as { threats?: unknown }).threats).toBeUndefined();
  });
});
