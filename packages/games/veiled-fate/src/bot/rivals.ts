import { DEMIS } from '../vocabulary.ts';
import { perDemi } from './values.ts';

/** How likely each Demi is a rival's, by place in `DEMIS`, and the strength of a rival that no action can touch. */
export interface Rivals {
  readonly demis: readonly number[];
  readonly aloof: number;
}

/** How many of the eight other Demis somebody else owns. */
function rivalCount(seats: number): number {
  if (seats < 6) return seats - 1;
  return seats === 6 ? 2 : 3;
}

/** Every other Demi counts as often as any one of them is somebody's. */
export const anyRival = (seats: number): Rivals => ({
  demis: perDemi(rivalCount(seats) / (DEMIS.length - 1)),
  aloof: 0,
});

/** For somebody who looks at nobody else. */
export const NO_RIVAL: Rivals = { demis: perDemi(), aloof: 1 };
