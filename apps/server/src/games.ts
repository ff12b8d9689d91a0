import type { AnyGame } from '@veilhall/engine';
import { GAMES } from '@veilhall/games';

const loaded = await Promise.all(GAMES.map(({ load }) => load()));

export const games: readonly AnyGame[] = loaded.map(({ game }) => game);
