import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHall } from '../scripts/hall.ts';
import { dealt, MAREN, openMatch } from './matches.ts';
import { pick, stage, stand } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();
const seqOf = async (page: Page): Promise<number> => (await stand(page)).seq;

describe('a file that cannot be opened', () => {
  it('says why, and a match that is here already is opened as it stands', async () => {
    const page = await here.person();
    const match = dealt({ game: veilwraith, seed: 'file', seats: 1 });
    match.choose(0, match.prompts()[0]?.options[0]?.id ?? '');
    const journal = match.save();
    const tampered = journal.entries.map((entry) => ({ ...entry, hash: 'f'.repeat(64) }));
    const files: readonly (readonly [string, RegExp])[] = [
      ['a picture, say', /no saved match.*Save as a file/],
      [JSON.stringify({ title: 'Shopping' }), /no saved match/],
      [JSON.stringify({ ...journal, game: 'ludo' }), /not in this hall: “ludo”/],
      [JSON.stringify({ ...journal, format: 'veilhall-journal/99' }), /newer Veilhall/],
      [JSON.stringify({ ...journal, entries: tampered }), /changed after it was saved/],
    ];
    await page.goto(`${here.url}/matches`);
    for (const [content, sentence] of files) {
      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) };
      await page.getByLabel('Open a match file').setInputFiles(file);
      await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([expect.stringMatching(sentence)]);
    }
    await openMatch(page, here.url, journal, [MAREN]);
    const address = page.url();
    await pick(page);
    await openMatch(page, here.url, journal, [MAREN]);
    expect(page.url()).toBe(address);
    expect(await seqOf(page)).toBe(2);
  });
});

describe('an address that leads nowhere', () => {
  it('says so in a sentence', async () => {
    const page = await here.person({ refused: true });
    for (const [path, sentence] of [
      ['/t/xyz', /leads nowhere in the hall/],
      ['/table/xyz', /match was deleted, or the link is not complete/],
      [`/table/${'A'.repeat(22)}`, /match was deleted, or the link is not complete/],
      ['/here/xyz', /no such match on this device/],
      ['/replay/link#broken', /The link is not complete/],
      [`/join/${'A'.repeat(22)}#${'B'.repeat(43)}`, /leads to no table/],
      ['/join/xyz', /the end of the link is missing/],
    ] as const) {
      await page.goto(here.url + path);
      await expect.poll(() => page.getByRole('main').textContent(), { message: path }).toMatch(sentence);
    }
  });
});

describe('a server that is away', () => {
  it('is tried again by the page, which counts down and goes on when it is back', async () => {
    const hall = await openHall();
    const page = await here.person({ settings: { name: 'Maren' }, keeps: true });
    const { request } = page.context();
    await request.post(`${hall.url}/api/me`, { data: { name: 'Maren' } });
    // Whatever is dealt, there is something to pick.
    const body = { game: 'veilwraith', seats: [{ kind: 'human', name: 'Maren' }] };
    const { match } = await (await request.post(`${hall.url}/api/matches`, { data: body })).json();
    await page.goto(`${hall.url}/table/${match.id}`);
    await page.locator('.prompt-sentence').waitFor();
    // The pages of the hall are on the device from then on.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await hall.leave();
    await page.getByText(/The server is away.*Nothing is lost.*(Next try in|Trying now)/).waitFor();
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await page.getByRole('link', { name: 'My matches' }).click();
    await page.getByText('matches played there are missing here').waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'The server does not answer' }).waitFor();
    await page.getByText(/Next try in \d+ second/).waitFor();
    await hall.comeBack();
    await page.locator('.prompt-sentence').waitFor();
    await pick(page);
    await hall.stop();
  });
});

describe('two windows on one match', () => {
  it('agree: one plays, the other follows, takes over, and goes on when the first is closed', async () => {
    const first = await here.person();
    await wraithTable(first, here.url);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByText('Another window plays this match').waitFor();
    await pick(first);
    await pick(first);
    await expect.poll(() => seqOf(second)).toBe(2);
    await second.getByRole('button', { name: 'Play here' }).click();
    await first.getByText('Another window plays this match').waitFor();
    await pick(second);
    await expect.poll(() => seqOf(first)).toBe(3);
    expect(await first.locator('.log').textContent()).toBe(await second.locator('.log').textContent());
    await second.close();
    await expect.poll(() => first.getByText('Another window plays this match').count()).toBe(0);
    await pick(first);
    await first.reload();
    await first.locator('.prompt-sentence').waitFor();
    expect(await seqOf(first)).toBe(4);
  });
});
