import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { logged, settled, stage } from './people.ts';

const here = stage();

const step = (page: Page): Promise<string | null> => page.locator('.lesson-step').textContent();

describe('a lesson', () => {
  it('says what to do, makes no other pick, and is found again where it was left', async () => {
    const page = await here.person();
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
    await page.locator('.lesson-bar').waitFor();
    expect(await step(page)).toBe('Step 1 of 12');
    await page.keyboard.press('Enter');
    await expect.poll(() => step(page)).toBe('Step 2 of 12');
    await page.getByRole('button', { name: /^End the Play Phase/ }).click();
    await page.locator('.lesson-wrong').waitFor();
    expect(await logged(page)).toBe(0);
    // One option lies on the Threat, so pointing at it is enough.
    await page.locator('.thing[data-taught="true"]').first().click();
    await expect.poll(() => step(page)).toBe('Step 3 of 12');
    expect(await page.locator('.lesson-wrong').count()).toBe(0);
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
    await expect.poll(() => step(page)).toBe('Step 3 of 12');
  });

  it.each(['Veilwraith', 'Veiled Fate'])('of %s is open to everybody', async (title) => {
    const page = await here.person({ bypassPolicy: true });
    await page.goto(here.url);
    await page.getByRole('button', { name: `Learn, 5 min, ${title}` }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => step(page)).toBe('Step 2 of 12');
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
  });
});
