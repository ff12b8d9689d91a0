import { type Journal, Match } from '@veilhall/engine';
import { type VeilwraithView, game as veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealt, MAREN, openMatch, played } from './matches.ts';
import { sentence, stage, stand } from './people.ts';

const here = stage();

interface Line {
  readonly start: Journal;
  /** Places among the options that are moves, which are the numbers of their keys. */
  readonly picks: readonly number[];
}

/** The greedy bot wins the first Vignette more often than not. */
const SEEDS = ['lamp', 'ash', 'salt', 'bell', 'gate', 'thorn', 'ember', 'rain'];

/** So many picks before the first Vignette is won the keyboard takes over. */
const BEFORE = 10;

/** How a bot wins the first Vignette of a Campaign from this seed, upgrades, and begins the second; or that it does not. */
function lineFrom(seed: string): Line | undefined {
  const view = (match: Match) => match.view(0) as VeilwraithView;
  const isOver = (match: Match): boolean => {
    const { campaign, stage } = view(match);
    return campaign.history.some(({ result }) => result !== 'won') || (campaign.vignette === 2 && stage === 'round');
  };
  const match = played(dealt({ game: veilwraith, seed, seats: 1, options: { mode: 'campaign' } }), isOver);
  if (view(match).campaign.vignette !== 2) return undefined;
  const { entries, ...head } = match.save();
  const again = Match.replay(veilwraith, { ...head, entries: [] });
  const keys: number[] = [];
  let won = 0;
  for (const entry of entries) {
    if (entry.kind !== 'pick') throw new Error('the bot takes nothing back');
    const moves = again.promptOf(0)?.options.filter(({ kind }) => !kind) ?? [];
    keys.push(moves.findIndex(({ id }) => id === entry.option));
    again.choose(0, entry.option);
    if (view(again).campaign.history.length === 0) won++;
  }
  const cut = won - BEFORE;
  return { start: { ...head, entries: entries.slice(0, cut) }, picks: keys.slice(cut) };
}

function winningLine(): Line {
  for (const seed of SEEDS) {
    const line = lineFrom(seed);
    if (line) return line;
  }
  throw new Error('no seed of the list is won; the bot or the cards have changed much');
}

/** One pick by keyboard: its number, or the list of all options, walked with the arrows. */
async function press(page: Page, index: number): Promise<void> {
  if (index < 9) return page.keyboard.press(String(index + 1));
  await page.keyboard.press('o');
  const option = page.locator(`[data-option="${index}"]`);
  await option.waitFor();
  for (let steps = 0; steps < 60; steps++) {
    if (await option.evaluate((button) => button === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`option ${index + 1} is not reached by the arrows`);
}

describe('a Campaign of Veilwraith', () => {
  it('is played by keyboard only: the first Vignette won, a Memory upgraded, the second begun', async () => {
    const line = winningLine();
    const page = await here.person();
    await openMatch(page, here.url, line.start, [MAREN]);
    let upgraded = false;
    let moments = 0;
    const moment = page.getByRole('region', { name: 'How the game ended' });
    for (const pick of line.picks) {
      upgraded ||= /upgrade a Memory/.test((await sentence(page)) ?? '');
      const { seq } = await stand(page);
      await press(page, pick);
      await expect.poll(async () => (await moment.isVisible()) || (await stand(page)).seq > seq).toBe(true);
      if (await moment.isVisible()) {
        moments++;
        expect(await moment.textContent()).toMatch(/Lost Ruins is won.*Ahead.*Nesting Woods/);
        await page.keyboard.press('Enter');
      }
      await expect.poll(async () => (await stand(page)).seq).toBe(seq + 1);
    }
    expect([upgraded, moments]).toEqual([true, 1]);
    expect(await page.locator('.frame').textContent()).toContain('Nesting Woods');
    expect(await page.getByRole('img', { name: '5 of 5 Ribbons' }).count()).toBe(1);
  });
});
