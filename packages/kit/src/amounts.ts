import type { Who } from './effects/verb.ts';
import { plural } from './words.ts';

/** Something that texts count, with its words: "for each Threat in play", "with 4 or more Threats in play". */
export interface Counter<S> {
  readonly one: string;
  readonly many: string;
  /** Where one of it reads "a Deja in play" rather than "at least 1". */
  readonly article?: 'a' | 'an';
  count(t: S, who: Who): number;
}

/** `n` times a counter, where the text says "for each", and never more than `most`. */
export interface Amount<C extends string> {
  readonly n?: number | undefined;
  readonly per?: C | undefined;
  readonly most?: number | undefined;
}

export interface CountCondition<C extends string> {
  readonly of: C;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

export interface Counters<S, C extends string> {
  count(t: S, who: Who, of: C): number;
  amount(t: S, who: Who, amount: Amount<C>): number;
  holds(t: S, who: Who, condition: CountCondition<C>): boolean;
  /** " for each Threat in play, at most 5", to be put behind what is counted. */
  perText(amount: Amount<C>): string;
  /** "with 2 to 4 Threats in play", without a capital. */
  conditionText(condition: CountCondition<C>): string;
}

export function counters<S, C extends string>(rows: Readonly<Record<C, Counter<S>>>): Counters<S, C> {
  const count = (t: S, who: Who, of: C): number => rows[of].count(t, who);
  return {
    count,
    amount(t, who, { n = 1, per, most }) {
      const whole = per === undefined ? n : n * count(t, who, per);
      return most === undefined ? whole : Math.min(whole, most);
    },
    holds(t, who, { of, atLeast, atMost }) {
      const n = count(t, who, of);
      return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
    },
    perText({ per, most }) {
      if (per === undefined) return '';
      return ` for each ${rows[per].one}${most === undefined ? '' : `, at most ${most}`}`;
    },
    conditionText({ of, atLeast, atMost }) {
      const { one, many, article } = rows[of];
      if (atMost === 0) return `with no ${many}`;
      if (atLeast !== undefined && atMost !== undefined)
        return atLeast === atMost
          ? `with exactly ${plural(atLeast, one, many)}`
          : `with ${atLeast} to ${atMost} ${many}`;
      if (atMost !== undefined) return `with at most ${plural(atMost, one, many)}`;
      if ((atLeast ?? 1) > 1) return `with ${atLeast} or more ${many}`;
      return article ? `with ${article} ${one}` : `with at least 1 ${one}`;
    },
  };
}
