import { describe, expect, it } from 'vitest';
import { layerFaults, type Manifest } from './layers.ts';

const workspace = (change: Record<string, Manifest> = {}) =>
  new Map<string, Manifest>(
    Object.entries({
      'packages/engine': { name: 'engine', devDependencies: { testkit: '1' } },
      'packages/testkit': { name: 'testkit', dependencies: { engine: '1', zod: '1' } },
      'packages/kit': { name: 'kit', dependencies: { engine: '1' } },
      'packages/games/chess': {
        name: 'chess',
        dependencies: { engine: '1', kit: '1' },
        devDependencies: { testkit: '1' },
      },
      'packages/games/go': { name: 'go', dependencies: { engine: '1' } },
      'packages/bots': { name: 'bots', dependencies: { engine: '1' } },
      'packages/lab': { name: 'lab', dependencies: { engine: '1', bots: '1', chess: '1' } },
      'apps/web': { name: 'web', dependencies: { engine: '1', bots: '1', chess: '1', react: '1' } },
      ...change,
    }),
  );

describe('layers', () => {
  it('point one way', () => {
    expect(layerFaults(workspace())).toEqual([]);
  });

  it.each<[string, string, Manifest]>([
    ['the engine uses a game', 'packages/engine', { name: 'engine', dependencies: { chess: '1' } }],
    ['the kit uses a game', 'packages/kit', { name: 'kit', dependencies: { chess: '1' } }],
    ['a game uses another game', 'packages/games/go', { name: 'go', dependencies: { chess: '1' } }],
    ['a game tests with another game', 'packages/games/go', { name: 'go', devDependencies: { chess: '1' } }],
    ['a game uses the testkit for play', 'packages/games/go', { name: 'go', dependencies: { testkit: '1' } }],
    ['bots use a game', 'packages/bots', { name: 'bots', dependencies: { chess: '1' } }],
    ['the lab uses an app', 'packages/lab', { name: 'lab', dependencies: { web: '1' } }],
    ['an app ships another app', 'apps/server', { name: 'server', dependencies: { web: '1' } }],
  ])('are crossed when %s', (_what, folder, manifest) => {
    expect(layerFaults(workspace({ [folder]: manifest }))).toHaveLength(1);
  });

  it('know every package', () => {
    expect(() => layerFaults(workspace({ 'packages/extra': { name: 'extra' } }))).toThrow('belongs to no layer');
  });
});
