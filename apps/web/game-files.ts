import type { Plugin, Rolldown } from 'vite';

/** Chunks and styles of one game lie in `assets/games/<game>/`, so that the service worker can tell them from the hall's. */

const OF_GAME = /\/(?:apps\/web\/src|packages)\/games\/([a-z-]+)\//;
/** The hall shows it before the game is opened. */
const COVER = /\/cover\.ts$/;

export const chunkNames = ({ facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string =>
  `${COVER.test(facadeModuleId ?? '') ? 'assets' : folderOf(moduleIds)}/[name]-[hash].js`;

/** File names of styles, fonts and the like. */
export const assetNames = ({ originalFileNames }: Rolldown.PreRenderedAsset): string =>
  `${folderOf(originalFileNames.map((name) => `/apps/web/${name}`))}/[name]-[hash][extname]`;

/** The page names the covers' chunks, so that they come along with the hall and not after it. */
export const preloadCovers = (): Plugin => ({
  name: 'veilhall-preload-covers',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && COVER.test(file.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
        })),
  },
});

function folderOf(modules: readonly string[]): string {
  const games = new Set<string>();
  for (const id of modules) {
    const game = OF_GAME.exec(id)?.[1];
    if (game) games.add(game);
  }
  const [only] = games;
  return only !== undefined && games.size === 1 ? `assets/games/${only}` : 'assets';
}

const LIST = /\/packages\/games\/src\/index\.ts$/;
const LEFT_OUT = '\0left-out';

/**
 * Leaves out what the list of games could load and this build never does: the page leaves rules to its workers, nobody
 * here measures balance. Otherwise each screen would draw in the whole rules of its game.
 */
export const leaveOut = (what: RegExp): Plugin => ({
  name: 'veilhall-leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer, { kind }) =>
    kind === 'dynamic-import' && LIST.test(importer ?? '') && what.test(source) ? LEFT_OUT : undefined,
  load: (id) => (id === LEFT_OUT ? "throw new Error('left out of this build');" : undefined),
});
