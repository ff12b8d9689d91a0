/**
 * Three sets of games that share none. tune: looked at while cards, bots and weights are changed. gate: accepts or refuses
 * a change that was made on `tune`. report: published figures only, so that none was tuned on the games it is shown by.
 */
export const SEED_SETS = ['tune', 'gate', 'report'] as const;
export type SeedSet = (typeof SEED_SETS)[number];

/** A seed with its set: `report/7` says it itself, `7` belongs to the set that the command plays by itself. */
export function seedIn(usual: SeedSet, seed: string): string {
  return SEED_SETS.some((set) => seed.startsWith(`${set}/`)) ? seed : `${usual}/${seed}`;
}

/** Game `index` of a seed is dealt by this text, wherever it is played. */
export const dealOf = (seed: string, index: number): string => `${seed}/${index}`;

/** Every nth game, for n machines that share a run. */
export interface Shard {
  /** 1 to `of`. */
  readonly part: number;
  readonly of: number;
}

export function numbersOf(games: number, shard: Shard = { part: 1, of: 1 }): number[] {
  const numbers: number[] = [];
  for (let index = shard.part - 1; index < games; index += shard.of) numbers.push(index);
  return numbers;
}
