import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { glyphPlugin } from '../glyph-plugin.ts';
import { newPerson, openBrowser, openHall } from './hall.ts';

/** `npm run perf -w apps/web`: how long the hall takes to be usable, and what one changed card of three hundred costs. */

const web = join(import.meta.dirname, '..');
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ms = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} ms median, ${Math.max(...values).toFixed(1)} ms worst of ${values.length}`;

async function firstVisits(browser: Browser, url: string): Promise<void> {
  const usable: number[] = [];
  const worked: number[] = [];
  const dealt: number[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const person = await newPerson(browser);
    // The lesson has been offered: "Play now" plays.
    await person.addInitScript(() => localStorage.setItem('veilhall.offered', '["veilwraith"]'));
    const page = await person.newPage();
    const work = await workOf(page);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Play now, Veilwraith' });
    await button.waitFor();
    usable.push(await page.evaluate(() => performance.now()));
    worked.push(await work());
    const started = Date.now();
    await button.click();
    await page.locator('.prompt-buttons .btn').first().waitFor();
    dealt.push(Date.now() - started);
    await person.close();
  }
  console.log(`hall usable after navigation:   ${ms(usable)}`);
  console.log(`  of it work of the page:       ${ms(worked)}`);
  console.log(`first decision after Play now:  ${ms(dealt)}`);
}

/** Milliseconds of processor time that the page has used for script, style and layout: what a busy machine cannot blur. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
}

async function threeHundredCards(browser: Browser): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'veilhall-perf-'));
  // The page's own build without its service worker: nothing here is to be kept on any device.
  const config: InlineConfig = {
    root: join(web, 'perf'),
    configFile: false,
    logLevel: 'error',
    plugins: [glyphPlugin(), react()],
    worker: { format: 'es', plugins: () => [glyphPlugin()] },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
    preview: { port: 4390 },
  };
  await build(config);
  const server = await preview(config);
  const page = await (await newPerson(browser)).newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.locator('[data-thing]').nth(299).waitFor({ state: 'attached' });
  await page.waitForTimeout(3000);
  const work = await workOf(page);
  const changes: number[] = [];
  const worked: number[] = [];
  for (let n = 1; n <= 40; n++) {
    const before = await work();
    changes.push(await page.evaluate((seq) => window.measureChange(seq), n));
    worked.push((await work()) - before);
  }
  console.log(`one changed card of 300:        ${ms(changes.slice(5))}`);
  console.log(`  of it work of the page:       ${ms(worked.slice(5))}`);
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

const hall = await openHall();
const browser = await openBrowser();
try {
  await firstVisits(browser, hall.url);
  await threeHundredCards(browser);
} finally {
  await browser.close();
  await hall.stop();
}
