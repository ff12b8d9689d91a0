import { knows } from '../hidden/knowledge.ts';
import { handOf, must, nextSeat } from '../state/access.ts';
import type { HandCard } from '../state/state.ts';
import type { FateKind, Region } from '../vocabulary.ts';
import { ageOdds } from './ages.ts';
import type { Judgement } from './judgement.ts';
import { KEEPING, LEAN } from './means.ts';

/** Of the cheapest kind, the one there is most of. */
export function leastNeeded({ world, seat }: Judgement): FateKind {
  const counts = new Map<FateKind, number>();
  for (const { def } of handOf(world, seat)) counts.set(def, (counts.get(def) ?? 0) + 1);
  let best: FateKind = 'p2';
  let least = Number.POSITIVE_INFINITY;
  for (const [kind, count] of counts) {
    const cost = KEEPING[kind] / count;
    if (cost >= least) continue;
    least = cost;
    best = kind;
  }
  return best;
}

const kindsOf = (cards: readonly HandCard[]): Set<FateKind> => new Set(cards.map((card) => card.def));

export function questVote(judgement: Judgement, region: Region): FateKind {
  const { world, seat } = judgement;
  const values = judgement.values();
  let best: FateKind = 'p2';
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of kindsOf(handOf(world, seat))) {
    const value = judgement.own(values.afterVote(region, LEAN[kind])) - KEEPING[kind];
    if (value <= most) continue;
    most = value;
    best = kind;
  }
  return best;
}

/** Card by card, for as long as the next one is worth more in the vote than in the hand; nothing where it is not. */
export function ageVote(judgement: Judgement): FateKind | undefined {
  const { world, seat } = judgement;
  const { age } = world;
  const { picked, left } = ageCards(judgement);
  let lean = judgement.lean(age.pile, 'age');
  for (const card of picked) lean += LEAN[card.def];
  const ends = judgement.ends(judgement.values());
  const unknown = age.pile.filter((ballot) => !knows(ballot, seat)).length;
  const spread = Math.sqrt(0.3 + unknown + 1.2 * votersAfter(judgement));
  const hopes = (at: number): number => {
    const odds = ageOdds(at, spread);
    return odds.feathers * ends.feathers + odds.scorpions * ends.scorpions + odds.tie * ends.tie;
  };
  let best: FateKind | undefined;
  let most = hopes(lean);
  // Five cards are drawn for the next Age, up to eight: only the last three are worth keeping.
  const keeping = age.number === 3 || left.length > 3 ? 0.2 : 2;
  for (const kind of kindsOf(left)) {
    const value = hopes(lean + LEAN[kind]) - keeping * KEEPING[kind];
    if (value <= most) continue;
    most = value;
    best = kind;
  }
  return best;
}

/** The hand, by whether a card was named for the vote already. */
function ageCards({ world, seat }: Judgement): { picked: HandCard[]; left: HandCard[] } {
  const frame = must(
    world.work.find((each) => each.do === 'ageVote'),
    'Age vote under way',
  );
  const hand = handOf(world, seat);
  return {
    picked: hand.filter((card) => frame.picked.includes(card.id)),
    left: hand.filter((card) => !frame.picked.includes(card.id)),
  };
}

function votersAfter({ world, seat }: Judgement): number {
  let left = 0;
  for (let at = seat; at !== world.firstPlayer; at = nextSeat(world, at)) left++;
  return left;
}
