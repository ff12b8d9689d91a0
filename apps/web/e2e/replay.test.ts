import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pick, stage } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();
const at = (page: Page): Promise<string | null> => page.locator('.scrub-at').textContent();

const lookBack = (page: Page, pick: number): Promise<void> =>
  page.getByRole('button', { name: `Look back at pick ${pick}`, exact: true }).click();

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('a match that was played', () => {
  it('is looked back at from the log, step by step, and left again', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    for (let picks = 0; picks < 3; picks++) await pick(page);
    await lookBack(page, 1);
    await expect.poll(() => at(page)).toBe('1 / 3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at(page)).toBe('2 / 3');
    await page.keyboard.press('Escape');
    await page.locator('.prompt-sentence').waitFor();
  });

  it('opens at the moment its link names, in somebody else’s browser, and can be played on from there', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    for (let picks = 0; picks < 4; picks++) await pick(page);
    await lookBack(page, 2);
    await expect.poll(() => at(page)).toBe('2 / 4');
    const moment = await page.locator('.frame-table').textContent();
    await fromMenu(page, 'Share');
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

    const friend = await here.person();
    await friend.goto(link);
    await expect.poll(() => friend.locator('.scrub-at').textContent()).toBe('2 / 4');
    expect(await friend.locator('.frame-table').textContent()).toBe(moment);
    await friend.getByRole('button', { name: 'Verify' }).click();
    await friend.getByRole('button', { name: 'Verify this match' }).click();
    await friend.locator('.verdict[data-ok="true"]').waitFor();
    await friend.keyboard.press('Escape');
    await friend.getByRole('button', { name: 'Play from here' }).click();
    await friend.locator('.prompt-sentence').waitFor();
    await pick(friend);
  });

  it('is saved as a file and opened again from it', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    await pick(page);
    const saving = page.waitForEvent('download');
    await fromMenu(page, 'Save as a file');
    const file = join(mkdtempSync(join(tmpdir(), 'veilhall-file-')), 'match.json');
    await (await saving).saveAs(file);
    const friend = await here.person();
    await friend.goto(`${here.url}/matches`);
    await friend.getByLabel('Open a match file').setInputFiles(file);
    await friend.locator('.prompt-sentence').waitFor();
    expect(await friend.locator('.log').textContent()).toBe(await page.locator('.log').textContent());
  });
});
