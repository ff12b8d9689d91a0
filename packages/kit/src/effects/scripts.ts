import type { Handler } from '@veilhall/engine';
import { type Core, effectAt } from './core.ts';
import type { EffectFrame, EffectsFrame, PickFrame } from './frames.ts';
import { putTo } from './parts.ts';
import type { EffectTypes, Place, Range, Who } from './verb.ts';

export const ONE: Range = { least: 1, most: 1 };

export function pushPick<A extends object>(
  t: { readonly stack: { do: string }[] },
  p: Place<A>,
  range: Range,
  declares: boolean,
): void {
  const { who, by, card, script, step, cost, about, aims, saw } = p;
  const { most: left, least } = range;
  const frame: PickFrame<A> = { do: 'pick', who, by, card, script, step, cost, left, least, declares };
  if (about) frame.about = about;
  if (aims) frame.aims = aims;
  if (saw) frame.saw = saw;
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
    const verb = rules(effect);
    const { pick } = verb;
    const range = pick ? (pick.range?.(t, f, effect) ?? ONE) : undefined;
    if (!pick || !range || range.most === 0) verb.run?.(t, f, effect, inner);
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
