import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { assetNames, chunkNames, leaveOut, preloadCovers } from './game-files.ts';
import { glyphPlugin } from './glyph-plugin.ts';

/** Where `npm start` listens; the development server passes the API on to it. */
const SERVER = 'http://localhost:4600';

/** Whatever the hall needs at once is one file, and React, which seldom changes, another: more would be more waits on a slow line. */
const FIRST = { name: 'hall', test: /\/apps\/web\/src\/main\.tsx$/ };
const REACT = { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 };

export default defineConfig({
  plugins: [
    leaveOut(/./),
    glyphPlugin(),
    preloadCovers(),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Veilhall',
        short_name: 'Veilhall',
        description: 'One table for five games.',
        theme_color: '#0d0f12',
        background_color: '#0d0f12',
        display: 'standalone',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [leaveOut(/\/balance$/), glyphPlugin()],
    rolldownOptions: { output: { chunkFileNames: chunkNames } },
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: { chunkFileNames: chunkNames, assetFileNames: assetNames, codeSplitting: { groups: [REACT, FIRST] } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
