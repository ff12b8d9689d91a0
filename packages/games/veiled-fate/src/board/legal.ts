import type { Laws, Quest, Sheltered } from '../content/compile.ts';
import { handOf, questAt, takenSlots } from '../state/access.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import type { Region } from '../vocabulary.ts';
import { type Board, lawsOf, questCard } from './board.ts';
import { INFLUENCE, PASS, PIECES, REST, SWAPS, type TurnChoice, VISIONS } from './choices.ts';
import { openSlots, usableSlots } from './slots.ts';

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
export function turnChoices(board: Board): TurnChoice[] {
  const { state } = board;
  const { seat, used } = state.turn;
  const hand = handOf(state, seat).length;
  const laws = lawsOf(board);
  const quests = openQuests(board);
  const choices: TurnChoice[] = [];
  addMoves(choices, state, laws, quests, hand);
  if (hand >= laws.costs.portal) addPortals(choices, state, laws, quests);
  if (hand >= laws.costs.transfigure) addSwaps(choices, quests);
  if (hand >= laws.costs.smite) {
    for (const { demi, smite } of PIECES) if (!sheltered(laws, 'smite', state.demis[demi])) choices.push(smite);
  }
  if (hand >= laws.costs.omniscience) for (const { region } of quests) choices.push(VISIONS[region]);
  if (influenceOn(state) && hand > laws.costs.influence) choices.push(INFLUENCE);
  if (used === 1) choices.push(PASS);
  choices.push(REST);
  return choices;
}

/** The Quest that Influence may address now: voted on by the first action and still open (VF-INFL-02, -03, -05). */
export function influenceOn(state: State): Region | undefined {
  const { used, votedAt } = state.turn;
  return used === 1 && votedAt && questAt(state, votedAt) ? votedAt : undefined;
}

function addMoves(choices: TurnChoice[], state: State, laws: Laws, quests: readonly OpenQuest[], hand: number): void {
  for (const { demi, moves } of PIECES) {
    const { at, slot } = state.demis[demi];
    if (slot > 0) continue; // VF-MOVE-10
    const neighbours = laws.neighbours[at];
    for (const to of neighbours) pushAt(choices, moves[to], 0);
    if (hand === 0) continue; // VF-MOVE-13
    for (const { region, quest, taken } of quests) {
      if (at !== region && !neighbours.includes(region)) continue;
      const usable = usableSlots(quest, taken, demi);
      if (usable !== 0) pushBits(choices, moves[region], usable);
    }
  }
}

function addPortals(choices: TurnChoice[], state: State, laws: Laws, quests: readonly OpenQuest[]): void {
  for (const { demi, portals, portalsFrom } of PIECES) {
    const place = state.demis[demi];
    if (sheltered(laws, 'portal', place)) continue;
    for (const choice of portalsFrom[place.at]) choices.push(choice);
    if (place.slot > 0) pushAt(choices, portals[place.at], 0); // VF-PORTAL-10: down from its slot
    for (const { region, open } of quests) pushBits(choices, portals[region], open);
  }
}

/** Two Demis on one Quest that still has an open slot (VF-TRANS-02, -05). */
function addSwaps(choices: TurnChoice[], quests: readonly OpenQuest[]): void {
  for (const { region, taken, open, quest } of quests) {
    if (open === 0) continue;
    const last = quest.slots.length;
    for (let one = 1; one < last; one++) {
      if (!(taken & (1 << one))) continue;
      for (let other = one + 1; other <= last; other++) {
        if (taken & (1 << other)) pushAt(choices, SWAPS[region][one] ?? [], other);
      }
    }
  }
}

function pushAt(choices: TurnChoice[], list: readonly TurnChoice[], index: number): void {
  const choice = list[index];
  if (choice) choices.push(choice);
}

function pushBits(choices: TurnChoice[], list: readonly TurnChoice[], bits: number): void {
  for (let slot = 1, rest = bits >> 1; rest > 0; slot++, rest >>= 1) if (rest & 1) pushAt(choices, list, slot);
}
