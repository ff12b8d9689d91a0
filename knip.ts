import type { KnipConfig } from 'knip';

/** Fails for files nobody reaches, exports nobody imports, and imports that a package does not declare. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['tools/*.ts', 'bench/*.ts'], project: ['tools/**/*.ts', 'bench/**/*.ts'] },
    'packages/*': { project: 'src/**/*.{ts,tsx}' },
    'packages/games/*': { project: 'src/**/*.{ts,tsx}' },
    'templates/*': { project: 'src/**/*.ts' },
    'apps/web': {
      project: '{src,e2e,scripts}/**/*.{ts,tsx}',
      entry: [
        'e2e/vitest.config.ts',
        'e2e/global-setup.ts',
        // Screens, pickers and covers are found by their place, tables of glyphs by glyph-plugin.ts.
        'src/games/*/{index,pickers,cover,*glyphs}.ts',
      ],
      // Read as a file by glyph-plugin.ts.
      ignoreDependencies: ['@iconify-json/game-icons'],
      // Asked for by name when there is no Chromium.
      ignoreBinaries: ['apt-get'],
    },
    'apps/*': { project: '{src,e2e,scripts}/**/*.{ts,tsx}' },
  },
  // The shape of what an exported function takes or returns is part of that export.
  ignoreExportsUsedInFile: { interface: true, type: true },
  treatConfigHintsAsErrors: true,
};

export default config;
