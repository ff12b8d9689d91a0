import type { ActionType, ThreatKind } from '../vocabulary.ts';
import type { OngoingVerb } from './families.ts';
import type { RawContent } from './raw.ts';
import type { Ability, Condition, Effect, MemoryCard, ThreatValue, Vignette } from './schema.ts';

export type Source = 'threat' | 'memory' | 'key' | 'vignette' | 'action';

/** A list of effects that a frame can point at by name, so that pending work never holds card data. */
export interface Script {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly source: Source;
  /** The card (type) whose text it is. */
  readonly card: string;
  /** For a `choose` at index i: the scripts of its branches. */
  readonly branches: readonly (readonly string[])[];
}

export interface CompiledAbility {
  readonly id: string;
  readonly trigger: Ability['trigger'];
  readonly may: boolean;
  readonly when?: Condition;
  readonly cost?: Script;
  readonly script: Script;
  /** Gives a Use or a Tilt somewhere, which ties it to a free moment of the Play Phase (VW-RULING-91). */
  readonly grants: boolean;
  /** As the card file has it, for text. */
  readonly text: Ability;
}

/** What is in force as long as its card is in play, by what it does: the rules ask for one thing at a time, and often. */
export type Ongoing = Readonly<Record<OngoingVerb, readonly CompiledAbility[]>>;

export interface ThreatDef {
  readonly def: string;
  /** The type whose copy this is; equal to `def` for Keys, the Portal and the Archfiend. */
  readonly type: string;
  readonly name: string;
  readonly kind: ThreatKind;
  readonly values: readonly ThreatValue[];
  /** Bits of the values that must all fall; 0 where fewer than two are starred (VW-RULING-25). */
  readonly stars: number;
  readonly cost: number;
  readonly boost: number;
  readonly played: readonly CompiledAbility[];
  readonly drawn: readonly CompiledAbility[];
  readonly defeat: readonly CompiledAbility[];
  readonly startOfRound: readonly CompiledAbility[];
  readonly endOfRound: readonly CompiledAbility[];
  readonly ongoing: Ongoing;
  /** Only Keys have one. */
  readonly flip?: CompiledAbility;
}

export interface MemoryDef {
  readonly def: string;
  readonly name: string;
  readonly card: MemoryCard;
  readonly combine: number;
  /** The abilities a player may activate, in printed order. */
  readonly abilities: readonly CompiledAbility[];
  readonly drawn: readonly CompiledAbility[];
  readonly windows: readonly string[];
}

export interface VignetteDef {
  readonly card: Vignette;
  readonly startOfRound: readonly CompiledAbility[];
  readonly endOfRound: readonly CompiledAbility[];
  readonly ongoing: Ongoing;
  /** The "Defeat:" line, for the campaign. */
  readonly defeat: Script;
}

export interface ActionSide {
  readonly name: string;
  readonly power: number;
  readonly afterDraw: Script;
}

/** Cards looked up by definition, with everything the rules ask of them worked out once. */
export interface Content {
  readonly raw: RawContent;
  threat(def: string): ThreatDef;
  memory(def: string): MemoryDef;
  vignette(number: number): VignetteDef;
  isMemory(def: string): boolean;
  isThreat(def: string): boolean;
  ability(id: string): CompiledAbility;
  script(id: string): Script;
  hasScript(id: string): boolean;
  hasAbility(id: string): boolean;
  /** Definitions of all copies of a Threat or Foe type, `-a` first. */
  copies(type: string): readonly string[];
  readonly keys: readonly string[];
  readonly actions: Readonly<Record<ActionType, { readonly basic: ActionSide; readonly advanced: ActionSide }>>;
  /** The 20 Basic Memories and the Memory Upgrades in the box, card by card. */
  readonly basics: readonly string[];
  readonly upgrades: readonly string[];
}

const COPY_LETTERS = 'abcdefgh';

export function compileContent(raw: RawContent): Content {
  const scripts = new Map<string, Script>();
  const abilities = new Map<string, CompiledAbility>();
  const threats = new Map<string, ThreatDef>();
  const memories = new Map<string, MemoryDef>();
  const vignettes = new Map<number, VignetteDef>();
  const copies = new Map<string, string[]>();

  function compileScript(id: string, effects: readonly Effect[], source: Source, card: string): Script {
    const branches: string[][] = [];
    for (const [i, effect] of effects.entries()) {
      if (effect.verb !== 'choose') continue;
      branches[i] = effect.options.map((branch, j) => compileScript(`${id}.${i}.${j}`, branch, source, card).id);
    }
    for (let i = 0; i < effects.length; i++) branches[i] ??= [];
    const script: Script = { id, effects, source, card, branches };
    scripts.set(id, script);
    return script;
  }

  function compileAbility(id: string, text: Ability, source: Source, card: string): CompiledAbility {
    const ability: CompiledAbility = {
      id,
      trigger: text.trigger,
      may: text.may ?? false,
      ...(text.when && { when: text.when }),
      ...(text.cost && { cost: compileScript(`${id}:cost`, text.cost, source, card) }),
      script: compileScript(id, text.effects, source, card),
      grants: grantsUseOrTilt(text.effects),
      text,
    };
    abilities.set(id, ability);
    return ability;
  }

  const compileAll = (card: string, list: readonly Ability[], source: Source): CompiledAbility[] =>
    list.map((ability, i) => compileAbility(`${card}/${i}`, ability, source, card));

  for (const type of raw.threats) {
    const list = compileAll(type.id, type.abilities, 'threat');
    const defs: string[] = [];
    for (const [i, copy] of type.copies.entries()) {
      const def = `${type.id}-${COPY_LETTERS[i]}`;
      defs.push(def);
      threats.set(def, { def, type: type.id, name: type.name, kind: type.kind, ...numbers(copy), ...byTrigger(list) });
    }
    copies.set(type.id, defs);
  }
  for (const key of raw.keys) {
    threats.set(key.id, {
      def: key.id,
      type: key.id,
      name: key.name,
      kind: 'key',
      ...numbers(key),
      ...byTrigger([]),
      flip: compileAbility(`${key.id}/flip`, key.flip, 'key', key.id),
    });
  }
  // The Portal's Explore value is the Vignette's (VW-PORTAL-05); the printed 0 here is never read.
  const portalValues: ThreatValue[] = [{ type: 'explore', n: 0 }];
  for (const { kind, name } of raw.singles)
    threats.set(kind, single(kind, name, kind === 'portal' ? portalValues : []));

  for (const card of raw.memories) {
    const list = compileAll(card.id, card.abilities, 'memory');
    memories.set(card.id, {
      def: card.id,
      name: card.name,
      card,
      combine: card.combine,
      abilities: list.filter((ability) => ability.trigger === 'memory'),
      drawn: list.filter((ability) => ability.trigger === 'drawn'),
      windows: card.windows,
    });
  }
  for (const card of raw.vignettes) {
    const list = compileAll(card.id, card.ability ? [card.ability] : [], 'vignette');
    const { startOfRound, endOfRound, ongoing } = byTrigger(list);
    const defeat = compileScript(`${card.id}/defeat`, card.defeat, 'vignette', card.id);
    vignettes.set(card.number, { card, startOfRound, endOfRound, ongoing, defeat });
  }

  const side = (type: ActionType, which: 'basic' | 'advanced'): ActionSide => {
    const card = raw.actions.find((entry) => entry.id === type);
    if (!card) throw new Error(`the content has no Action '${type}'`);
    const { name, power, afterDraw } = card[which];
    return { name, power, afterDraw: compileScript(`${type}/${which}`, afterDraw, 'action', type) };
  };
  const sides = (type: ActionType) => ({ basic: side(type, 'basic'), advanced: side(type, 'advanced') });

  // Looked up in every corner of the rules: each its own small function, which the machine code inlines.
  const missing = (what: string, key: string | number): never => {
    throw new Error(`there is no ${what} '${key}'`);
  };
  return {
    raw,
    threat: (def) => threats.get(def) ?? missing('Threat', def),
    memory: (def) => memories.get(def) ?? missing('Memory', def),
    vignette: (number) => vignettes.get(number) ?? missing('Vignette', number),
    isMemory: (def) => memories.has(def),
    isThreat: (def) => threats.has(def),
    ability: (id) => abilities.get(id) ?? missing('ability', id),
    script: (id) => scripts.get(id) ?? missing('script', id),
    hasScript: (id) => scripts.has(id),
    hasAbility: (id) => abilities.has(id),
    copies: (type) => copies.get(type) ?? missing('Threat type', type),
    keys: raw.keys.map((key) => key.id),
    actions: { explore: sides('explore'), fight: sides('fight'), influence: sides('influence') },
    basics: cardByCard(raw.memories, 'basic'),
    upgrades: cardByCard(raw.memories, 'upgrade'),
  };
}

function numbers(copy: { values: readonly ThreatValue[]; cost: number; boost: number }) {
  let stars = 0;
  let starred = 0;
  for (const [i, value] of copy.values.entries()) {
    if (!value.star) continue;
    stars |= 1 << i;
    starred++;
  }
  return { values: copy.values, stars: starred > 1 ? stars : 0, cost: copy.cost, boost: copy.boost };
}

function byTrigger(list: readonly CompiledAbility[]) {
  const of = (trigger: Ability['trigger']) => list.filter((ability) => ability.trigger === trigger);
  return {
    played: of('played'),
    drawn: of('drawn'),
    defeat: of('defeat'),
    startOfRound: of('startOfRound'),
    endOfRound: of('endOfRound'),
    ongoing: byVerb(of('ongoing')),
  };
}

function byVerb(list: readonly CompiledAbility[]): Ongoing {
  const doing = (verb: OngoingVerb) =>
    list.filter((ability) => ability.script.effects.some((effect) => effect.verb === verb));
  return {
    restrict: doing('restrict'),
    modifyValue: doing('modifyValue'),
    modifyCost: doing('modifyCost'),
    drawOptionSlot: doing('drawOptionSlot'),
    portalRises: doing('portalRises'),
  };
}

function single(kind: 'portal' | 'archfiend', name: string, values: readonly ThreatValue[]): ThreatDef {
  return { def: kind, type: kind, name, kind, values, stars: 0, cost: 0, boost: 0, ...byTrigger([]) };
}

function grantsUseOrTilt(effects: readonly Effect[]): boolean {
  for (const effect of effects) {
    if (effect.verb === 'grantUse' || effect.verb === 'grantTilt') return true;
    if (effect.verb === 'choose' && effect.options.some(grantsUseOrTilt)) return true;
  }
  return false;
}

function cardByCard(memories: readonly MemoryCard[], tier: MemoryCard['tier']): string[] {
  const list: string[] = [];
  for (const card of memories) {
    if (card.tier !== tier) continue;
    for (let i = 0; i < card.copies; i++) list.push(card.id);
  }
  return list;
}
