import { emit, emitTo } from '@veilhall/kit';
import { fateActs } from '../board/acts.ts';
import { lawsOf, numberOf, questCard, type Turn } from '../board/board.ts';
import { ballot, drawCards, drawKind, takeFromHand } from '../board/cards.ts';
import { openSlots } from '../board/slots.ts';
import { handOf, nextSeat, questIn, takenSlots } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import { DECK, type QuestInPlay, type State } from '../state/state.ts';
import type { FateKind, Region } from '../vocabulary.ts';
import type { Asking, Doing } from './asks.ts';

/** One card face down into the pile. */
export const vote: Asking<'vote', 'vote'> = {
  run(turn, frame) {
    const { state } = turn;
    const { seat, region, why } = frame;
    const hand = handOf(state, seat);
    if (hand.length === 0) return voteFromDeck(turn, frame);
    const question = { seat, ask: 'vote', about: { region, why }, acts: fateActs('vote', hand) } as const;
    // Whoever holds several cards is asked, even if they are all alike: not being asked would tell.
    return hand.length > 1 ? { ...question, always: true } : question;
  },
  answer(turn, frame, { kind }) {
    const { state } = turn;
    const { seat, region, why } = frame;
    state.work.pop();
    takeFromHand(state, seat, kind);
    cast(turn, frame, kind);
    if (why === 'extra') drawCards(turn, seat, 1); // VF-RESOLVE-08
    if (why === 'placed') state.turn.votedAt = region;
  },
};

function cast(turn: Turn, { seat, region, why }: FrameOf<'vote'>, kind: FateKind): void {
  questIn(turn.state, region).pile.push(ballot(kind, seat));
  const fact = { type: 'voted', seat, region, why } as const;
  emitTo(turn, [seat], { ...fact, kind }, fact, 'reveal');
}

/** A picked player with an empty hand looks at the top card and adds it (VF-RESOLVE-09). */
function voteFromDeck(turn: Turn, frame: FrameOf<'vote'>): void {
  turn.state.work.pop();
  const kind = drawKind(turn);
  if (kind) cast(turn, frame, kind);
}

/** A Quest whose slots are all taken is resolved at once (VF-QUEST-04). */
export const fillCheck: Doing<'fillCheck'> = {
  run(turn, { region }) {
    const { state, content } = turn;
    state.work.pop();
    const inPlay = questIn(state, region);
    const quest = questCard(content, inPlay.card);
    if (openSlots(quest, takenSlots(state, region)) !== 0) return;
    emit(turn, { type: 'questFull', region, quest: inPlay.card, seat: state.turn.seat });
    state.work.push({ do: 'resolve', region });
    const extra = numberOf(quest, lawsOf(turn));
    if (extra > 0) callVoters(turn, inPlay, extra);
  },
};

function callVoters(turn: Turn, { region, pile }: QuestInPlay, extra: number): void {
  const { state } = turn;
  const others = state.players.length - 1;
  if (others === 1) {
    let count = 0;
    for (; count < extra; count++) {
      const kind = drawKind(turn);
      if (!kind) break;
      pile.push(ballot(kind, DECK));
    }
    emit(turn, { type: 'deckVoted', region, count }); // VF-DUO-03
    return;
  }
  if (extra < others) {
    state.work.push({ do: 'extraVoters', region, left: extra, picked: [] });
    return;
  }
  const everybody = otherSeats(state); // VF-RULING-54
  for (const voter of everybody) emit(turn, { type: 'voterPicked', seat: state.turn.seat, voter, region });
  summon(state, region, everybody);
}

/** Everybody but the active player, clockwise from the left. */
function otherSeats(state: State): number[] {
  const seats: number[] = [];
  for (let seat = nextSeat(state, state.turn.seat); seat !== state.turn.seat; seat = nextSeat(state, seat)) {
    seats.push(seat);
  }
  return seats;
}

/** They vote clockwise from the resolving player (VF-RULING-25). */
function summon(state: State, region: Region, voters: readonly number[]): void {
  for (const seat of [...voters].reverse()) state.work.push({ do: 'vote', seat, region, why: 'extra' });
}

export const extraVoters: Asking<'extraVoters', 'voter'> = {
  run({ state }, { region, left, picked }) {
    const acts = otherSeats(state).filter((seat) => !picked.includes(seat));
    return { seat: state.turn.seat, ask: 'voter', about: { region, left }, acts };
  },
  answer(turn, frame, voter) {
    const { state } = turn;
    frame.picked.push(voter);
    emit(turn, { type: 'voterPicked', seat: state.turn.seat, voter, region: frame.region });
    if (frame.left > 1) {
      frame.left--;
      return;
    }
    state.work.pop();
    const voters = otherSeats(state).filter((seat) => frame.picked.includes(seat));
    summon(state, frame.region, voters);
  },
};
