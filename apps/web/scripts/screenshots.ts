import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Eyes, newPerson, openBrowser, openHall } from './hall.ts';

/** `npm run screenshots`: the pictures of the README, from the built page and the real server. */

const out = join(import.meta.dirname, '../../../docs/pictures');
const SETTINGS = { confirm: false, speed: 'instant', volume: 0, name: 'Maren' };
/** A match far enough on that every part of the table has something on it. */
const PICKS = 46;

const EYES: Readonly<Record<string, Eyes>> = {
  'desktop-dark': {},
  'desktop-light': { light: true },
  'phone-dark': { phone: true },
  'phone-light': { phone: true, light: true },
};

/** Plays with a little sense: what strikes first, then what is lit, the primary button when nothing else is left. */
async function playOn(page: Page): Promise<void> {
  for (let picks = 0; picks < PICKS; picks++) {
    const before = await page.locator('.log li, .log-look').count();
    const thing = page.locator('[data-light="lit"]').first();
    if (picks % 4 !== 3 && (await thing.count()) > 0) await thing.click({ timeout: 2000 }).catch(() => {});
    else
      await page
        .locator('.prompt-buttons .btn')
        .last()
        .click({ timeout: 2000 })
        .catch(() => {});
    await page.waitForTimeout(40 + (before === 0 ? 100 : 0));
  }
}

async function take(browser: Browser, url: string, name: string, eyes: Eyes): Promise<void> {
  const person = await newPerson(browser, eyes);
  await person.addInitScript(
    (settings) => localStorage.setItem('veilhall.settings', JSON.stringify(settings)),
    SETTINGS,
  );
  const page = await person.newPage();
  await page.goto(`${url}/new/veilwraith`);
  await page.getByRole('radio', { name: '2 Nesting Woods' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.prompt-sentence').waitFor();
  await playOn(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, `veilwraith-${name}.png`) });
  await page.goto(url);
  await page.locator('.slip').first().waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(out, `home-${name}.png`) });
  await person.close();
}

mkdirSync(out, { recursive: true });
const hall = await openHall();
const browser = await openBrowser();
try {
  for (const [name, eyes] of Object.entries(EYES)) await take(browser, hall.url, name, eyes);
} finally {
  await browser.close();
  await hall.stop();
}
