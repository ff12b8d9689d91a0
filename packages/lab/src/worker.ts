import { type LoadGame, playStretch, type Stretch, tableOf } from './job.ts';
import type { Played } from './play.ts';

/** Runs in a worker thread: finds the game by the same registry as the main thread and plays its share. */
export async function work({ job, from, to, registry }: Stretch): Promise<Played[]> {
  const { loadGame }: { loadGame: LoadGame } = await import(registry);
  return playStretch(await tableOf(job, await loadGame(job.game, job.packs)), from, to);
}
