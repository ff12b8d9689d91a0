import type { AnyGame } from '@veilhall/engine';
import type { ChoicesFile, Learned, Rung } from '@veilhall/lab';
import { faint, good, percent, print, strong, table, withInterval } from '../screen.ts';

/** What the choices of the games turned out to be worth, best first. */
export function showChoices({ choices, games, seed, bots }: ChoicesFile): void {
  print(strong(`Choices made at random in ${games} games of ${bots.join(', ')}, seed ${seed}`));
  const rows = Object.entries(choices).flatMap(([ask, ofAsk]) =>
    Object.entries(ofAsk)
      .sort(([, a], [, b]) => b.effect - a.effect)
      .map(([choice, { offered, taken, seen, interval, effect, error }]) => [
        ...[ask, choice, `${taken} of ${offered}`],
        withInterval(seen, interval),
        `${percent(effect)} ± ${percent(error)}`,
      ]),
  );
  for (const line of table([['ask', 'choice', 'taken', 'seen', 'worth'], ...rows])) print(line);
}

/** The new weights beside the present ones, and how well they forecast. */
export function showLearned(
  { list, weights }: NonNullable<NonNullable<AnyGame['hints']>['features']>,
  { value, heldOut }: Learned,
): void {
  print(strong('Weights'));
  const rows = list.map(({ name, sign }, i) => [
    name,
    sign,
    (weights[i] ?? 0).toFixed(3).padStart(7),
    (value.weights[name] ?? 0).toFixed(3).padStart(7),
  ]);
  for (const line of table([['feature', 'sign', 'present', 'new'], ...rows])) print(line);
  const { base, loss, interval, ridge, accidentRidge, folds, networkGain: net, calibration } = heldOut;
  const range = (each: { low: number; high: number }) => `${each.low.toFixed(3)} to ${each.high.toFixed(3)}`;
  print(strong(`Held-out games, ${folds} folds, ridge ${ridge}, for accidents ${accidentRidge}`));
  print(`  loss ${loss.toFixed(3)} (${range(interval)}), of the base rate ${base.toFixed(3)}`);
  print(
    `  a hidden layer is better by ${net.value.toFixed(4)} (${range(net.interval)}): ${net.kept ? 'kept' : 'left out'}`,
  );
  for (const line of table([
    ['forecast', 'positions', 'mean', 'won'],
    ...calibration.map(({ from, to, positions, forecast, won }) => [
      `${percent(from)} to ${percent(to)}`,
      String(positions),
      percent(forecast),
      percent(won),
    ]),
  ]))
    print(line);
}

export function showContest(
  { lower, pairs, winRates, onlyLower, onlyUpper, elo, test, separated }: Rung,
  seed: string,
): void {
  print(strong(`Against the present value in the hands of ${lower}, seed ${seed}`));
  print(
    `  ${percent(winRates.lower)} / ${percent(winRates.upper)} of ${pairs} deals, only the present ${onlyLower}, only the new ` +
      `${onlyUpper}, Elo ${elo.value} (${elo.interval.low} to ${elo.interval.high})`,
  );
  if (test)
    print(`  LLR ${test.llr} of ${test.bounds[0]} to ${test.bounds[1]} for Elo ${test.elo1} rather than ${test.elo0}`);
  print(separated ? good('  The new value holds.') : faint('  The new value does not hold: the present value stays.'));
}
