import type { Handler } from '@veilhall/engine';
import { DONE, type Done } from './asks.ts';
import { type Core, effectAt } from './core.ts';
import type { AbilityFrame, ChooseFrame, PickFrame } from './frames.ts';
import { putTo } from './parts.ts';
import { nearest } from './scripts.ts';
import type { EffectTypes } from './verb.ts';

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
      const about = parts.pickAbout?.(t, f, effect) ?? { verb: effect.verb, card: script.card, left: f.left };
      const acts: readonly (G['act'] | Done)[] = f.least === 0 ? [...open, DONE] : open;
      const always = pick.always?.(t, f, effect) ?? false;
      const who = pick.chooser?.(t, f, effect) ?? f.who;
      const question = { ask: pick.ask, about, acts, ...(always && { always }) };
      return putTo(parts, t, f, who, question, (act) => answer(t, f, act));
    },
    answer: (t, f, act) => answer(t, f, act),
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
    const verb = rules(effect);
    if (verb.branch) verb.branch(t, f, effect, part, inner);
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
