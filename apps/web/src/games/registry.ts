import type { Scene } from '../art/cover.ts';
import { veilwraithCover } from '../art/covers/veilwraith.ts';
import { addGlyphs } from '../art/glyphs.ts';
import { glyphs } from './marks.json?glyphs';

/** What the hall knows of a game before its chunk is loaded. A new game appears by adding one entry. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** Its glyph at game-icons.net; listed in marks.json as well. */
  readonly mark: string;
  /** Its lamp's colour for pictures; the interface takes it from tokens.css. */
  readonly lamp: string;
  readonly players: string;
  readonly minutes: number;
  /** One sentence on the cover. */
  readonly line: string;
  readonly cover: Scene;
  /** What "Play now" starts: how many people at this device, and the options that differ from the defaults. */
  readonly quick: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> };
}

addGlyphs(glyphs);

const BUILT: readonly GameEntry[] = [
  {
    id: 'veilwraith',
    title: 'Veilwraith',
    mark: 'spectre',
    lamp: '#6fc7b7',
    players: '1 to 4 players',
    minutes: 20,
    line: 'The world has ended. Leave it with five memories worth keeping.',
    cover: veilwraithCover,
    quick: { seats: 1, options: {} },
  },
];

/** While developing, the smallest game shows the shared table without any screen of its own. */
const SMALLEST: GameEntry = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  mark: 'spectre',
  lamp: '#c9d1d9',
  players: '2 players',
  minutes: 1,
  line: 'Three in a row.',
  cover: { ...veilwraithCover, game: 'tic-tac-toe', lamp: '#c9d1d9' },
  quick: { seats: 2, options: {} },
};

export const GAMES: readonly GameEntry[] = import.meta.env.DEV ? [...BUILT, SMALLEST] : BUILT;

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
