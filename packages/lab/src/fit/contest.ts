import { fastRng, type LearnedValue } from '@veilhall/engine';
import type { Job } from '../job.ts';
import { ladder, type Rung } from '../ladder.ts';
import type { Running } from '../run.ts';
import type { Hypotheses } from '../sequential/sprt.ts';

/** Two values on the same deals, in the hands of the same bot. */
export interface Contest {
  readonly present: LearnedValue;
  readonly candidate: LearnedValue;
  /** Deals at most. */
  readonly games: number;
  readonly test: Hypotheses;
}

/** Whether the candidate plays better than the present value; the upper of the rung is the candidate. */
export async function contest(
  job: Job,
  { present, candidate, games, test }: Contest,
  running: Running,
): Promise<Rung | undefined> {
  const [bot = ''] = job.bots;
  const allied = isPlayedTogether(job, running);
  const { rungs } = await ladder(
    job,
    { bots: [bot, bot], games, mode: allied ? 'paired' : 'versus', test, values: [present, candidate] },
    running,
  );
  return rungs[0];
}

/** Alone or as one team the two play the same deals one after the other; otherwise against each other. */
function isPlayedTogether({ seats, options, seed }: Job, { game }: Running): boolean {
  if (seats === 1) return true;
  const state = game.setup(options, seats, fastRng(seed));
  return game.allies?.(state, 0, 1) ?? false;
}
