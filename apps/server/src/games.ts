import type { AnyGame } from '@veilhall/engine';

/** The games this server plays, in the order they are shown. */
export const games: readonly AnyGame[] = [];
