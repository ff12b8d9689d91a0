import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playNow, stage } from './people.ts';

const here = stage();

/** How far the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('on a phone', () => {
  for (const path of ['/', '/new/veilwraith', '/matches', '/join', '/settings', '/credits']) {
    it(`${path} does not scroll sideways`, async () => {
      const page = await here.person({ phone: true });
      await page.goto(here.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      expect(await overflow(page)).toBe(0);
    });
  }

  it('the table keeps its prompt in sight, does not scroll, and every button is large enough for a thumb', async () => {
    const page = await here.person({ phone: true });
    await playNow(page, here.url);
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

  it('a drawer opens above its tab and closes with it', async () => {
    const page = await here.person({ phone: true });
    await playNow(page, here.url);
    const tab = page.getByRole('button', { name: /^Keys/ });
    await tab.click();
    await page.getByText('Defeat a Key to collect it.').locator('visible=true').waitFor();
    await tab.click({ timeout: 3000 });
    expect(await tab.getAttribute('aria-expanded')).toBe('false');
  });
});
