import { availableParallelism } from 'node:os';
import type { AnyGame } from '@veilhall/engine';
import { Piscina } from 'piscina';
import { type Job, type Stretch, tableOf } from './job.ts';
import { type Played, playOne } from './play.ts';

export interface Running {
  readonly game: AnyGame;
  /** Address of a module that exports `loadGame`, for workers; without it everything runs in this thread. */
  readonly registry?: string;
  /** Left out: one per core once there are many games. */
  readonly workers?: number;
  onProgress?(done: number): void;
}

/** Below this many games, starting workers takes longer than playing. */
const MANY = 64;
const LONGEST_STRETCH = 200;

/** Plays games 0 to `games - 1` of a job, in order of their numbers whatever the number of workers. */
export async function playGames(job: Job, games: number, running: Running): Promise<Played[]> {
  const workers = Math.min(games, running.workers ?? (games < MANY ? 1 : availableParallelism()));
  if (workers <= 1 || !running.registry) return playHere(job, games, running);
  return playInWorkers(job, games, workers, running.registry, running.onProgress);
}

async function playHere(job: Job, games: number, running: Running): Promise<Played[]> {
  const table = await tableOf(job, running.game);
  const played: Played[] = [];
  for (let index = 0; index < games; index++) {
    played.push(playOne(table, index));
    running.onProgress?.(index + 1);
  }
  return played;
}

async function playInWorkers(
  job: Job,
  games: number,
  workers: number,
  registry: string,
  onProgress?: (done: number) => void,
): Promise<Played[]> {
  const pool = new Piscina<Stretch, Played[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'work',
    minThreads: workers,
    maxThreads: workers,
  });
  const size = Math.max(1, Math.min(LONGEST_STRETCH, Math.ceil(games / (workers * 8))));
  let done = 0;
  try {
    const stretches: Promise<Played[]>[] = [];
    for (let from = 0; from < games; from += size) {
      const to = Math.min(games, from + size);
      const stretch = pool.run({ job, from, to, registry }).then((played) => {
        done += played.length;
        onProgress?.(done);
        return played;
      });
      stretches.push(stretch);
    }
    return (await Promise.all(stretches)).flat();
  } finally {
    await pool.destroy();
  }
}
