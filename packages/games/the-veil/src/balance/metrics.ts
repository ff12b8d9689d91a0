import type { AnyGame, GameState } from '@veilhall/engine';
import { addMetrics, type Meter, type Metrics } from '@veilhall/kit';
import type { State } from '../state/state.ts';

/** A duel longer than that is long (rules.md, "Balance targets"). */
const LONG = 18;

export const heroAverage = (character: string): string => `average ${character}`;
/** Of the first of the two by name. */
export const pairing = (a: string, b: string): string => (a < b ? `${a} v ${b}` : `${b} v ${a}`);

/** What the balance targets want to know of a match beyond who won. */
export const newMeter = (game: AnyGame, _first: GameState): Meter => ({
  onEvents() {},
  metrics: (state) => ofEnd(state as State, game.outcome(state)?.winners ?? []),
});

function ofEnd(state: State, winners: readonly number[]): Metrics {
  const { players, first, sides, round } = state;
  const found: Metrics = { rounds: [round, 1], long: [round >= LONG ? 1 : 0, 1] };
  const won = (who: number): number => (winners.includes(who) ? 1 : 0);
  addMetrics(found, { 'first player': [sides[first]?.some((who) => won(who)) ? 1 : 0, 1] });
  if (players.length > 2 || players.some(({ solo }) => solo !== undefined)) return found;
  for (const [who, { character }] of players.entries()) {
    const other = players[1 - who]?.character ?? '';
    if (other === character) continue;
    addMetrics(found, { [heroAverage(character)]: [won(who), 1] });
    if (character < other) addMetrics(found, { [pairing(character, other)]: [won(who), 1] });
  }
  return found;
}
