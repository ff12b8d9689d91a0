import type { Handler } from '@veilhall/engine';
import { CONSENT, type Consent, type FirstAct } from './asks.ts';
import { type Core, placeIn } from './core.ts';
import type { AbilityFrame, TriggersFrame } from './frames.ts';
import { lastingById, useLasting } from './lasting.ts';
import { putTo } from './parts.ts';
import { ONE, pushPick } from './scripts.ts';
import type { EffectTypes, Owner, Place, Who } from './verb.ts';

export function pushAbility<A extends object>(
  t: { readonly stack: { do: string }[] },
  { who, by, card, about }: Owner<A>,
  ability: string,
): void {
  const frame: AbilityFrame<A> = { do: 'ability', who, by, card, ability, stage: 'begin', step: 0 };
  if (about) frame.about = about;
  t.stack.push(frame);
}

/** Abilities that trigger together. `inPlay`: those whose card has left play before their turn do not happen. */
export function pushTriggers<A extends object>(
  t: { readonly stack: { do: string }[] },
  { who, by, about }: { who: Who; by: Who; about?: A },
  list: TriggersFrame<A>['list'],
  inPlay: boolean,
): void {
  if (list.length === 0) return;
  const frame: TriggersFrame<A> = { do: 'triggers', who, by, inPlay, list };
  if (about) frame.about = about;
  t.stack.push(frame);
}

/** Condition, consent, aims, cost, the others' answers, effects: in this order. */
export function abilityHandler<G extends EffectTypes>(
  core: Core<G>,
): Handler<G['turn'], AbilityFrame<G['act']>, Consent> {
  type Frame = AbilityFrame<G['act']>;
  const { parts } = core;

  function begin(t: G['turn'], f: Frame, ability: G['ability']): void {
    if (!ability.chosen) parts.told?.(t, f, ability, 'begins');
    const aimed = ability.script.effects.some((effect) => core.rules(effect).pick?.when === 'declared');
    f.stage = aimed ? 'aim' : 'pay';
    if (aimed) f.aims = ability.script.effects.map(() => []);
  }

  function mayBegin(t: G['turn'], f: Frame, ability: G['ability']): boolean {
    if (ability.may && !ability.chosen) return core.abilityCan(t, f, ability);
    if (parts.holds?.(t, f, ability) === false) return false;
    return !ability.cost || core.scriptPayable(t, f, ability.cost);
  }

  function consent(t: G['turn'], f: Frame, given: Consent): void {
    const ability = parts.texts(t).ability(f.ability);
    if (given === 'yes') {
      begin(t, f, ability);
      return;
    }
    parts.told?.(t, f, ability, 'declined');
    t.stack.pop();
  }

  /** Asks for the aims of the next effect that declares any; false when all are declared. */
  function aim(t: G['turn'], f: Frame, ability: G['ability']): boolean {
    const { id, effects } = ability.script;
    while (f.step < effects.length) {
      const step = f.step++;
      const effect = effects[step] as G['effect'];
      const { pick } = core.rules(effect);
      if (pick?.when !== 'declared') continue;
      const place: Place<G['act']> = { ...placeIn(f, id, step, false), ...(f.aims && { aims: f.aims }) };
      const range = pick.range?.(t, place, effect) ?? ONE;
      if (range.most === 0) continue;
      pushPick(t, place, range, true);
      return true;
    }
    return false;
  }

  return {
    run(t, f) {
      const ability = parts.texts(t).ability(f.ability);
      if (f.stage === 'begin') {
        if (!mayBegin(t, f, ability)) {
          t.stack.pop();
          return;
        }
        if (ability.may && !ability.chosen) {
          const about = { card: ability.script.card, ability: ability.id };
          return putTo(parts, t, f, f.who, { ask: 'may', about, acts: CONSENT }, (given) => consent(t, f, given));
        }
        begin(t, f, ability);
      }
      if (f.stage === 'aim') {
        if (aim(t, f, ability)) return;
        f.stage = 'pay';
      }
      if (f.stage === 'pay') {
        f.stage = 'open';
        if (ability.cost) return core.pushScript(t, f, ability.cost, true);
      }
      if (f.stage === 'open') {
        f.stage = 'act';
        if (parts.opened) return parts.opened(t, f);
      }
      t.stack.pop();
      core.pushScript(t, f, ability.script, false, f);
    },
    answer: consent,
  };
}

/** The owner orders what happens at the same time; equal texts need no order. */
export function triggersHandler<G extends EffectTypes>(
  core: Core<G>,
): Handler<G['turn'], TriggersFrame<G['act']>, FirstAct> {
  type Frame = TriggersFrame<G['act']>;
  type Entry = Frame['list'][number];
  const { parts } = core;

  const isThere = (t: G['turn'], f: Frame, { card, lasting }: Entry): boolean =>
    lasting === undefined
      ? !f.inPlay || card === 0 || (parts.inPlay?.(t, f.who, card) ?? true)
      : lastingById(parts.lasting?.(t), lasting) !== undefined;

  function resolve(t: G['turn'], f: Frame, at: number): void {
    const entry = f.list[at];
    f.list = f.list.filter((_entry, i) => i !== at);
    if (f.list.length === 0) t.stack.pop();
    if (!entry) return;
    const { who, by, about } = f;
    const owner: Owner<G['act']> = { who, by, card: entry.card, ...(about && { about }) };
    if (entry.lasting === undefined) {
      pushAbility(t, owner, entry.text);
      return;
    }
    useLasting(parts.lasting?.(t), entry.lasting);
    core.pushScript(t, owner, parts.texts(t).script(entry.text));
  }

  function whenOf(t: G['turn'], { text, lasting }: Entry): string {
    if (lasting === undefined) return parts.texts(t).ability(text).trigger;
    return lastingById(parts.lasting?.(t), lasting)?.on ?? '';
  }

  return {
    run(t, f) {
      if (!f.list.every((entry) => isThere(t, f, entry))) f.list = f.list.filter((entry) => isThere(t, f, entry));
      const first = f.list[0];
      if (!first || parts.active?.(t, f.who) === false) {
        t.stack.pop();
        return;
      }
      if (f.list.every(({ text }) => text === first.text)) return resolve(t, f, 0);
      const acts: FirstAct[] = [];
      for (const [entry, { text, card }] of f.list.entries()) {
        if (acts.some((act) => act.text === text && act.card === card)) continue;
        const shown = parts.cardOf?.(t, f.who, card);
        acts.push({ entry, text, card, ...(shown && { shown: { id: shown.id, def: shown.def } }) });
      }
      const about = { when: whenOf(t, first) };
      return putTo(parts, t, { ...f, card: 0 }, f.who, { ask: 'order', about, acts }, (act) =>
        resolve(t, f, act.entry),
      );
    },
    answer: (t, f, act) => resolve(t, f, act.entry),
  };
}
