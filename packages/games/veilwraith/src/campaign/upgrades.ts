import type { Json } from '@veilhall/engine';
import type { MemoryCard } from '../content/schema.ts';
import type { Legacy } from '../state/state.ts';

/** The lists an upgrade works on; each Veilwraith has their own box (VW-RULING-79). */
export type Decks = Pick<Legacy, 'deck' | 'box' | 'returned'>;

export interface UpgradeRules {
  readonly memories: ReadonlyMap<string, MemoryCard>;
  /** For a Memory that is listed as Boxed: those that list it. */
  readonly listedBy: ReadonlyMap<string, readonly string[]>;
  readonly nightmare: boolean;
  readonly campaignsWon: number;
}

/** Why a Memory cannot be removed or added, with the rule and the numbers behind it. */
export interface Obstacle {
  readonly code:
    | 'deckAtMinimum'
    | 'nothingToAdd'
    | 'notAnUpgrade'
    | 'copiesGone'
    | 'combineTooHigh'
    | 'combineTooLow'
    | 'combineLocked'
    | 'boxedMissing'
    | 'boxedStillNeeded';
  readonly rule: string;
  readonly args: Readonly<Record<string, Json>>;
}

/** VW-UPG-13 */
export const LEAST_MEMORIES = 20;
/** From this Combine value on an Upgrade needs a won Campaign (VW-UPG-12). */
const LOCKED_COMBINE = 3;

export function countOf(list: readonly string[], def: string): number {
  let n = 0;
  for (const entry of list) if (entry === def) n++;
  return n;
}

function takeOne(list: string[], def: string): void {
  const at = list.indexOf(def);
  if (at < 0) throw new Error(`no '${def}' to take`);
  list.splice(at, 1);
}

export function copyDecks(decks: Decks): Decks {
  return { deck: [...decks.deck], box: [...decks.box], returned: [...decks.returned] };
}

function memoryOf(rules: UpgradeRules, def: string): MemoryCard {
  const memory = rules.memories.get(def);
  if (!memory) throw new Error(`'${def}' is not a Memory`);
  return memory;
}

/** First half: the copy goes to the box, where it counts for Boxed at once (VW-UPG-02, VW-UPG-11). */
export function removeMemory(decks: Decks, rules: UpgradeRules, def: string): void {
  takeOne(decks.deck, def);
  decks.returned.push(def);
  if (memoryOf(rules, def).tier === 'upgrade') decks.box.push(def);
}

/** Second half. Copies that never were in the deck are taken first, so that Boxed stays met as long as it can. */
export function addMemory(decks: Decks, def: string): void {
  takeOne(decks.box, def);
  decks.deck.push(def);
  if (countOf(decks.returned, def) > countOf(decks.box, def)) takeOne(decks.returned, def);
}

const NOBODY: readonly string[] = [];

/** Upgrades in the deck that list this Memory as Boxed: each needs a returned copy of its own (VW-UPG-10). */
function boxedNeeds(decks: Decks, rules: UpgradeRules, boxed: string): number {
  let n = 0;
  for (const def of rules.listedBy.get(boxed) ?? NOBODY) n += countOf(decks.deck, def);
  return n;
}

/** The Combine values of which one may be equalled or exceeded by one (VW-UPG-04; under Nightmare VW-RULING-36). */
function combineBases(decks: Decks, rules: UpgradeRules, removed: string | undefined): readonly number[] {
  if (removed !== undefined) return [memoryOf(rules, removed).combine];
  return [...new Set(decks.deck.map((def) => memoryOf(rules, def).combine))];
}

const isNext = (combine: number, base: number): boolean => combine === base || combine === base + 1;

function combineObstacle(combine: number, bases: readonly number[], def: string): Obstacle | undefined {
  if (bases.some((base) => isNext(combine, base))) return undefined;
  const highest = Math.max(...bases);
  if (combine > highest)
    return { code: 'combineTooHigh', rule: 'VW-UPG-04', args: { memory: def, combine, most: highest + 1 } };
  return { code: 'combineTooLow', rule: 'VW-UPG-04', args: { memory: def, combine, least: Math.min(...bases) } };
}

/** `decks` is what the first half left; `removed` is absent under Nightmare. */
export function whyNotAdd(
  decks: Decks,
  rules: UpgradeRules,
  def: string,
  removed: string | undefined,
): Obstacle | undefined {
  const memory = memoryOf(rules, def);
  if (memory.tier !== 'upgrade') return { code: 'notAnUpgrade', rule: 'VW-UPG-06', args: { memory: def } };
  if (!decks.box.includes(def))
    return { code: 'copiesGone', rule: 'VW-UPG-08', args: { memory: def, copies: memory.copies } };
  const step = combineObstacle(memory.combine, combineBases(decks, rules, removed), def);
  if (step) return step;
  if (memory.combine >= LOCKED_COMBINE && rules.campaignsWon < 1)
    return { code: 'combineLocked', rule: 'VW-UPG-12', args: { memory: def, combine: memory.combine } };
  return boxedObstacle(decks, rules, memory);
}

/** VW-RULING-38 */
function boxedObstacle(decks: Decks, rules: UpgradeRules, added: MemoryCard): Obstacle | undefined {
  if (added.boxed !== undefined) {
    const need = boxedNeeds(decks, rules, added.boxed) + 1;
    const have = countOf(decks.returned, added.boxed);
    if (have < need) {
      const rule = need > 1 ? 'VW-UPG-10' : 'VW-UPG-09';
      return { code: 'boxedMissing', rule, args: { memory: added.id, boxed: added.boxed, need, have } };
    }
  }
  const need = boxedNeeds(decks, rules, added.id);
  // As `addMemory` takes them: a returned copy goes only when no other is left.
  const have = Math.min(countOf(decks.returned, added.id), countOf(decks.box, added.id) - 1);
  if (have >= need) return undefined;
  return { code: 'boxedStillNeeded', rule: 'VW-RULING-38', args: { memory: added.id, need, have } };
}

export function whyNotRemove(decks: Decks, rules: UpgradeRules, def: string): Obstacle | undefined {
  if (rules.nightmare) {
    if (decks.deck.length > LEAST_MEMORIES) return undefined;
    const args = { memory: def, memories: decks.deck.length, least: LEAST_MEMORIES };
    return { code: 'deckAtMinimum', rule: 'VW-DIFF-07', args };
  }
  // Both halves belong together (VW-UPG-05): what nothing could replace is not offered.
  const after = copyDecks(decks);
  removeMemory(after, rules, def);
  const { combine } = memoryOf(rules, def);
  for (const [i, entry] of after.box.entries()) {
    // Most of the box is out of reach, or another copy of what has just been looked at.
    if (entry === after.box[i - 1] || !isNext(memoryOf(rules, entry).combine, combine)) continue;
    if (!whyNotAdd(after, rules, entry, def)) return undefined;
  }
  return { code: 'nothingToAdd', rule: 'VW-UPG-05', args: { memory: def, combine } };
}

/** One entry per name, in the order of the content. */
export function distinct(list: readonly string[], rules: UpgradeRules): string[] {
  const present = new Set(list);
  const names: string[] = [];
  for (const def of rules.memories.keys()) if (present.has(def)) names.push(def);
  return names;
}

export function additions(decks: Decks, rules: UpgradeRules, removed: string | undefined): string[] {
  return distinct(decks.box, rules).filter((def) => !whyNotAdd(decks, rules, def, removed));
}

export function removals(decks: Decks, rules: UpgradeRules): string[] {
  return distinct(decks.deck, rules).filter((def) => !whyNotRemove(decks, rules, def));
}

/** What is wrong with lists that come from outside (a Rogue's permanent deck). */
export function deckFaults(decks: Pick<Decks, 'deck' | 'returned'>, rules: UpgradeRules, upgrades: number): string[] {
  for (const def of [...decks.deck, ...decks.returned]) {
    if (!rules.memories.has(def)) return [`there is no Memory '${def}'`];
  }
  const faults: string[] = [];
  let added = 0;
  let removed = 0;
  for (const memory of rules.memories.values()) {
    const inDeck = countOf(decks.deck, memory.id);
    const inBox = countOf(decks.returned, memory.id);
    if (memory.tier === 'upgrade') {
      added += inDeck;
      if (inDeck + inBox > memory.copies) faults.push(`more than ${memory.copies} copies of '${memory.id}'`);
    } else {
      removed += inBox;
      if (inDeck + inBox !== memory.copies) faults.push(`'${memory.id}' has ${memory.copies} copies in deck and box`);
    }
    const need = boxedNeeds({ ...decks, box: [] }, rules, memory.id);
    if (need > inBox) faults.push(`${need} Memories in the deck need a returned '${memory.id}' each (VW-UPG-10)`);
  }
  if (decks.deck.length < LEAST_MEMORIES) faults.push(`fewer than ${LEAST_MEMORIES} Memories (VW-UPG-13)`);
  if (Math.max(added, removed) > upgrades) faults.push(`more permanent upgrades than the ${upgrades} Campaigns won`);
  return faults;
}
