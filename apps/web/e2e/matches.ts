import { askFor, type Memory, shade } from '@veilhall/bots';
import { type AnyGame, fastRng, isOffer, type Journal, Match, type Prompt, seedFrom } from '@veilhall/engine';
import type { Page } from 'playwright-core';

/** Matches are arranged when a test runs: the deal and every pick before the test are fixed by a seed. */
export interface Wish {
  readonly game: AnyGame;
  readonly seed: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly packs?: readonly unknown[];
}

/** Who sits where, as a match file says it. */
export interface Chair {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly bot?: string;
}

export const MAREN: Chair = { kind: 'human', name: 'Maren' };

export const dealt = ({ game, seed, seats, options = {}, packs = [] }: Wish): Match =>
  Match.deal(game, { id: `e2e-${seed}`, seats, options, packs, seed: seedFrom(seed) });

/** What somebody is asked; an offer can be left alone. */
const askedIn = (match: Match): Prompt | undefined => match.prompts().find((prompt) => !isOffer(prompt));

/** Lets a bot of a fixed mind decide for everybody until `isIt` holds or the match is over. */
export function played(match: Match, isIt: (match: Match, prompt: Prompt) => boolean): Match {
  const rng = fastRng(match.head.id);
  const memories: Memory[] = Array.from({ length: match.head.seats }, () => ({}));
  for (let prompt = askedIn(match); prompt && !isIt(match, prompt); prompt = askedIn(match)) {
    const memory = memories[prompt.seat] ?? {};
    match.choose(prompt.seat, shade.decide(askFor(match.game, match.state, prompt.seat, rng, { prompt, memory })));
  }
  return match;
}

/** A whole match without its last picks. */
export function beforeTheEnd(wish: Wish, picks: number): Journal {
  const journal = played(dealt(wish), () => false).save();
  return { ...journal, entries: journal.entries.slice(0, -picks) };
}

/** Opens a match from a file, which is how a chosen match gets to a device. */
export async function openMatch(page: Page, url: string, journal: Journal, seats: readonly Chair[]): Promise<void> {
  await page.goto(`${url}/matches`);
  const buffer = Buffer.from(JSON.stringify({ journal, seats }));
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.locator('.prompt-sentence').waitFor();
}

/** What the server is told of a seat: a person of its own, an invitation, or a bot. */
export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** Brings a match to the server, where its host and whoever follows the invitations play it on. */
export async function hostMatch(
  host: Page,
  url: string,
  journal: Journal,
  seats: readonly SeatPlan[],
): Promise<{ invitations: string[] }> {
  const { request } = host.context();
  await request.post(`${url}/api/me`, { data: { name: 'Maren' } });
  const answer = await request.post(`${url}/api/matches/import`, { data: { journal, seats, botDelayMs: 0 } });
  if (!answer.ok()) throw new Error(`the server does not take the match: ${await answer.text()}`);
  const { match, invites } = await answer.json();
  await host.goto(`${url}/table/${match.id}`);
  await host.locator('.prompt-sentence').waitFor();
  return { invitations: invites.map(({ code }: { code: string }) => `${url}/join/${match.id}#${code}`) };
}

export async function sitDown(guest: Page, invitation: string): Promise<void> {
  await guest.goto(invitation);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.prompt-sentence').waitFor();
}
