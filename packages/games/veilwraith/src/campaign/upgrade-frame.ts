import type { Choice, Handler, Question, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { emit, wraithAt } from '../state/access.ts';
import type { UpgradeReason } from '../state/campaign-facts.ts';
import { drop, push } from './access.ts';
import type { UpgradeFrame } from './frames.ts';
import { upgradeRules } from './rules.ts';
import { additions, addMemory, copyDecks, removals, removeMemory } from './upgrades.ts';

type UpgradeAct =
  | { pick: 'remove'; def: string }
  | { pick: 'add'; def: string }
  | { pick: 'back' }
  | { pick: 'decline' };

/** `of` upgrades in a row, each of which may be declined (D03, D41, D44). */
export function offerUpgrades(turn: Turn, seat: Seat, why: UpgradeReason, of: number): void {
  if (of < 1) return;
  push(turn.state, { do: 'upgrade', seat, why, number: 1, of });
}

/** One Memory out, then one in: two picks, the first of which can be taken back (VW-UPG-05). */
export const upgradeHandler: Handler<Turn, UpgradeFrame, UpgradeAct> = {
  run(turn, frame) {
    if (frame.removed !== undefined) return askForAddition(turn, frame, frame.removed);
    return turn.state.options.nightmare ? askForEither(turn, frame) : askForRemoval(turn, frame);
  },

  answer(turn, frame, act) {
    const { legacy } = wraithAt(turn.state, frame.seat);
    const { seat, why } = frame;
    const rules = upgradeRules(turn.content, turn.state, why);
    switch (act.pick) {
      case 'back':
        delete frame.removed;
        return;
      case 'decline':
        emit(turn, { type: 'upgradeDeclined', seat, why });
        return finishOne(turn, frame);
      case 'remove':
        if (!rules.nightmare) {
          frame.removed = act.def;
          return;
        }
        removeMemory(legacy, rules, act.def);
        emit(turn, { type: 'upgraded', seat, why, removed: act.def });
        return finishOne(turn, frame);
      case 'add': {
        const removed = frame.removed;
        if (removed !== undefined) removeMemory(legacy, rules, removed);
        addMemory(legacy, act.def);
        emit(turn, { type: 'upgraded', seat, why, ...(removed === undefined ? {} : { removed }), added: act.def });
        return finishOne(turn, frame);
      }
    }
  },
};

function finishOne(turn: Turn, frame: UpgradeFrame): void {
  delete frame.removed;
  if (frame.number < frame.of) frame.number++;
  else drop(turn.state, frame);
}

const removeChoice = (def: string): Choice<UpgradeAct> => ({
  id: `remove:${def}`,
  on: [`deck:${def}`],
  act: { pick: 'remove', def },
});
const addChoice = (def: string): Choice<UpgradeAct> => ({
  id: `add:${def}`,
  on: [`box:${def}`],
  act: { pick: 'add', def },
});
const DECLINE: Choice<UpgradeAct> = { id: 'decline', act: { pick: 'decline' } };
/** Aside, so that no bot goes in circles. */
const BACK: Choice<UpgradeAct> = { id: 'back', aside: 'setting', act: { pick: 'back' } };

function about(frame: UpgradeFrame) {
  return { why: frame.why, number: frame.number, of: frame.of };
}

function askForRemoval(turn: Turn, frame: UpgradeFrame): Question<UpgradeAct> {
  const { legacy } = wraithAt(turn.state, frame.seat);
  const options = removals(legacy, upgradeRules(turn.content, turn.state, frame.why)).map(removeChoice);
  return { seat: frame.seat, ask: 'upgradeRemove', about: about(frame), options: [...options, DECLINE] };
}

function askForAddition(turn: Turn, frame: UpgradeFrame, removed: string): Question<UpgradeAct> {
  const rules = upgradeRules(turn.content, turn.state, frame.why);
  const after = copyDecks(wraithAt(turn.state, frame.seat).legacy);
  removeMemory(after, rules, removed);
  const options = additions(after, rules, removed).map(addChoice);
  const combine = rules.memories.get(removed)?.combine ?? 1;
  return {
    seat: frame.seat,
    ask: 'upgradeAdd',
    about: { ...about(frame), removed, combine },
    options: [...options, BACK],
  };
}

function askForEither(turn: Turn, frame: UpgradeFrame): Question<UpgradeAct> {
  const { legacy } = wraithAt(turn.state, frame.seat);
  const rules = upgradeRules(turn.content, turn.state, frame.why);
  const out = removals(legacy, rules).map(removeChoice);
  const into = additions(legacy, rules, undefined).map(addChoice);
  return { seat: frame.seat, ask: 'upgradeEither', about: about(frame), options: [...into, ...out, DECLINE] };
}
