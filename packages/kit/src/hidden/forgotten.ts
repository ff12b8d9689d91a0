import type { GameState, Json, Viewer } from '@veilhall/engine';
import type { z } from 'zod';
import { changedLeaves, leaves } from './leaves.ts';
import type { AnyUnknown } from './unknown.ts';

export interface Disclosure<S> {
  /**
   * What everybody sees or what nobody can learn anything from, by hand, from the ledger's table of hidden information:
   * beginnings of paths as `leaves` writes them, in which `*` stands for any one step.
   */
  readonly open: readonly string[];
  readonly unknowns: readonly AnyUnknown<S>[];
  /** States in which every unknown has slots, of any number of seats. */
  readonly samples: Iterable<S>;
  readonly seats: (state: S) => number;
  clone(state: S): S;
}

/** `determinize` replaces the chance as a whole, and no view ever holds it. */
const ALWAYS_COVERED = 'rng';

/**
 * The leaves of a state that are neither listed open nor covered by an unknown: so that a pile which is forgotten in a
 * view's rules is not forgotten in the tests of it as well. A name under `open` that fits no leaf is an error.
 */
export function forgotten<S extends GameState>(schema: z.core.$ZodType, disclosure: Disclosure<S>): string[] {
  const all = leaves(schema);
  const stale = disclosure.open.filter((name) => !all.some((leaf) => begins(leaf, name)));
  if (stale.length > 0) throw new Error(`no part of the state is called ${stale.join(', ')}`);
  const covered = new Set(coveredLeaves(schema, disclosure));
  return all.filter(
    (leaf) =>
      !begins(leaf, ALWAYS_COVERED) && !covered.has(leaf) && !disclosure.open.some((name) => begins(leaf, name)),
  );
}

/** The leaves that the unknowns' slots reach, found by planting something else in every slot. */
export function coveredLeaves<S extends GameState>(
  schema: z.core.$ZodType,
  { unknowns, samples, seats, clone }: Omit<Disclosure<S>, 'open'>,
): string[] {
  const found = new Set<string>();
  for (const state of samples) {
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats(state) }, (_, seat) => seat)];
    for (const unknown of unknowns) {
      for (const who of viewers) {
        const copy = clone(state);
        for (const slot of unknown.slots(copy, who)) slot.set(planted(slot.get()));
        for (const leaf of changedLeaves(schema, state, copy)) found.add(leaf);
      }
    }
  }
  return [...found].sort();
}

/** A value of the same shape that differs in every leaf. */
function planted(value: Json): Json {
  if (typeof value === 'string') return `${value} planted`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(planted);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, planted(member)]));
}

function begins(leaf: string, name: string): boolean {
  const steps = leaf.split('.');
  return name.split('.').every((step, i) => steps[i] !== undefined && (step === '*' || step === steps[i]));
}
