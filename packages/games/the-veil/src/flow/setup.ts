import {
  type Event,
  type Handler,
  OptionsError,
  pick,
  type QuestionOf,
  type RngState,
  shuffle,
} from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { draw } from '../board/cards.ts';
import { maximumOf } from '../board/health.ts';
import { cycleSlot, fillRoute } from '../board/route.ts';
import type { Content } from '../content/compile.ts';
import type { Options } from '../options.ts';
import { drop, membersOf, playerAt, push, seatOf, type Who } from '../state/access.ts';
import type { VeilFact } from '../state/facts.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Player, State } from '../state/state.ts';
import { FIRST_HAND_SIZE, HAND_SIZE, ROUTE_SLOTS } from '../vocabulary.ts';
import type { Asks, MulliganAct } from './asks.ts';
import { type Places, placesFor, suggested } from './line-up.ts';
import { freshTurn } from './turn.ts';

const newPlayer = (side: number, total: number, solo?: string): Player => ({
  character: '',
  side,
  total,
  ...(solo !== undefined && { solo }),
  out: false,
  exhausted: false,
  gold: 0,
  unlocked: [],
  bought: 0,
  discount: 0,
  onTop: false,
  fortified: 0,
  revealed: [],
  passes: [],
  hand: [],
  deck: [],
  deckKnown: 0,
  discard: [],
  fateDeck: [],
  fateKnown: 0,
  route: [],
  banished: [],
  recruits: [],
  played: [],
});

/** The table before anything is chosen or dealt. */
export function newState(
  content: Content,
  options: Options,
  seats: number,
  rng: RngState,
  events: Event<VeilFact>[],
): State {
  const places = placesFor(options, seats);
  const count = Math.max(...places.sides) + 1;
  const shared = options.health === 'shared';
  const sides = Array.from({ length: count }, (_, side) =>
    places.sides.flatMap((other, who) => (other === side ? [who] : [])),
  );
  const state: State = {
    rng,
    options,
    nextId: 0,
    stage: 'choose',
    round: 1,
    first: 0,
    sides,
    totals: (shared ? sides : places.sides.map((_side, who) => [who])).map((members) => ({ members, health: 0 })),
    players: places.sides.map((side, who) =>
      newPlayer(side, shared ? side : who, places.solo && who === seats ? soloCard(content, options, rng) : undefined),
    ),
    turn: freshTurn(0),
    gone: [],
    winners: [],
    work: [{ do: 'choosing' }],
  };
  nameCharacters({ state, events, stack: state.work, content }, places);
  return state;
}

/** Chosen, or drawn at random (TV-SOLO-02). */
const soloCard = (content: Content, { opponent }: Options, rng: RngState): string =>
  opponent === 'random'
    ? pick(
        rng,
        'opponent',
        content.raw.solos.map(({ id }) => id),
      )
    : opponent;

/** What the options name; chance takes characters that nobody has, as far as there are any. */
function nameCharacters(turn: Turn, { kinds }: Places): void {
  const { state, content } = turn;
  const { characters, opponentCharacter } = state.options;
  const known = new Set(content.characters.map(({ id }) => id));
  const wishes = state.players.map(({ solo }, who) =>
    solo === undefined ? (characters[who] ?? '') : opponentCharacter,
  );
  for (const wish of wishes)
    if (wish !== '' && wish !== 'random' && !known.has(wish))
      throw new OptionsError(`characters: there is no '${wish}'`);
  for (const [who, wish] of wishes.entries()) if (known.has(wish)) take(turn, who, wish);
  for (const [who, wish] of wishes.entries()) {
    if (wish !== 'random') continue;
    const all = suggested(content, kinds[who] ?? []);
    const free = all.filter((id) => !state.players.some(({ character }) => character === id));
    take(turn, who, pick(state.rng, 'character', free.length > 0 ? free : all));
  }
}

function take(turn: Turn, who: Who, character: string): void {
  playerAt(turn.state, who).character = character;
  emit(turn, { type: 'characterChosen', who, character });
}

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
  answer: (turn, _frame, character, who) => take(turn, who, character),
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
