import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { holds } from '../board/counters.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { isFreeMoment } from '../effects/actions.ts';
import { refTo } from '../effects/pick.ts';
import { effectCan, effectPayable } from '../effects/verbs.ts';
import { drop, isPlaying, push, threatById, wraithAt } from '../state/access.ts';
import type { AbilityFrame, TriggersFrame } from '../state/frames.ts';
import type { MayAct, OrderAct, PlayAsks } from './asks.ts';

/** The owner orders what happens at the same time (VW-EFF-01); equal abilities need no order. */
export const triggersHandler: Handler<Turn, TriggersFrame, OrderAct, QuestionOf<PlayAsks, 'order'>> = {
  run(turn, frame) {
    const { seat } = frame;
    if (frame.inPlay) dropGone(turn, frame);
    const first = frame.list[0];
    if (!first || !isPlaying(turn.state, seat)) return drop(turn);
    if (frame.list.every((entry) => entry.ability === first.ability)) return resolve(turn, frame, 0);
    const acts = frame.list.map(({ ability, card }, index): OrderAct => {
      const threat = threatById(wraithAt(turn.state, seat), card);
      return { index, ability, card, ...(threat && { threat: refTo(threat) }) };
    });
    return { seat, ask: 'order', about: { when: turn.content.ability(first.ability).trigger }, acts };
  },
  answer: (turn, frame, { index }) => resolve(turn, frame, index),
};

/** An ability whose card has left play before its turn came does not resolve. */
function dropGone(turn: Turn, frame: TriggersFrame): void {
  const wraith = wraithAt(turn.state, frame.seat);
  if (frame.list.every((entry) => entry.card === 0 || threatById(wraith, entry.card))) return;
  frame.list = frame.list.filter((entry) => entry.card === 0 || threatById(wraith, entry.card));
}

function resolve(turn: Turn, frame: TriggersFrame, index: number): void {
  const { at, seat } = frame;
  const entry = frame.list[index];
  frame.list = frame.list.filter((_entry, i) => i !== index);
  if (frame.list.length === 0) drop(turn);
  if (entry) push(turn, { do: 'ability', at, seat, ability: entry.ability, card: entry.card, stage: 'begin' });
}

/** It can be paid for, its condition holds and it would change something. */
export function abilityCan(board: Board, at: Seat, seat: Seat, ability: CompiledAbility, card: number): boolean {
  if (!holds(board, seat, ability.when)) return false;
  if (ability.grants && !isFreeMoment(board, seat)) return false;
  if (ability.cost && !canPay(board, at, seat, ability, card)) return false;
  const script = ability.script.id;
  return ability.script.effects.some((effect, step) =>
    effectCan(board, { at, seat, script, step, card, cost: false }, effect),
  );
}

export function canPay(board: Board, at: Seat, seat: Seat, ability: CompiledAbility, card: number): boolean {
  const { cost } = ability;
  if (!cost) return true;
  return cost.effects.every((effect, step) =>
    effectPayable(board, { at, seat, script: cost.id, step, card, cost: true }, effect),
  );
}

const CONSENT: readonly MayAct[] = [{ do: 'yes' }, { do: 'no' }];

/** Condition, consent, cost, effects: in this order. */
export const abilityHandler: Handler<Turn, AbilityFrame, MayAct, QuestionOf<PlayAsks, 'may'>> = {
  run(turn, frame) {
    const { at, seat, card } = frame;
    const ability = turn.content.ability(frame.ability);
    if (frame.stage === 'begin') {
      if (!holds(turn, seat, ability.when)) return drop(turn);
      const chosen = ability.trigger === 'memory' || ability.trigger === 'flip';
      if (!chosen && ability.may) {
        if (!abilityCan(turn, at, seat, ability, card)) return drop(turn);
        return { seat, ask: 'may', about: { card: ability.script.card, ability: ability.id }, acts: CONSENT };
      }
      if (!canPay(turn, at, seat, ability, card)) return drop(turn);
      if (!chosen) emit(turn, { type: 'abilityTriggered', seat, card: ability.script.card, ability: ability.id });
      frame.stage = 'pay';
      return;
    }
    if (frame.stage === 'pay' && ability.cost) {
      frame.stage = 'act';
      return pushScript(turn, frame, ability.cost.id, ability.cost.effects.length, true);
    }
    drop(turn);
    pushScript(turn, frame, ability.script.id, ability.script.effects.length, false);
  },
  answer(turn, frame, act) {
    const { card } = turn.content.ability(frame.ability).script;
    const fact = { seat: frame.seat, card, ability: frame.ability };
    if (act.do === 'yes') {
      emit(turn, { type: 'abilityTriggered', ...fact });
      frame.stage = 'pay';
    } else {
      emit(turn, { type: 'abilityDeclined', ...fact });
      drop(turn);
    }
  },
};

function pushScript(turn: Turn, frame: AbilityFrame, script: string, end: number, cost: boolean): void {
  const { at, seat, card } = frame;
  push(turn, { do: 'effects', at, seat, script, step: 0, end, card, cost, given: false });
}
