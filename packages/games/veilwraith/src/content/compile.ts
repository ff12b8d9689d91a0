import {
  type ByVerb,
  byVerb,
  expand,
  type Ability as KitAbility,
  type Script as KitScript,
  type ScriptBook,
  scriptBook,
} from '@veilhall/kit';
import type { ActionType, ThreatKind } from '../vocabulary.ts';
import { allEffects, ONGOING_VERBS, type OngoingVerb, partsOf } from './families.ts';
import type { RawContent } from './raw.ts';
import type { Ability, Condition, Effect, MemoryCard, ThreatValue, Vignette } from './schema.ts';

/** The kinds of cards that texts stand on. */
type Source = 'threat' | 'memory' | 'key' | 'vignette' | 'action';

export type Script = KitScript<Effect>;

export interface CompiledAbility extends KitAbility<Effect> {
  readonly trigger: Ability['trigger'];
  readonly when?: Condition;
  /** Gives a Use or a Tilt somewhere, which ties it to a free moment of the Play Phase (VW-RULING-91). */
  readonly grants: boolean;
  /** As the card file has it, for text. */
  readonly text: Ability;
}

/** What is in force as long as its card is in play, by what it does: the rules ask for one thing at a time, and often. */
export type Ongoing = ByVerb<OngoingVerb, CompiledAbility>;

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
export interface Content
  extends Pick<ScriptBook<Effect, CompiledAbility>, 'script' | 'ability' | 'hasScript' | 'hasAbility'> {
  readonly raw: RawContent;
  threat(def: string): ThreatDef;
  memory(def: string): MemoryDef;
  vignette(number: number): VignetteDef;
  isMemory(def: string): boolean;
  isThreat(def: string): boolean;
  /** Of any card, by its definition or its type. */
  nameOf(id: string): string;
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
  const book = scriptBook<Effect, CompiledAbility>(partsOf);
  const threats = new Map<string, ThreatDef>();
  const memories = new Map<string, MemoryDef>();
  const vignettes = new Map<number, VignetteDef>();
  const copies = new Map<string, string[]>();

  const compileScript = (id: string, effects: readonly Effect[], source: Source, card: string): Script =>
    book.addScript(id, effects, source, card);

  const compileAbility = (id: string, text: Ability, source: Source, card: string): CompiledAbility =>
    book.keep({
      ...book.addAbility(id, text, source, card),
      trigger: text.trigger,
      ...(text.when && { when: text.when }),
      chosen: text.trigger === 'memory' || text.trigger === 'flip',
      grants: allEffects(text.effects).some(({ verb }) => verb === 'grantUse' || verb === 'grantTilt'),
      text,
    });

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

  const names = new Map<string, string>();
  for (const { def, type, name } of threats.values()) names.set(type, name).set(def, name);
  for (const { def, name } of memories.values()) names.set(def, name);
  for (const { id, name } of raw.vignettes) names.set(id, name);

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
    nameOf: (id) => names.get(id) ?? missing('card', id),
    script: book.script,
    ability: book.ability,
    hasScript: book.hasScript,
    hasAbility: book.hasAbility,
    copies: (type) => copies.get(type) ?? missing('Threat type', type),
    keys: raw.keys.map((key) => key.id),
    actions: { explore: sides('explore'), fight: sides('fight'), influence: sides('influence') },
    basics: expand(raw.memories.filter(({ tier }) => tier === 'basic')),
    upgrades: expand(raw.memories.filter(({ tier }) => tier === 'upgrade')),
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
    ongoing: byVerb(of('ongoing'), ONGOING_VERBS),
  };
}

function single(kind: 'portal' | 'archfiend', name: string, values: readonly ThreatValue[]): ThreatDef {
  return { def: kind, type: kind, name, kind, values, stars: 0, cost: 0, boost: 0, ...byTrigger([]) };
}
