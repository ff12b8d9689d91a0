import { describe, expect, it } from 'vitest';
import { logged, pick, sentence, stage, untilPlay } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();

describe('a newcomer', () => {
  it('is offered the lesson once, then is at the first decision after one click and has made it after two', async () => {
    const page = await here.person({ newcomer: true });
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
    await page.getByRole('button', { name: 'Learn it, Veilwraith' }).waitFor();
    await page.getByRole('button', { name: 'Play at once, Veilwraith' }).click();
    await page.locator('.prompt-sentence').waitFor();
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Play now, Veilwraith' }).click();
    const buttons = page.locator('.prompt-buttons .btn');
    await buttons.first().waitFor();
    expect(await logged(page)).toBe(0);
    await buttons.last().click();
    await expect.poll(() => logged(page)).toBeGreaterThan(0);
  });

  it('finds the match again after a reload, at the same moment, and again in the hall', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    await pick(page);
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

  it('is asked before ending a phase with something unused, and told what the buttons do', async () => {
    const page = await here.person({ settings: { confirm: true } });
    await wraithTable(page, here.url);
    await untilPlay(page);
    const end = page.getByRole('button', { name: /^End the Play Phase/ });
    await end.click();
    const question = page.getByRole('dialog', { name: 'End the Play Phase' });
    await question.getByRole('button', { name: 'Not yet' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await end.count()).toBe(1);
  });

  it('searches the rules and follows a prompt to its rule', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    await untilPlay(page);
    await page.locator('.prompt-sentence .rule-link').click();
    await page.locator('.rules-list [data-wanted="true"]').waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('tilted action tokens');
    await expect.poll(() => page.locator('.rules-list p').count()).toBeGreaterThan(0);
  });

  it('takes back a pick, which is named on the button, and stands where it was', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    await untilPlay(page);
    const before = await page.locator('.frame-table').textContent();
    await page.keyboard.press('o');
    const tilt = page.locator('.option-list button', { hasText: /Tilt/ }).first();
    await tilt.click();
    await page.getByRole('button', { name: /^Undo.*Tilt/ }).click();
    await expect.poll(() => page.locator('.log [data-undone="true"]').count()).toBe(1);
    expect(await page.locator('.frame-table').textContent()).toBe(before);
  });
});
