import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { stage } from './people.ts';

const here = stage();

/** Maren at a desk, Eneko on a phone, and two bots between and after them, at one table of the server. */
async function fourAtATable(): Promise<[Page, Page]> {
  const host = await here.person({ settings: { name: 'Maren' }, bypassPolicy: true });
  await host.goto(`${here.url}/new/veiled-fate`);
  await host.getByRole('button', { name: 'Four at the wheel' }).click();
  await expect.poll(() => host.locator('option[value="online"]').first().isEnabled()).toBe(true);
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('wisp');
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption('online');
  await host.getByRole('combobox', { name: 'Seat 4' }).selectOption('shade');
  await host.getByRole('button', { name: 'Begin' }).click();
  const link = await host.getByRole('textbox', { name: 'Invitation to seat 3' }).inputValue();
  const guest = await here.person({ settings: { name: 'Eneko' }, phone: true, bypassPolicy: true });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await page.locator('.vf').waitFor();
  await hurry(host);
  return [host, guest];
}

/** Bots that do not wait. */
async function hurry(host: Page): Promise<void> {
  const status = await host.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ botDelayMs: 0 });
    return (await fetch(`/api/matches/${id}`, { method: 'PATCH', headers, body })).status;
  });
  expect(status).toBe(200);
}

interface Stand {
  readonly asked: boolean;
  readonly seq: number;
  readonly over: boolean;
}

const stand = (page: Page): Promise<Stand> =>
  page.locator('.prompt-bar').evaluate((bar) => ({
    asked: bar.getAttribute('data-asked') === 'true',
    seq: Number(bar.getAttribute('data-seq')),
    over: /How it went/.test(bar.textContent ?? ''),
  }));

/** Anything but the same key again and again, and every key for every prompt sooner or later. */
const KEYS = ['2', '1', '4', 'Enter', '3', '1', '6', '5'];

/** One pick by keyboard, if this person is asked. */
async function pickOnce(page: Page, turn: number): Promise<void> {
  const { asked, seq } = await stand(page);
  if (!asked) return;
  await page.keyboard.press(KEYS[turn % KEYS.length] ?? '1');
  await page
    .waitForFunction(
      (before) => document.querySelector('.prompt-bar')?.getAttribute('data-seq') !== before,
      String(seq),
      {
        timeout: 400,
      },
    )
    .catch(() => page.keyboard.press('1'));
}

async function playUntil(people: readonly Page[], done: (stands: readonly Stand[]) => boolean): Promise<void> {
  for (let turn = 0; turn < 1500; turn++) {
    const stands = await Promise.all(people.map(stand));
    if (done(stands)) return;
    if (stands.some(({ asked }) => asked)) for (const page of people) await pickOnce(page, turn);
    else await people[0]?.waitForTimeout(60);
  }
  throw new Error('the game does not come to an end');
}

describe('Veiled Fate', () => {
  it('is played to the end by two people in two browsers and two bots, and shows who was whose only then', async () => {
    const [host, guest] = await fourAtATable();
    const people = [host, guest];
    await playUntil(people, (stands) => stands.some(({ seq }) => seq >= 12));
    for (const page of people) expect(await axeFaults(page)).toEqual([]);
    expect(await host.locator('.vf-marker em').count()).toBe(0);
    expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await playUntil(people, (stands) => stands.every(({ over }) => over));
    for (const page of people) {
      const sheet = page.getByRole('dialog');
      // It opens by itself after a moment, unless one of the keys pressed meanwhile has closed it again.
      const again = page.getByRole('button', { name: 'How it went' });
      await sheet.waitFor({ timeout: 8000 }).catch(() => again.click());
      const ranks = sheet.getByRole('list', { name: 'Identities by rank' });
      await ranks.waitFor();
      expect(await ranks.getByRole('listitem').count()).toBe(9);
      expect(await ranks.locator('[data-nobody="false"]').count()).toBe(4);
      expect(await ranks.locator('[data-won="true"]').count()).toBe(1);
      expect(await axeFaults(page)).toEqual([]);
    }
    const [first, second] = await Promise.all(people.map((page) => page.locator('.vf-ending').textContent()));
    expect(first).toBe(second);
  }, 400_000);
});
