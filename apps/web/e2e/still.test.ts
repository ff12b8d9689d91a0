import type { AnyGame, Journal } from '@veilhall/engine';
import { game as theVeil } from '@veilhall/games/the-veil';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutTexts, outOfSight, overlaps, parts, Still } from './geometry.ts';
import { type Chair, dealt, MAREN, openMatch, played } from './matches.ts';
import { pick, settled, stage } from './people.ts';

const here = stage();
const bot = (name: string): Chair => ({ kind: 'bot', name, bot: 'shade' });

interface Scene {
  readonly game: AnyGame;
  readonly seed: string;
  readonly chairs: readonly Chair[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** A decision with a hand, with options as buttons and with something to count or to foresee. */
  readonly ask: string;
}

const SCENES: readonly Scene[] = [
  { game: veilwraith, seed: 'lamp', chairs: [MAREN], options: { vignette: 2 }, ask: 'boost' },
  { game: veiledFate, seed: 'wheel', chairs: [MAREN, bot('Eneko'), bot('Ilse'), bot('Tomas')], ask: 'vote' },
  {
    game: theVeil,
    seed: 'curtain',
    chairs: [MAREN, bot('Eneko')],
    options: { characters: ['gravelord', 'grovecaller'] },
    ask: 'turn',
  },
];
const SIZES = [
  { size: '1280x720', phone: false },
  { size: '390x844', phone: true },
];
const PICKS = 45;

/** So many picks, and then on until the person at this device is asked: nobody plays on meanwhile. */
function recorded({ game, seed, chairs, options = {} }: Scene, picks: number, ask?: string): Journal {
  let made = 0;
  const match = dealt({ game, seed, seats: chairs.length, options });
  return played(match, (_, prompt) => made++ >= picks && prompt.seat === 0 && (!ask || prompt.ask === ask)).save();
}

async function look(page: Page, still: Still, when: string): Promise<void> {
  await settled(page);
  still.look(await parts(page), when);
}

describe.each(SCENES)('the table of $game.title holds still', (scene) => {
  it.each(SIZES)('through a recorded game, at $size', async ({ phone }) => {
    const page = await here.person({ phone });
    const journal = recorded(scene, PICKS);
    await openMatch(page, here.url, journal, scene.chairs);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('menuitem', { name: 'Watch from the start' }).click();
    const last = journal.entries.length;
    const still = new Still();
    for (let at = 0; at <= last; at++) {
      await page.locator('.scrub-at', { hasText: `${at} / ${last}` }).waitFor();
      still.look(await parts(page), `at ${at}`);
      if (at < last) await page.keyboard.press('ArrowRight');
    }
    expect(still.moved).toEqual([]);
  });

  it.each(SIZES)(
    'from prompt to prompt, and keeps hand and buttons in sight with larger text, at $size',
    async ({ phone }) => {
      const page = await here.person({ phone });
      await openMatch(page, here.url, recorded(scene, 20, scene.ask), scene.chairs);
      const still = new Still();
      for (let picks = 0; picks < 4; picks++) {
        await page.locator('.prompt-bar[data-asked="true"]').waitFor();
        await look(page, still, `before pick ${picks}`);
        expect(await cutTexts(page, '.prompt-say')).toEqual([]);
        await pick(page);
      }
      expect(still.moved).toEqual([]);
      for (const text of [130, 200]) {
        await page.evaluate((size) => {
          const kept = JSON.parse(localStorage.getItem('veilhall.settings') ?? '{}');
          localStorage.setItem('veilhall.settings', JSON.stringify({ ...kept, text: size }));
        }, text);
        await page.reload();
        await page.locator('.prompt-bar[data-asked="true"]').waitFor();
        await settled(page);
        const held = phone ? '.part-hand, .prompt-options .btn' : '.part-hand, .prompt-options .btn, .vw-slot';
        expect(await outOfSight(page, held), `${text} %`).toEqual([]);
        expect(await overlaps(page), `${text} %`).toEqual([]);
        expect(await cutTexts(page, '.prompt-say, .vw-in-force p'), `${text} %`).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${text} %`).toBe(0);
      }
    },
  );
});

it.each(SIZES)('what either side would bring stays in sight with text at 200 %, at $size', async ({ phone }) => {
  const page = await here.person({ phone, settings: { text: 200 } });
  const [, scene] = SCENES;
  if (!scene) throw new Error('there is no Quest to vote on');
  await openMatch(page, here.url, recorded(scene, 20, scene.ask), scene.chairs);
  await page.locator('.vf-slip').waitFor();
  await settled(page);
  const slip = await page.locator('.vf-slip').boundingBox();
  const bar = await page.locator('.top-strip').boundingBox();
  const hand = await page.locator('.part-hand').boundingBox();
  if (!slip || !bar || !hand) throw new Error('part of the table is missing');
  expect(slip.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(slip.y + slip.height).toBeLessThanOrEqual(hand.y);
});

it('the hall keeps the buttons of a cover in one row with text at 130 %', async () => {
  const page = await here.person({ settings: { text: 130 } });
  await page.goto(here.url);
  const buttons = page.locator('.cover').first().locator('.go .btn');
  await buttons.first().waitFor();
  await settled(page);
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

it('the first decision of the gentlest preset fits below the goal', async () => {
  const page = await here.person();
  await page.goto(`${here.url}/new/veilwraith`);
  await page.getByRole('button', { name: 'First night' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.prompt-goal').waitFor();
  await settled(page);
  expect(await cutTexts(page, '.prompt-say')).toEqual([]);
});

it('the bar says what is in hand and what it is for, at the same height', async () => {
  const page = await here.person();
  const match = dealt({ game: veilwraith, seed: 'lamp', seats: 1 });
  await openMatch(page, here.url, played(match, (_, { ask }) => ask === 'play').save(), [MAREN]);
  const bar = page.locator('.prompt-bar');
  const before = await bar.boundingBox();
  await page.locator('.vw-action[data-light]').last().click();
  await expect
    .poll(() => page.locator('.prompt-sentence').textContent())
    .toMatch(/^Influence chosen: .*, or let go\.$/);
  expect(await bar.boundingBox()).toEqual(before);
});
