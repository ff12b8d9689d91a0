import type { Handler, Json, Seat } from '@veilhall/engine';
import { DONE, type Done } from './asks.ts';
import { type Core, effectAt, placeIn } from './core.ts';
import type { AbilityFrame, ChooseFrame, EffectFrame, EffectsFrame, PickFrame } from './frames.ts';
import { putTo } from './parts.ts';
import type { EffectTypes, Place, Range, Who } from './verb.ts';

export const ONE: Range = { least: 1, most: 1 };

export function pushPick<A extends object>(
  t: { readonly stack: { do: string }[] },
  p: Place<A>,
  range: Range,
  declares: boolean,
): void {
  const { aims, saw } = p;
  const frame: PickFrame<A> = {
    do: 'pick',
    ...placeIn(p, p.script, p.step, p.cost),
    ...(aims && { aims }),
    ...(saw && { saw }),
    left: range.most,
    least: range.least,
    declares,
  };
  t.stack.push(frame);
}

/** The nearest frame of a kind, from the top. */
export function nearest<A extends object, K extends EffectFrame<A>['do']>(
  stack: readonly { readonly do: string }[],
  kind: K,
  fits: (frame: Extract<EffectFrame<A>, { do: K }>) => boolean = () => true,
): Extract<EffectFrame<A>, { do: K }> | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Extract<EffectFrame<A>, { do: K }>;
    if (frame.do === kind && fits(frame)) return frame;
  }
  return undefined;
}

/** One effect after the other, each for those it concerns. */
export function effectsHandler<G extends EffectTypes>({
  parts,
  inner,
  rules,
}: Core<G>): Handler<G['turn'], EffectsFrame<G['act']>, Who> {
  type Frame = EffectsFrame<G['act']>;

  function carryOut(t: G['turn'], f: Frame, effect: G['effect']): void {
    const { pick, run } = rules(effect);
    const range = pick ? (pick.range?.(t, f, effect) ?? ONE) : undefined;
    if (!pick || !range || range.most === 0) run?.(t, f, effect, inner);
    else {
      const aims = pick.when === 'declared' ? f.aims?.[f.step] : undefined;
      if (aims) for (const act of aims) pick.chosen(t, f, effect, act);
      else pushPick(t, f, range, false);
    }
    f.step++;
    if (parts.checks) f.due = true;
  }

  function pushFor(t: G['turn'], f: Frame, who: Who, step: number): void {
    parts.reaching?.(t, f, who);
    t.stack.push({ ...f, who, step, end: step + 1, given: true } as Frame);
  }

  return {
    run(t, f) {
      if (f.due) {
        delete f.due;
        parts.checks?.(t);
        return;
      }
      if (f.step >= f.end || parts.active?.(t, f.who) === false) {
        t.stack.pop();
        return;
      }
      if (f.struck?.includes(f.step)) {
        f.step++;
        return;
      }
      const script = parts.texts(t).script(f.script);
      const effect = effectAt(script, f.step);
      const concerned = f.given ? undefined : parts.concerned?.(t, f, effect);
      if (!concerned) return carryOut(t, f, effect);
      const whos = 'each' in concerned ? concerned.each : concerned.oneOf;
      if (whos.length === 1 && whos[0] === f.who) return carryOut(t, f, effect);
      if ('oneOf' in concerned && whos.length > 1) {
        const { ask, about = { card: script.card, verb: effect.verb } } = concerned;
        return putTo(parts, t, f, f.who, { ask, about, acts: whos }, (who) => pushFor(t, f, who, f.step++));
      }
      const step = f.step++;
      // The first named comes first, so it is pushed last.
      for (const who of whos.toReversed()) pushFor(t, f, who, step);
    },
    answer: (t, f, who) => pushFor(t, f, who, f.step++),
  };
}

/** The choice an effect leaves to somebody; it ends when nothing is left to choose. */
export function pickHandler<G extends EffectTypes>({
  parts,
  rules,
}: Core<G>): Handler<G['turn'], PickFrame<G['act']>, G['act'] | Done> {
  type Frame = PickFrame<G['act']>;

  function answer(t: G['turn'], f: Frame, act: G['act'] | Done): void {
    if (act === DONE) {
      t.stack.pop();
      return;
    }
    const effect = effectAt(parts.texts(t).script(f.script), f.step);
    f.left--;
    if (f.least > 0) f.least--;
    if (f.left <= 0) t.stack.pop();
    if (f.declares) {
      declare(t, f, act);
      return;
    }
    rules(effect).pick?.chosen(t, f, effect, act);
    if (!f.about) return;
    // The rest of the text is about what has just been chosen.
    const text = nearest<G['act'], 'effects'>(t.stack, 'effects', ({ script }) => script === f.script);
    if (text) text.about = f.about;
  }

  /** Another aim of the ability beneath. */
  function declare(t: G['turn'], f: Frame, act: G['act']): void {
    const ability = nearest<G['act'], 'ability'>(t.stack, 'ability') as AbilityFrame<G['act']>;
    const aims = (ability.aims ?? []).map((acts, step) => (step === f.step ? [...acts, act] : acts));
    ability.aims = aims;
    f.aims = aims;
  }

  return {
    run(t, f) {
      const script = parts.texts(t).script(f.script);
      const effect = effectAt(script, f.step);
      const { pick } = rules(effect);
      if (f.left === 0 || !pick || parts.active?.(t, f.who) === false) {
        t.stack.pop();
        return;
      }
      const open = pick.acts(t, f, effect);
      if (open.length === 0) {
        t.stack.pop();
        return;
      }
      const about = parts.pickAbout?.(t, f, effect) ?? { verb: effect.verb, card: script.card, left: f.left as Json };
      const acts: readonly (G['act'] | Done)[] = f.least === 0 ? [...open, DONE] : open;
      const always = pick.always?.(t, f, effect) ?? false;
      const who = pick.chooser?.(t, f, effect) ?? f.who;
      const question = { ask: pick.ask, about, acts, ...(always && { always }) };
      return putTo(parts, t, f, who, question, (act) => answer(t, f, act));
    },
    answer: (t, f, act, _seat: Seat) => answer(t, f, act),
  };
}

/** One part of an effect, of the parts that can be done. */
export function chooseHandler<G extends EffectTypes>({
  parts,
  inner,
  rules,
}: Core<G>): Handler<G['turn'], ChooseFrame<G['act']>, number> {
  function answer(t: G['turn'], f: ChooseFrame<G['act']>, part: number): void {
    const effect = effectAt(parts.texts(t).script(f.script), f.step);
    t.stack.pop();
    const { branch } = rules(effect);
    if (branch) branch(t, f, effect, part, inner);
    else inner.push(t, f, part);
  }
  return {
    run(t, f) {
      const script = parts.texts(t).script(f.script);
      const all = [...(script.parts[f.step] ?? []).keys()];
      const acts = f.among ?? all.filter((part) => inner.can(t, f, part));
      if (acts.length === 0 || parts.active?.(t, f.who) === false) {
        t.stack.pop();
        return;
      }
      const about = { card: script.card, script: script.id, step: f.step };
      return putTo(parts, t, f, f.who, { ask: 'choose', about, acts }, (part) => answer(t, f, part));
    },
    answer,
  };
}
