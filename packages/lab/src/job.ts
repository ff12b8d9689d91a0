import { botNamed } from '@veilhall/bots';
import type { AnyGame, LearnedValue } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { type Played, playOne, type Table } from './play.ts';

/** What is to be simulated, as data: it goes to workers as it is. */
export interface Job {
  readonly game: string;
  readonly packs: readonly unknown[];
  /** Checked options, as the game's own schema gives them. */
  readonly options: unknown;
  readonly seats: number;
  readonly bots: readonly string[];
  /** Games come in pairs, two on each deal: even numbers are played by `bots`, odd ones by these. */
  readonly rivals?: readonly string[];
  /** Learned values that the bots judge by instead of the game's own, like `bots` by seat; and their rivals'. */
  readonly values?: readonly LearnedValue[];
  readonly rivalValues?: readonly LearnedValue[];
  readonly seed: string;
  readonly iterations?: number;
  readonly auditEvery: number;
  readonly watch: readonly string[];
  /** Measure what the game's balance is judged by, which may take longer than playing. */
  readonly metered?: boolean;
  /** Read cards, choices and the course of the main resource out of each game. */
  readonly read?: boolean;
  /** The choices that the game's reading names are made at random, each option as likely as the next. */
  readonly randomise?: boolean;
  /** Tables are set up as the game's practice says. */
  readonly practice?: boolean;
  /** The practice's accidents befall them, and every move is kept. */
  readonly accidents?: boolean;
}

/** Some games of a job, by their numbers. */
export interface Stretch {
  readonly job: Job;
  readonly numbers: readonly number[];
  /** Address of a module that exports `loadGame`. */
  readonly registry: string;
}

export type LoadGame = (id: string, packs: readonly unknown[]) => Promise<AnyGame>;

export async function tableOf(job: Job, game: AnyGame): Promise<Table> {
  const seated = (ids: readonly string[]) =>
    Array.from({ length: job.seats }, (_, seat) => botNamed(ids[seat % ids.length] ?? ''));
  const judging = (values: readonly LearnedValue[]): AnyGame[] => {
    const judges = values.map((value) => game.judgedBy?.(value) ?? game);
    return Array.from({ length: job.seats }, (_, seat) => judges[seat % judges.length] ?? game);
  };
  const described =
    job.metered || job.read || job.randomise || job.practice ? await gameListed(job.game)?.balance() : undefined;
  const { meter, reading, practice } = described?.balance ?? {};
  return {
    game,
    options: job.options,
    seats: job.seats,
    bots: seated(job.bots),
    ...(job.rivals && { rivals: seated(job.rivals) }),
    ...(job.values && { judges: judging(job.values) }),
    ...(job.rivalValues && { rivalJudges: judging(job.rivalValues) }),
    seed: job.seed,
    auditEvery: job.auditEvery,
    watch: job.watch,
    ...(job.metered && meter && { meter }),
    ...((job.read || job.randomise) && reading && { reading }),
    ...(job.randomise && { randomise: true }),
    ...(job.practice && practice && { practice, ...(job.accidents && { accidents: true, keepMoves: true }) }),
    ...(job.iterations !== undefined && { iterations: job.iterations }),
  };
}

export const playStretch = (table: Table, numbers: readonly number[]): Played[] =>
  numbers.map((index) => playOne(table, index));
