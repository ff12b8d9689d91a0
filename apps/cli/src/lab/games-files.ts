import type { AnyGame } from '@veilhall/engine';
import { GamesFileError, GamesWriter, headOf, type Job, readGames } from '@veilhall/lab';
import { Fault } from '../fault.ts';

export const openGames = (path: string, job: Job, game: AnyGame): GamesWriter =>
  orFault('write', path, () => new GamesWriter(path, headOf(job, game)));

export const gamesFrom = (paths: readonly string[]): ReturnType<typeof readGames> =>
  orFault('read', paths.join(', '), () => readGames(paths));

function orFault<T>(what: 'read' | 'write', path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof GamesFileError) throw new Fault(error.message, 'usage');
    throw new Fault(`cannot ${what} ${path}: ${(error as NodeJS.ErrnoException).code ?? 'unknown fault'}`, 'usage');
  }
}
