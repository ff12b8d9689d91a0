import { emit, emitTo, reveal } from '@veilhall/kit';
import { fateActs } from '../board/acts.ts';
import { ballot, drawKind, takeFromHand } from '../board/cards.ts';
import { smite as smiteDemi } from '../board/results.ts';
import { demiOn, handOf, must, questAt } from '../state/access.ts';
import { DECK } from '../state/state.ts';
import { FATE_KINDS } from '../vocabulary.ts';
import type { Asking, Doing } from './asks.ts';
import { arrive } from './turn.ts';

/** The cost, card by card in the payer's order, every face seen by all (VF-GOD-03). */
export const pay: Asking<'pay', 'pay'> = {
  run({ state }, { power, left }) {
    const { seat } = state.turn;
    const hand = handOf(state, seat);
    const question = { seat, ask: 'pay', about: { power, left }, acts: fateActs('pay', hand) } as const;
    // Asking only those who have two kinds would tell the table who has not.
    return hand.length > 1 ? { ...question, always: true } : question;
  },
  answer(turn, frame, { kind }) {
    const { state } = turn;
    const { seat } = state.turn;
    takeFromHand(state, seat, kind);
    state.discard.push(kind);
    reveal(turn, { type: 'paid', seat, power: frame.power, kind });
    if (frame.left > 1) frame.left--;
    else state.work.pop();
  },
};

export const portal: Doing<'portal'> = {
  run(turn, { demi, to }) {
    const { state } = turn;
    const from = state.demis[demi];
    state.work.pop();
    state.demis[demi] = { at: to.at, slot: to.slot };
    emit(turn, { type: 'moved', seat: state.turn.seat, demi, from, to, by: 'portal' });
    arrive(state, to);
    if (to.at === 'city') state.work.push({ do: 'citySlot', demi }); // VF-PORTAL-06
  },
};

export const transfigure: Doing<'transfigure'> = {
  run(turn, { region, one, other }) {
    const { state } = turn;
    state.work.pop();
    const first = must(demiOn(state, region, one), `Demi on slot ${one}`);
    const second = must(demiOn(state, region, other), `Demi on slot ${other}`);
    state.demis[first] = { at: region, slot: other };
    state.demis[second] = { at: region, slot: one };
    emit(turn, { type: 'swapped', seat: state.turn.seat, region, one: first, other: second });
  },
};

export const smite: Doing<'smite'> = {
  run(turn, { demi }) {
    turn.state.work.pop();
    smiteDemi(turn, demi);
  },
};

export const omniscience: Doing<'omniscience'> = {
  run(turn, { region }) {
    const { state } = turn;
    const { seat } = state.turn;
    state.work.pop();
    const { pile } = must(questAt(state, region), `Quest in ${region}`);
    const added = drawKind(turn);
    if (added) {
      pile.push(ballot(added, DECK));
      emit(turn, { type: 'deckVoted', region, count: 1 });
    }
    for (const vote of pile) vote.seen |= 1 << seat;
    // Faces in the order of the kinds: what a shuffled pile tells, and no more (VF-OMNI-04).
    const kinds = FATE_KINDS.flatMap((kind) => pile.filter((vote) => vote.kind === kind).map(() => kind));
    const count = pile.length;
    emitTo(
      turn,
      [seat],
      { type: 'looked', seat, region, count, kinds },
      { type: 'looked', seat, region, count },
      'reveal',
    );
  },
};
