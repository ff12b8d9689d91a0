import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, preview } from 'vite';
import { newPerson, openBrowser } from './hall.ts';

/** Part of `npm run bench:bots`: prints as JSON how long each level thinks in the worker of a real browser. */

const root = join(import.meta.dirname, '../perf');
const outDir = mkdtempSync(join(tmpdir(), 'veilhall-bots-'));
const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input: join(root, 'bots.html') } },
  preview: { port: 4391 },
};
await build(config);
const server = await preview(config);
const browser = await openBrowser();
try {
  const page = await (await newPerson(browser)).newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bots.html`);
  console.log(JSON.stringify(await page.evaluate(() => window.botTimes)));
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
