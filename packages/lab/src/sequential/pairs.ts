import type { Seat } from '@veilhall/engine';
import type { Played } from '../play.ts';
import { Tally } from '../stats/tally.ts';

/** paired: each bot plays all seats of the same deals. versus: they share a table, and every deal is played again with seats swapped. */
export type PairMode = 'paired' | 'versus';

/** Counts pairs of games on the same deal, in the order of the deals: whichever is finished first may have been short for a reason. */
export class Pairs {
  /** By the upper bot's points: see PairCounts. */
  readonly counts: number[];
  readonly lower = new Tally();
  readonly upper = new Tally();
  readonly #mode: PairMode;
  readonly #early = new Map<number, Played>();

  constructor(mode: PairMode) {
    this.#mode = mode;
    this.counts = new Array(mode === 'paired' ? 3 : 5).fill(0);
  }

  get pairs(): number {
    return this.lower.clusters;
  }

  /** Pairs in which one of them got more out of the deal. */
  get onlyLower(): number {
    return sum(this.counts.slice(0, (this.counts.length - 1) / 2));
  }

  get onlyUpper(): number {
    return sum(this.counts.slice((this.counts.length + 1) / 2));
  }

  add(played: Played): void {
    this.#early.set(played.index, played);
  }

  /** Counts the next deal, if both of its games are there. */
  next(): boolean {
    const first = this.#early.get(2 * this.pairs);
    const second = this.#early.get(2 * this.pairs + 1);
    if (!first || !second) return false;
    this.#early.delete(first.index);
    this.#early.delete(second.index);
    if (this.#mode === 'paired') this.#countAlone(first.winners.length > 0, second.winners.length > 0);
    else this.#countAtOneTable(first.winners, second.winners);
    return true;
  }

  #countAlone(lowerWon: boolean, upperWon: boolean): void {
    this.#count(1 + Number(upperWon) - Number(lowerWon));
    this.lower.add(Number(lowerWon), 1);
    this.upper.add(Number(upperWon), 1);
  }

  /** Seats alternate between the two; a win counts for the bot whose seat won. */
  #countAtOneTable(first: readonly Seat[], swapped: readonly Seat[]): void {
    let points = 0;
    let [lowerWins, upperWins] = [0, 0];
    for (const [lowerParity, winners] of [first, swapped].entries()) {
      const lowerWon = winners.some((seat) => seat % 2 === lowerParity);
      const upperWon = winners.some((seat) => seat % 2 !== lowerParity);
      points += 1 + Number(upperWon) - Number(lowerWon);
      if (lowerWon && !upperWon) lowerWins++;
      if (upperWon && !lowerWon) upperWins++;
    }
    this.#count(points);
    this.lower.add(lowerWins, 2);
    this.upper.add(upperWins, 2);
  }

  #count(points: number): void {
    this.counts[points] = (this.counts[points] ?? 0) + 1;
  }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
