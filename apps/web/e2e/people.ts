import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Eyes, type Hall, newPerson, openBrowser, openHall } from '../scripts/hall.ts';

export interface Person extends Eyes {
  /** What this person has set; questions before what reveals or ends are off unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Stage {
  readonly url: string;
  /** A person with a fresh browser, at the hall's door. Whatever goes wrong in their page fails the test. */
  person(who?: Person): Promise<Page>;
}

/** Sets up server and browser for the tests of one file. */
export function stage(): Stage {
  let hall: Hall | undefined;
  let browser: Browser | undefined;
  let people: BrowserContext[] = [];
  let faults: string[] = [];

  beforeAll(async () => {
    hall = await openHall();
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const person of people) await person.close();
    people = [];
    const found = faults;
    faults = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await hall?.stop();
  });

  return {
    get url() {
      if (!hall) throw new Error('the hall is not open yet');
      return hall.url;
    },
    async person({ settings = {}, ...eyes } = {}) {
      if (!browser) throw new Error('there is no browser yet');
      const context = await newPerson(browser, eyes);
      people.push(context);
      const start = { confirm: false, speed: 'instant', ...settings };
      await context.addInitScript((kept) => {
        if (!localStorage.getItem('veilhall.settings')) localStorage.setItem('veilhall.settings', JSON.stringify(kept));
      }, start);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isLine(message.text())) faults.push(`console: ${message.text()}`);
      });
      return page;
    },
  };
}

/** A line that is down is not a fault of the page; tests that cut it look at what the page says. */
const isLine = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|status of 401/.test(text);

export const sentence = (page: Page): Promise<string | null> => page.locator('.prompt-sentence').textContent();

/** How many entries the log leads back to. */
export const logged = (page: Page): Promise<number> => page.locator('.log-look').count();

export async function playNow(page: Page, url: string, game = 'Veilwraith'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: `Play now, ${game}` }).click();
  await page.locator('.prompt-sentence').waitFor();
}

/** A deal may begin with a forced choice: picks until the Play Phase asks. */
export async function untilPlay(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /^End the Play Phase/ });
  for (let picks = 0; picks < 10 && (await end.count()) === 0; picks++) await pick(page);
  await end.waitFor();
}

/** Picks the first option that is offered and waits until it counts. */
export async function pick(page: Page): Promise<void> {
  const before = await logged(page);
  await page.keyboard.press('1');
  await expect.poll(() => logged(page), { timeout: 20_000 }).toBeGreaterThan(before);
}
