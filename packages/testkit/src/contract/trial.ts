import { type AnyGame, type Prompt, plain, promptData, type Text, type Viewer } from '@veilhall/engine';
import { type Chooser, type Setup, walk } from '../walk.ts';

/** One game to play under one check. */
export interface Trial {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  /** Decisions after which a check that need not see the end has seen enough. */
  readonly depth?: number;
  readonly choose?: Chooser;
}

/** Each check plays a game and returns what it found wrong, in words; nothing when all is well. */
export type Check = (trial: Trial) => string[];

export const DEPTH = 400;

export function* steps({ game, setup, seed, depth = DEPTH, choose }: Trial) {
  yield* walk(game, setup, seed, { limit: depth, ...(choose && { choose }) });
}

/** Every moment at first, then some: for checks that cost more than the play itself. */
export function* sampled(trial: Trial) {
  for (const moment of steps(trial)) {
    const at = moment.picks.length;
    if (at < 24 || at % 7 === 0 || moment.prompts.length === 0) yield moment;
  }
}

export const viewers = (setup: Setup): Viewer[] => [...seatsOf(setup), 'spectator'];

export const seatsOf = (setup: Setup): number[] => Array.from({ length: setup.seats }, (_, seat) => seat);

/** Prompts as they are sent: without what handlers keep for themselves. */
export const barePrompts = (prompts: readonly Prompt[]): Prompt[] => prompts.map(promptData);

export const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function unsaid(text: Text | undefined): boolean {
  const said = text === undefined ? '' : plain(text);
  return said.trim().length === 0 || /undefined|NaN|\[object|=>/.test(said);
}

/** Runs the check and turns an error it meets into a fault of its own. */
export function faultsOf(check: Check, trial: Trial): string[] {
  try {
    return check(trial);
  } catch (error) {
    return [`it threw: ${error instanceof Error ? error.stack : String(error)}`];
  }
}
