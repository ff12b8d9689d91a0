import type { AnyGame, LearnedValue } from '@veilhall/engine';
import type { Job } from '../job.ts';
import type { Rung } from '../ladder.ts';
import type { HeldOut, Learned } from './learn.ts';
import type { WorthTable } from './worths.ts';

/** What a file was made from, so that it can be made again and seen to be out of date. */
export interface Origin {
  readonly rules: string;
  /** Hash of the cards. */
  readonly content: string;
  readonly bots: readonly string[];
  readonly iterations?: number;
  readonly seed: string;
  readonly games: number;
}

/** `bot/value.gen.json`. */
export interface ValueFile extends Origin, LearnedValue {
  readonly positions: number;
  readonly heldOut: HeldOut;
  /** How it was accepted: against the value before it, on seeds of their own. */
  readonly accepted: readonly Accepted[];
}

export type Accepted = { readonly bot: string; readonly iterations?: number; readonly seed: string } & Pick<
  Rung,
  'pairs' | 'winRates' | 'onlyLower' | 'onlyUpper' | 'elo' | 'test'
>;

/** `bot/choices.gen.json`: by ask and choice, from games in which chance chose. */
export interface ChoicesFile extends Origin {
  readonly choices: WorthTable;
}

export const originOf = (job: Job, games: number, game: AnyGame): Origin => ({
  rules: game.rules,
  content: game.content.hash,
  bots: job.bots,
  ...(job.iterations !== undefined && { iterations: job.iterations }),
  seed: job.seed,
  games,
});

export const valueFileOf = (
  origin: Origin,
  positions: number,
  { value, heldOut }: Learned,
  accepted: readonly Accepted[],
): ValueFile => ({ ...origin, positions, ...value, heldOut, accepted });

export const acceptedOf = (
  { bots, iterations, seed }: Job,
  { pairs, winRates, onlyLower, onlyUpper, elo, test }: Rung,
): Accepted => ({
  bot: bots[0] ?? '',
  ...(iterations !== undefined && { iterations }),
  seed,
  pairs,
  winRates,
  onlyLower,
  onlyUpper,
  elo,
  ...(test && { test }),
});

/** Why a file no longer fits the game; nothing where it does. */
export function staleness(origin: Partial<Origin>, game: AnyGame): string | undefined {
  if (origin.rules === undefined) return 'made by hand';
  if (origin.rules !== game.rules) return `made for rules ${origin.rules}, these are ${game.rules}`;
  return origin.content === game.content.hash ? undefined : 'made with other cards';
}

/** Features that the game has and the value does not know, or the other way round. */
export function unknownFeatures({ weights }: LearnedValue, game: AnyGame): string[] {
  const names = new Set(game.hints?.features?.list.map(({ name }) => name));
  const known = new Set(Object.keys(weights));
  return [...names.symmetricDifference(known)];
}
