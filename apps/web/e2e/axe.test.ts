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

describe('axe finds nothing', () => {
  for (const [how, eyes] of [
    ['by night', {}],
    ['by day', { light: true }],
    ['on a phone', { phone: true }],
  ] as const) {
    const screens = [...PAGES, ...AT_THE_TABLE, ...(how === 'on a phone' ? [] : [LOOKING_BACK])];
    it(`at ${screens.length} screens, ${how}`, async () => {
      const page = await here.person({ ...eyes, bypassPolicy: true });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const screen of screens) {
        await screen.open(page);
        await settled(page);
        // By day the page is the same but for its colours.
        expect(await axeFaults(page, how === 'by day' ? ['color-contrast'] : undefined), screen.name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('[role="dialog"], [role="menu"]').count()).toBe(0);
      }
    });
  }
});
