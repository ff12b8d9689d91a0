import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { Script } from '../content/compile.ts';
import type { Effect } from '../content/schema.ts';
import type { PickAsk } from '../effects/pick.ts';
import { branchCan, concerned, rulesOf } from '../effects/verbs.ts';
import { drop, handsHidden, isPlaying, push, wraithAt } from '../state/access.ts';
import type { ChooseFrame, EffectsFrame, PickFrame } from '../state/frames.ts';
import type { ChooseAct, EffectPick, PlayAsks, TeammateAct } from './asks.ts';
import { disturb } from './ready.ts';

function effectAt(script: Script, step: number): Effect {
  const effect = script.effects[step];
  if (!effect) throw new Error(`'${script.id}' has no effect ${step}`);
  return effect;
}

/** One effect after the other, each for those it concerns (VW-ENG-08). */
export const effectsHandler: Handler<Turn, EffectsFrame, TeammateAct, QuestionOf<PlayAsks, 'teammate'>> = {
  run(turn, frame) {
    const { seat, step } = frame;
    if (step >= frame.end || !isPlaying(turn.state, seat)) return drop(turn);
    const script = turn.content.script(frame.script);
    const effect = effectAt(script, step);
    const seats = frame.given ? undefined : concerned(turn.state, seat, effect);
    if (!seats || (seats.length === 1 && seats[0] === seat)) {
      rulesOf(effect).run(turn, frame, effect);
      frame.step++;
      return;
    }
    if ('who' in effect && effect.who === 'another' && seats.length > 1) {
      const acts = seats.map((other): TeammateAct => ({ seat: other }));
      return { seat, ask: 'teammate', about: { card: script.card, verb: effect.verb }, acts };
    }
    frame.step++;
    // The seat that triggered it comes first (VW-RULING-51), so it is pushed last.
    for (const other of seats.toReversed()) pushFor(turn, frame, other, step);
  },
  answer(turn, frame, { seat }) {
    pushFor(turn, frame, seat, frame.step++);
  },
};

function pushFor(turn: Turn, frame: EffectsFrame, seat: Seat, step: number): void {
  disturb(turn, frame.at, seat);
  push(turn, { ...frame, seat, step, end: step + 1, given: true });
}

/** The choice an effect leaves to the Veilwraith concerned; it ends when nothing is left to choose (VW-EFF-02). */
export const pickHandler: Handler<Turn, PickFrame, EffectPick, QuestionOf<PlayAsks, PickAsk>> = {
  run(turn, frame) {
    const { seat, left, step } = frame;
    const script = turn.content.script(frame.script);
    const effect = effectAt(script, step);
    const { pick } = rulesOf(effect);
    if (left === 0 || !pick || !isPlaying(turn.state, seat)) return drop(turn);
    const acts = pick.acts(turn, frame, effect).map((choice): EffectPick => ({ choice, script: script.id, step }));
    if (acts.length === 0) return drop(turn);
    const n = 'n' in effect && effect.n !== undefined ? { n: effect.n } : {};
    const about = { verb: effect.verb, card: script.card, left, ...n };
    if (pick.ask !== 'pickMemory') return { seat, ask: pick.ask, about, acts };
    // Where hands are hidden, an answer given by itself would tell that all cards in hand are equal.
    const always = handsHidden(turn.state) && fromHand(effect) && wraithAt(turn.state, seat).hand.length > 1;
    const from = fromHand(effect) ? 'hand' : 'discard';
    return { seat, ask: pick.ask, about: { ...about, from }, acts, ...(always && { always }) };
  },
  answer(turn, frame, { choice }) {
    const effect = effectAt(turn.content.script(frame.script), frame.step);
    frame.left--;
    if (frame.left <= 0) drop(turn);
    rulesOf(effect).pick?.chosen(turn, frame, effect, choice);
    if (frame.about) tellText(turn, frame);
  },
};

const fromHand = (effect: Effect): boolean =>
  effect.verb === 'discardMemory' ||
  effect.verb === 'capture' ||
  (effect.verb === 'removeMemory' && effect.from === 'hand');

/** The rest of the text is about the Action just chosen. */
function tellText({ stack }: Turn, { script, about }: PickFrame): void {
  for (const frame of stack.toReversed()) {
    if (frame.do !== 'effects' || frame.script !== script) continue;
    if (about) frame.about = about;
    return;
  }
}

export const chooseHandler: Handler<Turn, ChooseFrame, ChooseAct, QuestionOf<PlayAsks, 'choose'>> = {
  run(turn, frame) {
    const { seat, step } = frame;
    const script = turn.content.script(frame.script);
    const acts: ChooseAct[] = [];
    for (const [index, branch] of (script.branches[step] ?? []).entries()) {
      if (branchCan(turn, frame, branch)) acts.push({ index, script: branch });
    }
    if (acts.length === 0 || !isPlaying(turn.state, seat)) return drop(turn);
    return { seat, ask: 'choose', about: { card: script.card, script: script.id, step }, acts };
  },
  answer(turn, frame, { script }) {
    const { at, seat, card, cost, about } = frame;
    const end = turn.content.script(script).effects.length;
    drop(turn);
    push(turn, { do: 'effects', at, seat, script, step: 0, end, card, cost, given: false, ...(about && { about }) });
  },
};
