import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stage, stand } from './people.ts';

const here = stage();

async function startRace(page: Page): Promise<void> {
  await page.goto(`${here.url}/new/veilwraith`);
  await page.getByRole('button', { name: 'Race' }).click();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Maren');
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Eneko');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.prompt-sentence').waitFor();
}

const curtain = (page: Page, name: string) => page.getByRole('dialog', { name: `Hand the device to ${name}` });

describe('two at one device', () => {
  it('are parted by a curtain, behind which nothing of the next hand is on the page', async () => {
    const page = await here.person();
    await startRace(page);
    const parted = () => curtain(page, 'Eneko').isVisible();
    // Whatever is dealt, the last button ends the phase.
    for (let picks = 0; picks < 40 && !(await parted()); picks++) {
      const { seq } = await stand(page);
      await page.locator('.prompt-buttons .btn').last().click();
      await expect.poll(async () => (await parted()) || (await stand(page)).seq > seq).toBe(true);
    }
    await curtain(page, 'Eneko').waitFor();
    expect(await page.locator('[data-thing^="memory-"]').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Eneko' }).click();
    await curtain(page, 'Eneko').waitFor({ state: 'detached' });
    await page.getByRole('img', { name: /Eneko.*you look from here/ }).waitFor();
    // A Threat may have taken the one Memory of the first round; then the table says so, and only to its owner.
    await page.locator('[data-thing^="memory-"]').or(page.getByText('Your hand is empty.')).first().waitFor();
  });
});
