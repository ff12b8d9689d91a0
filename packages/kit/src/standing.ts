import type { Ability, AnyEffect } from './effects/script.ts';
import type { Who } from './effects/verb.ts';

/** Abilities in force, by what they do: the rules ask for one thing at a time, and often. */
export type ByVerb<V extends string, B> = Readonly<Record<V, readonly B[]>>;

export function byVerb<E extends AnyEffect, V extends E['verb'], B extends Ability<E>>(
  abilities: readonly B[],
  verbs: readonly V[],
): ByVerb<V, B> {
  const doing = (verb: V): readonly B[] =>
    abilities.filter(({ script }) => script.effects.some((effect) => effect.verb === verb));
  return Object.fromEntries(verbs.map((verb) => [verb, doing(verb)])) as Record<V, readonly B[]>;
}

type Of<E extends AnyEffect, V extends string> = Extract<E, { verb: V }>;

export interface StandingParts<S, E extends AnyEffect, V extends E['verb'], B extends Ability<E>> {
  /** Visits what lies in force for somebody, wherever it lies; `card` is the instance, 0 for none. */
  over(t: S, of: Who, verb: V, visit: (abilities: readonly B[], card: number) => void): void;
  holds?(t: S, of: Who, ability: B): boolean;
}

/** Gives the function that calls `use` for every effect of a kind that is in force as long as its card is in play. */
export function standing<S, E extends AnyEffect, V extends E['verb'], B extends Ability<E>>({
  over,
  holds,
}: StandingParts<S, E, V, B>) {
  return function eachStanding<K extends V>(
    t: S,
    of: Who,
    verb: K,
    use: (effect: Of<E, K>, card: number, source: B) => void,
  ): void {
    over(t, of, verb, (abilities, card) => {
      for (const ability of abilities) {
        if (holds && !holds(t, of, ability)) continue;
        for (const effect of ability.script.effects) if (effect.verb === verb) use(effect as Of<E, K>, card, ability);
      }
    });
  };
}

/** One reason why a number is not the printed one. `by` is the card or rule. */
export type Change = { readonly by: string } & (
  | { readonly set: number }
  | { readonly add: number }
  | { readonly times: number }
);

export interface Modified {
  readonly printed: number;
  readonly now: number;
  /** What changed it, in the order in which it counts; for inspectors. */
  readonly reasons: readonly Change[];
}

export interface Bounds {
  /** Holds for the sum and for the result. */
  readonly least?: number;
  readonly most?: number;
  readonly round?: 'up' | 'down';
}

const idle = (change: Change): boolean =>
  'add' in change ? change.add === 0 : 'times' in change && change.times === 1;

/** The last value set, then everything added, then everything multiplied; rounded once. */
export function modified(printed: number, changes: Iterable<Change>, bounds: Bounds = {}): Modified {
  const { least = 0, most = Number.POSITIVE_INFINITY, round = 'up' } = bounds;
  const all = [...changes].filter((change) => !idle(change));
  const sets = all.filter((change) => 'set' in change).slice(-1);
  const adds = all.filter((change) => 'add' in change);
  const factors = all.filter((change) => 'times' in change);
  let now = sets[0]?.set ?? printed;
  for (const { add } of adds) now += add;
  now = Math.max(least, now);
  let factor = 1;
  for (const { times } of factors) factor *= times;
  now = (round === 'up' ? Math.ceil : Math.floor)(now * factor);
  return { printed, now: Math.min(most, Math.max(least, now)), reasons: [...sets, ...adds, ...factors] };
}
