import type { Scene } from '../art/cover.ts';
import { veiledFateCover } from '../art/covers/veiled-fate.ts';
import { veilwraithCover } from '../art/covers/veilwraith.ts';
import type { GlyphName } from '../art/glyph-name.ts';
import { addGlyphs } from '../art/glyphs.ts';
import { MARKS } from './marks.ts';
import { glyphs } from './marks.ts?glyphs';

/** What the hall knows of a game before its chunk is loaded. A new game appears by adding one entry. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** Its glyph, out of marks.ts. */
  readonly mark: GlyphName;
  /** Its lamp's colour for pictures; the interface takes it from tokens.css. */
  readonly lamp: string;
  readonly players: string;
  readonly minutes: number;
  /** One sentence on the cover. */
  readonly line: string;
  readonly cover: Scene;
  /** Its rules.md, a chunk of its own. */
  rules(): Promise<string>;
  /** What "Play now" starts: how many people at this device, the bots with them, and the options that differ from the defaults. */
  readonly quick: {
    readonly seats: number;
    readonly bots?: readonly string[];
    readonly options: Readonly<Record<string, unknown>>;
  };
}

addGlyphs(glyphs);

export const GAMES: readonly GameEntry[] = [
  {
    id: 'veilwraith',
    title: 'Veilwraith',
    mark: MARKS.veilwraith,
    lamp: '#6fc7b7',
    players: '1 to 4 players',
    minutes: 20,
    line: 'The world has ended. Leave it with five memories worth keeping.',
    cover: veilwraithCover,
    rules: async () => (await import('../../../../packages/games/veilwraith/rules.md?raw')).default,
    quick: { seats: 1, options: {} },
  },
  {
    id: 'veiled-fate',
    title: 'Veiled Fate',
    mark: MARKS.veiledFate,
    lamp: '#a79bc9',
    players: '2 to 8 players',
    minutes: 30,
    line: 'Nine Demigods, one of them your own child. Raise it, and let nobody guess which.',
    cover: veiledFateCover,
    rules: async () => (await import('../../../../packages/games/veiled-fate/rules.md?raw')).default,
    quick: { seats: 1, bots: ['shade', 'warden', 'shade'], options: {} },
  },
];

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
