import { describe, expect, it } from 'vitest';
import { openHall } from '../scripts/hall.ts';
import { pick, playNow, sentence, stage } from './people.ts';

const here = stage();

describe('without a line', () => {
  it('plays solo after the first visit, even when the server is gone for good', async () => {
    const hall = await openHall();
    const page = await here.person();
    await page.goto(hall.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await hall.stop();
    await page.context().setOffline(true);
    await playNow(page, hall.url);
    await pick(page);
    const before = await sentence(page);
    await page.reload();
    await page.locator('.prompt-sentence').waitFor();
    expect(await sentence(page)).toBe(before);
  });
});
