import type { LearnedValue } from '@veilhall/engine';

/** The chance to win that a learned value sees in a position's features; a feature it does not know counts nothing. */
export function judgeBy(names: readonly string[], value: LearnedValue): (features: readonly number[]) => number {
  const weights = weightsOf(names, value);
  const odds = (features: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] ?? 0);
    return sum;
  };
  const { network } = value;
  if (!network) return (features) => chance(odds(features));
  const known = Object.keys(value.weights);
  const rows = network.input.map((row) => names.map((name) => row[known.indexOf(name)] ?? 0));
  return (features) => {
    let sum = odds(features);
    for (const [j, row] of rows.entries()) {
      let unit = network.bias[j] ?? 0;
      for (let i = 0; i < row.length; i++) unit += (row[i] as number) * (features[i] ?? 0);
      sum += (network.out[j] ?? 0) * Math.tanh(unit);
    }
    return chance(sum);
  };
}

export const weightsOf = (names: readonly string[], { weights }: LearnedValue): number[] =>
  names.map((name) => weights[name] ?? 0);

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
