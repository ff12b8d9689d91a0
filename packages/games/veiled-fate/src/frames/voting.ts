import type { Choice, Handler } from '@veilhall/engine';
import { ballot, drawCards, drawKind, handOf, takeFromHand } from '../cards.ts';
import { cardChoices, seatThing } from '../choices.ts';
import type { Laws, Quest } from '../content/compile.ts';
import { openSlots } from '../slots.ts';
import { DECK, type FrameOf, type QuestInPlay, type State } from '../state.ts';
import { lawsOf, must, nextSeat, questAt, questCard, say, type Table, takenSlots, tell } from '../table.ts';
import type { FateKind, Region } from '../vocabulary.ts';

export const questIn = (state: State, region: Region): QuestInPlay =>
  must(questAt(state, region), `Quest in ${region}`);

/** One card face down into the pile. */
export const vote: Handler<Table, FrameOf<'vote'>, FateKind> = {
  run(table, frame) {
    const { state } = table;
    const { seat, region, why } = frame;
    const hand = handOf(state, seat);
    if (hand.length === 0) return voteFromDeck(table, frame);
    const question = { seat, ask: 'vote', about: { region, why }, options: cardChoices('vote', hand) };
    // Whoever holds several cards is asked, even if they are all alike: not being asked would tell.
    return hand.length > 1 ? { ...question, always: true } : question;
  },
  answer(table, frame, kind) {
    const { state } = table;
    const { seat, region, why } = frame;
    state.work.pop();
    takeFromHand(state, seat, kind);
    cast(table, frame, kind);
    if (why === 'extra') drawCards(table, seat, 1); // VF-RESOLVE-08
    if (why === 'placed') state.turn.votedAt = region;
  },
};

function cast(table: Table, { seat, region, why }: FrameOf<'vote'>, kind: FateKind): void {
  questIn(table.state, region).pile.push(ballot(kind, seat));
  const fact = { type: 'voted', seat, region, why } as const;
  tell(table, seat, { ...fact, kind }, fact);
}

/** A picked player with an empty hand looks at the top card and adds it (VF-RESOLVE-09). */
function voteFromDeck(table: Table, frame: FrameOf<'vote'>): void {
  table.state.work.pop();
  const kind = drawKind(table);
  if (kind) cast(table, frame, kind);
}

/** The printed number as the Decree leaves it (VF-RULING-69). */
export const numberOf = (quest: Quest, laws: Laws): number =>
  Math.max(-1, Math.min(2, quest.card.number + laws.number));

/** A Quest whose slots are all taken is resolved at once (VF-QUEST-04). */
export const fillCheck: Handler<Table, FrameOf<'fillCheck'>> = {
  run(table, { region }) {
    const { state, content } = table;
    state.work.pop();
    const inPlay = questIn(state, region);
    const quest = questCard(content, inPlay.card);
    if (openSlots(quest, takenSlots(state, region)) !== 0) return;
    say(table, { type: 'questFull', region, quest: inPlay.card, seat: state.turn.seat });
    state.work.push({ do: 'resolve', region });
    const extra = numberOf(quest, lawsOf(content, state));
    if (extra > 0) callVoters(table, inPlay, extra);
  },
};

function callVoters(table: Table, { region, pile }: QuestInPlay, extra: number): void {
  const { state } = table;
  const others = state.players.length - 1;
  if (others === 1) {
    let count = 0;
    for (; count < extra; count++) {
      const kind = drawKind(table);
      if (!kind) break;
      pile.push(ballot(kind, DECK));
    }
    say(table, { type: 'deckVoted', region, count }); // VF-DUO-03
    return;
  }
  if (extra < others) {
    state.work.push({ do: 'extraVoters', region, left: extra, picked: [] });
    return;
  }
  const everybody = otherSeats(state); // VF-RULING-54
  for (const voter of everybody) say(table, { type: 'voterPicked', seat: state.turn.seat, voter, region });
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

export const extraVoters: Handler<Table, FrameOf<'extraVoters'>, number> = {
  run({ state }, { region, left, picked }) {
    const options: Choice<number>[] = [];
    for (const seat of otherSeats(state)) {
      if (!picked.includes(seat)) options.push({ id: `voter:${seat}`, on: [seatThing(seat)], act: seat });
    }
    return { seat: state.turn.seat, ask: 'voter', about: { region, left }, options };
  },
  answer(table, frame, voter) {
    const { state } = table;
    frame.picked.push(voter);
    say(table, { type: 'voterPicked', seat: state.turn.seat, voter, region: frame.region });
    if (frame.left > 1) {
      frame.left--;
      return;
    }
    state.work.pop();
    const voters = otherSeats(state).filter((seat) => frame.picked.includes(seat));
    summon(state, frame.region, voters);
  },
};
