import { fastRng, type GameState, int, type Seat } from '@veilhall/engine';
import { dealt, type Played, type Table } from '../play.ts';
import { dealOf } from '../seeds.ts';
import { SampleList, type Samples } from './samples.ts';

/** Of the prompts in the middle of a turn one in so many is taken; the first of a turn always. */
const ONE_IN = 6;

/** Goes through kept games again and takes positions from them, as a seat that was asked there could know them. */
export async function positionsOf(
  table: Table,
  played: readonly Played[],
  onGame: (done: number) => Promise<void>,
): Promise<Samples> {
  const list = new SampleList();
  for (const [done, one] of played.entries()) {
    if (one.fault === undefined) walk(table, one, list);
    await onGame(done + 1);
  }
  return list.samples;
}

function walk({ game, ...table }: Table, { index, moves = [], winners }: Played, list: SampleList): void {
  const deal = dealOf(table.seed, index);
  const state = dealt({ game, ...table }, deal);
  const rng = fastRng(`${deal}/positions`);
  const turns = new Map<Seat, number>();
  for (const move of moves) {
    const prompt = game.prompts(state)[0];
    if (!prompt) throw new Error(`game ${index} of seed ${table.seed} does not go as it went`);
    const { seat } = prompt;
    const turn = game.hints?.search?.turn(state, seat);
    const isFirst = turn !== undefined && turns.get(seat) !== turn;
    if (turn !== undefined) turns.set(seat, turn);
    if (isFirst || int(rng, 'position', ONE_IN) === 0) {
      const world: GameState = game.determinize(state, seat, rng);
      const features = game.hints?.features?.of(world, seat);
      if (features) list.add(index, seat, features, winners.includes(seat));
    }
    game.apply(state, seat, move);
  }
}
