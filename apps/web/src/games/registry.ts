import { glyphs } from 'virtual:marks';
import { type GameMeta, GAMES as LISTED } from '@veilhall/games';
import { addGlyphs } from '../art/glyphs.ts';

addGlyphs(glyphs);

/** What the hall knows of each game before any of its chunks is loaded. */
export const GAMES: readonly GameMeta[] = LISTED.map(({ meta }) => meta);

export const gameMeta = (id: string): GameMeta | undefined => GAMES.find((game) => game.id === id);
