import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { pick, settled, stage } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();

interface Screen {
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(here.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function learn(page: Page, title: string): Promise<void> {
  await page.goto(here.url);
  await page.getByRole('button', { name: `Learn, 5 min, ${title}` }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.lesson-step', { hasText: 'Step 2' }).waitFor();
}

const PAGES: readonly Screen[] = [
  { name: 'the hall', open: (page) => page.goto(here.url) },
  {
    name: 'the new-match form',
    async open(page) {
      await visit(page, '/new/veilwraith');
      await page.getByRole('button', { name: 'Begin' }).waitFor();
      await page.locator('.setup-more summary').click();
    },
  },
  { name: 'the rules', open: (page) => visit(page, '/rules/veilwraith') },
  { name: 'the cards', open: (page) => visit(page, '/cards/veiled-fate') },
  { name: 'a lesson with a board', open: (page) => learn(page, 'Veiled Fate') },
  { name: 'a lesson with cards', open: (page) => learn(page, 'Veilwraith') },
  { name: 'my matches', open: (page) => visit(page, '/matches') },
  { name: 'joining', open: (page) => visit(page, '/join') },
  { name: 'statistics', open: (page) => visit(page, '/statistics') },
  { name: 'settings', open: (page) => visit(page, '/settings') },
  { name: 'credits', open: (page) => visit(page, '/credits') },
  { name: 'nowhere', open: (page) => visit(page, '/no/such/page') },
];

async function dialog(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
}

/** One after the other at one table; each is left with Escape. */
const AT_THE_TABLE: readonly Screen[] = [
  { name: 'the table', open: (page) => wraithTable(page, here.url) },
  {
    name: 'a hint',
    async open(page) {
      await page.keyboard.press('h');
      await page.locator('.hint-ring').first().waitFor();
    },
  },
  { name: 'the option list', open: (page) => dialog(page, 'o') },
  { name: 'the keyboard list', open: (page) => dialog(page, '?') },
  {
    name: 'the menu',
    async open(page) {
      await page.getByRole('button', { name: /^Menu/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
];

const LOOKING_BACK: Screen = {
  name: 'looking back',
  async open(page) {
    await pick(page);
    await page.locator('.log-look').first().click();
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
  },
};

const SCHEMES = ['dark', 'light'] as const;
type Scheme = (typeof SCHEMES)[number];

/** What is open stays open and takes the other colours. */
async function turnTo(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.locator(`:root[data-theme="${scheme}"]`).waitFor();
  await settled(page);
}

async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[role="dialog"], [role="menu"]').count()).toBe(0);
}

describe('axe finds nothing', () => {
  it.each([
    ['pages', PAGES],
    ['moments at the table', [...AT_THE_TABLE, LOOKING_BACK]],
  ] as const)('at the %s, by night and by day', async (_, screens) => {
    const page = await here.person({ bypassPolicy: true });
    for (const [at, screen] of screens.entries()) {
      // Every other screen is opened by day, so that both ways into a colour are gone.
      const [first, second] = at % 2 === 0 ? SCHEMES : (['light', 'dark'] as const);
      await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
      await screen.open(page);
      await turnTo(page, first);
      expect(await axeFaults(page), `${screen.name}, ${first}`).toEqual([]);
      // The page is the same but for its colours.
      await turnTo(page, second);
      expect(await axeFaults(page, ['color-contrast']), `${screen.name}, ${second}`).toEqual([]);
      await leave(page);
    }
  });

  it.each([
    ['pages', PAGES],
    ['moments at the table', AT_THE_TABLE],
  ] as const)('at the %s, on a phone', async (_, screens) => {
    const page = await here.person({ phone: true, bypassPolicy: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await screen.open(page);
      await settled(page);
      expect(await axeFaults(page), screen.name).toEqual([]);
      await leave(page);
    }
  });
});
