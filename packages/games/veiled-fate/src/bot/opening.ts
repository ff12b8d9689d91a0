import type { VfFact } from '../board/facts.ts';
import { cloneState } from '../state/clone.gen.ts';
import type { State } from '../state/state.ts';
import { CARDS_PER_AGE, DEMIS, REGIONS, type Region } from '../vocabulary.ts';
import { UNKNOWN } from './open-table.ts';

/** Before the first turn: everything in it is known to everybody, but for the order on space 0. */
export function opening(world: State, told: readonly VfFact[]): State {
  const open = withoutSecrets(world);
  // The card of Age I is told by the table, not by a fact.
  open.age = { number: 1, card: world.agesOver[0] ?? world.age.card, pile: [], chosen: [] };
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
  // In one order, whenever the notes are begun.
  open.quests = REGIONS.flatMap((region) => {
    const card = quests.get(region);
    return card ? [{ region, card, pile: [] }] : [];
  });
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
  return open;
}

function withoutSecrets(world: State): State {
  const open = cloneState(world);
  const { deck, discard, buried, questDeck, cityDeck, aside, ages, agesOver, work } = open;
  for (const pile of [deck, discard, buried, questDeck, cityDeck, aside, ages, agesOver, work]) pile.length = 0;
  open.rng = { kind: 'fast', seed: '', at: {} };
  open.nextId = 0;
  open.tokenTaken = false;
  delete open.ended;
  return open;
}
