import type { Choice, Handler, Json, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import type { Script } from '../content/compile.ts';
import type { Effect } from '../content/schema.ts';
import type { PickAct } from '../effects/verb.ts';
import { branchCan, concerned, rulesOf } from '../effects/verbs.ts';
import { drop, handsHidden, isPlaying, push, wraithAt } from '../state/access.ts';
import type { ChooseFrame, EffectsFrame, PickFrame } from '../state/frames.ts';
import { disturb } from './ready.ts';

function effectAt(script: Script, step: number): Effect {
  const effect = script.effects[step];
  if (!effect) throw new Error(`'${script.id}' has no effect ${step}`);
  return effect;
}

/** One effect after the other, each for those it concerns (VW-ENG-08). */
export const effectsHandler: Handler<Turn, EffectsFrame, Seat> = {
  run(turn, frame) {
    const { at, seat, step } = frame;
    if (step >= frame.end || !isPlaying(turn.state, seat)) return drop(turn.state, at);
    const script = turn.content.script(frame.script);
    const effect = effectAt(script, step);
    const seats = frame.given ? undefined : concerned(turn.state, seat, effect);
    if (!seats || (seats.length === 1 && seats[0] === seat)) {
      rulesOf(effect).run(turn, frame, effect);
      frame.step++;
      return;
    }
    if ('who' in effect && effect.who === 'another' && seats.length > 1) {
      const options = seats.map((act): Choice<Seat> => ({ id: `seat:${act}`, on: [`seat:${act}`], act }));
      return { seat, ask: 'teammate', about: { card: script.card, verb: effect.verb }, options };
    }
    frame.step++;
    // The seat that triggered it comes first (VW-RULING-51), so it is pushed last.
    for (const other of seats.toReversed()) pushFor(turn, frame, other, step);
  },
  answer(turn, frame, other) {
    pushFor(turn, frame, other, frame.step++);
  },
};

function pushFor(turn: Turn, frame: EffectsFrame, seat: Seat, step: number): void {
  disturb(turn, frame.at, seat);
  push(turn.state, { ...frame, seat, step, end: step + 1, given: true });
}

/** The choice an effect leaves to the Veilwraith concerned; it ends when nothing is left to choose (VW-EFF-02). */
export const pickHandler: Handler<Turn, PickFrame, PickAct> = {
  run(turn, frame) {
    const { at, seat, left } = frame;
    const script = turn.content.script(frame.script);
    const effect = effectAt(script, frame.step);
    const rules = rulesOf(effect);
    if (left === 0 || !rules.ask || !rules.choices || !isPlaying(turn.state, seat)) return drop(turn.state, at);
    const options = rules.choices(turn, frame, effect);
    if (options.length === 0) return drop(turn.state, at);
    const about: Record<string, Json> = { verb: effect.verb, card: script.card, left };
    if ('n' in effect && effect.n !== undefined) about.n = effect.n;
    if (rules.ask === 'pickMemory') about.from = fromHand(effect) ? 'hand' : 'discard';
    // Where hands are hidden, an answer given by itself would tell that all cards in hand are equal.
    const always = handsHidden(turn.state) && fromHand(effect) && wraithAt(turn.state, seat).hand.length > 1;
    return { seat, ask: rules.ask, about, options, ...(always && { always }) };
  },
  answer(turn, frame, act) {
    const effect = effectAt(turn.content.script(frame.script), frame.step);
    frame.left--;
    if (frame.left <= 0) drop(turn.state, frame.at);
    rulesOf(effect).chosen?.(turn, frame, effect, act);
    if (frame.about) tellText(turn, frame);
  },
};

const fromHand = (effect: Effect): boolean =>
  effect.verb === 'discardMemory' ||
  effect.verb === 'capture' ||
  (effect.verb === 'removeMemory' && effect.from === 'hand');

/** The rest of the text is about the Action just chosen. */
function tellText(turn: Turn, { at, script, about }: PickFrame): void {
  for (const frame of wraithAt(turn.state, at).work.toReversed()) {
    if (!isEffects(frame) || frame.script !== script) continue;
    if (about) frame.about = about;
    return;
  }
}

const isEffects = (frame: { do: string }): frame is EffectsFrame => frame.do === 'effects';

export const chooseHandler: Handler<Turn, ChooseFrame, string> = {
  run(turn, frame) {
    const { at, seat, step } = frame;
    const script = turn.content.script(frame.script);
    const options: Choice<string>[] = [];
    for (const [i, branch] of (script.branches[step] ?? []).entries()) {
      if (branchCan(turn, frame, branch)) options.push({ id: `choose:${i}`, act: branch });
    }
    if (options.length === 0 || !isPlaying(turn.state, seat)) return drop(turn.state, at);
    return { seat, ask: 'choose', about: { card: script.card, script: script.id, step }, options };
  },
  answer(turn, frame, branch) {
    const { at, seat, card, cost, about } = frame;
    const end = turn.content.script(branch).effects.length;
    drop(turn.state, at);
    push(turn.state, {
      do: 'effects',
      at,
      seat,
      script: branch,
      step: 0,
      end,
      card,
      cost,
      given: false,
      ...(about && { about }),
    });
  },
};
