import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { UpgradeReason } from '../state/campaign-facts.ts';
import type { UpgradeFrame } from '../state/campaign-frames.ts';
import { pushTo } from './access.ts';
import type { AddAct, CampaignAsks, DeclineAct, RemoveAct, UpgradeAct } from './asks.ts';
import { upgradeRules } from './rules.ts';
import { additions, addMemory, copyDecks, removals, removeMemory } from './upgrades.ts';

/** `of` upgrades in a row, each of which may be declined (D03, D41, D44). */
export function offerUpgrades(turn: Turn, seat: Seat, why: UpgradeReason, of: number): void {
  if (of < 1) return;
  pushTo(turn.state, { do: 'upgrade', seat, why, number: 1, of });
}

/** One Memory out, then one in: two picks, the first of which can be taken back (VW-UPG-05). */
export const upgradeHandler: Handler<
  Turn,
  UpgradeFrame,
  UpgradeAct,
  QuestionOf<CampaignAsks, 'upgradeRemove' | 'upgradeAdd' | 'upgradeEither'>
> = {
  run(turn, frame) {
    if (frame.removed !== undefined) return askForAddition(turn, frame, frame.removed);
    return turn.state.options.nightmare ? askForEither(turn, frame) : askForRemoval(turn, frame);
  },

  answer(turn, frame, act) {
    const { legacy } = wraithAt(turn.state, frame.seat);
    const { seat, why } = frame;
    const rules = upgradeRules(turn.content, turn.state, why);
    switch (act.do) {
      case 'decline':
        emit(turn, { type: 'upgradeDeclined', seat, why });
        return finishOne(turn, frame);
      case 'remove':
        if (!rules.nightmare) {
          frame.removed = act.memory;
          return;
        }
        removeMemory(legacy, rules, act.memory);
        emit(turn, { type: 'upgraded', seat, why, removed: act.memory });
        return finishOne(turn, frame);
      case 'add': {
        const removed = frame.removed;
        if (removed !== undefined) removeMemory(legacy, rules, removed);
        addMemory(legacy, act.memory);
        emit(turn, { type: 'upgraded', seat, why, ...(removed === undefined ? {} : { removed }), added: act.memory });
        return finishOne(turn, frame);
      }
    }
  },
};

function finishOne(turn: Turn, frame: UpgradeFrame): void {
  delete frame.removed;
  if (frame.number < frame.of) frame.number++;
  else drop(turn);
}

const removeAct = (memory: string): RemoveAct => ({ do: 'remove', memory });
const addAct = (memory: string): AddAct => ({ do: 'add', memory });
const DECLINE: DeclineAct = { do: 'decline' };

function about(frame: UpgradeFrame) {
  return { why: frame.why, number: frame.number, of: frame.of };
}

function askForRemoval(turn: Turn, frame: UpgradeFrame): QuestionOf<CampaignAsks, 'upgradeRemove'> {
  const { legacy } = wraithAt(turn.state, frame.seat);
  const out = removals(legacy, upgradeRules(turn.content, turn.state, frame.why)).map(removeAct);
  return { seat: frame.seat, ask: 'upgradeRemove', about: about(frame), acts: [...out, DECLINE] };
}

/** Asked even where one Memory fits: the first half can still be taken back. */
function askForAddition(turn: Turn, frame: UpgradeFrame, removed: string): QuestionOf<CampaignAsks, 'upgradeAdd'> {
  const rules = upgradeRules(turn.content, turn.state, frame.why);
  const after = copyDecks(wraithAt(turn.state, frame.seat).legacy);
  removeMemory(after, rules, removed);
  const acts = additions(after, rules, removed).map(addAct);
  const combine = rules.memories.get(removed)?.combine ?? 1;
  return { seat: frame.seat, ask: 'upgradeAdd', about: { ...about(frame), removed, combine }, acts, always: true };
}

function askForEither(turn: Turn, frame: UpgradeFrame): QuestionOf<CampaignAsks, 'upgradeEither'> {
  const { legacy } = wraithAt(turn.state, frame.seat);
  const rules = upgradeRules(turn.content, turn.state, frame.why);
  const out = removals(legacy, rules).map(removeAct);
  const into = additions(legacy, rules, undefined).map(addAct);
  return { seat: frame.seat, ask: 'upgradeEither', about: about(frame), acts: [...into, ...out, DECLINE] };
}
