import type { TurnAct } from '../board/choices.ts';
import type { VfFact } from '../board/facts.ts';
import { player } from '../state/access.ts';
import { cloneState } from '../state/clone.ts';
import type { Place } from '../state/shapes.ts';
import { DECK, type State } from '../state/state.ts';
import { CARDS_PER_AGE, DEMIS, type DemiId, type FateKind, type Power, type Region } from '../vocabulary.ts';

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

const UNKNOWN: FateKind = 'p2';

/** Before the first turn: everything in it is known to everybody, but for the order on space 0. */
export function opening(world: State, told: readonly VfFact[]): Chronicle {
  const open = withoutSecrets(world);
  // The card of Age I is told by the table, not by a fact; once it is gone it is forgotten.
  const card = told.some((fact) => fact.type === 'ageOpened') ? '' : world.age.card;
  open.age = { number: 1, card, pile: [], chosen: [] };
  for (const demi of DEMIS) {
    open.demis[demi] = { at: 'city', slot: 0 };
    open.renown[demi] = 0;
  }
  open.rank = [...DEMIS];
  const later = told.findIndex((fact) => fact.type === 'questDrawn');
  const first = later < 0 ? told : told.slice(0, later);
  const quests = new Map<Region, string>();
  if (later < 0) for (const { region, card } of world.quests) quests.set(region, card);
  for (const fact of first) {
    if (fact.type === 'questFull' || fact.type === 'questAbandoned') quests.set(fact.region, fact.quest);
  }
  open.quests = [...quests].map(([region, card]) => ({ region, card, pile: [] }));
  const left = first.find((fact) => fact.type === 'cityLeft');
  if (left?.type === 'cityLeft') open.city = { card: left.card, token: 0 };
  else if (later < 0 && open.city) open.city.token = 0;
  for (const one of open.players) {
    one.hand = Array.from({ length: CARDS_PER_AGE }, (_, id) => ({ id, def: UNKNOWN }));
    one.rested = false;
    one.demi = 'isabel';
  }
  open.firstPlayer = Math.max(0, open.lots.indexOf('f1'));
  open.turn = { seat: open.firstPlayer, used: 0, touched: false };
  open.stage = 'turns';
  return { open, owed: undefined, shown: [] };
}

function withoutSecrets(world: State): State {
  const open = cloneState(world);
  const { deck, discard, buried, questDeck, cityDeck, aside, ages, work } = open;
  for (const pile of [deck, discard, buried, questDeck, cityDeck, aside, ages, work]) pile.length = 0;
  open.rng = { kind: 'fast', seed: '', at: {} };
  open.nextId = 0;
  open.tokenTaken = false;
  delete open.ended;
  return open;
}

/** Reads one more fact; the reader hears of it before the table changes. */
export function readFact(chronicle: Chronicle, fact: VfFact, reader: Reader): void {
  const { open } = chronicle;
  switch (fact.type) {
    case 'turn':
      open.turn = { seat: fact.seat, used: 0, touched: false };
      return;
    case 'paid':
      chronicle.owed = { seat: fact.seat, power: fact.power, cards: (chronicle.owed?.cards ?? 0) + 1 };
      return;
    case 'moved':
      open.demis[fact.demi] = { ...fact.from };
      act(chronicle, fact.seat, { do: fact.by, demi: fact.demi, to: fact.to }, reader);
      open.demis[fact.demi] = { ...fact.to };
      return;
    case 'swapped':
      swapped(chronicle, fact, reader);
      return;
    case 'smitten':
      open.demis[fact.demi] = { ...fact.from };
      if (chronicle.owed?.power === 'smite') {
        act(chronicle, chronicle.owed.seat, { do: 'smite', demi: fact.demi }, reader);
      }
      open.demis[fact.demi] = { at: 'abyss', slot: 0 };
      rankAt(open, fact.demi, fact.rank);
      return;
    case 'looked':
      act(chronicle, fact.seat, { do: 'omniscience', region: fact.region }, reader);
      return;
    case 'voted':
      if (fact.why === 'influence') act(chronicle, fact.seat, { do: 'influence' }, reader);
      if (fact.why === 'placed') open.turn.votedAt = fact.region;
      lose(open, fact.seat, 1);
      lay(open, fact.region, fact.seat, 1);
      return;
    case 'deckVoted':
      lay(open, fact.region, DECK, fact.count);
      return;
    case 'drew':
      for (let n = 0; n < fact.count; n++) player(open, fact.seat).hand.push({ id: 0, def: UNKNOWN });
      touch(open, fact.seat);
      return;
    case 'refreshed':
      lose(open, fact.seat, 1);
      return;
    case 'ageVoted':
      lose(open, fact.seat, fact.count);
      for (let n = 0; n < fact.count; n++) open.age.pile.push({ kind: UNKNOWN, by: fact.seat, seen: 0 });
      return;
    case 'passed':
      act(chronicle, fact.seat, { do: 'pass' }, reader);
      return;
    case 'rested':
      if (fact.why === 'choice') act(chronicle, fact.seat, { do: 'rest' }, reader);
      player(open, fact.seat).rested = true;
      return;
    case 'token':
      open.firstPlayer = fact.seat;
      return;
    case 'revealed':
      if (fact.from === 'pile') chronicle.shown.push(fact.kind);
      return;
    case 'decided':
      reader.count(fact.vote, chronicle.shown, open);
      chronicle.shown = [];
      return;
    case 'renown':
      open.renown[fact.demi] = fact.renown;
      rankAt(open, fact.demi, fact.rank);
      return;
    default:
      board(open, fact);
  }
}

/** What happens between turns, and to the cards on the table. */
function board(open: State, fact: VfFact): void {
  switch (fact.type) {
    case 'questDone':
    case 'questAbandoned':
      open.quests = open.quests.filter((quest) => quest.region !== fact.region);
      for (const demi of fact.demis) open.demis[demi] = { at: fact.region, slot: 0 };
      return;
    case 'questPlaced':
      open.quests.push({ region: fact.region, card: fact.quest, pile: [] });
      return;
    case 'carried':
      open.demis[fact.demi] = { ...fact.to };
      return;
    case 'cityToken':
      if (open.city) open.city.token = Math.min(fact.slot, 5);
      return;
    case 'cityLeft':
      delete open.city;
      return;
    case 'cityOpened':
      open.city = { card: fact.card, token: 0 };
      return;
    case 'ageEnded':
      open.stage = 'ageVote';
      return;
    case 'ageNamed':
      open.age.chosen.push(fact.choice);
      return;
    case 'ageOpened':
      open.age = { number: fact.age === 2 ? 2 : 3, card: fact.card, pile: [], chosen: [] };
      open.stage = 'turns';
      for (const one of open.players) one.rested = false;
      return;
    default:
  }
}

function act(chronicle: Chronicle, seat: number, what: TurnAct, reader: Reader): void {
  const { open, owed } = chronicle;
  if (open.turn.seat !== seat) open.turn = { seat, used: 0, touched: false };
  reader.deed(seat, what, open);
  if (owed) lose(open, seat, owed.cards);
  chronicle.owed = undefined;
  open.turn.used = Math.min(2, open.turn.used + 1);
}

function swapped(chronicle: Chronicle, fact: Extract<VfFact, { type: 'swapped' }>, reader: Reader): void {
  const { demis } = chronicle.open;
  const [one, other] = [demis[fact.one].slot, demis[fact.other].slot];
  act(chronicle, fact.seat, { do: 'transfigure', region: fact.region, one, other }, reader);
  const at = (slot: number): Place => ({ at: fact.region, slot });
  demis[fact.one] = at(other);
  demis[fact.other] = at(one);
}

function touch(open: State, seat: number): void {
  if (open.turn.seat === seat) open.turn.touched = true;
}

function lose(open: State, seat: number, cards: number): void {
  player(open, seat).hand.splice(0, cards);
  touch(open, seat);
}

function lay(open: State, region: Region, by: number, count: number): void {
  const quest = open.quests.find((entry) => entry.region === region);
  for (let n = 0; n < count; n++) quest?.pile.push({ kind: UNKNOWN, by, seen: 0 });
}

function rankAt(open: State, demi: DemiId, place: number): void {
  open.rank.splice(open.rank.indexOf(demi), 1);
  open.rank.splice(place - 1, 0, demi);
}
