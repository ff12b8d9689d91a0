import type { Refusal, Seat } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { upgradeRules } from './rules.ts';
import {
  additions,
  copyDecks,
  type Decks,
  distinct,
  type Obstacle,
  removeMemory,
  type UpgradeRules,
  whyNotAdd,
  whyNotRemove,
} from './upgrades.ts';

/** Upgrades a player would try and cannot make, each with its rule and numbers. Empty while no upgrade is offered. */
export function campaignWhyNot(content: Content, state: State, seat: Seat): Refusal[] {
  const { work, legacy } = wraithAt(state, seat);
  const frame = work.at(-1);
  if (frame?.do !== 'upgrade') return [];
  const rules = upgradeRules(content, state, frame.why);
  if (frame.removed !== undefined) return additionsRefused(legacy, rules, frame.removed);
  const refusals: Refusal[] = [];
  for (const def of distinct(legacy.deck, rules)) {
    const obstacle = whyNotRemove(legacy, rules, def);
    if (obstacle) refusals.push(refusal(obstacle, `deck:${def}`));
  }
  return [...refusals, ...(rules.nightmare ? additionsRefused(legacy, rules) : neverAddable(legacy, rules))];
}

const refusal = ({ code, rule, args }: Obstacle, on: string): Refusal => ({ code, rule, on, args });

function upgradesOf(rules: UpgradeRules): string[] {
  const defs: string[] = [];
  for (const memory of rules.memories.values()) if (memory.tier === 'upgrade') defs.push(memory.id);
  return defs;
}

function additionsRefused(decks: Decks, rules: UpgradeRules, removed?: string): Refusal[] {
  const after = copyDecks(decks);
  if (removed !== undefined) removeMemory(after, rules, removed);
  const refusals: Refusal[] = [];
  for (const def of upgradesOf(rules)) {
    const obstacle = whyNotAdd(after, rules, def, removed);
    if (obstacle) refusals.push(refusal(obstacle, `box:${def}`));
  }
  return refusals;
}

/** Before the first half: Upgrades that no Memory of the deck would make room for. */
function neverAddable(decks: Decks, rules: UpgradeRules): Refusal[] {
  const possible = new Set<string>();
  for (const out of distinct(decks.deck, rules)) {
    const after = copyDecks(decks);
    removeMemory(after, rules, out);
    for (const def of additions(after, rules, out)) possible.add(def);
  }
  const refusals: Refusal[] = [];
  for (const def of upgradesOf(rules)) {
    if (possible.has(def)) continue;
    const obstacle = whyNotAdd(decks, rules, def, undefined);
    if (obstacle) refusals.push(refusal(obstacle, `box:${def}`));
  }
  return refusals;
}
