/** A value of positions that was fitted to games: how much each feature counts, by name. */
export interface LearnedValue {
  /** As logarithms of odds. */
  readonly weights: Readonly<Record<string, number>>;
  /** What one hidden layer adds to them, where that told held-out games better. */
  readonly network?: Network;
}

/** Odds gain `out[j] * tanh(bias[j] + sum of input[j][i] * feature i)` for every hidden unit j; features in the order of the weights. */
export interface Network {
  readonly input: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
}
