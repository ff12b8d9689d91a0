import type { Played } from '../play.ts';
import type { ChoiceMade } from '../recorder.ts';
import { benjaminiHochberg } from '../stats/many-tests.ts';
import { type Interval, rounded, roundedInterval, twoSided, wilson } from '../stats/shares.ts';
import { Contrast, Tally } from '../stats/tally.ts';
import { type Effect, effectsOf, type Rate, rateOf } from './card-table.ts';

/** One thing that could be chosen: an upgrade, a buy, a draft. */
export interface ChoiceRow {
  readonly ask: string;
  readonly choice: string;
  readonly offered: number;
  readonly taken: number;
  readonly share: Interval & { readonly value: number };
  /** How often those won who took it. */
  readonly won: Rate;
  /** What taking it changed, where choices were made at random: win rate of those who took it less that of those who could have. */
  readonly effect?: Effect;
  /** Something on offer at the same time that is clearly better. */
  readonly dominatedBy?: string;
}

class ChoiceTally {
  offered = 0;
  taken = 0;
  readonly won = new Tally();
  readonly effect = new Contrast();
  /** By what else was on offer: how often this one was taken, and how often the other. */
  readonly against = new Map<string, { taken: number; other: number }>();
}

/** Choices of one game, and who won it. */
function count(
  tallies: Map<string, Map<string, ChoiceTally>>,
  choices: readonly ChoiceMade[],
  winners: readonly number[],
) {
  const sums = new Map<ChoiceTally, { won: number; taken: number; weights: [number, number, number, number] }>();
  for (const { ask, seat, offered, picked } of choices) {
    const won = winners.includes(seat) ? 1 : 0;
    const ofAsk = tallies.get(ask) ?? new Map<string, ChoiceTally>();
    tallies.set(ask, ofAsk);
    for (const choice of new Set(offered)) {
      const tally = ofAsk.get(choice) ?? new ChoiceTally();
      ofAsk.set(choice, tally);
      const sum = sums.get(tally) ?? { won: 0, taken: 0, weights: [0, 0, 0, 0] };
      sums.set(tally, sum);
      const chance = offered.filter((one) => one === choice).length / offered.length;
      tally.offered++;
      compare(tally, choice, picked, offered);
      if (choice === picked) {
        tally.taken++;
        sum.won += won;
        sum.taken++;
      }
      // Each decision counts by how rare it was, so that offers of two and of ten mix fairly.
      if (chance === 1) continue;
      const [weight, at] = choice === picked ? [1 / chance, 0] : [1 / (1 - chance), 2];
      sum.weights[at] = (sum.weights[at] ?? 0) + weight * won;
      sum.weights[at + 1] = (sum.weights[at + 1] ?? 0) + weight;
    }
  }
  for (const [tally, { won, taken, weights }] of sums) {
    tally.won.add(won, taken);
    tally.effect.add(...weights);
  }
}

function compare(tally: ChoiceTally, choice: string, picked: string, offered: readonly string[]): void {
  for (const other of new Set(offered)) {
    if (other === choice || (picked !== choice && picked !== other)) continue;
    const met = tally.against.get(other) ?? { taken: 0, other: 0 };
    if (picked === choice) met.taken++;
    else met.other++;
    tally.against.set(other, met);
  }
}

/** Taken less often than this where a rival was taken instead, a choice is no choice. */
const HARDLY = 0.1;

/** What was chosen and what came of it; `randomised` tells whether chance chose, and only then what a choice does is known. */
export function choiceTable(played: readonly Played[], randomised: boolean): ChoiceRow[] {
  const tallies = new Map<string, Map<string, ChoiceTally>>();
  for (const { record, winners } of played) if (record) count(tallies, record.choices, winners);
  const rows: ChoiceRow[] = [];
  for (const [ask, ofAsk] of tallies) {
    const effects = effectsOf([...ofAsk.values()].map(({ effect }) => effect));
    const better = randomised ? betterByEffect(ofAsk) : betterByTaste(ofAsk);
    for (const [choice, { offered, taken, won, effect: contrast }] of ofAsk) {
      const effect = effects.get(contrast);
      const dominatedBy = better.get(choice);
      rows.push({
        ask,
        choice,
        offered,
        taken,
        share: { value: rounded(taken / offered), ...roundedInterval(wilson(taken, offered)) },
        won: rateOf(won),
        ...(randomised && effect && { effect }),
        ...(dominatedBy !== undefined && { dominatedBy }),
      });
    }
  }
  return rows;
}

/** The rival with the largest effect, of those that are clearly better (Benjamini-Hochberg over all pairs of one ask). */
function betterByEffect(ofAsk: ReadonlyMap<string, ChoiceTally>): Map<string, string> {
  const entries = [...ofAsk];
  const pairs = entries.flatMap(([choice, { effect }]) =>
    entries.flatMap(([rival, { effect: other }]) => {
      if (other.value <= effect.value || other.p() === 1 || effect.p() === 1) return [];
      const z = (other.value - effect.value) / Math.sqrt(other.carefulVariance + effect.carefulVariance);
      return [{ choice, rival, by: other.value, p: twoSided(z) }];
    }),
  );
  const adjusted = benjaminiHochberg(pairs.map(({ p }) => p));
  const best = new Map<string, string>();
  const clear = pairs.filter((_, i) => (adjusted[i] ?? 1) < 0.05);
  for (const { choice, rival } of clear.sort((a, b) => a.by - b.by)) best.set(choice, rival);
  return best;
}

/** The rival that the players clearly prefer, where both were on offer and one of the two was taken. */
function betterByTaste(ofAsk: ReadonlyMap<string, ChoiceTally>): Map<string, string> {
  const best = new Map<string, string>();
  for (const [choice, { against }] of ofAsk) {
    const beaten = [...against].filter(([, { taken, other }]) => wilson(taken, taken + other).high < HARDLY);
    const [first] = beaten.sort(([, a], [, b]) => b.other - a.other);
    if (first) best.set(choice, first[0]);
  }
  return best;
}
