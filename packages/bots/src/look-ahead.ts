import { type Considered, fastRng, type GameState, type Hints, int, type Move } from '@veilhall/engine';
import { type Ask, onlyMove } from './bot.ts';

/** No chapter of any game takes so many. */
const MOST_PICKS = 600;
/** As many worlds as the first impression counts for. */
const FIRST_IMPRESSION = 4;

/** One decision: everybody plays on by rule of thumb to the end of the chapter, after each of the picks, in one world after another. */
export class LookAhead {
  readonly #ask: Ask;
  readonly #hints: Hints<GameState>;
  readonly #world: () => GameState;
  readonly #until: number;
  #picksLeft: number;

  constructor(ask: Ask, hints: Hints<GameState>, picks: number, world: () => GameState) {
    this.#ask = ask;
    this.#hints = hints;
    this.#world = world;
    this.#picksLeft = picks;
    this.#until = ask.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ask.budget.ms;
  }

  best(considered: readonly Considered[]): Move {
    const sums = considered.map(({ value }) => FIRST_IMPRESSION * value);
    let worlds = FIRST_IMPRESSION;
    while (this.#picksLeft > 0 && performance.now() < this.#until) {
      const world = this.#world();
      const seed = int(this.#ask.rng, 'ahead', 0x1_0000_0000);
      for (const [i, { move }] of considered.entries()) sums[i] = (sums[i] as number) + this.#after(world, move, seed);
      worlds++;
    }
    let best = considered[0] as Considered;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, entry] of considered.entries()) {
      const value = (sums[i] as number) / worlds - entry.cost;
      if (value <= most) continue;
      most = value;
      best = entry;
    }
    return best.move;
  }

  #after(world: GameState, move: Move, seed: number): number {
    const { game, seat } = this.#ask;
    const { habits, chapter } = this.#hints;
    const state = game.clone(world);
    game.apply(state, seat, move);
    this.#picksLeft--;
    if (!habits || !chapter) return game.evaluate(state, seat);
    const now = chapter(world);
    const rng = fastRng(seed);
    for (let picks = 0; picks < MOST_PICKS && chapter(state) === now; picks++) {
      const prompt = game.prompts(state)[0];
      if (!prompt) break;
      game.apply(state, prompt.seat, onlyMove(prompt) ?? habits.normalPick(state, prompt.seat, prompt, rng));
      this.#picksLeft--;
    }
    return game.evaluate(state, seat);
  }
}
