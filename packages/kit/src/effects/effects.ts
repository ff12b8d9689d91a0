import type { Handler, Text } from '@veilhall/engine';
import { abilityHandler, triggersHandler } from './abilities.ts';
import type { Consent, Done, FirstAct } from './asks.ts';
import { chooseHandler, pickHandler } from './choices.ts';
import { type Core, core } from './core.ts';
import type { AbilityFrame, ChooseFrame, EffectsFrame, PickFrame, TriggersFrame } from './frames.ts';
import type { EffectParts } from './parts.ts';
import { effectsHandler } from './scripts.ts';
import type { EffectTypes, Place, Texts, Who } from './verb.ts';

/** One handler per kind of frame, to be spread into a game's own. */
export interface EffectHandlers<G extends EffectTypes> {
  readonly effects: Handler<G['turn'], EffectsFrame<G['act']>, Who>;
  readonly pick: Handler<G['turn'], PickFrame<G['act']>, G['act'] | Done>;
  readonly choose: Handler<G['turn'], ChooseFrame<G['act']>, number>;
  readonly ability: Handler<G['turn'], AbilityFrame<G['act']>, Consent>;
  readonly triggers: Handler<G['turn'], TriggersFrame<G['act']>, FirstAct>;
}

export interface Effects<G extends EffectTypes> extends Core<G> {
  readonly handlers: EffectHandlers<G>;
  /** What could be picked for an effect now: new targets for a redirect. */
  actsFor(t: G['board'], p: Place<G['act']>): readonly G['act'][];
  /** The parts of an effect in words. */
  partTexts(texts: Texts<G>, script: string, step: number): Text[];
}

/** Texts of cards, carried out: see `EffectParts` for what a game brings. */
export function effects<G extends EffectTypes>(parts: EffectParts<G>): Effects<G> {
  const shared = core(parts);
  return {
    ...shared,
    handlers: {
      effects: effectsHandler(shared),
      pick: pickHandler(shared),
      choose: chooseHandler(shared),
      ability: abilityHandler(shared),
      triggers: triggersHandler(shared),
    },
    actsFor(t, p) {
      const effect = parts.texts(t).script(p.script).effects[p.step];
      return (effect && shared.rules(effect).pick?.acts(t, p, effect)) ?? [];
    },
    partTexts(texts, script, step) {
      const { parts: ids, source } = texts.script(script);
      return (ids[step] ?? []).map((id) => shared.textOf(texts.script(id).effects, source));
    },
  };
}
