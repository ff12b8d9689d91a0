import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Eyes, type Hall, newPerson, openBrowser, openHall } from '../scripts/hall.ts';

export interface Stage {
  readonly url: string;
  /** A person with a fresh browser, at the hall's door. Whatever goes wrong in their page fails the test. */
  person(eyes?: Eyes): Promise<Page>;
  readonly hall: Hall;
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

  const there = (): Hall => {
    if (!hall) throw new Error('the hall is not open yet');
    return hall;
  };
  return {
    get hall() {
      return there();
    },
    get url() {
      return there().url;
    },
    async person(eyes) {
      if (!browser) throw new Error('there is no browser yet');
      const context = await newPerson(browser, eyes);
      people.push(context);
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
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection/.test(text);

/** Whatever moves are offered first, until the prompt is another one. */
export async function pickFirst(page: Page): Promise<void> {
  await page.keyboard.press('1');
}

export const sentence = (page: Page): Promise<string | null> => page.locator('.prompt-sentence').textContent();

export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
  await page.locator('.prompt-sentence').waitFor();
}
