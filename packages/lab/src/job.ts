import { botNamed } from '@veilhall/bots';
import type { AnyGame } from '@veilhall/engine';
import { meterFor } from './metrics.ts';
import { type Played, playOne, type Table } from './play.ts';

/** What is to be simulated, as data: it goes to workers as it is. */
export interface Job {
  readonly game: string;
  readonly packs: readonly unknown[];
  /** Checked options, as the game's own schema gives them. */
  readonly options: unknown;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly iterations?: number;
  readonly auditEvery: number;
  readonly watch: readonly string[];
  /** Measure what the game's balance is judged by, which may take longer than playing. */
  readonly metered?: boolean;
}

/** A run of games of a job: numbers `from` to `to - 1`. */
export interface Stretch {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
  /** Address of a module that exports `loadGame`. */
  readonly registry: string;
}

export type LoadGame = (id: string, packs: readonly unknown[]) => Promise<AnyGame>;

export async function tableOf(job: Job, game: AnyGame): Promise<Table> {
  const bots = Array.from({ length: job.seats }, (_, seat) => botNamed(job.bots[seat % job.bots.length] ?? ''));
  const meter = job.metered ? await meterFor(job.game) : undefined;
  return {
    game,
    options: job.options,
    seats: job.seats,
    bots,
    seed: job.seed,
    auditEvery: job.auditEvery,
    watch: job.watch,
    ...(meter && { meter }),
    ...(job.iterations !== undefined && { iterations: job.iterations }),
  };
}

export function playStretch(table: Table, from: number, to: number): Played[] {
  const played: Played[] = [];
  for (let index = from; index < to; index++) played.push(playOne(table, index));
  return played;
}
