import { GAMES } from '@veilhall/games';
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { type Eyes, newPerson } from '../scripts/hall.ts';

export interface Person extends Omit<Eyes, 'keepsNothing'> {
  /** Has not been offered any lesson yet: "Play now" asks about it first. */
  readonly newcomer?: boolean;
  /** What this person has set; questions before what reveals or ends are off unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Asks for what the server refuses: what the browser notes of that is no fault of the page. */
  readonly refused?: boolean;
  /** Keeps the page on the device as browsers do; whoever needs no line is spared that, which is half the work of a visit. */
  readonly keeps?: boolean;
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
    async person({ settings = {}, refused = false, newcomer = false, keeps = false, ...eyes } = {}) {
      if (!browser) throw new Error('there is no browser yet');
      const context = await newPerson(browser, { ...eyes, keepsNothing: !keeps });
      people.push(context);
      const start = { confirm: false, speed: 'instant', ...settings };
      await context.addInitScript((kept) => {
        if (!localStorage.getItem('veilhall.settings')) localStorage.setItem('veilhall.settings', JSON.stringify(kept));
      }, start);
      await context.addInitScript(rollAlike);
      await context.addInitScript(breatheNot);
      const offered = newcomer ? [] : GAMES.map(({ meta }) => meta.id);
      await context.addInitScript((games) => {
        if (!localStorage.getItem('veilhall.offered')) localStorage.setItem('veilhall.offered', JSON.stringify(games));
      }, offered);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
      page.on('console', (message) => {
        const expected = isLine(message.text()) || (refused && /the server responded with/.test(message.text()));
        if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
      });
      return page;
    },
  };
}

/**
 * Runs in the page before anything of it: what this device deals is the same in every run. How much chance was used is
 * kept beside the matches, so that a page that is loaded again deals a new one.
 */
function rollAlike(): void {
  const KEY = 'e2e.chance';
  crypto.getRandomValues = (list) => {
    if (!(list instanceof Uint8Array)) throw new Error('only bytes are rolled here');
    let at = Number(localStorage.getItem(KEY) ?? 0);
    for (let i = 0; i < list.length; i++) {
      const mixed = Math.imul(++at ^ 0x9e3779b9, 0x85ebca6b);
      list[i] = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 24;
    }
    localStorage.setItem(KEY, String(at));
    return list;
  };
}

/** Runs in the page before anything of it: the one motion without an end, a ring's breath, is drawn only once. */
function breatheNot(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.thing::after { animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** A line that is down is not a fault of the page; tests that cut it look at what the page says. */
const isLine = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection|status of 401/.test(text);

export const sentence = (page: Page): Promise<string | null> => page.locator('.prompt-sentence').textContent();

/** How many picks the log leads back to; the deal, which stands before them, is none. */
export const logged = (page: Page): Promise<number> => page.locator('.log-look').filter({ hasNotText: /^0$/ }).count();

/** Goes in by the front door. */
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
