import { type Choice, type Handler, type Seat, thing } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { holds } from '../board/counters.ts';
import type { CompiledAbility } from '../content/compile.ts';
import { isFreeMoment } from '../effects/actions.ts';
import { effectCan, effectPayable } from '../effects/verbs.ts';
import { drop, emit, isPlaying, push, threatById, wraithAt } from '../state/access.ts';
import type { AbilityFrame, TriggersFrame } from '../state/frames.ts';

/** The owner orders what happens at the same time (VW-EFF-01); equal abilities need no order. */
export const triggersHandler: Handler<Turn, TriggersFrame, number> = {
  run(turn, frame) {
    const { at, seat } = frame;
    if (frame.inPlay) dropGone(turn, frame);
    const first = frame.list[0];
    if (!first || !isPlaying(turn.state, seat)) return drop(turn.state, at);
    if (frame.list.every((entry) => entry.ability === first.ability)) return resolve(turn, frame, 0);
    const options = frame.list.map(({ ability, card }, act): Choice<number> => {
      const threat = threatById(wraithAt(turn.state, seat), card);
      return { id: `first:${ability}#${card}`, ...(threat && { on: [thing(threat)] }), act };
    });
    return { seat, ask: 'order', about: { when: turn.content.ability(first.ability).trigger }, options };
  },
  answer: (turn, frame, index) => resolve(turn, frame, index),
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
  if (frame.list.length === 0) drop(turn.state, at);
  if (entry) push(turn.state, { do: 'ability', at, seat, ability: entry.ability, card: entry.card, stage: 'begin' });
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

type Consent = 'yes' | 'no';

/** Condition, consent, cost, effects: in this order. */
export const abilityHandler: Handler<Turn, AbilityFrame, Consent> = {
  run(turn, frame) {
    const { at, seat, card } = frame;
    const ability = turn.content.ability(frame.ability);
    if (frame.stage === 'begin') {
      if (!holds(turn, seat, ability.when)) return drop(turn.state, at);
      const chosen = ability.trigger === 'memory' || ability.trigger === 'flip';
      if (!chosen && ability.may) {
        if (!abilityCan(turn, at, seat, ability, card)) return drop(turn.state, at);
        const options: Choice<Consent>[] = [
          { id: 'yes', act: 'yes' },
          { id: 'no', act: 'no' },
        ];
        return { seat, ask: 'may', about: { card: ability.script.card, ability: ability.id }, options };
      }
      if (!canPay(turn, at, seat, ability, card)) return drop(turn.state, at);
      if (!chosen) emit(turn, { type: 'abilityTriggered', seat, card: ability.script.card, ability: ability.id });
      frame.stage = 'pay';
      return;
    }
    if (frame.stage === 'pay' && ability.cost) {
      frame.stage = 'act';
      return pushScript(turn, frame, ability.cost.id, ability.cost.effects.length, true);
    }
    drop(turn.state, at);
    pushScript(turn, frame, ability.script.id, ability.script.effects.length, false);
  },
  answer(turn, frame, consent) {
    const { card } = turn.content.ability(frame.ability).script;
    const fact = { seat: frame.seat, card, ability: frame.ability };
    if (consent === 'yes') {
      emit(turn, { type: 'abilityTriggered', ...fact });
      frame.stage = 'pay';
    } else {
      emit(turn, { type: 'abilityDeclined', ...fact });
      drop(turn.state, frame.at);
    }
  },
};

function pushScript(turn: Turn, frame: AbilityFrame, script: string, end: number, cost: boolean): void {
  const { at, seat, card } = frame;
  push(turn.state, { do: 'effects', at, seat, script, step: 0, end, card, cost, given: false });
}
