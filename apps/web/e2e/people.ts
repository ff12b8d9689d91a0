import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { type Eyes, newPerson } from '../scripts/hall.ts';

export interface Person extends Eyes {
  /** What this person has set; questions before what reveals or ends are off unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Stage {
  readonly url: string;
  /** A person with a fresh browser, at the hall's door. Whatever goes wrong in their page fails the test. */
  person(who?: Person): Promise<Page>;
}

/** The server and the browser for the tests of one file. */
export function stage(): Stage {
  let browser: Browser | undefined;
  let people: BrowserContext[] = [];
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await playwright.connect(inject('browser'));
  });
  afterEach(async () => {
    for (const person of people) await person.close();
    people = [];
    const found = faults;
    faults = [];
    expect(found).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    url: inject('hall'),
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

/** How many picks the log leads back to; the deal, which stands before them, is none. */
export const logged = (page: Page): Promise<number> => page.locator('.log-look').filter({ hasNotText: /^0$/ }).count();

/** Goes in by the front door. What is dealt is up to chance: only for what holds for every deal. */
export async function playNow(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
  await page.locator('.prompt-sentence').waitFor();
}

/** Picks until the Play Phase asks: a round may begin with a forced choice. */
export async function untilPlay(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: /^End the Play Phase/ });
  for (let picks = 0; picks < 10 && (await end.count()) === 0; picks++) await pick(page);
  await end.waitFor();
}

/** What the prompt bar says of the moment on display. */
export interface Stand {
  readonly asked: boolean;
  readonly seq: number;
  readonly over: boolean;
}

export const stand = (page: Page): Promise<Stand> =>
  page.locator('.prompt-bar').evaluate((bar) => ({
    asked: bar.getAttribute('data-asked') === 'true',
    seq: Number(bar.getAttribute('data-seq')),
    over: /How it went/.test(bar.textContent ?? ''),
  }));

/** Somebody who is asked, as soon as anybody is. */
export const whoIsAsked = (people: readonly Page[]): Promise<Page> =>
  vi.waitUntil(
    async () => {
      const stands = await Promise.all(people.map(stand));
      return people.find((_, at) => stands[at]?.asked);
    },
    { timeout: 15_000 },
  );

/** Picks the first option that is offered and waits until it counts. */
export async function pick(page: Page): Promise<void> {
  const { seq } = await stand(page);
  await page.keyboard.press('1');
  await expect.poll(async () => (await stand(page)).seq, { timeout: 20_000 }).toBeGreaterThan(seq);
}

/** Everything that moves has arrived and every letter has its font. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((move) => move.finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
