import { emit, emitTo } from '@veilhall/kit';
import { fateActs, type NameAct } from '../board/acts.ts';
import { ageCard, type Turn } from '../board/board.ts';
import { ballot, revealPile } from '../board/cards.ts';
import { endGame } from '../board/ending.ts';
import type { AgeCard, Naming } from '../content/schema.ts';
import { applyAge } from '../effects/age.ts';
import { handOf, must, nextSeat, player } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { CLASSES, DEMIS, type FateKind, REGIONS, type Verdict } from '../vocabulary.ts';
import type { Asking, Asks, Doing } from './asks.ts';
import { prepareNextAge } from './next-age.ts';

/** The Age card lies open from now on, and the First Player takes the first turn (VF-AGE-02, -06). */
export const openAge: Doing<'openAge'> = {
  run(turn) {
    const { state } = turn;
    state.stage = 'turns';
    state.turn = { seat: state.firstPlayer, used: 0, touched: false };
    state.work = [{ do: 'turn' }];
    emit(turn, { type: 'ageOpened', age: state.age.number, card: state.age.card });
    emit(turn, { type: 'turn', seat: state.firstPlayer });
  },
};

/** At once, whatever was still to come in this turn (VF-AGEEND-03). */
export function endAge(turn: Turn, why: 'rested' | 'quests'): void {
  const { state } = turn;
  emit(turn, { type: 'ageEnded', age: state.age.number, why });
  state.stage = 'ageVote';
  state.work = [{ do: 'ageRole' }];
}

const EACH_DEMI = DEMIS.map((name): NameAct => ({ of: 'demi', name }));
const NAMES: Readonly<Record<Naming, readonly NameAct[]>> = {
  region: REGIONS.map((name) => ({ of: 'region', name })),
  class: CLASSES.map((name) => ({ of: 'class', name })),
  demi: EACH_DEMI,
  twoDemis: EACH_DEMI,
};

/** What the card asks of the First Player, before the first vote (VF-AGEVOTE-02). */
export const ageRole: Asking<'ageRole', 'name'> = {
  run({ state, content }) {
    const { age, firstPlayer } = state;
    const { fp } = ageCard(content, age.card);
    const choose = fp?.choose;
    if (!choose || age.chosen.length >= (choose === 'twoDemis' ? 2 : 1)) {
      state.work = [voterAfter(state, ageCard(content, age.card), firstPlayer)];
      return;
    }
    const acts = NAMES[choose].filter(({ name }) => !age.chosen.includes(name));
    return { seat: firstPlayer, ask: 'name', about: { choose }, acts };
  },
  answer(turn, _frame, { name: choice }) {
    const { state } = turn;
    state.age.chosen.push(choice);
    emit(turn, { type: 'ageNamed', seat: state.firstPlayer, choice });
  },
};

/** Once round from the left of the First Player, who votes last or not at all (VF-AGEVOTE-03, VF-RULING-57). */
function voterAfter(state: State, card: AgeCard, seat: number): FrameOf<'ageVote' | 'ageEffect'> {
  const next = nextSeat(state, seat);
  const silent = next === state.firstPlayer && card.fp?.mayVote === false;
  return silent ? { do: 'ageEffect' } : { do: 'ageVote', seat: next, picked: [] };
}

/** Any number of cards, named one by one; they are laid down together at the end. */
export const ageVote: Asking<'ageVote', 'ageVote'> = {
  run({ state }, { seat, picked }) {
    const rest = handOf(state, seat).filter((card) => !picked.includes(card.id));
    const acts: Asks['ageVote']['act'][] = fateActs('vote', rest);
    acts.push({ do: 'done' });
    const question = { seat, ask: 'ageVote', about: { picked: picked.length }, acts } as const;
    // A hand that is used up is not a secret, but the voter may still want to take the last card back.
    return picked.length > 0 ? { ...question, always: true } : question;
  },
  answer(turn, frame, act) {
    const { state, content } = turn;
    const hand = handOf(state, frame.seat);
    if (act.do === 'vote') {
      const card = hand.find((held) => held.def === act.kind && !frame.picked.includes(held.id));
      frame.picked.push(must(card, `${act.kind} left in the hand`).id);
      return;
    }
    layDown(turn, frame);
    const last = frame.seat === state.firstPlayer;
    state.work = [last ? { do: 'ageEffect' } : voterAfter(state, ageCard(content, state.age.card), frame.seat)];
  },
};

function layDown(turn: Turn, { seat, picked }: FrameOf<'ageVote'>): void {
  const { state } = turn;
  const one = player(state, seat);
  const kinds: FateKind[] = [];
  for (const card of one.hand) if (picked.includes(card.id)) kinds.push(card.def);
  one.hand = one.hand.filter((card) => !picked.includes(card.id));
  for (const kind of kinds) state.age.pile.push(ballot(kind, seat));
  const fact = { type: 'ageVoted', seat, count: kinds.length } as const;
  emitTo(turn, [seat], { ...fact, kinds }, fact, 'reveal');
}

/** The vote is revealed, the card does what it says and is gone (VF-AGEVOTE-07 to -12). */
export const ageEffect: Doing<'ageEffect'> = {
  run(turn) {
    const { state, content } = turn;
    const { age } = state;
    const tally = revealPile(turn, age.pile, 'age');
    const verdict = verdictOf(tally.feathers - tally.scorpions);
    emit(turn, { type: 'decided', vote: 'age', verdict, ...tally });
    applyAge(turn, ageCard(content, age.card)[verdict]);
    if (state.ended) return;
    if (age.number === 3) endGame(turn, 'verdict');
    else prepareNextAge(turn);
  },
};

/** No coin here: equal totals are an outcome of their own (VF-AGEVOTE-09). */
function verdictOf(lead: number): Verdict {
  if (lead === 0) return 'tie';
  return lead > 0 ? 'feathers' : 'scorpions';
}
