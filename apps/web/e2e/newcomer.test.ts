import { describe, expect, it } from 'vitest';
import { playNow, sentence, stage } from './people.ts';

const here = stage();

describe('a newcomer', () => {
  it('is at the first decision after one click and has made it after two', async () => {
    const page = await here.person();
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
    const buttons = page.locator('.prompt-buttons .btn');
    await buttons.first().waitFor();
    const before = await sentence(page);
    await buttons.last().click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(0);
    expect(await sentence(page)).not.toBe(before);
  });

  it('finds the match again after a reload, at the same moment, and again in the hall', async () => {
    const page = await here.person();
    await playNow(page, here.url);
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(0);
    const before = await sentence(page);
    const log = await page.locator('.log').textContent();
    await page.reload();
    await page.locator('.prompt-sentence').waitFor();
    expect(await sentence(page)).toBe(before);
    expect(await page.locator('.log').textContent()).toBe(log);
    await page.goto(here.url);
    await page.getByRole('navigation', { name: 'Continue' }).getByRole('link').first().click();
    await page.locator('.prompt-sentence').waitFor();
    expect(await sentence(page)).toBe(before);
  });

  it('learns why a thing cannot be chosen, with the rule', async () => {
    const page = await here.person();
    await playNow(page, here.url);
    await page.locator('[data-thing]:not([data-light])').first().click();
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('tilt slot');
    await expect.poll(() => page.locator('.rules-list p').count()).toBeGreaterThan(0);
  });
});
