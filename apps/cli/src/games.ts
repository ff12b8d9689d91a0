import type { AnyGame } from '@veilhall/engine';
import { GAMES, gameListed, type ListedGame } from '@veilhall/games';
import { Fault } from './fault.ts';

export const GAME_IDS: readonly string[] = GAMES.map(({ meta }) => meta.id);

export class UnknownGame extends Fault {
  constructor(id: string) {
    super(`there is no game '${id}'; the games are ${GAME_IDS.join(', ')}`, 'usage');
    this.name = 'UnknownGame';
  }
}

export function listedGame(id: string): ListedGame {
  const listed = gameListed(id);
  if (!listed) throw new UnknownGame(id);
  return listed;
}

/** Each game is loaded only when it is asked for, so that the command starts quickly. */
export async function loadGame(id: string, packs: readonly unknown[] = []): Promise<AnyGame> {
  let { game } = await listedGame(id).load();
  for (const pack of packs) {
    if (!game.extend) throw new Fault(`${game.title} takes no packs`, 'usage');
    game = game.extend(pack);
  }
  return game;
}
