import type { RawContent } from '../content/raw.ts';
import { rawContent } from '../content/raw.ts';
import type { Ability, Effect, KeyCard, MemoryCard, ThreatType, ThreatValue, Vignette } from '../content/schema.ts';
import type { ActionType } from '../vocabulary.ts';

/** Cards made up for a test. Their definitions are `<id>-a` for Threats and the id itself for Memories and Keys. */
export interface ThreatSpec {
  readonly id: string;
  /** `F5` or `F5 I3` for alternatives, `F5* I4*` for stars; E, F and I are the types. */
  readonly values?: string;
  readonly kind?: 'anima' | 'deja' | 'foe';
  readonly cost?: number;
  readonly boost?: number;
  readonly abilities?: readonly Ability[];
}

export interface MemorySpec {
  readonly id: string;
  readonly combine?: number;
  readonly abilities?: readonly Ability[];
  readonly windows?: MemoryCard['windows'];
}

const TYPES: Readonly<Record<string, ActionType>> = { E: 'explore', F: 'fight', I: 'influence' };

function values(text: string): ThreatValue[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const type = TYPES[word.charAt(0)];
      if (!type) throw new Error(`'${word}' is no value`);
      const n = Number.parseInt(word.slice(1), 10);
      return word.endsWith('*') ? { type, n, star: true } : { type, n };
    });
}

function threatCard(spec: ThreatSpec): ThreatType {
  return {
    id: spec.id,
    name: spec.id,
    kind: spec.kind ?? 'anima',
    copies: [{ values: values(spec.values ?? ''), cost: spec.cost ?? 0, boost: spec.boost ?? 0 }],
    abilities: [...(spec.abilities ?? [])],
    flavour: 'x',
  };
}

function memoryCard(spec: MemorySpec): MemoryCard {
  return {
    id: spec.id,
    name: spec.id,
    tier: 'upgrade',
    copies: 2,
    combine: spec.combine ?? 1,
    abilities: [...(spec.abilities ?? [{ trigger: 'memory', effects: [{ verb: 'addPower', action: 'explore' }] }])],
    windows: spec.windows ?? ['play'],
    flavour: 'x',
  };
}

/** Nothing happens when it is drawn, and it costs nothing. */
const BLANK: ThreatSpec = { id: 'blank', values: 'E9' };
/** A Memory that does nothing to speak of. */
const DUD: MemorySpec = { id: 'dud' };

export interface CardsSpec {
  readonly threats?: readonly ThreatSpec[];
  readonly memories?: readonly MemorySpec[];
  readonly keys?: readonly KeyCard[];
  readonly vignettes?: readonly Vignette[];
}

/** The real cards and these; a Vignette or Key takes the place of the one with the same number or id. */
export function contentWith({ threats = [], memories = [], keys = [], vignettes = [] }: CardsSpec): RawContent {
  return {
    ...rawContent,
    threats: [...rawContent.threats, ...[BLANK, ...threats].map(threatCard)],
    memories: [...rawContent.memories, ...[DUD, ...memories].map(memoryCard)],
    keys: rawContent.keys.map((key) => keys.find((other) => other.id === key.id) ?? key),
    vignettes: rawContent.vignettes.map((card) => vignettes.find((other) => other.number === card.number) ?? card),
  };
}

/** An ability without a condition. */
export const on = (trigger: Ability['trigger'], ...effects: Effect[]): Ability => ({ trigger, effects });

/** A Memory with one ability. */
export const memory = (id: string, ...effects: Effect[]): MemorySpec => ({ id, abilities: [on('memory', ...effects)] });
