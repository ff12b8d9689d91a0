import type { AnyGame } from '@veilhall/engine';
import { Fault } from './fault.ts';

/** The one list of games. Each is loaded only when it is asked for, so that the command starts quickly. */
const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  veilwraith: async () => (await import('@veilhall/veilwraith')).veilwraith,
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export class UnknownGame extends Fault {
  constructor(id: string) {
    super(`there is no game '${id}'; the games are ${GAME_IDS.join(', ')}`, 'usage');
    this.name = 'UnknownGame';
  }
}

export async function loadGame(id: string, packs: readonly unknown[] = []): Promise<AnyGame> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!load) throw new UnknownGame(id);
  let game = await load();
  for (const pack of packs) {
    if (!game.extend) throw new Fault(`${game.title} takes no packs`, 'usage');
    game = game.extend(pack);
  }
  return game;
}
