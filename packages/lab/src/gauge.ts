import type { AnyGame, Event, GameState } from '@veilhall/engine';
import { veiledFateGauge } from './balance/veiled-fate-gauge.ts';

/** Named figures of one game: how much, of how much. Summed over games they are shares or means. */
export type Measures = Record<string, [sum: number, of: number]>;

/** Watches one game for what its balance is judged by, beyond who won. */
export interface Gauge {
  /** After every pick. */
  heard(state: GameState, events: readonly Event[]): void;
  /** When the game is over. */
  measures(state: GameState): Measures;
}

/** One per game played: the game, its first state, and the bots by seat. */
export type NewGauge = (game: AnyGame, state: GameState, bots: readonly string[]) => Gauge;

const GAUGES: Readonly<Record<string, NewGauge>> = { 'veiled-fate': veiledFateGauge };

export const gaugeFor = (game: string): NewGauge | undefined =>
  Object.hasOwn(GAUGES, game) ? GAUGES[game] : undefined;

export function addMeasures(to: Measures, more: Measures): void {
  for (const [name, [sum, of]] of Object.entries(more)) {
    const [sumSoFar, ofSoFar] = to[name] ?? [0, 0];
    to[name] = [sumSoFar + sum, ofSoFar + of];
  }
}
