import type { AnyGame } from '@veilhall/engine';
import type { Balance, GameMeta } from '@veilhall/kit';
import { meta as veiledFate } from '@veilhall/veiled-fate/meta';
import { meta as veilwraith } from '@veilhall/veilwraith/meta';

export type { GameMeta, Lamp, Preset } from '@veilhall/kit';

/** A game as everybody above the games finds it: what is known at once, and how to load the rest. */
export interface ListedGame {
  readonly meta: GameMeta;
  load(): Promise<{ readonly game: AnyGame }>;
  balance(): Promise<{ readonly balance: Balance }>;
}

/** The one list of games, in the order of the hall. */
// biome-ignore format: a game is a line
export const GAMES: readonly ListedGame[] = [
  { meta: veilwraith, load: () => import('@veilhall/veilwraith'), balance: () => import('@veilhall/veilwraith/balance') },
  { meta: veiledFate, load: () => import('@veilhall/veiled-fate'), balance: () => import('@veilhall/veiled-fate/balance') },
];

export const gameListed = (id: string): ListedGame | undefined => GAMES.find(({ meta }) => meta.id === id);
