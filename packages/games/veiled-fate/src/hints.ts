import { type Hints, movesOf, type OptionId, type Prompt } from '@veilhall/engine';
import { Appeal } from './appeal.ts';
import { handOf } from './cards.ts';
import type { TurnAct } from './choices.ts';
import type { Content } from './content/compile.ts';
import { deductionWith } from './deduction.ts';
import { turnChoices } from './legal.ts';
import { addAge, ageOdds, DEMI_AT, LEAN, type Odds } from './prospects.ts';
import type { Ballot, FrameOf, State } from './state.ts';
import { knows, nextSeat, player } from './table.ts';
import { DEMIS, type DemiId, type FateKind } from './vocabulary.ts';

/** Actions worth a closer look: placing the own Demi or another, moving one about, anything else. */
const MOST = { own: 5, other: 5, walk: 4, power: 3 } as const;
/** What it takes to give away a card, as a chance to win: doubles are kept for votes that matter. */
const KEEPING: Readonly<Record<FateKind, number>> = { p2: 0.001, f1: 0.002, s1: 0.002, f2: 0.005, s2: 0.005 };

/** How a pile leans, as far as this seat knows its faces. */
function knownLean(seat: number): (pile: readonly Ballot[]) => number {
  return (pile) => {
    let lean = 0;
    for (const ballot of pile) if (knows(ballot, seat)) lean += LEAN[ballot.kind];
    return lean;
  };
}

export function hintsWith(content: Content): Hints<State> {
  return {
    candidates: (state, seat, prompt) => (prompt.ask === 'act' ? actions(content, state, seat) : movesOf(prompt)),
    turn: turnOf,
    passive: (state, seat, prompt) => passive(content, state, seat, prompt),
    likely: (state, seat, prompt) =>
      prompt.ask === 'act' ? likelyAction(content, state, seat) : passive(content, state, seat, prompt),
    chapter: ({ age, stage }) => 2 * age.number + (stage === 'nextAge' || stage === 'over' ? 1 : 0),
    deduction: deductionWith(content),
  };
}

/** Changes when the seat's own turn ends, and with every stage of an Age. */
function turnOf({ age, stage, turn }: State, seat: number): number {
  const within = stage === 'turns' ? (turn.seat === seat ? 0 : 1) : stage === 'ageVote' ? 2 : 3;
  return 4 * age.number + within;
}

/** The most appealing action, or none if none is better. */
function likelyAction(content: Content, state: State, seat: number): OptionId {
  const appeal = new Appeal(content, state, knownLean(seat));
  const { demi } = player(state, seat);
  let best: OptionId = 'rest';
  let most = 0;
  for (const { id, act } of turnChoices(content, state)) {
    // Nobody in a hurry pays for a walk, or for somebody else's Demi.
    if (act.do === 'portal' && (act.to.slot === 0 || act.demi !== demi)) continue;
    const worth = appeal.after(act)[DEMI_AT[demi]] ?? 0;
    if (worth <= most) continue;
    most = worth;
    best = id;
  }
  return best;
}

type Sort = 'own' | 'other' | 'walk' | 'power';

function sortOf(act: TurnAct, own: DemiId): Sort {
  if (act.do !== 'move' && act.do !== 'portal') return 'power';
  if (act.to.slot === 0) return act.do === 'portal' ? 'power' : 'walk';
  return act.demi === own ? 'own' : 'other';
}

/** The most appealing actions for the own Demi, some of every sort; not acting is always thought of. */
function actions(content: Content, state: State, seat: number): OptionId[] {
  const appeal = new Appeal(content, state, knownLean(seat));
  const { demi } = player(state, seat);
  const rated: { id: OptionId; worth: number; sort: Sort }[] = [];
  const kept: OptionId[] = [];
  for (const { id, act } of turnChoices(content, state)) {
    if (act.do === 'pass' || act.do === 'rest') kept.push(id);
    else rated.push({ id, worth: appeal.after(act)[DEMI_AT[demi]] ?? 0, sort: sortOf(act, demi) });
  }
  rated.sort((a, b) => b.worth - a.worth);
  const left = { ...MOST };
  for (const { id, sort } of rated) if (left[sort]-- > 0) kept.push(id);
  return kept;
}

function passive(content: Content, state: State, seat: number, prompt: Prompt): OptionId {
  const frame = state.work.at(-1);
  const first = movesOf(prompt)[0] ?? '';
  switch (frame?.do) {
    case 'turn':
      return state.turn.used === 1 ? 'pass' : 'rest';
    case 'pay':
      return `pay:${leastNeeded(state, seat)}`;
    case 'vote':
      return `vote:${bestVote(content, state, frame)}`;
    case 'ageVote':
      return bestAgeVote(content, state, frame);
    case 'refresh':
      return 'keep';
    case 'fromPools':
      return 'slot';
    default:
      return first;
  }
}

/** Of the cheapest kind, the one there is most of. */
function leastNeeded(state: State, seat: number): FateKind {
  const counts = new Map<FateKind, number>();
  for (const { def } of handOf(state, seat)) counts.set(def, (counts.get(def) ?? 0) + 1);
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

function bestVote(content: Content, state: State, { seat, region }: FrameOf<'vote'>): FateKind {
  const appeal = new Appeal(content, state, knownLean(seat));
  const own = DEMI_AT[player(state, seat).demi];
  let best: FateKind = 'p2';
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of new Set(handOf(state, seat).map((card) => card.def))) {
    const worth = (appeal.afterVote(region, LEAN[kind])[own] ?? 0) - KEEPING[kind];
    if (worth <= most) continue;
    most = worth;
    best = kind;
  }
  return best;
}

/** Card by card, for as long as the next one is worth more in the vote than in the hand. */
function bestAgeVote(content: Content, state: State, { seat, picked }: FrameOf<'ageVote'>): OptionId {
  const left = handOf(state, seat).filter((card) => !picked.includes(card.id));
  let lean = knownLean(seat)(state.age.pile);
  for (const card of handOf(state, seat)) if (picked.includes(card.id)) lean += LEAN[card.def];
  const own = DEMI_AT[player(state, seat).demi];
  const appeal = new Appeal(content, state, () => 0);
  const worthIf = (odds: Odds): number => {
    const change: number[] = new Array(DEMIS.length).fill(0);
    addAge(content, state, change, odds, 1);
    return appeal.afterChange(change)[own] ?? 0;
  };
  const ends = {
    feathers: worthIf({ feathers: 1, scorpions: 0, tie: 0 }),
    scorpions: worthIf({ feathers: 0, scorpions: 1, tie: 0 }),
    tie: worthIf({ feathers: 0, scorpions: 0, tie: 1 }),
  };
  const unknown = state.age.pile.filter((ballot) => !knows(ballot, seat)).length;
  const spread = Math.sqrt(0.3 + unknown + 1.2 * votersAfter(state, seat));
  const hopes = (at: number): number => {
    const odds = ageOdds(at, spread);
    return odds.feathers * ends.feathers + odds.scorpions * ends.scorpions + odds.tie * ends.tie;
  };
  let best: OptionId = 'done';
  let most = hopes(lean);
  // Up to three cards are drawn for nothing in the next Age anyway, so only the last few are worth keeping.
  const keeping = state.age.number === 3 || left.length > 3 ? 0.2 : 2;
  for (const kind of new Set(left.map((card) => card.def))) {
    const worth = hopes(lean + LEAN[kind]) - keeping * KEEPING[kind];
    if (worth <= most) continue;
    most = worth;
    best = `vote:${kind}`;
  }
  return best;
}

function votersAfter(state: State, seat: number): number {
  let left = 0;
  for (let at = seat; at !== state.firstPlayer; at = nextSeat(state, at)) left++;
  return left;
}
