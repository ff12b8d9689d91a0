import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import example from '../../../docs/examples/veilwraith-pack.json' with { type: 'json' };
import { dealt, hostMatch, MAREN, openMatch } from './matches.ts';
import { stage } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: /Give up/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Give up/ })
    .click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
}

/** How many packs each match on this device is played with. */
const packsKept = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('veilhall');
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => resolve(all.result.map(({ head }) => head.packs.length));
        };
      }),
  );

describe('statistics', () => {
  it('begin with a way to a game, then count what was finished here and on the server', async () => {
    const page = await here.person({ settings: { name: 'Maren' } });
    await page.goto(here.url);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('No match has been played to its end yet.').waitFor();
    await page.getByRole('link', { name: 'Choose a game' }).click();
    await wraithTable(page, here.url);
    await giveUp(page);
    const match = dealt({ game: veilwraith, seed: 'online', seats: 1 });
    await hostMatch(page, here.url, match.save(), [{ kind: 'human', name: 'Maren' }]);
    await giveUp(page);
    await page.goto(`${here.url}/statistics`);
    const setup = page.getByRole('row', { name: /One Vignette/ });
    await expect.poll(() => setup.textContent()).toBe('One Vignette20 (0 %)');
    expect(await page.locator('.game-figures .figures').textContent()).toMatch(/Matches2Won0 \(0 %\)Length1 min/);
  });
});

describe('a match with a pack of cards', () => {
  it('keeps the pack when it is played again', async () => {
    const page = await here.person();
    const wish = { game: veilwraith, seed: 'pack', seats: 1, packs: [example] };
    await openMatch(page, here.url, dealt(wish).save(), [MAREN]);
    const before = page.url();
    await giveUp(page);
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.locator('.prompt-sentence').waitFor();
    expect(await packsKept(page)).toEqual([1, 1]);
  });
});
