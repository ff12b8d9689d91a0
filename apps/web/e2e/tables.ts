import { veiledFate } from '@veilhall/games/veiled-fate';
import { veilwraith } from '@veilhall/games/veilwraith';
import type { Page } from 'playwright-core';
import { type Chair, dealt, MAREN, openMatch, played } from './matches.ts';

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
