import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sitDown } from './matches.ts';
import { logged, pick, sentence, stage, stand, whoIsAsked } from './people.ts';
import { twoAtATable, wraithTable } from './tables.ts';

const here = stage();

/** Lets whoever may act pick until so many entries are known to both. */
async function playOn(people: readonly [Page, Page], entries: number): Promise<void> {
  for (;;) {
    const least = Math.min(...(await Promise.all(people.map(async (page) => (await stand(page)).seq))));
    if (least >= entries) return;
    const acting = await whoIsAsked(people);
    await pick(acting);
    const { seq } = await stand(acting);
    for (const page of people) await expect.poll(async () => (await stand(page)).seq).toBeGreaterThanOrEqual(seq);
  }
}

describe('two browsers, one table', () => {
  it('play together, one of them loading the page again in the middle, and talk', async () => {
    const [host, guest] = await twoAtATable(here);
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
    const [host, guest] = await twoAtATable(here);
    const acting = await whoIsAsked([host, guest]);
    const cut = acting === host ? guest : host;
    const before = await logged(cut);
    await cut.context().setOffline(true);
    await cut.evaluate(() => dispatchEvent(new Event('offline')));
    await pick(acting);
    expect(await logged(cut)).toBe(before);
    await cut.context().setOffline(false);
    await expect.poll(() => logged(cut), { timeout: 30_000 }).toBeGreaterThan(before);
  });

  it('is made in the form, joined by its invitation, and watched by a third, who sees nobody’s hand and is seen watching', async () => {
    const host = await here.person({ settings: { name: 'Maren' }, keeps: true });
    await host.goto(`${here.url}/new/veilwraith`);
    await host.getByRole('button', { name: 'Two together' }).click();
    await expect.poll(() => host.locator('option[value="online"]').first().isEnabled()).toBe(true);
    await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('online');
    await host.getByRole('button', { name: 'Begin' }).click();
    const link = await host.getByRole('textbox', { name: 'Invitation to seat 2' }).inputValue();
    await sitDown(await here.person({ settings: { name: 'Eneko' } }), link);
    await host.locator('.prompt-sentence').waitFor();
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
    await wraithTable(page, here.url);
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
