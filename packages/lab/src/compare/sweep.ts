import type { AnyReading } from '@veilhall/kit';
import { type Interval, roundedInterval } from '../stats/shares.ts';
import { Tally } from '../stats/tally.ts';
import { type Change, changesBetween, type PlayedVariant } from './compare.ts';

/** One number that is varied: of a card (`memories/memory-salt/combine`) or of the set-up (`options/vignette`). */
export interface Lever {
  readonly path: readonly string[];
  /** Its value as the game has it. */
  readonly printed: number | undefined;
  /** What makes a game with this value: a pack, or options. */
  set(value: number): { readonly pack: unknown } | { readonly options: unknown };
}

/** The path leads nowhere, or not to a number. */
export class LeverError extends Error {}

export interface SweepRow {
  readonly value: number;
  readonly games: number;
  readonly won: number;
  readonly interval: Interval;
  /** Against the first value of the sweep, on the same deals. */
  readonly changes: readonly Change[];
}

/** A step of a path: a list's entry goes by its id or its place, a member by its name. */
function stepInto(value: unknown, step: string): string | number | undefined {
  if (Array.isArray(value)) {
    const byId = value.findIndex((entry) => typeof entry === 'object' && entry !== null && entry.id === step);
    const at = byId >= 0 ? byId : Number(step);
    return Number.isInteger(at) && at >= 0 && at < value.length ? at : undefined;
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? step : undefined;
}

/** A copy of plain data with one number changed. */
function withNumber(data: unknown, path: readonly string[], value: number): unknown {
  const copy: unknown = structuredClone(data);
  let at = copy;
  for (const [i, step] of path.entries()) {
    const key = stepInto(at, step);
    if (key === undefined) throw new LeverError(`there is nothing at '${path.slice(0, i + 1).join('/')}'`);
    const inside = at as Record<string | number, unknown>;
    if (i < path.length - 1) at = inside[key];
    else if (typeof inside[key] === 'number') inside[key] = value;
    else throw new LeverError(`'${path.join('/')}' is not a number`);
  }
  return copy;
}

function numberAt(data: unknown, path: readonly string[]): number {
  let at = data;
  for (const step of path) {
    const key = stepInto(at, step);
    if (key === undefined) throw new LeverError(`there is nothing at '${path.join('/')}'`);
    at = (at as Record<string | number, unknown>)[key];
  }
  if (typeof at !== 'number') throw new LeverError(`'${path.join('/')}' is not a number`);
  return at;
}

/** Finds what a path means: an option of the set-up, or a number on a card as it is written. */
export function leverAt(path: string, game: string, reading: AnyReading, options: unknown): Lever {
  const steps = path.split('/');
  const [family = '', id = '', ...rest] = steps;
  if (family === 'options') {
    const names = steps.slice(1);
    const [name = ''] = names;
    const printed = Reflect.get(Object(options), name);
    return {
      path: steps,
      printed: typeof printed === 'number' ? printed : undefined,
      set: (value) => ({ options: { ...Object(options), [name]: value } }),
    };
  }
  const families = Object.keys(reading.written);
  if (!families.includes(family)) throw new LeverError(`'${family}' is none of options, ${families.join(', ')}`);
  const card = (reading.written[family] ?? []).find((one) => one.id === id);
  if (!card) throw new LeverError(`there is no card '${id}' among ${family}`);
  return {
    path: steps,
    printed: numberAt(card, rest),
    set(value) {
      const changed = withNumber(card, rest, value);
      return { pack: { format: 'veilhall-pack/1', game, id: 'sweep', name: 'Sweep', [family]: [changed] } };
    },
  };
}

/** One line per value, each against the first. */
export function sweepRows(values: readonly number[], variants: readonly PlayedVariant[], seats: number): SweepRow[] {
  const [first] = variants;
  return variants.map(({ played }, i): SweepRow => {
    const tally = new Tally();
    for (const { winners } of played) tally.add(winners.length > 0 ? 1 : 0, 1);
    return {
      value: values[i] ?? 0,
      games: played.length,
      won: tally.value,
      interval: roundedInterval(tally.share),
      changes: first && i > 0 ? changesBetween(first.played, played, seats) : [],
    };
  });
}
