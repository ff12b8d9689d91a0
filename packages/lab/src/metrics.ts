import { gameListed } from '@veilhall/games';
import type { NewMeter } from '@veilhall/kit';

/** What watches a game for its balance, where the game has something to watch for. */
export const meterFor = async (game: string): Promise<NewMeter | undefined> =>
  (await gameListed(game)?.balance())?.balance.meter;
