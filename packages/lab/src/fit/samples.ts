import type { Seat } from '@veilhall/engine';

/** Positions as rows of features (the first is always 1), and how each game went from there. */
export interface Samples {
  /** Features per row. */
  readonly size: number;
  readonly count: number;
  /** Row after row. */
  readonly rows: Float64Array;
  /** 1 where the seat won; something between where it is a forecast. */
  readonly won: Float64Array;
  /** Number of the game, in rising order: positions of one game stand together and in the order of play. */
  readonly games: Int32Array;
  readonly seats: Int32Array;
  /** Odds that each begins with, before its features count. */
  readonly odds?: Float64Array;
}

/** The samples whose game passes. */
export function samplesWhere(samples: Samples, passes: (game: number) => boolean): Samples {
  const { size, games } = samples;
  const kept: number[] = [];
  for (const [n, game] of games.entries()) if (passes(game)) kept.push(n);
  const rows = new Float64Array(kept.length * size);
  for (const [to, from] of kept.entries()) rows.set(samples.rows.subarray(from * size, (from + 1) * size), to * size);
  const { odds } = samples;
  return {
    size,
    count: kept.length,
    rows,
    ...(odds && { odds: Float64Array.from(kept, (n) => odds[n] as number) }),
    won: Float64Array.from(kept, (n) => samples.won[n] as number),
    games: Int32Array.from(kept, (n) => games[n] as number),
    seats: Int32Array.from(kept, (n) => samples.seats[n] as number),
  };
}

/** The features that change in the course of a game; the others belong to how it was set up. */
export function changing({ size, count, rows, games }: Samples): ReadonlySet<number> {
  const found = new Set<number>();
  for (let n = 1; n < count; n++) {
    if (games[n] !== games[n - 1]) continue;
    for (let i = 0; i < size; i++) if (rows[n * size + i] !== rows[(n - 1) * size + i]) found.add(i);
  }
  return found;
}

/** Collects samples one by one. */
export class SampleList {
  readonly #rows: number[] = [];
  readonly #won: number[] = [];
  readonly #games: number[] = [];
  readonly #seats: number[] = [];

  add(game: number, seat: Seat, features: readonly number[], won: boolean): void {
    for (const value of features) this.#rows.push(value);
    this.#won.push(won ? 1 : 0);
    this.#games.push(game);
    this.#seats.push(seat);
  }

  get samples(): Samples {
    const count = this.#won.length;
    return {
      size: count === 0 ? 0 : this.#rows.length / count,
      count,
      rows: Float64Array.from(this.#rows),
      won: Float64Array.from(this.#won),
      games: Int32Array.from(this.#games),
      seats: Int32Array.from(this.#seats),
    };
  }
}
