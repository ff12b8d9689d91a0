import { veiledFate } from '@veilhall/games/veiled-fate';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { axeFaults } from './axe.ts';
import { beforeTheEnd, hostMatch, MAREN, openMatch, sitDown } from './matches.ts';
import { settled, stage, stand } from './people.ts';
import { beforeAReveal } from './tables.ts';

const here = stage();

/** Maren at a desk, Eneko on a phone, and two bots between and after them, a few picks before the end of their match. */
async function lastPicks(): Promise<[Page, Page]> {
  const host = await here.person({ settings: { name: 'Maren' }, bypassPolicy: true });
  const guest = await here.person({ settings: { name: 'Eneko' }, phone: true, bypassPolicy: true });
  const journal = beforeTheEnd({ game: veiledFate, seed: 'a', seats: 4 }, 4);
  const seats = [
    { kind: 'human', name: 'Maren' },
    { kind: 'bot', bot: 'wisp' },
    { kind: 'open' },
    { kind: 'bot', bot: 'shade' },
  ] as const;
  const { invitations } = await hostMatch(host, here.url, journal, seats);
  await sitDown(guest, invitations[0] ?? '');
  return [host, guest];
}

/** One pick by keyboard of whoever is asked: never the same key again and again, so that the match comes to an end. */
async function pickOnce(page: Page, turn: number): Promise<void> {
  const { seq } = await stand(page);
  const options = await page.locator('.prompt-bar').evaluate((bar) => Number(bar.getAttribute('data-options')));
  await page.keyboard.press(String(1 + (turn % Math.min(options, 9))));
  await expect.poll(async () => (await stand(page)).seq).toBeGreaterThan(seq);
}

async function playToTheEnd(people: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    const next = await vi.waitUntil(
      async () => {
        const stands = await Promise.all(people.map(stand));
        return stands.every(({ over }) => over) ? 'over' : people.find((_, at) => stands[at]?.asked);
      },
      { timeout: 30_000 },
    );
    if (next === 'over') return;
    await pickOnce(next, turn);
  }
  throw new Error('the game does not come to an end');
}

describe('a reveal on a phone', () => {
  const seats = [MAREN, { kind: 'bot', name: 'Eneko', bot: 'shade' }] as const;

  /** Milliseconds in which a calm reveal does not come to its end by itself. */
  const SOONER = 5000;

  async function revealed(speed: 'calm' | 'instant'): Promise<Page> {
    const page = await here.person({ phone: true, settings: { speed } });
    const { journal, key } = beforeAReveal();
    await openMatch(page, here.url, journal, seats);
    await page.keyboard.press(key);
    await page.locator('.vf-drama').waitFor();
    return page;
  }

  it('goes by itself, and the table answers the next tap', async () => {
    const page = await revealed('instant');
    await page.locator('.vf-drama').waitFor({ state: 'detached' });
    await page.locator('.vf-cell[data-place="desert"]').tap();
    await page.locator('.vf-panel').waitFor();
  });

  it('is passed on by a tap on it', async () => {
    const page = await revealed('calm');
    await page.locator('.vf-drama h2').tap();
    await page.locator('.vf-drama').waitFor({ state: 'detached', timeout: SOONER });
  });

  it('is passed on by a tap beside it, which does what it was meant for', async () => {
    const page = await revealed('calm');
    const tab = page.locator('.vf-tabs button', { hasText: 'Age' });
    await tab.tap();
    await page.locator('.vf-drama').waitFor({ state: 'detached', timeout: SOONER });
    expect(await tab.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('Veiled Fate', () => {
  it('is played to its end by two people in two browsers and two bots, and shows who was whose only then', async () => {
    const people = await lastPicks();
    const [host, guest] = people;
    for (const page of people) {
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
    }
    expect(await host.locator('.vf-marker em').count()).toBe(0);
    expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await playToTheEnd(people);
    for (const page of people) {
      const sheet = page.getByRole('dialog');
      // It opens by itself after a moment, unless one of the keys pressed meanwhile has closed it again.
      const again = page.getByRole('button', { name: 'How it went' });
      await sheet.waitFor({ timeout: 8000 }).catch(() => again.click());
      const ranks = sheet.getByRole('list', { name: 'Identities by rank' });
      await ranks.waitFor();
      expect(await ranks.getByRole('listitem').count()).toBe(9);
      expect(await ranks.locator('[data-faint="false"]').count()).toBe(4);
      expect(await ranks.locator('[data-won="true"]').count()).toBe(1);
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
    }
    const [first, second] = await Promise.all(people.map((page) => page.locator('.vf-ending').textContent()));
    expect(first).toBe(second);
  });
});
