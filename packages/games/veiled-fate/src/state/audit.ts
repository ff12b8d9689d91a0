import { conserved, expand, numberFaults } from '@veilhall/kit';
import { CITY_SLOTS, DEMIS, type FateKind, isRegion, RENOWN_LIMIT } from '../vocabulary.ts';
import { allSlots, lonerOf, questAt, takenSlots, votesIn } from './access.ts';
import type { State } from './state.ts';

/** What the audit has to know of the cards of the box. */
export interface Box {
  readonly quests: ReadonlyMap<string, { readonly slots: readonly unknown[] }>;
  readonly ages: ReadonlyMap<string, { readonly age: number }>;
  readonly cities: ReadonlyMap<string, { readonly laws: { readonly handLimit: number } }>;
  readonly fate: readonly FateKind[];
}

/** Broken invariants in words (VF-INV-01 to -06); an imported position must have none. */
export function auditState(box: Box, state: State): string[] {
  const faults = cardFaults(box, state);
  const check = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  checkNames(box, state, check);
  if (faults.length > 0) return faults;
  checkDemis(box, state, check);
  checkTrack(state, check);
  checkTable(box, state, check);
  faults.push(...identityFaults(state));
  return faults;
}

type Check = (holds: boolean, fault: string) => void;

/** VF-INV-01, and no number on two cards. */
function cardFaults(box: Box, state: State): string[] {
  const hands = state.players.flatMap(({ hand }) => hand);
  const kinds = [
    ...state.deck,
    ...state.discard,
    ...hands.map(({ def }) => def),
    ...votesIn(state).map(({ kind }) => kind),
  ];
  return [...conserved(kinds, box.fate), ...numberFaults(hands, state.nextId)];
}

/** Every card named exists, and none is in two places. */
function checkNames(box: Box, state: State, check: Check): void {
  const quests = [...state.questDeck, ...state.quests.map((quest) => quest.card)];
  for (const frame of state.work) if (frame.do === 'placeQuest') quests.push(frame.quest);
  for (const id of quests) check(box.quests.has(id), `there is no Quest '${id}'`);
  check(new Set(quests).size === quests.length, 'a Quest is in two places');
  const cities = [...state.cityDeck, ...(state.city ? [state.city.card] : [])];
  for (const id of cities) check(box.cities.has(id), `there is no City card '${id}'`);
  check(new Set(cities).size === cities.length, 'a City card is in two places');
  for (const [i, id] of [...state.agesOver, state.age.card, ...[...state.ages].reverse()].entries()) {
    check(box.ages.get(id)?.age === i + 1, `'${id}' is no card of Age ${i + 1}`);
  }
  const { number } = state.age;
  check(state.agesOver.length === number - 1 && state.ages.length === 3 - number, 'the Age stack does not fit the Age');
}

/** VF-INV-02 and VF-INV-05. */
function checkDemis(box: Box, state: State, check: Check): void {
  const slots = new Set<string>();
  for (const demi of DEMIS) {
    const { at, slot } = state.demis[demi];
    if (slot === 0) continue;
    const quest = isRegion(at) ? questAt(state, at) : undefined;
    const size = quest ? (box.quests.get(quest.card)?.slots.length ?? 0) : 0;
    check(slot <= size, `${demi} is on a slot that does not exist`);
    check(!slots.has(`${at}/${slot}`), `slot ${slot} in ${at} holds two Demis`);
    slots.add(`${at}/${slot}`);
  }
  check(new Set(state.quests.map((quest) => quest.region)).size === state.quests.length, 'a region holds two Quests');
  const resolving = state.ended !== undefined || state.work.some((frame) => frame.do !== 'turn');
  for (const { region, card } of state.quests) {
    const quest = box.quests.get(card);
    if (!quest || resolving) continue;
    check(
      (allSlots(quest.slots.length) & ~takenSlots(state, region)) !== 0,
      `the Quest in ${region} is full and unresolved`,
    );
  }
}

/** VF-INV-03 and VF-INV-04. */
function checkTrack(state: State, check: Check): void {
  check(new Set(state.rank).size === DEMIS.length, 'a Renown marker is missing');
  let above = Number.POSITIVE_INFINITY;
  for (const demi of state.rank) {
    const renown = state.renown[demi];
    check(renown <= above, `${demi} stands in the wrong line`);
    above = renown;
  }
  const most = Math.max(...DEMIS.map((demi) => state.renown[demi]));
  check(state.ended !== undefined || most <= RENOWN_LIMIT, `a Demi has ${most} Renown and the game goes on`);
}

function checkTable(box: Box, state: State, check: Check): void {
  const seats = state.players.length;
  const most = Math.max(8, ...[...box.cities.values()].map((city) => city.laws.handLimit));
  for (const [seat, { hand }] of state.players.entries()) {
    check(hand.length <= most, `seat ${seat} holds ${hand.length} cards`);
  }
  check(state.firstPlayer < seats && state.turn.seat < seats, 'a seat does not exist');
  check(
    !state.city || state.city.token < CITY_SLOTS || state.ended !== undefined,
    'the City card is used up and still out',
  );
  check(!state.players.some((one) => one.rested) || state.tokenTaken, 'somebody Rested and nobody took the Token');
  if (state.stage === 'turns') check(state.players[state.turn.seat]?.rested === false, 'a Rested player has the turn');
  for (const { by } of votesIn(state)) check(by < seats, 'a vote comes from a seat that does not exist');
  check((state.ended === undefined) === (state.stage !== 'over'), 'the game is over and is not');
  check((state.ended === undefined) === state.work.length > 0, 'the stack of work does not fit');
}

/** Nine different Demis, or pairs and at most one loner (VF-EX-54). */
function identityFaults(state: State): string[] {
  const dealt = state.players.map(({ demi }) => demi);
  const seats = dealt.length;
  const copies = seats < 6 ? 1 : 2;
  const faults = conserved([...dealt, ...state.aside], expand(DEMIS.map((id) => ({ id, copies }))));
  const owned = new Set(dealt).size;
  const colours = Math.ceil(seats / copies);
  if (owned !== colours) faults.push(`${seats} players hold ${owned} colours, not ${colours}`);
  if (seats === 7 && lonerOf(state) === undefined) faults.push('the lone player is missing');
  return faults;
}
