import type { FactOf, VfFact } from '../board/facts.ts';
import { player } from '../state/access.ts';
import type { State } from '../state/state.ts';
import type { DemiId, FateKind, Region } from '../vocabulary.ts';

/** The table as everybody sees it: faces of cards are of no account, hands and piles are counts with owners. */

export const UNKNOWN: FateKind = 'p2';

export function touch(open: State, seat: number): void {
  if (open.turn.seat === seat) open.turn.touched = true;
}

export function lose(open: State, seat: number, cards: number): void {
  player(open, seat).hand.splice(0, cards);
  touch(open, seat);
}

export function lay(open: State, region: Region, by: number, count: number): void {
  const quest = open.quests.find((entry) => entry.region === region);
  for (let n = 0; n < count; n++) quest?.pile.push({ kind: UNKNOWN, by, seen: 0 });
}

export function rankAt(open: State, demi: DemiId, place: number): void {
  open.rank.splice(open.rank.indexOf(demi), 1);
  open.rank.splice(place - 1, 0, demi);
}

interface Table {
  readonly open: State;
}

function questOff({ open }: Table, fact: FactOf<'questDone' | 'questAbandoned'>): void {
  open.quests = open.quests.filter((quest) => quest.region !== fact.region);
  for (const demi of fact.demis) open.demis[demi] = { at: fact.region, slot: 0 };
}

const nothing = (): void => {};

/** What happens between turns and to the cards on the table, and what changes nothing there. */
export const TABLE_CHANGES = {
  questDone: questOff,
  questAbandoned: questOff,
  questPlaced({ open }, { region, quest }) {
    open.quests.push({ region, card: quest, pile: [] });
  },
  carried({ open }, { demi, to }) {
    open.demis[demi] = { ...to };
  },
  cityToken({ open }, { slot }) {
    if (open.city) open.city.token = Math.min(slot, 5);
  },
  cityLeft({ open }) {
    delete open.city;
  },
  cityOpened({ open }, { card }) {
    open.city = { card, token: 0 };
  },
  ageEnded({ open }) {
    open.stage = 'ageVote';
  },
  ageNamed({ open }, { choice }) {
    open.age.chosen.push(choice);
  },
  ageOpened({ open }, { age, card }) {
    open.age = { number: age === 2 ? 2 : 3, card, pile: [], chosen: [] };
    open.stage = 'turns';
    for (const one of open.players) one.rested = false;
  },
  reshuffled: nothing,
  questFull: nothing,
  voterPicked: nothing,
  voteRemoved: nothing,
  coin: nothing,
  rowApplied: nothing,
  questDrawn: nothing,
  loner: nothing,
  ended: nothing,
} satisfies { readonly [T in VfFact['type']]?: (table: Table, fact: FactOf<T>) => void };
