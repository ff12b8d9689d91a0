import { type Journal, Match, type Prompt } from '@veilhall/engine';
import { game as theVeil } from '@veilhall/games/the-veil';
import { veiledFate } from '@veilhall/games/veiled-fate';
import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { type Chair, dealt, hostMatch, MAREN, openMatch, played, sitDown } from './matches.ts';
import type { Stage } from './people.ts';

/** One Veilwraith at the first decision of its Play Phase. */
export function wraithTable(page: Page, url: string): Promise<void> {
  const match = dealt({ game: veilwraith, seed: 'lamp', seats: 1 });
  return openMatch(page, url, match.save(), [MAREN]);
}

const GODS: readonly Chair[] = [
  MAREN,
  { kind: 'bot', name: 'Eneko', bot: 'shade' },
  { kind: 'bot', name: 'Ilse', bot: 'shade' },
  { kind: 'bot', name: 'Tomas', bot: 'shade' },
];

/** Four gods; the person at this device is asked, and nothing is being revealed. */
export function fateTable(page: Page, url: string): Promise<void> {
  const match = dealt({ game: veiledFate, seed: 'wheel', seats: GODS.length });
  return openMatch(page, url, played(match, (_, { seat, ask }) => seat === 0 && ask === 'act').save(), GODS);
}

const RIVALS: readonly Chair[] = [MAREN, { kind: 'bot', name: 'Eneko', bot: 'shade' }];

/** A duel some turns in; the person at this device has just begun a turn, with cards in Hand that only give. */
export function veilTable(page: Page, url: string): Promise<void> {
  const options = { characters: ['barbarian', 'oathwarden'] };
  const match = dealt({ game: theVeil, seed: 'curtain', seats: RIVALS.length, options });
  const gives = ({ state }: Match): number =>
    theVeil.view(theVeil.state.parse(state), 0).players[0]?.gives?.cards.length ?? 0;
  const begins = (now: Match, { seat, ask }: Prompt): boolean =>
    now.seq > 60 && seat === 0 && ask === 'turn' && gives(now) > 1;
  return openMatch(page, url, played(match, begins).save(), RIVALS);
}

interface Eve {
  readonly journal: Journal;
  /** The key that brings the reveal about. */
  readonly key: string;
}

/** The first vote of the person at seat 0 that is revealed at once and leaves the next decision to the same person. */
export function beforeAReveal(): Eve {
  const { entries, ...head } = played(dealt({ game: veiledFate, seed: 'wheel', seats: 2 }), () => false).save();
  const match = Match.replay(veiledFate, { ...head, entries: [] });
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'pick') throw new Error('the bot takes nothing back');
    const moves = match.promptOf(0)?.options.filter(({ kind }) => !kind) ?? [];
    const key = String(1 + moves.findIndex(({ id }) => id === entry.option));
    const { events } = match.choose(entry.seat, entry.option);
    const revealed = events.some(({ fact }) => fact.type === 'revealed');
    if (entry.seat === 0 && revealed && match.promptOf(0)?.ask === 'act')
      return { journal: { ...head, entries: entries.slice(0, at) }, key };
  }
  throw new Error('nothing is revealed to whom is asked next; the bot or the cards have changed much');
}

/** Two people at a table of the server with a deal of our own: one brought it, the other followed the invitation. */
export async function twoAtATable(here: Stage): Promise<[host: Page, guest: Page]> {
  const host = await here.person({ settings: { name: 'Maren' } });
  const guest = await here.person({ settings: { name: 'Eneko' } });
  const match = dealt({ game: veilwraith, seed: 'together', seats: 2, options: { table: 'coop' } });
  const seats = [{ kind: 'human', name: 'Maren' }, { kind: 'open' }] as const;
  const { invitations } = await hostMatch(host, here.url, match.save(), seats);
  await sitDown(guest, invitations[0] ?? '');
  return [host, guest];
}
