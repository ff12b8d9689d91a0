import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logged, pick, playNow, sentence, stage } from './people.ts';

const here = stage();

/** Two people at one table of the server: one made it, the other followed the invitation. */
async function twoAtATable(): Promise<[Page, Page]> {
  const host = await here.person({ settings: { name: 'Maren' } });
  await host.goto(`${here.url}/new/veilwraith`);
  await host.getByRole('button', { name: 'Two together' }).click();
  await expect.poll(() => host.locator('option[value="online"]').first().isEnabled()).toBe(true);
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('online');
  await host.getByRole('button', { name: 'Begin' }).click();
  const link = await host.getByRole('textbox', { name: 'Invitation to seat 2' }).inputValue();
  const guest = await here.person({ settings: { name: 'Eneko' } });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await host.locator('.prompt-sentence').waitFor();
  await guest.locator('.prompt-sentence').waitFor();
  return [host, guest];
}

/** Lets whoever may act pick until so many entries are known to both. */
async function playOn(people: readonly [Page, Page], entries: number): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const counts = await Promise.all(people.map(logged));
    if (counts.every((count) => count >= entries)) return;
    for (const page of people) {
      const buttons = page.locator('.prompt-buttons .btn');
      if ((await buttons.count()) > 0)
        await buttons
          .last()
          .click({ timeout: 2000 })
          .catch(() => {});
    }
    await people[0].waitForTimeout(150);
  }
  throw new Error(`there were never ${entries} entries: ${await sentence(people[0])} / ${await sentence(people[1])}`);
}

describe('two browsers, one table', () => {
  it('play together, one of them loading the page again in the middle, and talk', async () => {
    const [host, guest] = await twoAtATable();
    await playOn([host, guest], 4);
    await guest.reload();
    await guest.locator('.prompt-sentence').waitFor();
    await playOn([host, guest], 8);
    await expect.poll(async () => (await logged(host)) === (await logged(guest))).toBe(true);
    await host.getByRole('tab', { name: 'Chat' }).click();
    await host
      .getByRole('button', { name: 'Thank you.' })
      .or(host.locator('.chat-phrases button').first())
      .first()
      .click();
    await guest.getByRole('tab', { name: 'Chat' }).click();
    await guest.locator('.chat-lines p b', { hasText: 'Maren' }).waitFor();
  });

  it('say so when the line is cut, and go on when it is back', async () => {
    const [host, guest] = await twoAtATable();
    // Which of them is asked first depends on the deal.
    const asked = async (page: Page) => (await page.locator('.prompt-buttons .btn').count()) > 0;
    await expect.poll(async () => (await asked(host)) || (await asked(guest))).toBe(true);
    const [acting, cut] = (await asked(host)) ? [host, guest] : [guest, host];
    const before = await logged(cut);
    await cut.context().setOffline(true);
    await cut.evaluate(() => dispatchEvent(new Event('offline')));
    await pick(acting);
    expect(await logged(cut)).toBe(before);
    await cut.context().setOffline(false);
    await expect.poll(() => logged(cut), { timeout: 30_000 }).toBeGreaterThan(before);
  });

  it('is watched by a third, who sees the table and nobody’s hand, and is seen watching', async () => {
    const [host] = await twoAtATable();
    const watcher = await here.person({ settings: { name: 'Ilse' } });
    await watcher.goto(host.url());
    await watcher.locator('.prompt-sentence', { hasText: 'choosing' }).waitFor();
    expect(await watcher.locator('.prompt-buttons .btn').count()).toBe(0);
    await host.getByRole('tab', { name: 'Chat' }).click();
    await host.locator('.chat-watching', { hasText: 'Ilse' }).waitFor();
  });
});

describe('a match of this device', () => {
  it('moves to the server and goes on there, at the same moment', async () => {
    const page = await here.person({ settings: { name: 'Maren' } });
    await playNow(page, here.url);
    await pick(page);
    const before = await sentence(page);
    await page.goto(`${here.url}/matches`);
    await page.getByRole('button', { name: 'Move to the server' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.prompt-sentence').waitFor();
    expect(await sentence(page)).toBe(before);
    await pick(page);
    await page.goto(`${here.url}/matches`);
    await expect.poll(() => page.locator('.match-list li').count()).toBe(1);
  });
});
