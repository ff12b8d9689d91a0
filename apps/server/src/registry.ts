import { botsFor } from '@veilhall/bots';
import type { AnyGame } from '@veilhall/engine';
import type { BotInfo, GameInfo } from '@veilhall/protocol';
import { z } from 'zod';
import { Denied } from './denied.ts';

const BOTS: Readonly<Record<string, Omit<BotInfo, 'id'>>> = {
  wisp: { name: 'Wisp', about: 'Drifts: picks anything that is allowed.' },
  imp: { name: 'Imp', about: 'Easy: plays plainly, and does something silly now and then.' },
  shade: { name: 'Shade', about: 'Normal: takes what looks best right now.' },
  adept: { name: 'Adept', about: 'Thinks its turn through to the end.' },
  warden: { name: 'Warden', about: 'Hard: looks ahead, reads who you are and hides who it is.' },
  archon: { name: 'Archon', about: 'Looks further ahead, for longer.' },
};

/** The games this server plays. */
export class Registry {
  readonly #games = new Map<string, AnyGame>();
  readonly infos: readonly GameInfo[];

  constructor(games: readonly AnyGame[]) {
    for (const game of games) this.#games.set(game.id, game);
    this.infos = games.map(infoOf);
  }

  static async load(module: URL): Promise<Registry> {
    const { games } = (await import(module.href)) as { games: readonly AnyGame[] };
    return new Registry(games);
  }

  game(id: string): AnyGame {
    const game = this.#games.get(id);
    if (game) return game;
    throw new Denied('unknown-game', `There is no game '${id}' here; there are ${[...this.#games.keys()].join(', ')}.`);
  }

  title(id: string): string {
    return this.#games.get(id)?.title ?? id;
  }

  /** Who plays on for somebody who left. */
  standIn(game: string): string {
    const known = botsFor(this.game(game));
    return known.find((id) => id === 'shade') ?? known[0] ?? '';
  }

  checkBot(game: string, id: string): void {
    const known = botsFor(this.game(game));
    if (!known.includes(id))
      throw new Denied(
        'unknown-bot',
        `There is no bot '${id}' in ${this.title(game)}; the bots are ${known.join(', ')}.`,
      );
  }
}

export const botName = (id: string): string => BOTS[id]?.name ?? id;

function infoOf(game: AnyGame): GameInfo {
  const { $schema: _, ...options } = z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' });
  return {
    id: game.id,
    title: game.title,
    rules: game.rules,
    content: game.content.hash,
    seats: { ...game.seats },
    options: options as GameInfo['options'],
    takesPacks: game.extend !== undefined,
    bots: botsFor(game).map((id) => ({ id, name: botName(id), about: BOTS[id]?.about ?? '' })),
  };
}
