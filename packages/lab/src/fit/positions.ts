import { fastRng, type GameState, type Seat } from '@veilhall/engine';
import { dealt, forgetting, type Played, type Table } from '../play.ts';
import { dealOf } from '../seeds.ts';
import { Accidents } from './accidents.ts';
import { SampleList, type Samples } from './samples.ts';

/** What games show. */
export interface Positions {
  /** Positions as they came about. */
  readonly met: Samples;
  /** Positions that an accident was about to change, and by how much it changed each feature. */
  readonly before: Samples;
  readonly changes: Samples;
}

/** Goes through kept games again and takes positions from them, as a seat that was asked there could know them. */
export async function positionsOf(
  table: Table,
  played: readonly Played[],
  onGame: (done: number) => Promise<void>,
): Promise<Positions> {
  const walk = new Walk(table);
  for (const [done, one] of played.entries()) {
    if (one.fault === undefined) walk.through(one);
    await onGame(done + 1);
  }
  return { met: walk.met.samples, before: walk.before.samples, changes: walk.changes.samples };
}

class Walk {
  readonly met = new SampleList();
  readonly before = new SampleList();
  readonly changes = new SampleList();
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  through({ index, moves = [], winners }: Played): void {
    const { game, seed } = this.#table;
    const deal = dealOf(seed, index);
    const rng = fastRng(`${deal}/positions`);
    const accidents = new Accidents(this.#table, deal);
    const turns = new Map<Seat, number | undefined>();
    const read = (at: GameState, seat: Seat) => game.hints?.features?.of(game.determinize(at, seat, rng), seat);
    let state = dealt(this.#table, deal);
    for (const move of moves) {
      const prompt = game.prompts(state)[0];
      if (!prompt) throw new Error(`game ${index} of seed ${seed} does not go as it went`);
      const { seat } = prompt;
      const turn = game.hints?.search?.turn(state, seat);
      // The first of a turn: bots compare positions in which a turn is over, and in the middle of one what is not used yet looks good.
      const isTaken = turn === undefined || turns.get(seat) !== turn;
      turns.set(seat, turn);
      const features = isTaken ? read(state, seat) : undefined;
      const won = winners.includes(seat);
      if (features) this.met.add(index, seat, features, won);
      if (accidents.befall(state, prompt)) {
        state = forgetting(state);
        const after = features && read(state, seat);
        if (features && after) {
          this.before.add(index, seat, features, won);
          this.changes.add(
            index,
            seat,
            after.map((value, i) => value - (features[i] ?? 0)),
            won,
          );
        }
      }
      game.apply(state, seat, move);
    }
  }
}
