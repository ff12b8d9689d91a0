import { allEffects as effectsIn, type PartsOf } from '@veilhall/kit';
import type { AuraTrigger, Window } from '../vocabulary.ts';
import type { AbilityText, CardText, Cell, Effect, Verb } from './schema.ts';

/** Where an effect may stand. Which verbs a place may have is part of the vocabulary. */
export type Place = 'text' | 'cost' | 'selfBanish' | `reveal ${Window}` | 'trap' | 'trigger' | 'standing';

const TEXT: readonly Place[] = ['text', 'selfBanish'];

/** A verb that stands nowhere else than here. */
export const PLACES_OF: Readonly<Record<Verb, readonly Place[]>> = {
  gain: ['text', 'selfBanish', 'trigger'],
  draw: ['text', 'selfBanish', 'trigger'],
  discard: TEXT,
  slay: TEXT,
  banish: ['text', 'selfBanish', 'cost'],
  banishRoute: TEXT,
  banishOther: TEXT,
  banishFate: TEXT,
  cycle: TEXT,
  acquire: TEXT,
  onTop: TEXT,
  discount: TEXT,
  ready: TEXT,
  raise: TEXT,
  call: TEXT,
  salvage: TEXT,
  unbanish: TEXT,
  lose: TEXT,
  loseEach: TEXT,
  payHealth: ['cost'],
  mill: TEXT,
  guard: TEXT,
  fortify: TEXT,
  maxHealth: ['selfBanish'],
  prevent: ['reveal damage'],
  negate: ['reveal target'],
  redirect: ['reveal target'],
  loseSelf: ['trap'],
  discardSelf: ['trap'],
  recruitHealth: ['standing'],
  trapLoss: ['standing'],
  synergyNeeds: ['standing'],
  firstDiscount: ['standing'],
  choose: TEXT,
};

/** What an Aura may do as long as it lies in the Fate Route (TV-AURA-01). */
export const STANDING_VERBS = [
  'recruitHealth',
  'trapLoss',
  'synergyNeeds',
  'firstDiscount',
] as const satisfies readonly Verb[];
export type StandingVerb = (typeof STANDING_VERBS)[number];

const placeOfAura = (trigger: AuraTrigger): Place => (trigger === 'standing' ? 'standing' : 'trigger');

/** The texts inside an effect. */
export const partsOf: PartsOf<Effect> = (effect) => (effect.verb === 'choose' ? effect.options : []);

/** These effects, and those behind their choices. */
export const allEffects = (effects: readonly Effect[]): Effect[] => [...effectsIn(effects, partsOf)];

/** The texts of a cell, each with its condition and cost. */
export const textsOf = (cell: Cell | undefined): readonly AbilityText[] =>
  (cell?.text ?? []).map((line) => ('verb' in line ? { effects: [line] } : line));

export interface PlacedEffects {
  readonly place: Place;
  readonly effects: readonly Effect[];
}

/** All effects of a card, by where they stand. */
export function effectsOf(card: CardText): PlacedEffects[] {
  const found: PlacedEffects[] = [];
  for (const { cost, effects } of [...textsOf(card.base), ...textsOf(card.synergy)]) {
    if (cost) found.push({ place: 'cost', effects: cost });
    found.push({ place: 'text', effects });
  }
  if (card.selfBanish) found.push({ place: 'selfBanish', effects: card.selfBanish });
  if (card.reveal) found.push({ place: `reveal ${card.reveal.window}`, effects: card.reveal.effects });
  if (card.aura) found.push({ place: placeOfAura(card.aura.trigger), effects: card.aura.effects });
  if (card.trap) found.push({ place: 'trap', effects: card.trap.effects });
  return found;
}

/** Shows a Gold icon anywhere (TV-RULING-67). */
export const givesGold = (card: CardText): boolean =>
  card.base?.gold !== undefined ||
  card.synergy?.gold !== undefined ||
  effectsOf(card).some(({ effects }) =>
    allEffects(effects).some((effect) => effect.verb === 'gain' && effect.what === 'gold'),
  );
