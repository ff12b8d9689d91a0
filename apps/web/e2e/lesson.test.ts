import { describe, expect, it } from 'vitest';
import { followLesson, type Hand, keyboard, stepOf, thumb } from './lessons.ts';
import { logged, stage } from './people.ts';

const here = stage();

const HANDS: readonly (readonly [string, Hand, { readonly phone?: boolean }])[] = [
  ['by keyboard alone', keyboard, {}],
  ['on a phone', thumb, { phone: true }],
];
const TITLES = ['Veilwraith', 'The Veil', 'Veiled Fate'];

describe('a lesson', () => {
  it('says what to do, makes no other pick, and is found again where it was left', async () => {
    const page = await here.person();
    await page.goto(here.url);
    await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
    await page.locator('.lesson-bar').waitFor();
    expect(await stepOf(page)).toBe('Step 1 of 12');
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOf(page)).toBe('Step 2 of 12');
    await page.getByRole('button', { name: /^End the Play Phase/ }).click();
    await page.locator('.lesson-say[data-wrong="true"]').waitFor();
    expect(await logged(page)).toBe(0);
    // One option lies on the Threat, so pointing at it is enough.
    await page.locator('.thing[data-taught="true"]').first().click();
    await expect.poll(() => stepOf(page)).toBe('Step 3 of 12');
    expect(await page.locator('.lesson-say[data-wrong="true"]').count()).toBe(0);
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
    await expect.poll(() => stepOf(page)).toBe('Step 3 of 12');
  });

  describe.each(TITLES)('of %s', (title) => {
    it.each(HANDS)('is played to its end %s, and leads to a game', async (_way, hand, eyes) => {
      const page = await here.person(eyes);
      await page.goto(here.url);
      await page.getByRole('button', { name: `Learn, 5 min, ${title}` }).click();
      await page.locator('.lesson-bar').waitFor();
      await followLesson(page, hand);
      await hand(page, '.lesson-buttons .main');
      await page.locator('.lesson-bar').waitFor({ state: 'detached' });
      await page.locator('.prompt-sentence').waitFor();
      await page.goto(here.url);
      const going = page.getByRole('navigation', { name: 'Continue' });
      await going.getByRole('link').first().waitFor();
      expect(await going.getByText('Lesson').count()).toBe(0);
    });
  });
});
