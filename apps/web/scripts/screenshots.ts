import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { askFor, botNamed } from '@veilhall/bots';
import { type AnyGame, fastRng, type Journal, Match, seedFrom } from '@veilhall/engine';
import { game as theVeil, type VeilView } from '@veilhall/games/the-veil';
import { type VeiledFateView, game as veiledFate } from '@veilhall/games/veiled-fate';
import { type VeilwraithView, game as veilwraith } from '@veilhall/games/veilwraith';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Eyes, newPerson, openBrowser, openHall } from './hall.ts';

/**
 * `npm run screenshots`: the pictures of the README, from the built page, the real server, fixed matches and a lesson.
 * With names of games (`-- the-veil`) only their tables.
 */

const out = join(import.meta.dirname, '../../../docs/pictures');
const SETTINGS = { speed: 'instant', volume: 0, name: 'Maren' };
const PRINT = { type: 'jpeg', quality: 88 } as const;
const BOT = botNamed('shade');
const MOST_PICKS = 600;
const MOST_MATCHES = 60;

const NAMES = ['Maren', 'Eneko', 'Ilse', 'Tomas', 'Wren'];
const seatOf = (name: string, seat: number) =>
  seat === 0 ? { kind: 'human', name } : { kind: 'bot', name, bot: 'shade' };

const EYES: Readonly<Record<string, Eyes>> = {
  'desktop-dark': {},
  'desktop-light': { light: true },
  'phone-dark': { phone: true },
  'phone-light': { phone: true, light: true },
};

/** An Action has just been aimed, late enough that every part of the table has something on it. */
function isTellingWraith({ round, wraiths: [wraith] }: VeilwraithView): boolean {
  if (!wraith) return false;
  const { threats, keys, hand, aim, actions, spirit } = wraith;
  const target = threats.find(({ thing }) => thing === aim?.target);
  const using = actions.find((action) => action.using);
  if (!aim || !target || !using || round < 8 || spirit < 6) return false;
  const falls = using.power.total + using.tokens >= (target.values[aim.value]?.n ?? 99);
  const unused = keys.some(({ state }) => state !== 'flipped');
  return falls && unused && keys.length >= 2 && threats.length >= 4 && hand.count >= 3 && hand.count <= 5;
}

/** Somebody chooses a vote in the second Age, with Quests, votes and Renown to see. */
function isTellingFate({ age, quests, me, turn, demis }: VeiledFateView): boolean {
  const votes = quests.reduce((sum, quest) => sum + quest.pile.size, 0);
  const spread = new Set(demis.map((demi) => demi.renown)).size;
  const rich = quests.length >= 4 && votes >= 3 && spread >= 4;
  return age.number === 2 && turn?.seat === 0 && rich && me !== undefined && me.hand.length >= 4;
}

/** Damage is there to be dealt, with Recruits on both sides and something to buy. */
function isTellingDuel({ round, turn, totals, players: [own, other] }: VeilView): boolean {
  if (!own || !other || turn.side !== 0) return false;
  const crowd = own.recruits.length >= 2 && other.recruits.length >= 2 && own.played.length >= 2;
  const buys = own.route.some(({ price = 99 }) => price <= own.gold);
  return round >= 5 && turn.left >= 6 && crowd && buys && totals.every(({ health }) => health >= 12);
}

interface Telling {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  isIt(match: Match): boolean;
}

/** The first telling moment of the first match that has one; the same on every machine. */
function tellingMatch({ game, seats, options, isIt }: Telling): Journal {
  for (let n = 1; n < MOST_MATCHES; n++) {
    const match = Match.deal(game, { id: `${game.id}-${n}`, seats, options, seed: seedFrom(`pictures ${n}`) });
    const rng = fastRng(n);
    for (let picks = 0; picks < MOST_PICKS && !match.outcome(); picks++) {
      const [prompt] = match.prompts();
      if (!prompt) break;
      if (prompt.seat === 0 && isIt(match)) return match.save();
      match.choose(prompt.seat, BOT.decide(askFor(game, match.state, prompt.seat, rng)));
    }
  }
  throw new Error(`no match of ${game.title} had a moment worth a picture`);
}

async function open(person: BrowserContext, url: string, journal: Journal): Promise<Page> {
  const page = await person.newPage();
  await page.goto(`${url}/matches`);
  const content = JSON.stringify({ journal, seats: NAMES.slice(0, journal.seats).map(seatOf) });
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel('Open a match file').setInputFiles(file);
  await page.locator('.prompt-sentence').waitFor();
  await page.waitForTimeout(1500);
  return page;
}

/** A lesson at the first step that wants something pressed, and the gallery of cards. */
async function takeLearning(person: BrowserContext, url: string, name: string): Promise<void> {
  const page = await person.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Learn, 5 min, Veilwraith' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.thing[data-taught]').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ ...PRINT, path: join(out, `lesson-${name}.jpg`) });
  await page.goto(`${url}/cards/veiled-fate`);
  await page.locator('.gallery-shelf').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ ...PRINT, path: join(out, `cards-${name}.jpg`) });
  await page.close();
}

async function take(browser: Browser, url: string, name: string, eyes: Eyes, journals: readonly Journal[]) {
  const person = await newPerson(browser, eyes);
  await person.addInitScript(
    (settings) => localStorage.setItem('veilhall.settings', JSON.stringify(settings)),
    SETTINGS,
  );
  for (const journal of journals) {
    const page = await open(person, url, journal);
    await page.screenshot({ ...PRINT, path: join(out, `${journal.game}-${name}.jpg`) });
    await page.close();
  }
  if (wanted.length === 0) {
    await takeHall(person, url, name);
    if (!eyes.light) await takeLearning(person, url, name);
  }
  await person.close();
}

async function takeHall(person: BrowserContext, url: string, name: string): Promise<void> {
  const page = await person.newPage();
  await page.goto(url);
  await page.locator('.slip').first().waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ ...PRINT, path: join(out, `home-${name}.jpg`) });
}

const wanted = process.argv.slice(2);

const TELLING: readonly Telling[] = [
  {
    game: theVeil,
    seats: 2,
    options: { characters: ['barbarian', 'oathwarden'] },
    isIt: (match) =>
      match.prompts()[0]?.ask === 'turn' && isTellingDuel(theVeil.view(theVeil.state.parse(match.state), 0)),
  },
  {
    game: veiledFate,
    seats: 5,
    options: {},
    isIt: (match) =>
      match.prompts()[0]?.ask === 'vote' && isTellingFate(veiledFate.view(veiledFate.state.parse(match.state), 0)),
  },
  {
    game: veilwraith,
    seats: 1,
    options: { vignette: 2 },
    isIt: ({ state }) => isTellingWraith(veilwraith.view(veilwraith.state.parse(state), 0)),
  },
];

const journals = TELLING.filter(({ game }) => wanted.length === 0 || wanted.includes(game.id)).map(tellingMatch);
mkdirSync(out, { recursive: true });
const hall = await openHall();
const browser = await openBrowser();
try {
  for (const [name, eyes] of Object.entries(EYES)) await take(browser, hall.url, name, eyes, journals);
} finally {
  await browser.close();
  await hall.stop();
}
