import type { Content } from '../content/compile.ts';
import { winnersOf } from '../ending.ts';
import type { Ballot, State } from '../state.ts';
import { nextSeat, player } from '../table.ts';
import { addAge, ageOdds } from './ages.ts';
import { LEAN } from './means.ts';
import { DEMI_AT, Outlook } from './outlook.ts';
import { THRIFTY } from './weights.ts';

function leanOf(pile: readonly Ballot[]): number {
  let lean = 0;
  for (const { kind } of pile) lean += LEAN[kind];
  return lean;
}

/** The chance, as far as such a number can know, that this seat's Demi ends first among the owned ones. */
export function evaluateState(content: Content, state: State, seat: number): number {
  if (state.ended) return winnersOf(state).includes(seat) ? 1 : 0;
  const outlook = new Outlook(content, state, leanOf, THRIFTY);
  addAgeAhead(content, state, outlook.scores);
  const own = DEMI_AT[player(state, seat).demi];
  const mine = (outlook.scores[own] ?? 0) + handWorth(outlook, seat);
  let sum = 1;
  let counted = 1 << own;
  for (const [rival, { demi }] of state.players.entries()) {
    const at = DEMI_AT[demi];
    if (counted & (1 << at)) continue;
    counted |= 1 << at;
    sum += Math.exp(outlook.sharp * ((outlook.scores[at] ?? 0) + handWorth(outlook, rival) - mine));
  }
  return 1 / sum;
}

function handWorth(outlook: Outlook, seat: number): number {
  const { hand, rested } = player(outlook.state, seat);
  const acts = outlook.state.stage === 'turns' && !rested;
  return acts ? THRIFTY.card * hand.length : outlook.restedWorth(hand.length);
}

function addAgeAhead(content: Content, state: State, scores: number[]): void {
  if (state.stage === 'turns') addAge(content, state, scores, ageOdds(0, 3), 0.6);
  if (state.stage !== 'ageVote') return;
  addAge(content, state, scores, ageOdds(leanOf(state.age.pile), 0.4 + 0.7 * votersLeft(state)), 1);
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
