import type { Handler, QuestionOf } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { soloDiscard, weakest } from '../board/wishes.ts';
import { discardFromHand } from '../effects/happen.ts';
import { distinct } from '../effects/verb.ts';
import { drop, opponentsOf, playerAt, seatOf } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Asks, DiscardAct } from './asks.ts';

/** The victim chooses, unless all cards go (TV-DISC-01, TV-DISC-03). */
export const discardsHandler: Handler<Turn, FrameOf<'discards'>, DiscardAct, QuestionOf<Asks, 'discard'>> = {
  run(turn, frame) {
    const { state } = turn;
    const { who, by, left } = frame;
    const { hand } = playerAt(state, who);
    const [first] = hand;
    if (left === 0 || !first) return drop(turn);
    const seat = seatOf(state, who);
    if (hand.length <= left || seat === undefined) {
      frame.left--;
      return discardFromHand(turn, by, who, seat === undefined ? soloDiscard(turn, who) : first.id);
    }
    const acts = distinct(who, 'hand', hand).map(({ card, cards }) => ({ card, cards }));
    // An answer given by itself would tell that all cards are equal.
    return { seat, ask: 'discard', about: { left, by }, acts, always: true };
  },
  answer(turn, frame, { card }) {
    frame.left--;
    discardFromHand(turn, frame.by, frame.who, card.id);
  },
};

/** Into the Discard Pile of an opponent whom the buyer chooses (TV-RULING-29). */
export const sendTrapHandler: Handler<Turn, FrameOf<'sendTrap'>, number, QuestionOf<Asks, 'trap'>> = {
  run(turn, frame) {
    const { state } = turn;
    if (playerAt(state, frame.who).out) return lost(turn, frame);
    const acts = opponentsOf(state, frame.who);
    const seat = seatOf(state, frame.who);
    if (seat !== undefined) return { seat, ask: 'trap', about: { card: frame.card.def }, acts };
    send(turn, frame, weakest(turn, acts));
  },
  answer: send,
};

/** With a buyer who has given up, a Trap on its way leaves the match (TV-RULING-48). */
function lost(turn: Turn, { who, card }: FrameOf<'sendTrap'>): void {
  drop(turn);
  turn.state.gone.push({ def: card.def, owner: who });
}

function send(turn: Turn, { who, card }: FrameOf<'sendTrap'>, to: number): void {
  drop(turn);
  playerAt(turn.state, to).discard.push({ ...card, owner: who });
  emit(turn, { type: 'trapSent', who, to, card: card.def });
}
