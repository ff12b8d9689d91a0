import type { Target } from '@veilhall/kit';
import type { Played } from '../play.ts';
import { metricsOf, type Simulation } from '../simulate.ts';
import { type Interval, rounded, roundedInterval, twoSided, wilson } from '../stats/shares.ts';
import { around, Contrast, Tally } from '../stats/tally.ts';

/** inside: the figure meets the target. unclear: it does not, yet its interval reaches the target. outside: it does not. */
export type Verdict = 'inside' | 'unclear' | 'outside';

export interface Finding {
  readonly target: string;
  readonly value: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  /** The whole interval lies inside the target, or the whole of it outside: more games would hardly change the verdict. */
  readonly sure: boolean;
  /** What the target allows. */
  readonly band: Interval;
  /** Chance of a figure so far outside if the truth lay at the target's edge; 1 inside. */
  readonly p: number;
  /** A number, not a share. */
  readonly plain?: true;
}

/** A setting that was played, so far. */
export interface PlayedSetting {
  readonly id: string;
  readonly played: readonly Played[];
  readonly simulation: Simulation;
}

/** A figure with its interval so many standard deviations wide, and how likely it is where the truth is `edge`. */
interface Figure {
  readonly value: number;
  interval(z: number): Interval;
  chance(edge: number): number;
}

/** `z` is how wide intervals are, in standard deviations: the more often one looks, the wider (looks.ts). */
export function judged(target: Target, setting: PlayedSetting, others: readonly PlayedSetting[], z: number): Finding {
  const { played, simulation } = setting;
  const finding = (name: string, figure: Figure, band: Interval): Finding => found(name, figure, band, z);
  switch (target.of) {
    case 'wins':
      return finding(`won ${range(target)}`, ofShare(tallied(played, isWon)), target);
    case 'losses': {
      const lost = played.filter((one) => !isWon(one));
      const name = `${target.result} ${range(target)} of losses`;
      return finding(name, ofShare(tallied(lost, ({ result }) => result === target.result)), target);
    }
    case 'change': {
      const other = others.find(({ id }) => id === target.from);
      if (!other) throw new Error(`'${target.from}' has not been played`);
      return finding(`${range(target)} against ${target.from}`, ofChange(played, other.played), target);
    }
    case 'seat': {
      const name = `seat ${target.seat} (${simulation.bots[target.seat]}) ${range(target)}`;
      return finding(name, ofShare(tallied(played, ({ winners }) => winners.includes(target.seat))), target);
    }
    case 'share':
      return finding(`${target.name} ${range(target)}`, ofShare(metric(played, target.name)), target);
    case 'mean': {
      const name = `${target.name} ${target.low} to ${target.high}`;
      return { ...finding(name, ofMean(metric(played, target.name)), target), plain: true };
    }
    case 'seats':
      return finding(`seats within ${percent(target.within)}`, ofSeats(setting), {
        low: -target.within,
        high: target.within,
      });
  }
}

const isWon = ({ winners }: Played): boolean => winners.length > 0;

const metric = (played: readonly Played[], name: string): Tally => metricsOf(played).get(name) ?? new Tally();

function tallied(played: readonly Played[], hit: (one: Played) => boolean): Tally {
  const tally = new Tally();
  for (const one of played) tally.add(hit(one) ? 1 : 0, 1);
  return tally;
}

/** The score test, which agrees with Wilson's interval. */
const ofShare = (tally: Tally): Figure => ({
  value: tally.value,
  interval: (z) => wilson(tally.value * tally.worth, tally.worth, z),
  chance: (edge) => chanceOf(tally.value - edge, (edge * (1 - edge)) / Math.max(1, tally.worth)),
});

const ofMean = (tally: Tally): Figure => ({
  value: tally.value,
  interval: (z) => around(tally.value, tally.variance, z),
  chance: (edge) => chanceOf(tally.value - edge, tally.variance),
});

const chanceOf = (distance: number, variance: number): number =>
  variance === 0 ? 0 : twoSided(distance / Math.sqrt(variance));

/** Both were played with the same deals: what the two games of a deal have in common drops out. */
function ofChange(played: readonly Played[], from: readonly Played[]): Figure {
  const contrast = new Contrast();
  const before = new Map(from.map((one) => [one.index, one]));
  for (const one of played) {
    const other = before.get(one.index);
    if (other) contrast.add(isWon(one) ? 1 : 0, 1, isWon(other) ? 1 : 0, 1);
  }
  const { value } = contrast;
  // As if one deal more had gone differently (Agresti and Min): a few deals that all went alike are not certain to go on so.
  const variance = contrast.variance + 1 / (contrast.a.clusters + 2) ** 2;
  return {
    value,
    interval: (z) => around(value, variance, z),
    chance: (edge) => chanceOf(value - edge, variance),
  };
}

/** The seat that is furthest from an equal share; its chance counts for every seat it was chosen from. */
function ofSeats({ played, simulation }: PlayedSetting): Figure {
  const { seats } = simulation;
  const fair = 1 / seats;
  const won = played.filter(isWon);
  const tallies = Array.from({ length: seats }, (_, seat) => tallied(won, ({ winners }) => winners.includes(seat)));
  const off = (tally: Tally): number => Math.abs(tally.value - fair);
  const furthest = tallies.reduce((a, b) => (off(b) > off(a) ? b : a));
  const { value, interval, chance } = ofShare(furthest);
  return {
    value: value - fair,
    interval: (z) => {
      const { low, high } = interval(z);
      return { low: low - fair, high: high - fair };
    },
    chance: (edge) => Math.min(1, seats * chance(edge + fair)),
  };
}

function found(target: string, figure: Figure, { low, high }: Interval, z: number): Finding {
  const { value, chance } = figure;
  const interval = figure.interval(z);
  const isInside = value >= low && value <= high;
  const reaches = interval.low <= high && interval.high >= low;
  const sticksOut = interval.low < low || interval.high > high;
  return {
    target,
    value: rounded(value),
    interval: roundedInterval(interval),
    verdict: isInside ? 'inside' : reaches ? 'unclear' : 'outside',
    sure: !(reaches && sticksOut),
    band: { low, high },
    p: isInside ? 1 : Number(chance(value < low ? low : high).toPrecision(3)),
  };
}

const percent = (share: number): string => `${rounded(100 * share, 1)}%`;
const range = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;
