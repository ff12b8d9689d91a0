import type { Match, Prompt } from '@veilhall/engine';
import { game as theVeil } from '@veilhall/games/the-veil';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Chair, dealt, MAREN, openMatch, played, type Wish } from './matches.ts';
import { stage, stand } from './people.ts';
import { fateTable, veilTable, wraithTable } from './tables.ts';

const here = stage();

/** A moment at which the first seat is asked, and everything its options lie on. */
interface Asked {
  readonly seq: number;
  readonly things: readonly string[];
}

interface Recorded {
  readonly match: Match;
  readonly asked: readonly Asked[];
}

/** Lets bots play, and notes what the first seat can point at for the first time, or for the first time so asked. */
function recorded(wish: Wish, picks: number): Recorded {
  const asked: Asked[] = [];
  const known = new Set<string>();
  const note = ({ seq }: Match, { seat, ask, options }: Prompt): boolean => {
    const things = seat === 0 ? options.flatMap(({ kind, on = [] }) => (kind ? [] : on)) : [];
    const fresh = [ask, ...things].filter((each) => !known.has(each));
    for (const each of fresh) known.add(each);
    if (seat === 0 && fresh.length > 0) asked.push({ seq, things: [...new Set(things)] });
    return seq >= picks;
  };
  return { match: played(dealt(wish), note), asked };
}

const bot = (name: string): Chair => ({ kind: 'bot', name, bot: 'shade' });

const GAMES = [
  {
    name: 'Veilwraith',
    record: () => recorded({ game: veilwraith, seed: 'salt', seats: 1, options: { mode: 'campaign' } }, 160),
    chairs: [MAREN],
    drawers: ['.vw-drawer button:first-child'],
    table: wraithTable,
    phone: false,
  },
  {
    name: 'Veiled Fate',
    record: () => recorded({ game: veiledFate, seed: 'wheel', seats: 4 }, 1000),
    chairs: [MAREN, bot('Eneko'), bot('Ilse'), bot('Tomas')],
    // The tabs first: an opened place covers them.
    drawers: ['.vf-tabs button:first-child', '.vf-cell'],
    table: fateTable,
    phone: true,
  },
  {
    name: 'The Veil',
    record: () =>
      recorded(
        { game: theVeil, seed: 'curtain', seats: 2, options: { characters: ['gravelord', 'grovecaller'] } },
        240,
      ),
    chairs: [MAREN, bot('Eneko')],
    drawers: [],
    table: veilTable,
    phone: true,
  },
] as const;

/** Goes from moment to moment of the replay; what is asked for and lies nowhere, not even in a drawer, is told. */
const missing = (page: Page, asked: readonly Asked[], drawers: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ([moments, inside]) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const bar = document.querySelector<HTMLInputElement>('.scrub-bar input');
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const look = (found: Set<string | undefined>): void => {
        for (const thing of document.querySelectorAll<HTMLElement>('[data-thing], [data-over]')) {
          if (thing.checkVisibility()) found.add(thing.dataset.thing).add(thing.dataset.over);
        }
      };
      const lost: string[] = [];
      for (const { seq, things } of moments) {
        put?.call(bar, seq);
        bar?.dispatchEvent(new Event('input', { bubbles: true }));
        while (!document.querySelector('.scrub-at')?.textContent?.startsWith(`${seq} /`)) await drawn();
        await drawn();
        const found = new Set<string | undefined>();
        look(found);
        const openers = inside.flatMap((drawer) => [...document.querySelectorAll<HTMLElement>(drawer)]);
        for (const opener of openers) {
          if (things.every((thing) => found.has(thing))) break;
          if (!opener.checkVisibility()) continue;
          opener.click();
          await drawn();
          look(found);
        }
        for (const thing of things) if (!found.has(thing)) lost.push(`${thing} at ${seq}`);
      }
      return lost;
    },
    [asked, drawers] as const,
  );

describe.each(GAMES)('$name', ({ record, chairs, drawers, table, phone }) => {
  let kept: Recorded | undefined;

  it.each(['desktop', 'phone'])('lays whatever an option is about on the table or into a drawer: %s', async (size) => {
    kept ??= record();
    const page = await here.person({ phone: size === 'phone' });
    await openMatch(page, here.url, kept.match.save(), chairs);
    await page.goto(page.url().replace('/here/', '/replay/here/'));
    await page.locator('.scrub-bar').waitFor();
    expect(await missing(page, kept.asked, drawers)).toEqual([]);
  });

  it('answers every tap with a choice, a reason or the card', async () => {
    const page = await here.person({ phone });
    await table(page, here.url);
    const visible = page.locator('[data-thing]:visible');
    const things = await visible.evaluateAll((all) => all.map((thing) => thing.getAttribute('data-thing') ?? ''));
    expect(things.length).toBeGreaterThan(3);
    for (const id of things) {
      const { seq } = await stand(page);
      await page.locator(`[data-thing="${id}"]:visible`).first().dispatchEvent('click');
      const said = page.locator('.thing[data-light="chosen"], .prompt-blocked');
      const isPicked = async (): Promise<boolean> => (await stand(page)).seq > seq;
      await expect.poll(async () => (await said.count()) > 0 || (await isPicked()), { message: id }).toBe(true);
      // The match goes on from a pick; anything else is let go.
      if (await isPicked()) await page.locator('.prompt-bar[data-asked="true"]').waitFor();
      else await page.keyboard.press('Escape');
      await expect.poll(() => said.count(), { message: id }).toBe(0);
    }
  });
});

/** Where two may change places; not every deal comes to that. */
function beforeSwap(): Match {
  for (const seed of ['wheel', 'lamp', 'ash', 'salt']) {
    let found = false;
    const match = played(dealt({ game: veiledFate, seed, seats: 4 }), (_, { seat, options }) => {
      found = seat === 0 && options.some(({ about }) => about?.do === 'transfigure');
      return found;
    });
    if (found) return match;
  }
  throw new Error('nobody of any deal can change places');
}

it('Veiled Fate: whoever stands on a Quest stands for the slot once Transfiguration is pointed at', async () => {
  const page = await here.person();
  await openMatch(page, here.url, beforeSwap().save(), [MAREN, bot('Eneko'), bot('Ilse'), bot('Tomas')]);
  const slots = page.locator('.vf-demi[data-thing^="slot:"]');
  expect(await slots.count()).toBe(0);
  await page.locator('[data-thing="power:transfigure"]').click();
  await expect.poll(() => slots.and(page.locator('[data-light="lit"]')).count()).toBeGreaterThan(1);
});
