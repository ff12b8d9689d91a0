import { type Handler, type Question, type Seat, take } from '@veilhall/engine';
import { drawOrReshuffle, emit, emitTo, reveal } from '@veilhall/kit';
import { cardOf, LENS } from '../content/cards.ts';
import { playerAt, type Turn } from '../state/access.ts';
import type { DustFrame, State } from '../state/state.ts';
import type { BidAct } from './asks.ts';

const HAND = 3;

/** Draws back to three (DU-BID-04). */
export function refill(turn: Pick<Turn, 'state' | 'events'>, seat: Seat): void {
  const { state } = turn;
  const { hand } = playerAt(state, seat);
  const drawn: string[] = [];
  while (hand.length < HAND) {
    const def = drawOrReshuffle(state.rng, 'deck', state.deck, () => state.discard.splice(0).map((card) => card.def));
    if (def === undefined) break;
    hand.push({ id: state.nextId++, def, seenBy: [] });
    drawn.push(def);
  }
  if (drawn.length > 0) emitTo(turn, [seat], { type: 'drew', seat, cards: drawn }, { type: 'drew', seat }, 'reveal');
}

function acts(state: State, seat: Seat): BidAct[] {
  const { hand } = playerAt(state, seat);
  // Cards of one name are one choice.
  const list: BidAct[] = hand
    .filter((card, i) => hand.findIndex(({ def }) => def === card.def) === i)
    .map((card) => ({ do: 'bid', card }));
  const lens = hand.find((card) => card.def === LENS);
  if (lens) for (const at of state.players.keys()) if (at !== seat) list.push({ do: 'look', lens, at });
  return list;
}

/** Everybody who has not bid is asked at once (DU-BID-01); then the bids are turned up. */
export const bidding: Handler<Turn, DustFrame, BidAct> = {
  run(turn) {
    const { state } = turn;
    const find = state.row.at(-1) ?? 0;
    const open: Question<BidAct>[] = [];
    for (const seat of state.players.keys())
      if (playerAt(state, seat).bid.length === 0)
        open.push({ seat, ask: 'bid', about: { find }, acts: acts(state, seat) });
    if (open.length > 0) return open;
    turnUp(turn);
  },
  answer(turn, _frame, act, seat) {
    if (act.do === 'look') return look(turn, seat, act.lens.id, act.at);
    const player = playerAt(turn.state, seat);
    const card = take(player.hand, act.card.id);
    if (card) player.bid.push(card);
    emitTo(turn, [seat], { type: 'bid', seat, card: act.card.def }, { type: 'bid', seat });
  },
};

/** DU-LENS-01, DU-LENS-02. */
function look(turn: Turn, seat: Seat, lens: number, at: Seat): void {
  const { state } = turn;
  const card = take(playerAt(state, seat).hand, lens);
  if (card) state.discard.push(card);
  const { hand } = playerAt(state, at);
  for (const seen of hand) if (!seen.seenBy.includes(seat)) seen.seenBy = [...seen.seenBy, seat].sort();
  const cards = hand.map(({ def }) => def);
  emitTo(turn, [seat], { type: 'looked', seat, at, cards }, { type: 'looked', seat, at }, 'reveal');
  refill(turn, seat);
}

function turnUp(turn: Turn): void {
  const { state } = turn;
  const bids = state.players.flatMap(({ bid }, seat) => bid.map((card) => ({ seat, card: card.def })));
  reveal(turn, { type: 'turnedUp', bids });
  const find = state.row.pop() ?? 0;
  const winner = highestAlone(bids);
  if (winner === undefined) {
    state.dust.push(find);
    emit(turn, { type: 'dust', find });
  } else {
    playerAt(state, winner).finds.push(find);
    emit(turn, { type: 'taken', seat: winner, find });
  }
  for (const player of state.players) state.discard.push(...player.bid.splice(0));
  if (state.row.length > 0) for (const seat of state.players.keys()) refill(turn, seat);
}

/** DU-BID-02, DU-BID-03. */
function highestAlone(bids: readonly { seat: Seat; card: string }[]): Seat | undefined {
  const alone = bids.filter(({ card }) => bids.filter((other) => other.card === card).length === 1);
  return alone.sort((a, b) => cardOf(b.card).bid - cardOf(a.card).bid)[0]?.seat;
}
