import { type Job, type LoadGame, playStretch, type Stretch, tableOf } from './job.ts';
import type { Played, Table } from './play.ts';

/** The table last played at: stretches of one job follow each other. */
let last: { readonly job: string; readonly table: Table } | undefined;

async function tableFor(job: Job, registry: string): Promise<Table> {
  const key = JSON.stringify(job);
  if (last?.job !== key) {
    const { loadGame }: { loadGame: LoadGame } = await import(registry);
    last = { job: key, table: await tableOf(job, await loadGame(job.game, job.packs)) };
  }
  return last.table;
}

/** Runs in a worker thread: finds the game by the same registry as the main thread and plays its share. */
export async function work({ job, numbers, registry }: Stretch): Promise<Played[]> {
  return playStretch(await tableFor(job, registry), numbers);
}
