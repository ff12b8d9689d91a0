import { type Handler, pick, type QuestionOf, shuffle } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { draw } from '../board/cards.ts';
import { maximumOf } from '../board/health.ts';
import { cycleSlot, fillRoute } from '../board/route.ts';
import { drop, membersOf, playerAt, push, seatOf, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { FIRST_HAND_SIZE, HAND_SIZE, ROUTE_SLOTS } from '../vocabulary.ts';
import type { Asks, MulliganAct } from './asks.ts';
import { placesFor, suggested } from './line-up.ts';
import { takeCharacter } from './new-match.ts';
import { freshTurn } from './turn.ts';

/** Seats without a character choose one, all at once; then the lowest Health goes first (TV-FIRST-01). */
export const choosingHandler: Handler<Turn, FrameOf<'choosing'>, string, QuestionOf<Asks, 'character'>> = {
  run(turn) {
    const { state, content } = turn;
    const { kinds } = placesFor(state.options, state.players.filter(({ solo }) => solo === undefined).length);
    const open = state.players.flatMap(({ character }, seat) =>
      character === '' ? [{ seat, ask: 'character' as const, acts: suggested(content, kinds[seat] ?? []) }] : [],
    );
    if (open.length > 0) return open;
    drop(turn);
    const health = state.sides.map((members) => startingHealth(turn, members));
    const lowest = Math.min(...health);
    const among = [...health.keys()].filter((side) => health[side] === lowest);
    if (among.length === 1) return push(turn, { do: 'deal', first: among[0] ?? 0 });
    const side = pick(state.rng, 'toss', among);
    reveal(turn, { type: 'tossed', side, players: membersOf(state, side) });
    push(turn, { do: 'toss', side, among });
  },
  answer: (turn, _frame, character, who) => takeCharacter(turn, who, character),
};

/** The sum of a team counts, also where its members keep separate totals (TV-RULING-53). */
const startingHealth = ({ state, content }: Turn, members: readonly Who[]): number =>
  members.reduce((sum, who) => sum + content.character(playerAt(state, who).character).health, 0);

type FirstAct = Asks['first']['act'];

export const tossHandler: Handler<Turn, FrameOf<'toss'>, FirstAct, QuestionOf<Asks, 'first'>> = {
  run(turn, { side, among }) {
    const { state } = turn;
    const acts = among.map((one) => ({ side: one, players: membersOf(state, one) }));
    const seat = seatOf(state, membersOf(state, side)[0] ?? 0);
    if (seat !== undefined) return { seat, ask: 'first', acts };
    // A Solo Opponent begins where it may.
    drop(turn);
    push(turn, { do: 'deal', first: side });
  },
  answer(turn, _frame, { side }) {
    drop(turn);
    push(turn, { do: 'deal', first: side });
  },
};

/** Decks, Fate Routes and Hands, with a card less for those who go first (TV-SETUP-03 to -06, TV-FIRST-03). */
export const dealHandler: Handler<Turn, FrameOf<'deal'>> = {
  run(turn, { first }) {
    const { state, content } = turn;
    drop(turn);
    state.first = first;
    state.stage = 'mulligan';
    state.turn = freshTurn(first);
    emit(turn, { type: 'goesFirst', side: first, players: membersOf(state, first) });
    for (const [who, player] of state.players.entries()) {
      const { starting, fate } = content.character(player.character);
      player.fateDeck = shuffle(state.rng, 'fate', [...fate]);
      player.deck = shuffle(state.rng, 'deck', [...starting]).map((def) => ({ def, owner: who }));
      fillRoute(turn, who);
      draw(turn, who, player.side === first ? FIRST_HAND_SIZE : HAND_SIZE);
    }
    for (const total of state.totals) total.health = maximumOf(turn, total);
    push(turn, { do: 'startTurn', side: first });
    for (const who of mulliganOrder(state).reverse()) push(turn, { do: 'mulligan', who, closed: [] });
  },
};

/** Side by side from the one that goes first; a Solo Opponent keeps what it has (TV-MULL-06, TV-RULING-12, -69). */
function mulliganOrder(state: State): Who[] {
  const order: Who[] = [];
  for (let step = 0; step < state.sides.length; step++)
    order.push(...membersOf(state, (state.first + step) % state.sides.length));
  return order.filter((who) => seatOf(state, who) !== undefined);
}

export const mulliganHandler: Handler<Turn, FrameOf<'mulligan'>, MulliganAct, QuestionOf<Asks, 'mulligan'>> = {
  run(turn, { who, closed }) {
    if (playerAt(turn.state, who).out) return drop(turn);
    const acts: MulliganAct[] = [];
    for (const { id, def, slot } of playerAt(turn.state, who).route)
      if (!closed.includes(slot)) acts.push({ do: 'replace', card: { id, def }, slot });
    acts.push({ do: 'keep' });
    return { seat: who, ask: 'mulligan', acts };
  },
  answer(turn, frame, act) {
    const { who } = frame;
    if (act.do === 'replace') {
      frame.closed = [...frame.closed, act.slot];
      emit(turn, { type: 'mulliganed', who, slot: act.slot, card: act.card.def });
      cycleSlot(turn, who, act.card.id);
    }
    if (act.do !== 'keep' && frame.closed.length < ROUTE_SLOTS) return;
    emit(turn, { type: 'mulliganDone', who });
    drop(turn);
  },
};
