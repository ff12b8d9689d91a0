import { glyphs } from 'virtual:marks';
import { type GameMeta, GAMES as LISTED } from '@veilhall/games';
import type { GlyphName } from '../art/glyph-name.ts';
import { addGlyphs } from '../art/glyphs.ts';

addGlyphs(glyphs);

/** What the hall knows of each game before any of its chunks is loaded. */
export const GAMES: readonly HallGame[] = LISTED.map(({ meta }) => meta as HallGame);

/** A game as the hall draws it: the build collects the marks of all of them. */
export type HallGame = GameMeta & { readonly mark: GlyphName };

export const gameMeta = (id: string): HallGame | undefined => GAMES.find((game) => game.id === id);
