import type { Effort } from './effort.ts';

/** Worlds after which somebody can be clearly behind, and by how many standard errors. */
const CLEAR_WORLDS = 8;
const CLEARLY = 3;

export interface Contest<T> {
  readonly effort: Effort;
  /** How good a contender is in world number `world`; all of them are judged in the same ones. Nothing when cut short. */
  judge(one: T, world: number): number | undefined;
  /** No more worlds than that. */
  readonly worlds: number;
  /** What is thought of a contender beforehand, and for how many worlds it counts. */
  readonly first?: { readonly of: (one: T) => number; readonly weight: number };
  /** What choosing it costs besides. */
  readonly cost?: (one: T) => number;
}

interface Contender<T> {
  readonly one: T;
  readonly values: number[];
  /** Of the values, with what was thought beforehand and without the cost. */
  mean: number;
}

/**
 * Successive halving: the contenders are compared in one world after another, and the more of the effort is used, the
 * fewer are left to share the rest of it. At most two remain to the end; whoever is clearly behind drops out at once.
 */
export function lastStanding<T>(all: readonly T[], contest: Contest<T>): T | undefined {
  const { effort, worlds } = contest;
  let standing: Contender<T>[] = all.map((one) => ({ one, values: [], mean: beforehand(contest, one) }));
  const began = effort.used();
  for (let world = 0; world < worlds && standing.length > 1 && !effort.isSpent(); world++) {
    const judged = judgeIn(standing, contest, world);
    // Without any opinion on the others the few that were judged must do.
    if (judged < standing.length) return best(world > 0 || contest.first ? standing : standing.slice(0, judged))?.one;
    const progress = Math.max((world + 1) / worlds, (effort.used() - began) / (1 - began));
    standing = survivors(standing, 1 + Math.ceil((all.length - 1) * (1 - progress)));
  }
  return best(standing)?.one;
}

function beforehand<T>({ first, cost }: Contest<T>, one: T): number {
  return (first?.of(one) ?? Number.NEGATIVE_INFINITY) - (cost?.(one) ?? 0);
}

/** How many of them could be judged; a world that was cut short counts for nobody, unless there is no other. */
function judgeIn<T>(standing: readonly Contender<T>[], contest: Contest<T>, world: number): number {
  const found: number[] = [];
  for (const { one } of standing) {
    const value = contest.effort.isSpent() ? undefined : contest.judge(one, world);
    if (value === undefined) break;
    found.push(value);
  }
  if (found.length < standing.length && world > 0) return found.length;
  for (const [i, contender] of standing.slice(0, found.length).entries()) {
    contender.values.push(found[i] as number);
    if (found.length === standing.length || !contest.first) contender.mean = meanOf(contender, contest);
  }
  return found.length;
}

function meanOf<T>({ one, values }: Contender<T>, { first, cost }: Contest<T>): number {
  let sum = first ? first.weight * first.of(one) : 0;
  for (const value of values) sum += value;
  return sum / ((first?.weight ?? 0) + values.length) - (cost?.(one) ?? 0);
}

function best<T>(standing: readonly Contender<T>[]): Contender<T> | undefined {
  let leader = standing[0];
  for (const other of standing) if (leader && other.mean > leader.mean) leader = other;
  return leader;
}

/** The best `most` of them, but never fewer than two for a reason other than being clearly behind. */
function survivors<T>(standing: Contender<T>[], most: number): Contender<T>[] {
  const leader = best(standing);
  if (!leader) return standing;
  const left = standing.filter((other) => other === leader || !isBehind(other, leader));
  const keep = Math.max(2, most);
  if (left.length <= keep) return left;
  const ranked = left.toSorted((a, b) => b.mean - a.mean).slice(0, keep);
  return left.filter((contender) => ranked.includes(contender));
}

/** By the differences world by world; equals in every world count as behind, for one of them is enough. */
function isBehind<T>(other: Contender<T>, leader: Contender<T>): boolean {
  const n = leader.values.length;
  if (n < CLEAR_WORLDS) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const by = (leader.values[i] as number) - (other.values[i] as number);
    sum += by;
    squares += by * by;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
  return leader.mean - other.mean >= 0 && mean >= CLEARLY * error;
}
