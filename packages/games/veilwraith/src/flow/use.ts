import { type Handler, type QuestionOf, take, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { memoryPower, moveAction, printedPower, slotPower, standingPower, takeTokens } from '../board/actions.ts';
import type { Board, Turn } from '../board/board.ts';
import { drawOptionSlot, forbidden } from '../board/ongoing.ts';
import { disturb } from '../board/ready.ts';
import { isOpen, valueNow } from '../board/threats.ts';
import type { Content } from '../content/compile.ts';
import { defeatValue } from '../effects/defeat.ts';
import { flipPowerFor, memoryPowerFor } from '../effects/power.ts';
import { texts } from '../effects/texts.ts';
import { drop, handsHidden, isPlaying, push, threatById, wraithAt } from '../state/access.ts';
import type { UseFrame } from '../state/frames.ts';
import type { CardInPlay, ThreatInPlay } from '../state/state.ts';
import type { BoostAct, PlayAsks } from './asks.ts';
import { addFlips, addMemories, emitFromHand, flip, mayPlayMemories, playMemory, type Sink } from './playing.ts';

/** Declared, boosted, resolved, moved (VW-USE-02 to -23). */
export const useHandler: Handler<Turn, UseFrame, BoostAct, QuestionOf<PlayAsks, 'boost'>> = {
  run(turn, frame) {
    const { at, action } = frame;
    switch (frame.step) {
      case 'boost':
        if (frame.option === 'perform') return boost(turn, frame);
        frame.step = 'drawn';
        return push(turn, { do: 'draw', at, seat: at, left: 1 });
      case 'drawn':
        frame.step = 'move';
        return afterDraw(turn, frame);
      case 'move':
        moveAction(turn, at, action, frame.option === 'draw' ? drawOptionSlot(turn, at) : 1);
        return drop(turn);
    }
  },
  answer(turn, frame, act) {
    switch (act.do) {
      case 'play':
        return playMemory(turn, frame.at, act.card);
      case 'flip':
        return flip(turn, frame.at, act);
      case 'combine':
        return combine(turn, frame, act.first.id, act.second.id);
      case 'proceed':
        return resolve(turn, frame, act.tokens);
    }
  },
};

/** Second half of an Advanced Draw option (VW-ADV-02 to -05). */
function afterDraw(turn: Turn, { at, action }: UseFrame): void {
  const sides = turn.content.actions[action];
  const { afterDraw: script } = wraithAt(turn.state, at).legacy.advanced[action] ? sides.advanced : sides.basic;
  if (script.effects.length === 0) return;
  const about = { choice: { do: 'action', action }, script: script.id, step: 0 } as const;
  texts.pushScript(turn, { who: at, by: at, card: 0, about }, script);
}

function targetOf(turn: Board, { target }: UseFrame): ThreatInPlay | undefined {
  if (!target || !isPlaying(turn.state, target.seat)) return undefined;
  const threat = threatById(wraithAt(turn.state, target.seat), target.id);
  return threat && isOpen(turn.content.threat(threat.def), threat, target.value) ? threat : undefined;
}

function boost(turn: Turn, frame: UseFrame): QuestionOf<PlayAsks, 'boost'> | undefined {
  const { at, action, target } = frame;
  const wraith = wraithAt(turn.state, at);
  const threat = targetOf(turn, frame);
  if (!threat || !target) {
    // VW-RULING-11
    emit(turn, { type: 'useWithoutTarget', seat: at, action });
    frame.step = 'move';
    return undefined;
  }
  const acts: BoostAct[] = [];
  const { tokens } = wraith.actions[action];
  const most = forbidden(turn, at, 'noTokenSpending') ? 0 : tokens;
  for (let n = 0; n <= most; n++) acts.push({ do: 'proceed', action, tokens: n });
  addCombines(turn, at, acts);
  addMemories(turn, at, {
    push: (act) => acts.push({ ...act, power: memoryPowerFor(turn.content, act.card.def, action) }),
  });
  addFlips(turn, at, {
    push: (act) => acts.push({ ...act, power: flipPowerFor(turn.content, act.card.def, action) }),
  });
  const about = {
    action,
    target: thing(threat),
    owner: target.seat,
    value: target.value,
    need: valueNow(turn, target.seat, threat, target.value),
    power: standingPower(turn, wraith, action) + frame.combined,
    tokens: most,
  };
  // A Memory may be played for nothing (VW-MEM-04); where hands are hidden, being asked must not tell what they hold.
  const always = mayPlayMemories(turn, at) || (handsHidden(turn.state) && wraith.hand.length > 0);
  return { seat: at, ask: 'boost', about, acts, ...(always && { always }) };
}

/** Pairs of Memories in hand, one option per pair of names (VW-COMB-01, VW-RULING-01). */
function addCombines(board: Board, seat: number, acts: Sink<BoostAct>): void {
  const { hand } = wraithAt(board.state, seat);
  if (hand.length < 2 || forbidden(board, seat, 'noCombine')) return;
  const seen = new Set<string>();
  for (let i = 0; i < hand.length; i++) {
    for (let j = i + 1; j < hand.length; j++) {
      const [a, b] = inOrder(hand[i], hand[j]);
      if (!a || !b) continue;
      const pair = `${a.def}+${b.def}`;
      if (seen.has(pair)) continue;
      seen.add(pair);
      acts.push({ do: 'combine', first: a, second: b, power: combinedPower(board.content, a, b) });
    }
  }
}

function inOrder(
  a: CardInPlay | undefined,
  b: CardInPlay | undefined,
): [CardInPlay | undefined, CardInPlay | undefined] {
  return a && b && a.def > b.def ? [b, a] : [a, b];
}

/** The lower Combine value, and nothing else of the two cards (VW-COMB-02, VW-COMB-04). */
const combinedPower = (content: Content, a: CardInPlay, b: CardInPlay): number =>
  Math.min(content.memory(a.def).combine, content.memory(b.def).combine);

function combine(turn: Turn, frame: UseFrame, a: number, b: number): void {
  const { at, action } = frame;
  const wraith = wraithAt(turn.state, at);
  const first = take(wraith.hand, a);
  const second = take(wraith.hand, b);
  if (!first || !second) return;
  const power = combinedPower(turn.content, first, second);
  wraith.memoryDiscard.push(first, second);
  frame.combined += power;
  emitFromHand(turn, { type: 'combined', seat: at, cards: [first.def, second.def], power, action });
}

/** Power is read where the Action lies now, before its move (VW-USE-09). */
function resolve(turn: Turn, frame: UseFrame, spend: number): void {
  const { at, action, target, combined } = frame;
  const wraith = wraithAt(turn.state, at);
  const threat = targetOf(turn, frame);
  frame.step = 'move';
  if (!threat || !target) return;
  const tokens = takeTokens(turn, at, action, spend);
  const slot = slotPower(wraith, wraith.actions[action].slot);
  const printed = printedPower(turn, wraith, action);
  const memories = memoryPower(wraith, action);
  const power = slot + printed + memories + combined + tokens;
  const need = valueNow(turn, target.seat, threat, target.value);
  const success = power >= need;
  emit(turn, {
    type: 'useResolved',
    seat: at,
    action,
    owner: target.seat,
    target: thing(threat),
    card: threat.def,
    need,
    power,
    slot,
    printed,
    memories,
    combined,
    tokens,
    success,
  });
  if (!success) return;
  wraith.actions[action].struck = true;
  disturb(turn, at, target.seat);
  defeatValue(turn, at, target.seat, threat, target.value);
}
