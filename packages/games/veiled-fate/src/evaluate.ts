import type { Content } from './content/compile.ts';
import { winnersOf } from './ending.ts';
import { addAge, addHope, ageOdds, DEMI_AT, hopesOf, leanOf, presentWorth } from './prospects.ts';
import type { State } from './state.ts';
import { nextSeat, player } from './table.ts';

/** Cards are Renown to come, while there are Quests to spend them on; a few are kept for the next Age. */
export const CARD = 0.12;
const KEPT_CARD = 0.08;
const MOST_KEPT = 3;

/** How much a lead of one Renown says about the end: little while two Ages are to come, nearly all at the last vote. */
export function sharpness(state: State): number {
  if (state.age.number < 3) return 0.3 + 0.15 * state.age.number;
  return state.stage === 'ageVote' ? 1.5 : 0.75 + 0.3 / (1 + state.quests.length);
}

/** The chance, as far as such a number can know, that this seat's Demi ends first among the owned ones. */
export function evaluateState(content: Content, state: State, seat: number): number {
  if (state.ended) return winnersOf(state).includes(seat) ? 1 : 0;
  const scores = expectedRenown(content, state);
  const own = DEMI_AT[player(state, seat).demi];
  const mine = (scores[own] ?? 0) + handWorth(state, seat);
  const sharp = sharpness(state);
  let sum = 1;
  let counted = 1 << own;
  for (const [rival, { demi }] of state.players.entries()) {
    const at = DEMI_AT[demi];
    if (counted & (1 << at)) continue;
    counted |= 1 << at;
    sum += Math.exp(sharp * ((scores[at] ?? 0) + handWorth(state, rival) - mine));
  }
  return 1 / sum;
}

function handWorth(state: State, seat: number): number {
  const { hand, rested } = player(state, seat);
  return state.stage === 'turns' && !rested ? CARD * hand.length : restedWorth(state, hand.length);
}

/** What a hand of so many cards is worth to somebody who takes no more turns in this Age. */
export const restedWorth = ({ age }: State, cards: number): number =>
  age.number === 3 ? 0 : KEPT_CARD * Math.min(MOST_KEPT, cards);

/** By place in `DEMIS`. */
function expectedRenown(content: Content, state: State): number[] {
  const scores = presentWorth(state);
  for (const hope of hopesOf(content, state, leanOf)) addHope(scores, hope, hope.on, hope.lean, 1);
  switch (state.stage) {
    case 'turns':
      addAge(content, state, scores, ageOdds(0, 3), 0.6);
      break;
    case 'ageVote':
      addAge(content, state, scores, ageOdds(leanOf(state.age.pile), 0.4 + 0.7 * votersLeft(state)), 1);
      break;
    case 'nextAge':
    case 'over':
      break;
  }
  return scores;
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
