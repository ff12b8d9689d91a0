import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHall } from '../scripts/hall.ts';
import { pick, playNow, sentence, stage } from './people.ts';

const here = stage();

/** Whether files of this folder are kept on the device. */
const keeps = (page: Page, folder: string): Promise<boolean> =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) if (url.includes(part)) return true;
    }
    return false;
  }, folder);

describe('without a line', () => {
  it('plays a game that was opened before, even when the server is gone for good', async () => {
    const hall = await openHall();
    const page = await here.person({ keeps: true });
    await playNow(page, hall.url);
    await expect.poll(() => keeps(page, '/assets/games/veilwraith/')).toBe(true);
    expect(await keeps(page, '/assets/games/veiled-fate/')).toBe(false);
    await page.evaluate(async () => {
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await hall.stop();
    await page.context().setOffline(true);
    await playNow(page, hall.url);
    await pick(page);
    const before = await sentence(page);
    await page.reload();
    await page.locator('.prompt-sentence').waitFor();
    expect(await sentence(page)).toBe(before);
    await page.goto(hall.url);
    await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('.lesson-step', { hasText: 'Step 2' }).waitFor();
  });

  it('drops an old build only when no page of it lives', async () => {
    const page = await here.person({ keeps: true });
    await page.goto(here.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      for (const build of ['gone', 'alive']) {
        await (await caches.open(`veilhall-${build}`)).put(`/assets/index-${build}.js`, new Response('old'));
      }
      await new Promise<void>((taken) => {
        void navigator.locks.request('/assets/index-alive.js', { mode: 'shared' }, () => {
          taken();
          return new Promise(() => {});
        });
      });
    });
    await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
    await page.locator('.prompt-sentence').waitFor();
    await expect.poll(() => page.evaluate(() => caches.has('veilhall-gone'))).toBe(false);
    expect(await page.evaluate(() => caches.has('veilhall-alive'))).toBe(true);
  });
});
