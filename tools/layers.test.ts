import { describe, expect, it } from 'vitest';
import { doorFaults, layerFaults, type Manifest } from './layers.ts';

const workspace = (change: Record<string, Manifest> = {}) =>
  new Map<string, Manifest>(
    Object.entries({
      'packages/engine': { name: 'engine', devDependencies: { testkit: '1' } },
      'packages/testkit': { name: 'testkit', dependencies: { engine: '1', zod: '1' } },
      'packages/kit': { name: 'kit', dependencies: { engine: '1' }, devDependencies: { testkit: '1' } },
      'packages/games': { name: 'games', dependencies: { engine: '1', kit: '1', chess: '1', go: '1' } },
      'packages/games/chess': {
        name: 'chess',
        dependencies: { engine: '1', kit: '1' },
        devDependencies: { testkit: '1' },
      },
      'packages/games/go': { name: 'go', dependencies: { engine: '1' } },
      'packages/bots': { name: 'bots', dependencies: { engine: '1' } },
      'packages/lab': { name: 'lab', dependencies: { engine: '1', bots: '1', games: '1' } },
      'apps/server': { name: 'server', dependencies: { engine: '1', games: '1' } },
      'apps/web': { name: 'web', dependencies: { engine: '1', bots: '1', games: '1', react: '1' } },
      ...change,
    }),
  );

describe('layers', () => {
  it('point one way', () => {
    expect(layerFaults(workspace())).toEqual([]);
  });

  it.each<[string, string, Manifest]>([
    ['the engine uses a game', 'packages/engine', { name: 'engine', dependencies: { chess: '1' } }],
    ['the engine uses the kit', 'packages/engine', { name: 'engine', dependencies: { kit: '1' } }],
    ['the kit uses a game', 'packages/kit', { name: 'kit', dependencies: { chess: '1' } }],
    ['the kit uses the bots', 'packages/kit', { name: 'kit', dependencies: { bots: '1' } }],
    ['a game uses another game', 'packages/games/go', { name: 'go', dependencies: { chess: '1' } }],
    ['a game tests with another game', 'packages/games/go', { name: 'go', devDependencies: { chess: '1' } }],
    ['a game uses the list of games', 'packages/games/go', { name: 'go', dependencies: { games: '1' } }],
    ['a game uses the testkit for play', 'packages/games/go', { name: 'go', dependencies: { testkit: '1' } }],
    ['bots use a game', 'packages/bots', { name: 'bots', dependencies: { chess: '1' } }],
    ['the lab uses a game past the list', 'packages/lab', { name: 'lab', dependencies: { chess: '1' } }],
    ['the lab uses an app', 'packages/lab', { name: 'lab', dependencies: { web: '1' } }],
    ['the server uses a game past the list', 'apps/server', { name: 'server', dependencies: { chess: '1' } }],
    ['an app ships another app', 'apps/server', { name: 'server', dependencies: { web: '1' } }],
  ])('are crossed when %s', (_what, folder, manifest) => {
    expect(layerFaults(workspace({ [folder]: manifest }))).toHaveLength(1);
  });

  it('know every package', () => {
    expect(() => layerFaults(workspace({ 'packages/extra': { name: 'extra' } }))).toThrow('belongs to no layer');
  });
});

describe('the one door to the games', () => {
  const faults = (file: string, imported: string) => doorFaults(workspace(), new Map([[file, [imported]]]));

  it.each([
    ['packages/games/src/index.ts', 'chess'],
    ['packages/games/src/index.ts', 'chess/meta'],
    ['apps/web/src/games/chess/Screen.tsx', 'games/chess'],
    ['apps/server/src/main.ts', 'games'],
    ['apps/server/src/main.ts', 'chessboard'],
  ])('%s may import %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([]);
  });

  it.each([
    ['apps/server/src/games.ts', 'chess'],
    ['apps/web/src/games/go/Screen.tsx', 'go'],
    ['bench/run.ts', 'chess/balance'],
  ])('%s may not import %s', (file, imported) => {
    expect(faults(file, imported)).toEqual([
      `${file} must not import ${imported}; games come from the package 'games'`,
    ]);
  });
});
