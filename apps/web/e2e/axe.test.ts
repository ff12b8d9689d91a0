import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { playNow, stage } from './people.ts';

const here = stage();

const SCREENS: readonly { readonly name: string; open(page: Page): Promise<void> }[] = [
  { name: 'the hall', open: async (page) => void (await page.goto(here.url)) },
  {
    name: 'the new-match form',
    async open(page) {
      await page.goto(`${here.url}/new/veilwraith`);
      await page.getByRole('button', { name: 'Begin' }).waitFor();
      await page.locator('.setup-more summary').click();
    },
  },
  { name: 'my matches', open: (page) => visit(page, '/matches') },
  { name: 'joining', open: (page) => visit(page, '/join') },
  { name: 'settings', open: (page) => visit(page, '/settings') },
  { name: 'credits', open: (page) => visit(page, '/credits') },
  { name: 'nowhere', open: (page) => visit(page, '/no/such/page') },
  { name: 'the table', open: (page) => playNow(page, here.url) },
  {
    name: 'the option list',
    async open(page) {
      await playNow(page, here.url);
      await page.keyboard.press('o');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the keyboard list',
    async open(page) {
      await playNow(page, here.url);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the menu',
    async open(page) {
      await playNow(page, here.url);
      await page.getByRole('button', { name: /^Menu/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'looking back',
    async open(page) {
      await playNow(page, here.url);
      await page.keyboard.press('1');
      await page.locator('.log-look').first().click();
      await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
    },
  },
];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(here.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('axe finds nothing', () => {
  for (const eyes of [{}, { light: true }, { phone: true }] as const) {
    const how = 'light' in eyes ? 'by day' : 'phone' in eyes ? 'on a phone' : 'by night';
    for (const screen of SCREENS) {
      if ('phone' in eyes && screen.name === 'looking back') continue;
      it(`at ${screen.name}, ${how}`, async () => {
        const page = await here.person({ ...eyes, bypassPolicy: true });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await screen.open(page);
        await page.waitForTimeout(300);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  }
});
