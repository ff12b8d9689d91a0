import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be pressed among the things the lesson points at; chosen ones have been. */
const RINGED = 'button[data-taught]:not([aria-pressed="true"]):visible';
const MOST_PRESSES = 8;
const MOST_KEYS = 80;

export const stepOf = async (page: Page): Promise<string> => (await page.locator('.lesson-step').textContent()) ?? '';

/** How somebody presses what the ring or the lit button shows. */
export type Hand = (page: Page, target: string) => Promise<void>;

export const thumb: Hand = (page, target) => page.locator(target).first().tap();

/** F6 from region to region, Tab from zone to zone, arrows within. */
export const keyboard: Hand = async (page, target) => {
  for (let presses = 0; presses < MOST_KEYS; presses++) {
    const next = await page.evaluate(
      (wanted) => {
        const seen = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) => one.getClientRects().length > 0);
        const at = document.activeElement;
        if (!seen || !at) return 'Tab';
        if (seen === at) return 'Enter';
        const region = seen.closest('[data-region]');
        if (!region?.contains(at)) return 'F6';
        const ahead = (at.compareDocumentPosition(seen) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const within = seen.closest('[data-zone]')?.contains(at) && at.matches('[data-thing]');
        if (within) return ahead ? 'ArrowRight' : 'ArrowLeft';
        return ahead ? 'Tab' : 'Shift+Tab';
      },
      target.replace(':visible', ''),
    );
    await page.keyboard.press(next);
    if (next === 'Enter') return;
  }
  throw new Error(`the keyboard does not reach ${target}`);
};

/** Whether what is to be pressed next lies in the window, and a press on its middle is its own: nothing lies over it. */
const isInSight = (page: Page, target: string): Promise<boolean> =>
  page
    .locator(target)
    .first()
    .evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit?.closest('button, a, [data-reads]') === one;
    });

/** How many things are chosen and how many panels are open. */
const inHand = (page: Page): Promise<number> =>
  page.locator('.thing[aria-pressed="true"], [aria-expanded="true"]').count();

/** Does what one step points at, and nothing else. */
async function follow(page: Page, hand: Hand): Promise<void> {
  const before = await stepOf(page);
  const goOn = '.lesson-buttons .main';
  for (let presses = 0; presses < MOST_PRESSES && (await stepOf(page)) === before; presses++) {
    await page.locator(`${goOn}, ${RINGED}`).first().waitFor();
    const target = (await page.locator(goOn).count()) > 0 ? goOn : RINGED;
    await expect.poll(() => isInSight(page, target), { message: `${before}: what is ringed lies in sight` }).toBe(true);
    const held = await inHand(page);
    await hand(page, target);
    // Either the step is done, or something more is chosen or opened on the way to it.
    await expect
      .poll(async () => (await stepOf(page)) !== before || (await inHand(page)) > held, { message: before })
      .toBe(true);
  }
  expect(await stepOf(page)).not.toBe(before);
  expect(await page.locator('.lesson-say[data-wrong="true"]').count(), before).toBe(0);
}

/** Plays a lesson to its end by doing what it points at. */
export async function followLesson(page: Page, hand: Hand): Promise<void> {
  const steps = Number(/of (\d+)/.exec(await stepOf(page))?.[1]);
  for (let step = 1; step <= steps; step++) {
    await expect.poll(() => stepOf(page)).toBe(`Step ${step} of ${steps}`);
    await follow(page, hand);
  }
  expect(await stepOf(page)).toBe('Lesson over');
}
