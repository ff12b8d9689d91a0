import { type AnyGame, MatchError } from '@veilhall/engine';
import { gameListed, type ListedGame } from '@veilhall/games';
import type { Lesson } from '@veilhall/games/lessons';

/** The rules of each game are a chunk of their own, loaded into the rules' worker when somebody sits down to it. */
export const rulesOf = async (id: string): Promise<AnyGame> => (await listed(id).load()).game;

export const lessonOf = async (id: string): Promise<Lesson> => (await listed(id).lesson()).lesson;

function listed(id: string): ListedGame {
  const found = gameListed(id);
  if (!found) throw new MatchError('unknown-game', `there is no game '${id}' here`);
  return found;
}
