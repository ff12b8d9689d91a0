import type { AnyGame } from '@veilhall/engine';
import type { Balance, GameMeta, Lesson } from '@veilhall/kit';
import { FOUND } from './games.gen.ts';

export type { GameMeta, Lamp, Preset } from '@veilhall/kit';

/** A game as everybody above the games finds it: what is known at once, and how to load the rest. */
export interface ListedGame {
  readonly meta: GameMeta;
  load(): Promise<{ readonly game: AnyGame }>;
  balance(): Promise<{ readonly balance: Balance }>;
  lesson(): Promise<{ readonly lesson: Lesson }>;
}

/** The games in the order of the hall: a new one is a folder and a name here. */
const ORDER = ['veilwraith', 'veiled-fate', 'the-veil'] as const satisfies readonly (keyof typeof FOUND)[];

type Unlisted = Exclude<keyof typeof FOUND, (typeof ORDER)[number]>;
/** A folder without a place in the hall does not compile. */
const games: [Unlisted] extends [never] ? Readonly<Record<keyof typeof FOUND, ListedGame>> : Unlisted = FOUND;

export const GAMES: readonly ListedGame[] = ORDER.map((id) => games[id]);

export const gameListed = (id: string): ListedGame | undefined => GAMES.find(({ meta }) => meta.id === id);
