import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askFor, botNamed } from '@veilhall/bots';
import { fastRng, type Journal, Match, seedFrom } from '@veilhall/engine';
import { type VeilwraithView, veilwraith } from '@veilhall/veilwraith';
import type { Browser } from 'playwright-core';
import { type Eyes, newPerson, openBrowser, openHall } from './hall.ts';

/** `npm run screenshots`: the pictures of the README, from the built page, the real server and one fixed match. */

const out = join(import.meta.dirname, '../../../docs/pictures');
const SETTINGS = { speed: 'instant', volume: 0, name: 'Maren' };
const PRINT = { type: 'jpeg', quality: 88 } as const;
const BOT = botNamed('shade');
const MOST_PICKS = 600;

const EYES: Readonly<Record<string, Eyes>> = {
  'desktop-dark': {},
  'desktop-light': { light: true },
  'phone-dark': { phone: true },
  'phone-light': { phone: true, light: true },
};

/** An Action has just been aimed, late enough that every part of the table has something on it. */
function isTelling({ round, wraiths: [wraith] }: VeilwraithView): boolean {
  if (!wraith) return false;
  const { threats, keys, hand, aim } = wraith;
  return round >= 12 && aim !== undefined && threats.length >= 4 && keys.length >= 2 && hand.count >= 3;
}

/** The first telling moment of the first match that has one; the same on every machine. */
function tellingMatch(): Journal {
  for (let seed = 1; seed < 60; seed++) {
    const match = Match.deal(veilwraith, {
      id: `pictures-${seed}`,
      seats: 1,
      options: { vignette: 2 },
      seed: seedFrom(`pictures ${seed}`),
    });
    const rng = fastRng(seed);
    for (let picks = 0; picks < MOST_PICKS && !match.outcome(); picks++) {
      if (isTelling(veilwraith.view(veilwraith.state.parse(match.state), 0))) return match.save();
      match.choose(0, BOT.decide(askFor(veilwraith, match.state, 0, rng)));
    }
  }
  throw new Error('no match of these had a moment worth a picture');
}

async function take(browser: Browser, url: string, name: string, eyes: Eyes, journal: Journal): Promise<void> {
  const person = await newPerson(browser, eyes);
  await person.addInitScript(
    (settings) => localStorage.setItem('veilhall.settings', JSON.stringify(settings)),
    SETTINGS,
  );
  const page = await person.newPage();
  await page.goto(`${url}/matches`);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(journal)) };
  await page.getByLabel('Open a match file').setInputFiles(file);
  await page.locator('.prompt-sentence').waitFor();
  if (!eyes.phone) await page.locator('[data-thing][data-light="chosen"], [data-light="lit"]').first().hover();
  await page.waitForTimeout(1500);
  await page.screenshot({ ...PRINT, path: join(out, `veilwraith-${name}.jpg`) });
  await page.goto(url);
  await page.locator('.slip').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ ...PRINT, path: join(out, `home-${name}.jpg`) });
  await person.close();
}

const journal = tellingMatch();
mkdirSync(out, { recursive: true });
const hall = await openHall();
const browser = await openBrowser();
try {
  for (const [name, eyes] of Object.entries(EYES)) await take(browser, hall.url, name, eyes, journal);
} finally {
  await browser.close();
  await hall.stop();
}
