import { veiledFate } from '@veilhall/games/veiled-fate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealt, hostMatch, MAREN, openMatch, played, sitDown } from './matches.ts';
import { pick, stage, stand } from './people.ts';
import { beforeAReveal } from './tables.ts';

const here = stage();
const SEATS = [MAREN, { kind: 'bot', name: 'Eneko', bot: 'shade' }] as const;

describe('a reveal', () => {
  it('is told by nothing else before it was watched; later it is a mark in the replay, which the log follows', async () => {
    const page = await here.person({ settings: { speed: 'calm' } });
    const { journal, key } = beforeAReveal();
    await openMatch(page, here.url, journal, SEATS);
    const log = page.locator('.log');
    const before = await log.textContent();
    await page.keyboard.press(key);
    await page.locator('.vf-drama').waitFor();
    expect(await log.textContent()).toBe(before);
    expect((await page.locator('[aria-live]').allTextContents()).join(' ')).not.toMatch(/Feathers|Scorpions/);
    expect(await page.locator('.prompt-bar').textContent()).toContain('The vote is being turned up.');
    await page.keyboard.press('Escape');
    await page.locator('.vf-drama').waitFor({ state: 'detached' });
    await expect.poll(() => log.textContent()).toMatch(/(Feathers|Scorpions), \d+ to \d+\./);
    // Whoever looks is addressed.
    expect(await log.textContent()).toMatch(/You (add|move|portal)/);

    await page
      .getByRole('button', { name: /, the deal$/ })
      .first()
      .click();
    const at = page.locator('.scrub-at');
    await expect.poll(() => at.textContent()).toMatch(/^0 \//);
    expect(await page.locator('.scrub-step').textContent()).toContain('Age I');
    expect(await log.locator('[data-later="true"]').count()).toBeGreaterThan(0);
    const vote = page.getByRole('button', { name: /^The vote in/ }).first();
    const name = (await vote.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.locator('.scrub-step').textContent()).toContain(name);
    expect(await log.locator('li[data-now="true"]').textContent()).toMatch(/\d+ to \d+\./);
    await page.keyboard.press('PageUp');
    await expect.poll(() => at.textContent()).toMatch(/^0 \//);
  });
});

/** What the page would have shown outside of itself. */
interface Told {
  away: boolean;
  readonly notices: { readonly title: string; readonly tag: string }[];
}

declare global {
  interface Window {
    told: Told;
  }
}

/** A browser that allows notices and writes them down; nobody looks at the page while `away` is set. */
const stubNotices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.told = { away: false, notices: [] };
    Object.defineProperty(document, 'hidden', { get: () => window.told.away });
    class Notice {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(title: string, { tag = '' }: NotificationOptions = {}) {
        window.told.notices.push({ title, tag });
      }
    }
    Object.defineProperty(window, 'Notification', { value: Notice });
  });

const look = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((value) => {
    window.told.away = value;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

const noticesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.told.notices.map(({ title, tag }) => `${tag.split('/').at(-1)}: ${title}`));

const icon = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');

describe('whoever looks elsewhere', () => {
  it('is called for a turn and a message, once each, and finds what happened since', async () => {
    const host = await here.person({ settings: { name: 'Maren' } });
    const guest = await here.person({ phone: true, settings: { name: 'Eneko', notify: true } });
    await stubNotices(guest);
    const match = played(
      dealt({ game: veiledFate, seed: 'wheel', seats: 2 }),
      (_, { seat, ask }) => seat === 0 && ask === 'act',
    );
    const seats = [{ kind: 'human', name: 'Maren' }, { kind: 'open' }] as const;
    const { invitations } = await hostMatch(host, here.url, match.save(), seats);
    await sitDown(guest, invitations[0] ?? '');
    await expect.poll(() => host.title()).toMatch(/^Your turn, /);
    expect(await guest.title()).not.toMatch(/turn/);

    await look(guest, true);
    for (let picks = 0; picks < 12 && !(await stand(guest)).asked; picks++) {
      if ((await stand(host)).asked) await pick(host);
      await expect.poll(async () => (await stand(host)).asked || (await stand(guest)).asked).toBe(true);
    }
    await expect.poll(() => guest.title()).toMatch(/^Your turn, /);
    expect(await icon(guest)).toBe('/icon-call.svg');
    await expect.poll(() => noticesOf(guest)).toEqual([expect.stringMatching(/^turn: Your turn, /)]);

    await host.getByRole('tab', { name: 'Chat' }).click();
    await host.locator('.chat-phrases button').first().click();
    const unread = guest.getByRole('button', { name: 'Chat 1 unread' });
    await unread.waitFor();
    await expect
      .poll(() => noticesOf(guest))
      .toEqual([expect.stringMatching(/^turn: /), expect.stringMatching(/^chat: Maren, /)]);
    await look(guest, false);
    await guest.locator('.since-note', { hasText: /^Since your last turn: \d+ things?/ }).waitFor();
    await unread.tap();
    await guest.locator('.chat-lines p b', { hasText: 'Maren' }).waitFor();
    await unread.waitFor({ state: 'detached' });
    // One's own words wait for nobody.
    expect(await host.getByRole('tab', { name: 'Chat' }).textContent()).toBe('Chat');

    await guest.getByRole('tab', { name: 'Log' }).tap();
    expect(await guest.locator('.log-since p').textContent()).toMatch(/^Maren \d+$/);
    const folded = await guest.locator('.log-look').count();
    await guest.getByRole('button', { name: 'Earlier' }).tap();
    await expect.poll(() => guest.locator('.log-look').count()).toBeGreaterThan(folded);
  });
});
