import type { Worth } from '@veilhall/engine';
import type { ChoiceRow } from '../cards/choice-table.ts';
import { type Interval, rounded, Z95 } from '../stats/shares.ts';

/** One option of a choice, by the games in which chance chose. */
export interface ChosenAtRandom extends Worth {
  readonly offered: number;
  readonly taken: number;
  /** Win rate of those who took it less that of those who could have: as seen, before it is weighed against its chance. */
  readonly seen: number;
  readonly interval: Interval;
}

export type WorthTable = Readonly<Record<string, Readonly<Record<string, ChosenAtRandom>>>>;

/** With fewer games than this an option says nothing about how much options differ. */
const FEW = 20;

/**
 * From effects as they were seen to what they are probably worth: the less is known of one, the nearer it is to none.
 * Choices of which hardly anything is known are left out.
 */
export function worthsOf(rows: readonly ChoiceRow[]): WorthTable {
  const table: Record<string, Record<string, ChosenAtRandom>> = {};
  for (const [ask, ofAsk] of Map.groupBy(rows, (row) => row.ask)) {
    const known = ofAsk.flatMap(({ effect, taken }) => (effect && taken >= FEW ? [effect] : []));
    if (known.length < 2) continue;
    const spread = spreadOf(known.map(({ value, interval }) => ({ effect: value, noise: noiseOf(interval) })));
    const asked = ofAsk.reduce((sum, { taken }) => sum + taken, 0);
    table[ask] = Object.fromEntries(
      ofAsk.flatMap(({ choice, offered, taken, effect }) => {
        if (!effect) return [];
        const noise = noiseOf(effect.interval);
        const trust = spread === 0 ? 0 : spread / (spread + noise);
        const worth: ChosenAtRandom = {
          offered,
          taken,
          often: rounded(offered / asked),
          seen: effect.value,
          interval: effect.interval,
          effect: rounded(trust * effect.value),
          error: rounded(Math.sqrt(trust * noise)),
        };
        return [[choice, worth]];
      }),
    );
  }
  return table;
}

const noiseOf = ({ low, high }: Interval): number => ((high - low) / (2 * Z95)) ** 2;

/** How much the options of one choice really differ (variance): what chance does not explain (DerSimonian and Laird). */
function spreadOf(effects: readonly { readonly effect: number; readonly noise: number }[]): number {
  let [weights, squares, sum] = [0, 0, 0];
  for (const { effect, noise } of effects) {
    const weight = 1 / noise;
    weights += weight;
    squares += weight * weight;
    sum += weight * effect;
  }
  const mean = sum / weights;
  let excess = -(effects.length - 1);
  for (const { effect, noise } of effects) excess += (effect - mean) ** 2 / noise;
  return Math.max(0, excess / (weights - squares / weights) || 0);
}
