import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, stage } from './people.ts';
import { fateTable, wraithTable } from './tables.ts';

const here = stage();

/** How far the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Layout may come out a fraction of a pixel beside itself. */
const PIXEL = 1;

const edges = (page: Page, selector: string): Promise<{ top: number; bottom: number }> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const TOUCH = 44;

/** Whatever can be pressed and is smaller than a thumb. Nine Demis stand across 390 px, which leaves each 43. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.frame :is(button, a[href], input, select)').evaluateAll((all, touch) => {
    const answers = (target: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && target.contains(hit);
    };
    return all.flatMap((target) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!answers(target, x, y)) return [];
      const least = target.matches('.vf-strip-demi') ? touch - 1 : touch;
      let tall = 1;
      for (let up = 1; up < touch && answers(target, x, y - up); up++) tall++;
      for (let down = 1; down < touch && answers(target, x, y + down); down++) tall++;
      const tooLow = tall < touch && !target.matches('.rule-link');
      return tooLow || Math.round(width) < least ? [`${target.className} ${Math.round(width)}x${tall}`] : [];
    });
  }, TOUCH);

describe('on a phone', () => {
  it('no page scrolls sideways', async () => {
    const page = await here.person({ phone: true });
    for (const path of ['/', '/new/veilwraith', '/matches', '/join', '/settings', '/credits']) {
      await page.goto(here.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      expect(await overflow(page), path).toBe(0);
    }
  });

  it('the table keeps its prompt in sight, does not scroll, and every button is large enough for a thumb', async () => {
    const page = await here.person({ phone: true });
    await wraithTable(page, here.url);
    expect(await overflow(page)).toBe(0);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(tall).toBe(0);
    const small = await page.locator('.prompt-bar button, .top-strip button, .top-strip a').evaluateAll((buttons) =>
      buttons
        .filter(
          (button) => button instanceof HTMLElement && button.offsetParent !== null && !button.matches('.rule-link'),
        )
        .map((button) => ({ text: button.textContent, height: Math.round(button.getBoundingClientRect().height) }))
        .filter((button) => button.height < 44),
    );
    expect(small).toEqual([]);
  });

  for (const [game, table, drawers] of [
    ['Veilwraith', wraithTable, ['Keys', 'Threat deck']],
    ['Veiled Fate', fateTable, ['City', 'Mountains', 'Powers', 'Age', 'Yours']],
  ] as const) {
    it(`${game}: whatever can be pressed is large enough for a thumb, with every drawer open`, async () => {
      const page = await here.person({ phone: true });
      await table(page, here.url);
      await page.locator('.prompt-buttons .btn').first().waitFor();
      expect(await tooSmall(page)).toEqual([]);
      for (const drawer of drawers) {
        await page.locator('.frame-table button[aria-expanded]', { hasText: drawer }).first().click();
        expect(await tooSmall(page), drawer).toEqual([]);
        await page.locator('.frame-table [aria-expanded="true"]').first().click();
      }
    });
  }

  it('an opened place stands below the board of Veiled Fate and covers none of it', async () => {
    const page = await here.person({ phone: true });
    await fateTable(page, here.url);
    await page.locator('.prompt-buttons .btn').first().waitFor();
    await page.locator('.vf-cell[data-place="desert"]').click();
    await page.locator('.vf-panel').waitFor();
    await settled(page);
    const { top } = await edges(page, '.vf-panel');
    expect(top).toBeGreaterThan((await edges(page, '.vf-cells')).bottom - PIXEL);
    expect(top).toBeGreaterThan((await edges(page, '.vf-cell[data-place="desert"]')).bottom - PIXEL);
  });

  it('a drawer opens above its tab and closes with it', async () => {
    const page = await here.person({ phone: true });
    await wraithTable(page, here.url);
    const tab = page.getByRole('button', { name: /^Keys/ });
    await tab.click();
    await page.getByText('Defeat a Key to collect it.').locator('visible=true').waitFor();
    await tab.click({ timeout: 3000 });
    expect(await tab.getAttribute('aria-expanded')).toBe('false');
  });
});
