import type { Handler } from '@veilhall/engine';
import { ballot, drawKind, handOf, takeFromHand } from '../cards.ts';
import { cardChoices } from '../choices.ts';
import { smite as smiteDemi } from '../results.ts';
import { DECK, type FrameOf } from '../state.ts';
import { demiOn, disclose, must, questAt, say, type Table, tell } from '../table.ts';
import { FATE_KINDS, type FateKind } from '../vocabulary.ts';
import { arrive } from './turn.ts';

/** The cost, card by card in the payer's order, every face seen by all (VF-GOD-03). */
export const pay: Handler<Table, FrameOf<'pay'>, FateKind> = {
  run({ state }, { power, left }) {
    const { seat } = state.turn;
    const hand = handOf(state, seat);
    const options = cardChoices('pay', hand);
    const question = { seat, ask: 'pay', about: { power, left }, options };
    // Asking only those who have two kinds would tell the table who has not.
    return hand.length > 1 ? { ...question, always: true } : question;
  },
  answer(table, frame, kind) {
    const { state } = table;
    const { seat } = state.turn;
    takeFromHand(state, seat, kind);
    state.discard.push(kind);
    disclose(table, { type: 'paid', seat, power: frame.power, kind });
    if (frame.left > 1) frame.left--;
    else state.work.pop();
  },
};

export const portal: Handler<Table, FrameOf<'portal'>> = {
  run(table, { demi, to }) {
    const { state } = table;
    const from = state.demis[demi];
    state.work.pop();
    state.demis[demi] = { at: to.at, slot: to.slot };
    say(table, { type: 'moved', seat: state.turn.seat, demi, from, to, by: 'portal' });
    arrive(state, to);
    if (to.at === 'city') state.work.push({ do: 'citySlot', demi }); // VF-PORTAL-06
  },
};

export const transfigure: Handler<Table, FrameOf<'transfigure'>> = {
  run(table, { region, one, other }) {
    const { state } = table;
    state.work.pop();
    const first = must(demiOn(state, region, one), `Demi on slot ${one}`);
    const second = must(demiOn(state, region, other), `Demi on slot ${other}`);
    state.demis[first] = { at: region, slot: other };
    state.demis[second] = { at: region, slot: one };
    say(table, { type: 'swapped', seat: state.turn.seat, region, one: first, other: second });
  },
};

export const smite: Handler<Table, FrameOf<'smite'>> = {
  run(table, { demi }) {
    table.state.work.pop();
    smiteDemi(table, demi);
  },
};

export const omniscience: Handler<Table, FrameOf<'omniscience'>> = {
  run(table, { region }) {
    const { state } = table;
    const { seat } = state.turn;
    state.work.pop();
    const { pile } = must(questAt(state, region), `Quest in ${region}`);
    const added = drawKind(table);
    if (added) {
      pile.push(ballot(added, DECK));
      say(table, { type: 'deckVoted', region, count: 1 });
    }
    for (const vote of pile) vote.seen |= 1 << seat;
    // Faces in the order of the kinds: what a shuffled pile tells, and no more (VF-OMNI-04).
    const kinds = FATE_KINDS.flatMap((kind) => pile.filter((vote) => vote.kind === kind).map(() => kind));
    const count = pile.length;
    tell(table, seat, { type: 'looked', seat, region, count, kinds }, { type: 'looked', seat, region, count });
  },
};
