import type { State } from '../state/state.ts';
import type { DemiId } from '../vocabulary.ts';

/** The part of a state that the Renown track is. */
export type Track = Pick<State, 'rank' | 'renown'>;

/** Takes the Demi out of the order and puts it in front of the first one that stands at `renown` or below. */
function enterFront(state: Track, demi: DemiId, renown: number): void {
  const { rank } = state;
  rank.splice(rank.indexOf(demi), 1);
  let at = 0;
  for (const other of rank) {
    if (state.renown[other] <= renown) break;
    at++;
  }
  rank.splice(at, 0, demi);
}

/** To the back of its own line: the Smite's penalty, and a loss suffered at 0 (VF-RENOWN-04, -05). */
export function toBack(state: Track, demi: DemiId): void {
  // The back of a line is the front of whatever would stand just below it.
  enterFront(state, demi, state.renown[demi] - 1);
}

/** One or more single steps (VF-RENOWN-06); every new space is entered at its front (VF-RENOWN-02). */
export function changeRenown(state: Track, demi: DemiId, by: number): void {
  const step = by > 0 ? 1 : -1;
  for (let i = 0; i !== by; i += step) {
    if (step < 0 && state.renown[demi] === 0) {
      toBack(state, demi);
      continue;
    }
    state.renown[demi] += step;
    enterFront(state, demi, state.renown[demi]);
  }
}

export interface Line {
  readonly renown: number;
  /** Front first. */
  readonly demis: readonly DemiId[];
}

/** The track as it lies on the table, highest space first. */
export function linesOf(state: Track): Line[] {
  const lines: { renown: number; demis: DemiId[] }[] = [];
  for (const demi of state.rank) {
    const renown = state.renown[demi];
    const line = lines.at(-1);
    if (line?.renown === renown) line.demis.push(demi);
    else lines.push({ renown, demis: [demi] });
  }
  return lines;
}
