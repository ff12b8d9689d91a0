import type { Target } from '@veilhall/kit';
import type { Played } from '../play.ts';
import { metricsOf, type Simulation } from '../simulate.ts';
import { type Interval, rounded, roundedInterval, twoSided } from '../stats/shares.ts';
import { Contrast, Tally } from '../stats/tally.ts';

/** inside: the figure meets the target. unclear: it does not, yet its interval reaches the target. outside: it does not. */
export type Verdict = 'inside' | 'unclear' | 'outside';

export interface Finding {
  readonly target: string;
  readonly value: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  /** What the target allows. */
  readonly band: Interval;
  /** Chance of a figure so far outside if the truth lay at the target's edge; 1 inside. */
  readonly p: number;
  /** A number, not a share. */
  readonly plain?: true;
}

/** A setting that was played. */
export interface PlayedSetting {
  readonly id: string;
  readonly played: readonly Played[];
  readonly simulation: Simulation;
}

/** A figure with its interval, and how likely it is where the truth is `edge`. */
interface Figure {
  readonly value: number;
  readonly interval: Interval;
  chance(edge: number): number;
}

export function judged(target: Target, setting: PlayedSetting, others: readonly PlayedSetting[]): Finding {
  const { played, simulation } = setting;
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
      return ofSeats(target.within, setting);
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
  interval: tally.share,
  chance: (edge) => chanceOf(tally.value - edge, (edge * (1 - edge)) / Math.max(1, tally.worth)),
});

const ofMean = (tally: Tally): Figure => ({
  value: tally.value,
  interval: tally.mean,
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
  const { value, interval } = contrast;
  return { value, interval, chance: (edge) => chanceOf(value - edge, contrast.variance) };
}

/** The seat that is furthest from an equal share; its chance counts for every seat it was chosen from. */
function ofSeats(within: number, { played, simulation }: PlayedSetting): Finding {
  const { seats } = simulation;
  const fair = 1 / seats;
  const won = played.filter(isWon);
  const tallies = Array.from({ length: seats }, (_, seat) => tallied(won, ({ winners }) => winners.includes(seat)));
  const off = (tally: Tally): number => Math.abs(tally.value - fair);
  const furthest = tallies.reduce((a, b) => (off(b) > off(a) ? b : a));
  const { value, interval, chance } = ofShare(furthest);
  const figure: Figure = {
    value: value - fair,
    interval: { low: interval.low - fair, high: interval.high - fair },
    chance: (edge) => Math.min(1, seats * chance(edge + fair)),
  };
  return finding(`seats within ${percent(within)}`, figure, { low: -within, high: within });
}

function finding(target: string, { value, interval, chance }: Figure, { low, high }: Interval): Finding {
  const isInside = value >= low && value <= high;
  const reaches = interval.low <= high && interval.high >= low;
  return {
    target,
    value: rounded(value),
    interval: roundedInterval(interval),
    verdict: isInside ? 'inside' : reaches ? 'unclear' : 'outside',
    band: { low, high },
    p: isInside ? 1 : Number(chance(value < low ? low : high).toPrecision(3)),
  };
}

const percent = (share: number): string => `${rounded(100 * share, 1)}%`;
const range = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;
