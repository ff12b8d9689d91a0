import { type AnyGame, MatchError } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';

/** The rules of each game are a chunk of their own, loaded into the rules' worker when somebody sits down to it. */
export async function rulesOf(id: string): Promise<AnyGame> {
  const listed = gameListed(id);
  if (!listed) throw new MatchError('unknown-game', `there is no game '${id}' here`);
  return (await listed.load()).game;
}
