import { game as theVeil } from '@veilhall/games/the-veil';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { dealt, MAREN, openMatch } from './matches.ts';
import { settled, stage, stand } from './people.ts';
import { veilTable } from './tables.ts';

const here = stage();
const RIVALS = [MAREN, { kind: 'bot', name: 'Eneko', bot: 'shade' }] as const;

const later = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const { seq } = await stand(page);
  await act();
  await expect.poll(async () => (await stand(page)).seq).toBeGreaterThan(seq);
};

describe('a turn of The Veil', () => {
  it.each([false, true])(
    'gathers in one press, takes it back in one, and ends after one question; phone: %s',
    async (phone) => {
      const page = await here.person({ phone, settings: { confirm: true }, bypassPolicy: true });
      await veilTable(page, here.url);
      const held = page.locator('.tv-hand [data-thing]');
      const before = await held.count();
      const gather = page.getByRole('button', { name: /^Play all that only gives/ });
      await later(page, () => gather.click());
      expect(await held.count()).toBeLessThan(before);
      await later(page, () => page.getByRole('button', { name: /^Undo/ }).click());
      await expect.poll(() => held.count()).toBe(before);
      await settled(page);
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'End your turn' }).click();
      const question = page.getByRole('dialog');
      await question.getByText(/^This would be lost: /).waitFor();
      await later(page, () => question.getByRole('button', { name: 'End your turn' }).click());
    },
  );

  it('shows the piles of everybody', async () => {
    const page = await here.person({ bypassPolicy: true });
    await veilTable(page, here.url);
    await page
      .locator('.tv-rival')
      .getByRole('button', { name: /Discard/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'All cards' }).click();
    expect(await sheet.locator('.tv-rows > li').count()).toBeGreaterThan(15);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('whom to lead', () => {
  it('is chosen from portraits, after a look at all the cards', async () => {
    const page = await here.person({ settings: { confirm: true }, bypassPolicy: true });
    const match = dealt({ game: theVeil, seed: 'portraits', seats: 2 });
    await openMatch(page, here.url, match.save(), RIVALS);
    await page.locator('.tv-portraits > li').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Its 44 cards' }).first().click();
    await page.getByRole('dialog').locator('.tv-rows > li').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-thing="character:barbarian"]').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Barbarian' }).click();
    await page.locator('.tv-hand').waitFor();
    expect(await page.locator('.tv-own .tv-hero-name').textContent()).toBe('Barbarian');
  });

  it.each([false, true])('is chosen for every seat in the form, also for bots; phone: %s', async (phone) => {
    const page = await here.person({ phone, bypassPolicy: true });
    await page.goto(`${here.url}/new/the-veil`);
    await page.getByRole('button', { name: /^Maren|^Player 1/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'All cards of Barbarian' }).click();
    await sheet.locator('.tv-rows > li').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Choose Barbarian' }).click();
    await page.getByRole('button', { name: /^Shade/ }).click();
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: /^Oathwarden, Health/ }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.tv-hand').waitFor();
    expect(await page.locator('.tv-own .tv-hero-name').textContent()).toBe('Barbarian');
    expect(await page.locator('.tv-hero-name', { hasText: 'Oathwarden' }).count()).toBe(1);
  });

  it('of a Solo Opponent is chosen with the card it plays by', async () => {
    const page = await here.person({ bypassPolicy: true });
    await page.goto(`${here.url}/new/the-veil`);
    await page.getByRole('button', { name: /^Solo Opponent/ }).click();
    await page.getByRole('radio', { name: 'Swarm' }).check();
    await page.getByText(/^1 Plays all its cards/).waitFor();
    await page.getByRole('button', { name: /^The Solo Opponent/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gravelord, Health/ })
      .click();
    await page
      .getByRole('button', { name: /^The Solo Opponent/ })
      .getByText('Gravelord')
      .waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});
