import type { Laws, Quest, Sheltered } from '../content/compile.ts';
import { handOf, questAt, takenSlots } from '../state/access.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import type { Region } from '../vocabulary.ts';
import type { TurnAct } from './acts.ts';
import { type Board, lawsOf, questCard } from './board.ts';
import { openSlots, usableSlots } from './slots.ts';
import { INFLUENCE, PASS, PIECES, REST, SWAPS, VISIONS } from './turn-acts.ts';

/** A Quest on the board with what the list of legal actions needs to know of it. */
export interface OpenQuest {
  readonly region: Region;
  readonly quest: Quest;
  readonly taken: number;
  readonly open: number;
}

export function openQuests({ state, content }: Board): OpenQuest[] {
  const found: OpenQuest[] = [];
  for (const { region, card } of state.quests) {
    const quest = questCard(content, card);
    const taken = takenSlots(state, region);
    found.push({ region, quest, taken, open: openSlots(quest, taken) });
  }
  return found;
}

export function sheltered(laws: Laws, power: Sheltered, place: Place): boolean {
  for (const where of laws.shelter[power]) {
    if (where === 'quest' ? place.slot > 0 : place.slot === 0 && place.at === where) return true;
  }
  return false;
}

/** Every legal action of the active player, and the ways not to act (decisions 1 to 8). */
export function turnActs(board: Board): TurnAct[] {
  const { state } = board;
  const { seat, used } = state.turn;
  const hand = handOf(state, seat).length;
  const laws = lawsOf(board);
  const quests = openQuests(board);
  const acts: TurnAct[] = [];
  addMoves(acts, state, laws, quests, hand);
  if (hand >= laws.costs.portal) addPortals(acts, state, laws, quests);
  if (hand >= laws.costs.transfigure) addSwaps(acts, quests);
  if (hand >= laws.costs.smite) {
    for (const { demi, smite } of PIECES) if (!sheltered(laws, 'smite', state.demis[demi])) acts.push(smite);
  }
  if (hand >= laws.costs.omniscience) for (const { region } of quests) acts.push(VISIONS[region]);
  if (influenceOn(state) && hand > laws.costs.influence) acts.push(INFLUENCE);
  if (used === 1) acts.push(PASS);
  acts.push(REST);
  return acts;
}

/** The Quest that Influence may address now: voted on by the first action and still open (VF-INFL-02, -03, -05). */
export function influenceOn(state: State): Region | undefined {
  const { used, votedAt } = state.turn;
  return used === 1 && votedAt && questAt(state, votedAt) ? votedAt : undefined;
}

function addMoves(acts: TurnAct[], state: State, laws: Laws, quests: readonly OpenQuest[], hand: number): void {
  for (const { demi, moves } of PIECES) {
    const { at, slot } = state.demis[demi];
    if (slot > 0) continue; // VF-MOVE-10
    const neighbours = laws.neighbours[at];
    for (const to of neighbours) pushAt(acts, moves[to], 0);
    if (hand === 0) continue; // VF-MOVE-13
    for (const { region, quest, taken } of quests) {
      if (at !== region && !neighbours.includes(region)) continue;
      const usable = usableSlots(quest, taken, demi);
      if (usable !== 0) pushBits(acts, moves[region], usable);
    }
  }
}

function addPortals(acts: TurnAct[], state: State, laws: Laws, quests: readonly OpenQuest[]): void {
  for (const { demi, portals, portalsFrom } of PIECES) {
    const place = state.demis[demi];
    if (sheltered(laws, 'portal', place)) continue;
    for (const act of portalsFrom[place.at]) acts.push(act);
    if (place.slot > 0) pushAt(acts, portals[place.at], 0); // VF-PORTAL-10: down from its slot
    for (const { region, open } of quests) pushBits(acts, portals[region], open);
  }
}

/** Two Demis on one Quest that still has an open slot (VF-TRANS-02, -05). */
function addSwaps(acts: TurnAct[], quests: readonly OpenQuest[]): void {
  for (const { region, taken, open, quest } of quests) {
    if (open === 0) continue;
    const last = quest.slots.length;
    for (let one = 1; one < last; one++) {
      if (!(taken & (1 << one))) continue;
      for (let other = one + 1; other <= last; other++) {
        if (taken & (1 << other)) pushAt(acts, SWAPS[region][one] ?? [], other);
      }
    }
  }
}

function pushAt(acts: TurnAct[], list: readonly TurnAct[], index: number): void {
  const act = list[index];
  if (act) acts.push(act);
}

function pushBits(acts: TurnAct[], list: readonly TurnAct[], bits: number): void {
  for (let slot = 1, rest = bits >> 1; rest > 0; slot++, rest >>= 1) if (rest & 1) pushAt(acts, list, slot);
}
