import { joined, type Text } from '@veilhall/engine';
import type { AbilityFrame, ChooseFrame, EffectsFrame } from './frames.ts';
import type { EffectParts } from './parts.ts';
import type { Script } from './script.ts';
import type { EffectTypes, Inner, Owner, Place, Verb } from './verb.ts';

/** What was declared and negated before a script begins. */
type Aimed<A extends object> = Pick<AbilityFrame<A>, 'aims' | 'struck'>;

/** What the handlers share: the verbs' rules, whether texts can be carried out and paid, and how they begin. */
export interface Core<G extends EffectTypes> {
  readonly parts: EffectParts<G>;
  readonly inner: Inner<G>;
  rules(effect: G['effect']): Verb<G>;
  /** It would change something for at least one of those it can concern. */
  can(t: G['board'], p: Place<G['act']>, e: G['effect']): boolean;
  payable(t: G['board'], p: Place<G['act']>, e: G['effect']): boolean;
  /** Some effect of it would change something. */
  scriptCan(t: G['board'], owner: Owner<G['act']>, script: Script<G['effect']>, cost?: boolean): boolean;
  /** All of it can be paid. */
  scriptPayable(t: G['board'], owner: Owner<G['act']>, script: Script<G['effect']>): boolean;
  /** Its condition holds, it can be paid for and it would change something. */
  abilityCan(t: G['board'], owner: Owner<G['act']>, ability: G['ability']): boolean;
  pushScript(
    t: G['turn'],
    owner: Owner<G['act']>,
    script: Script<G['effect']>,
    cost?: boolean,
    aimed?: Aimed<G['act']>,
  ): void;
  textOf(effects: readonly G['effect'][], source: string, between?: string): Text;
  valueOf(effects: readonly G['effect'][]): number;
}

export function effectAt<E>(script: { id: string; effects: readonly E[] }, step: number): E {
  const effect = script.effects[step];
  if (effect === undefined) throw new Error(`'${script.id}' has no effect ${step}`);
  return effect;
}

/** A place of its own in another script, with what the text is about so far. */
export function placeIn<A extends object>(
  { who, by, card, about }: Owner<A>,
  script: string,
  step: number,
  cost: boolean,
): Place<A> {
  return about ? { who, by, card, script, step, cost, about } : { who, by, card, script, step, cost };
}

export function core<G extends EffectTypes>(parts: EffectParts<G>): Core<G> {
  type A = G['act'];
  type E = G['effect'];
  // Each verb's rules take its own effects; which effect goes to which verb is settled by the key.
  const table = new Map(Object.entries(parts.verbs)) as ReadonlyMap<string, Verb<G>>;

  const someRead = [...table.values()].some(({ reads }) => reads);

  function rules(effect: E): Verb<G> {
    const verb = table.get(effect.verb);
    if (!verb) throw new Error(`there is no verb '${effect.verb}'`);
    return verb;
  }

  function can(t: G['board'], p: Place<A>, e: E): boolean {
    const verb = rules(e);
    const concerned = parts.concerned?.(t, p, e);
    if (!concerned) return verb.can(t, p, e, inner);
    const whos = 'each' in concerned ? concerned.each : concerned.oneOf;
    return whos.some((who) => verb.can(t, who === p.who ? p : { ...p, who }, e, inner));
  }

  function payable(t: G['board'], p: Place<A>, e: E): boolean {
    const verb = rules(e);
    return verb.pay ? verb.pay(t, p, e, inner) : verb.can(t, p, e, inner);
  }

  const scriptCan: Core<G>['scriptCan'] = (t, owner, { id, effects }, cost = false) => {
    for (let step = 0; step < effects.length; step++)
      if (can(t, placeIn(owner, id, step, cost), effects[step] as E)) return true;
    return false;
  };

  const scriptPayable: Core<G>['scriptPayable'] = (t, owner, { id, effects }) => {
    for (let step = 0; step < effects.length; step++)
      if (!payable(t, placeIn(owner, id, step, true), effects[step] as E)) return false;
    return true;
  };

  const abilityCan: Core<G>['abilityCan'] = (t, owner, ability) => {
    if (parts.holds && !parts.holds(t, owner, ability)) return false;
    if (parts.timely && !parts.timely(t, owner, ability)) return false;
    if (ability.cost && !scriptPayable(t, owner, ability.cost)) return false;
    return scriptCan(t, owner, ability.script);
  };

  const pushScript: Core<G>['pushScript'] = (t, owner, script, cost = false, { aims, struck } = {}) => {
    const { who, by, card, about } = owner;
    const end = script.effects.length;
    const frame: EffectsFrame<A> = {
      do: 'effects',
      who,
      by,
      card,
      script: script.id,
      step: 0,
      cost,
      end,
      given: false,
    };
    if (about) frame.about = about;
    if (aims) frame.aims = aims;
    if (struck) frame.struck = struck;
    const saw = someRead ? readAtStart(t, frame, script) : undefined;
    if (saw) frame.saw = saw;
    t.stack.push(frame);
  };

  /** By step, the numbers that a text reads before anything of it is carried out. */
  function readAtStart(t: G['turn'], frame: EffectsFrame<A>, script: Script<E>): number[] | undefined {
    let saw: number[] | undefined;
    for (const [step, effect] of script.effects.entries()) {
      const verb = rules(effect);
      if (!verb.reads) continue;
      saw ??= script.effects.map(() => 0);
      saw[step] = verb.reads(t, { ...frame, step }, effect);
    }
    return saw;
  }

  function partAt(t: G['board'], p: Place<A>, part: number): Script<E> {
    const texts = parts.texts(t);
    const id = texts.script(p.script).parts[p.step]?.[part];
    if (id === undefined) throw new Error(`effect ${p.step} of '${p.script}' has no part ${part}`);
    return texts.script(id);
  }

  function textOf(effects: readonly E[], source: string, between = ', then '): Text {
    return joined(
      effects.map((effect) => rules(effect).text(effect, source, inner)),
      between,
    );
  }

  function sumOf(effects: readonly E[]): number {
    let sum = 0;
    for (const effect of effects) sum += rules(effect).value(effect, inner);
    return sum;
  }

  const inner: Inner<G> = {
    can: (t, p, part) => scriptCan(t, p, partAt(t, p, part), p.cost),
    payable: (t, p, part) => scriptPayable(t, p, partAt(t, p, part)),
    push: (t, p, part, cost = p.cost) => pushScript(t, p, partAt(t, p, part), cost),
    choose(t, p, among) {
      const place = placeIn(p, p.script, p.step, p.cost);
      const frame: ChooseFrame<A> = { do: 'choose', ...place, ...(among && { among }) };
      t.stack.push(frame);
    },
    script: (t, p, part) => partAt(t, p, part).id,
    text: textOf,
    value: sumOf,
  };

  return {
    parts,
    inner,
    rules,
    can,
    payable,
    scriptCan,
    scriptPayable,
    abilityCan,
    pushScript,
    textOf,
    valueOf: sumOf,
  };
}
