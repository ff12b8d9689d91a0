import type { TurnAct } from '../board/acts.ts';
import type { FactOf, VfFact } from '../board/facts.ts';
import { player } from '../state/access.ts';
import { DECK, type State } from '../state/state.ts';
import type { FateKind, Power, Region } from '../vocabulary.ts';
import { lay, lose, rankAt, TABLE_CHANGES, touch, UNKNOWN } from './open-table.ts';

/**
 * The game as everybody at the table saw it, told again fact by fact. Faces of cards are of no account here: hands and
 * piles are counts with owners.
 */
export interface Chronicle {
  /** The table as it stands after the facts read so far; nothing hidden in it means anything. */
  readonly open: State;
  /** Paid for a power that has not taken effect yet. */
  owed: { seat: number; power: Power; cards: number } | undefined;
  /** Cards of a vote turned up so far, those that Fate +2 brought left out. */
  shown: FateKind[];
}

export interface Reader {
  /** An action, and the table just before it. */
  deed(seat: number, act: TurnAct, open: State): void;
  /** The faces of a vote, and the table just before its results. */
  count(vote: Region | 'age', kinds: readonly FateKind[], open: State): void;
}

type Telling<T extends VfFact['type']> = (chronicle: Chronicle, fact: FactOf<T>, reader: Reader) => void;

/** What each fact says; the reader hears of a deed before the table changes. */
const TELLINGS: { readonly [T in VfFact['type']]: Telling<T> } = {
  ...TABLE_CHANGES,
  turn({ open }, { seat }) {
    open.turn = { seat, used: 0, touched: false };
  },
  paid(chronicle, { seat, power }) {
    chronicle.owed = { seat, power, cards: (chronicle.owed?.cards ?? 0) + 1 };
  },
  moved(chronicle, { seat, by, demi, from, to }, reader) {
    const { demis } = chronicle.open;
    demis[demi] = { ...from };
    act(chronicle, seat, { do: by, demi, to }, reader);
    demis[demi] = { ...to };
  },
  swapped(chronicle, { seat, region, one, other }, reader) {
    const { demis } = chronicle.open;
    const slots = { one: demis[one].slot, other: demis[other].slot };
    act(chronicle, seat, { do: 'transfigure', region, ...slots }, reader);
    demis[one] = { at: region, slot: slots.other };
    demis[other] = { at: region, slot: slots.one };
  },
  smitten(chronicle, { demi, from, rank }, reader) {
    const { open, owed } = chronicle;
    open.demis[demi] = { ...from };
    if (owed?.power === 'smite') act(chronicle, owed.seat, { do: 'smite', demi }, reader);
    open.demis[demi] = { at: 'abyss', slot: 0 };
    rankAt(open, demi, rank);
  },
  looked(chronicle, { seat, region }, reader) {
    act(chronicle, seat, { do: 'omniscience', region }, reader);
  },
  voted(chronicle, { seat, region, why }, reader) {
    const { open } = chronicle;
    if (why === 'influence') act(chronicle, seat, { do: 'influence' }, reader);
    if (why === 'placed') open.turn.votedAt = region;
    lose(open, seat, 1);
    lay(open, region, seat, 1);
  },
  deckVoted({ open }, { region, count }) {
    lay(open, region, DECK, count);
  },
  drew({ open }, { seat, count }) {
    for (let n = 0; n < count; n++) player(open, seat).hand.push({ id: 0, def: UNKNOWN });
    touch(open, seat);
  },
  refreshed({ open }, { seat }) {
    lose(open, seat, 1);
  },
  ageVoted({ open }, { seat, count }) {
    lose(open, seat, count);
    for (let n = 0; n < count; n++) open.age.pile.push({ kind: UNKNOWN, by: seat, seen: 0 });
  },
  passed(chronicle, { seat }, reader) {
    act(chronicle, seat, { do: 'pass' }, reader);
  },
  rested(chronicle, { seat, why }, reader) {
    if (why === 'choice') act(chronicle, seat, { do: 'rest' }, reader);
    player(chronicle.open, seat).rested = true;
  },
  token({ open }, { seat }) {
    open.firstPlayer = seat;
  },
  revealed({ shown }, { kind, from }) {
    if (from === 'pile') shown.push(kind);
  },
  decided(chronicle, { vote }, reader) {
    reader.count(vote, chronicle.shown, chronicle.open);
    chronicle.shown = [];
  },
  renown({ open }, { demi, renown, rank }) {
    open.renown[demi] = renown;
    rankAt(open, demi, rank);
  },
};

/** Reads one more fact. */
export function readFact(chronicle: Chronicle, fact: VfFact, reader: Reader): void {
  (TELLINGS[fact.type] as Telling<VfFact['type']>)(chronicle, fact, reader);
}

function act(chronicle: Chronicle, seat: number, what: TurnAct, reader: Reader): void {
  const { open, owed } = chronicle;
  if (open.turn.seat !== seat) open.turn = { seat, used: 0, touched: false };
  reader.deed(seat, what, open);
  if (owed) lose(open, seat, owed.cards);
  chronicle.owed = undefined;
  open.turn.used = Math.min(2, open.turn.used + 1);
}
