import type { Board } from '../board/board.ts';
import { lawsOf } from '../board/board.ts';
import { influenceOn, type OpenQuest, openQuests, sheltered } from '../board/legal.ts';
import { meets, usableSlots } from '../board/slots.ts';
import { demiThing, placeThing, powerThing, questThing, slotThing } from '../board/things.ts';
import type { Laws, Quest } from '../content/compile.ts';
import { handOf } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { DEMIS, type DemiId, POWERS, REGIONS, type Region } from '../vocabulary.ts';
import type { Reason } from './reasons.ts';

/** What the active player would try with an action and cannot. */
export function turnRefusals(board: Board, seat: number): Reason[] {
  const { state } = board;
  const laws = lawsOf(board);
  const quests = openQuests(board);
  const hand = handOf(state, seat).length;
  const refused: Reason[] = [];
  if (state.turn.used === 0) refused.push({ code: 'pass-early', rule: 'VF-TURN-06' });
  for (const demi of DEMIS) refused.push(...moveRefusals(state, laws, quests, hand, demi));
  refused.push(...powerRefusals(state, laws, quests, hand));
  return refused;
}

function moveRefusals(state: State, laws: Laws, quests: readonly OpenQuest[], hand: number, demi: DemiId): Reason[] {
  const place = state.demis[demi];
  const { at } = place;
  const on = demiThing(demi);
  if (place.slot > 0) return [{ code: 'locked', rule: 'VF-MOVE-10', on, args: { demi, region: at } }];
  if (at === 'abyss') return [{ code: 'abyss-exit', rule: 'VF-MOVE-08', on, args: { demi } }];
  if (at === 'pools') return [{ code: 'pools-exit', rule: 'VF-MOVE-08', on, args: { demi } }];
  const refused: Reason[] = [];
  const near = laws.neighbours[at];
  for (const region of REGIONS) {
    if (region !== at && !near.includes(region)) {
      refused.push({
        code: 'far',
        rule: 'VF-MOVE-02',
        on: placeThing({ at: region, slot: 0 }),
        args: { demi, from: at, region },
      });
    }
  }
  for (const { region, quest, taken } of quests) {
    if (region !== at && !near.includes(region)) continue;
    if (hand === 0) {
      refused.push({ code: 'no-vote', rule: 'VF-MOVE-13', on: questThing(region), args: { demi, region } });
      continue;
    }
    refused.push(...slotRefusals(quest, taken, demi, region));
  }
  return refused;
}

function slotRefusals(quest: Quest, taken: number, demi: DemiId, region: Region): Reason[] {
  const refused: Reason[] = [];
  const usable = usableSlots(quest, taken, demi);
  for (const [index, { need }] of quest.slots.entries()) {
    const slot = index + 1;
    const bit = 1 << slot;
    if (usable & bit) continue;
    const on = slotThing(region, slot);
    const args = { demi, region, slot, need };
    if (taken & bit) refused.push({ code: 'slot-taken', rule: 'VF-QUEST-05', on, args });
    else if (!meets(need, demi)) {
      const rule = DEMIS.some((other) => other === need) ? 'VF-SLOT-04' : 'VF-SLOT-02';
      refused.push({ code: 'slot-need', rule, on, args });
    } else if (quest.ordered) refused.push({ code: 'slot-order', rule: 'VF-SLOT-06', on, args });
    else refused.push({ code: 'slot-duty', rule: 'VF-SLOT-05', on, args });
  }
  return refused;
}

function powerRefusals(state: State, laws: Laws, quests: readonly OpenQuest[], hand: number): Reason[] {
  const refused: Reason[] = [];
  for (const power of POWERS) {
    const cost = laws.costs[power];
    if (power === 'influence' || hand >= cost) continue;
    refused.push({ code: 'cost', rule: 'VF-GOD-02', on: powerThing(power), args: { power, cost, hand } });
  }
  if (!quests.some(({ taken, open }) => open !== 0 && (taken & (taken - 1)) !== 0)) {
    refused.push({ code: 'no-pair', rule: 'VF-TRANS-02', on: powerThing('transfigure') });
  }
  for (const power of ['smite', 'portal'] as const) {
    for (const demi of DEMIS) {
      if (!sheltered(laws, power, state.demis[demi])) continue;
      refused.push({ code: 'sheltered', rule: 'VF-CITY-12', on: demiThing(demi), args: { power, demi } });
    }
  }
  const influence = influenceRefusal(state, laws, hand);
  if (influence) refused.push(influence);
  return refused;
}

function influenceRefusal(state: State, laws: Laws, hand: number): Reason | undefined {
  const on = powerThing('influence');
  const { used, votedAt } = state.turn;
  if (used === 0) return { code: 'influence-first', rule: 'VF-INFL-02', on };
  if (!votedAt) return { code: 'influence-no-vote', rule: 'VF-INFL-02', on };
  if (!influenceOn(state)) return { code: 'influence-done', rule: 'VF-INFL-05', on, args: { region: votedAt } };
  const needs = laws.costs.influence + 1;
  return hand < needs ? { code: 'influence-cards', rule: 'VF-INFL-04', on, args: { needs, hand } } : undefined;
}
