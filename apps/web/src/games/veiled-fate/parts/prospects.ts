import {
  changeRenown,
  type DemiId,
  type PlainResult,
  type QuestView,
  type Result,
  type Side,
  type Track,
  toBack,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';
import type { Aim } from './aim.ts';

/** What one side would mean for one Demi. */
export interface Prospect {
  readonly result: Result;
  readonly from: number;
  /** Renown afterwards; two where a coin decides. */
  readonly to: readonly number[];
  /** Place among the nine afterwards; unknown where a coin decides anything. */
  readonly rank?: number;
}

export interface ProspectRow {
  readonly slot: number;
  readonly demi?: DemiId;
  readonly feathers: Prospect | Result;
  readonly scorpions: Prospect | Result;
}

const CHANGES: Readonly<Record<PlainResult, number>> = { '.': 0, '+1': 1, '+2': 2, '-1': -1, '-2': -2, X: 0 };

function trackOf(view: VeiledFateView): Track {
  const renown: Partial<Record<DemiId, number>> = {};
  for (const demi of view.demis) renown[demi.id] = demi.renown;
  // All nine are always in the view.
  return { rank: view.demis.map(({ id }) => id), renown: renown as Track['renown'] };
}

/** If this side won now, with the aimed Demi on its slot: from public facts alone, the votes stay unknown. */
function sideOf(view: VeiledFateView, quest: QuestView, aim: Aim, side: Side): ReadonlyMap<number, Prospect> {
  const track = trackOf(view);
  const found = new Map<number, Omit<Prospect, 'rank'> & { demi: DemiId }>();
  let certain = true;
  for (const slot of quest.slots) {
    const demi = slot.demi ?? (aim.placed?.slot === slot.slot ? aim.placed.demi : undefined);
    if (!demi) continue;
    const result = slot[side];
    const halves = typeof result === 'string' ? [result] : [result.feather, result.scorpion];
    const from = track.renown[demi];
    found.set(slot.slot, { demi, result, from, to: halves.map((half) => Math.max(0, from + CHANGES[half])) });
    if (typeof result !== 'string') certain = false;
    else if (result === 'X') toBack(track, demi);
    else changeRenown(track, demi, CHANGES[result]);
  }
  const prospects = new Map<number, Prospect>();
  for (const [slot, { demi, ...prospect }] of found) {
    prospects.set(slot, certain ? { ...prospect, rank: track.rank.indexOf(demi) + 1 } : prospect);
  }
  return prospects;
}

/** Every slot of the aimed Quest, from top to bottom. */
export function prospectsOf(view: VeiledFateView, aim: Aim): readonly ProspectRow[] {
  const quest = view.quests.find(({ region }) => region === aim.region);
  if (!quest) return [];
  const feathers = sideOf(view, quest, aim, 'feathers');
  const scorpions = sideOf(view, quest, aim, 'scorpions');
  return quest.slots.map((slot) => {
    const demi = slot.demi ?? (aim.placed?.slot === slot.slot ? aim.placed.demi : undefined);
    return {
      slot: slot.slot,
      ...(demi && { demi }),
      feathers: feathers.get(slot.slot) ?? slot.feathers,
      scorpions: scorpions.get(slot.slot) ?? slot.scorpions,
    };
  });
}
