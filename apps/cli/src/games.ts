import type { AnyGame, GameState } from '@veilhall/engine';
import { Fault } from './fault.ts';

interface Entry {
  load(): Promise<AnyGame>;
  /** The options of the match that naturally follows a finished one, if there is one: the next Campaign. */
  next?(state: GameState): Promise<unknown>;
}

/** The one list of games. Each is loaded only when it is asked for, so that the command starts quickly. */
const GAMES: Readonly<Record<string, Entry>> = {
  veilwraith: {
    load: async () => (await import('@veilhall/veilwraith')).veilwraith,
    async next(finished) {
      const { nextCampaign, veilwraith } = await import('@veilhall/veilwraith');
      const state = veilwraith.state.parse(finished);
      return state.options.mode === 'campaign' ? nextCampaign(state) : undefined;
    },
  },
  'veiled-fate': { load: async () => (await import('@veilhall/veiled-fate')).veiledFate },
};

export const GAME_IDS: readonly string[] = Object.keys(GAMES);

export class UnknownGame extends Fault {
  constructor(id: string) {
    super(`there is no game '${id}'; the games are ${GAME_IDS.join(', ')}`, 'usage');
    this.name = 'UnknownGame';
  }
}

function entryOf(id: string): Entry {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!entry) throw new UnknownGame(id);
  return entry;
}

export async function loadGame(id: string, packs: readonly unknown[] = []): Promise<AnyGame> {
  let game = await entryOf(id).load();
  for (const pack of packs) {
    if (!game.extend) throw new Fault(`${game.title} takes no packs`, 'usage');
    game = game.extend(pack);
  }
  return game;
}

export const nextOptions = async (id: string, finished: GameState): Promise<unknown> => entryOf(id).next?.(finished);
