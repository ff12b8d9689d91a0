import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['tools/*.ts', 'bench/*.ts'], project: ['tools/**/*.ts', 'bench/**/*.ts'] },
    'packages/*': { project: 'src/**/*.{ts,tsx}' },
    'packages/games/*': { project: 'src/**/*.{ts,tsx}' },
    'apps/*': { project: '{src,e2e,scripts}/**/*.{ts,tsx}' },
  },
  treatConfigHintsAsErrors: true,
};

export default config;
