import type { Board } from '../board/board.ts';
import { winnersOf } from '../board/ending.ts';
import { nextSeat, player } from '../state/access.ts';
import type { Ballot, State } from '../state/state.ts';
import { addAge, ageOdds } from './ages.ts';
import { Features } from './features.ts';
import { LEAN } from './means.ts';
import { DEMI_AT } from './values.ts';
import { THRIFTY } from './weights.ts';

function leanOf(pile: readonly Ballot[]): number {
  let lean = 0;
  for (const { kind } of pile) lean += LEAN[kind];
  return lean;
}

/** The chance, as far as such a number can know, that this seat's Demi ends first among the owned ones. */
export function evaluateState(board: Board, seat: number): number {
  const { state } = board;
  if (state.ended) return winnersOf(state).includes(seat) ? 1 : 0;
  const features = new Features(board, leanOf, THRIFTY);
  addAgeAhead(board, features.scores);
  const own = DEMI_AT[player(state, seat).demi];
  const mine = (features.scores[own] ?? 0) + handValue(features, seat);
  let sum = 1;
  let counted = 1 << own;
  for (const [rival, { demi }] of state.players.entries()) {
    const at = DEMI_AT[demi];
    if (counted & (1 << at)) continue;
    counted |= 1 << at;
    sum += Math.exp(features.sharp * ((features.scores[at] ?? 0) + handValue(features, rival) - mine));
  }
  return 1 / sum;
}

function handValue(features: Features, seat: number): number {
  const { hand, rested } = player(features.state, seat);
  const acts = features.state.stage === 'turns' && !rested;
  return acts ? THRIFTY.card * hand.length : features.restedValue(hand.length);
}

function addAgeAhead(board: Board, scores: number[]): void {
  const { state } = board;
  if (state.stage === 'turns') addAge(board, scores, ageOdds(0, 3), 0.6);
  if (state.stage !== 'ageVote') return;
  addAge(board, scores, ageOdds(leanOf(state.age.pile), 0.4 + 0.7 * votersLeft(state)), 1);
}

/** How many have yet to vote on the Age. */
function votersLeft(state: State): number {
  const frame = state.work.at(-1);
  if (frame?.do === 'ageEffect') return 0;
  if (frame?.do !== 'ageVote') return state.players.length;
  let left = 1;
  for (let seat = frame.seat; seat !== state.firstPlayer; seat = nextSeat(state, seat)) left++;
  return left;
}
