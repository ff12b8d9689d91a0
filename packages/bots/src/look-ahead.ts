import { type Considered, fastRng, type GameState, type Hints, int, isOffer, type Move } from '@veilhall/engine';
import { type Ask, onlyMove } from './bot.ts';
import type { Effort } from './effort.ts';
import { lastStanding } from './halving.ts';
import { keenPick } from './keen.ts';

/** No chapter of any game takes so many. */
const MOST_PICKS = 600;
/** As many worlds as the first impression counts for. */
const FIRST_IMPRESSION = 4;

interface Ahead {
  readonly number: number;
  readonly world: GameState;
  /** All contenders meet the same chance. */
  readonly seed: number;
}

/** One decision: everybody plays on by rule of thumb to the end of the chapter, after each of the picks, in one world after another. */
export class LookAhead {
  readonly #ask: Ask;
  readonly #hints: Hints<GameState>;
  readonly #world: () => GameState;
  readonly #effort: Effort;
  #ahead: Ahead | undefined;

  constructor(ask: Ask, hints: Hints<GameState>, effort: Effort, world: () => GameState) {
    this.#ask = ask;
    this.#hints = hints;
    this.#world = world;
    this.#effort = effort;
  }

  best(considered: readonly [Considered, ...Considered[]]): Move {
    const found = lastStanding(considered, {
      effort: this.#effort,
      worlds: Number.POSITIVE_INFINITY,
      judge: ({ move }, number) => this.#after(this.#aheadIn(number), move),
      first: { of: ({ value }) => value, weight: FIRST_IMPRESSION },
      cost: ({ cost }) => cost,
    });
    return (found ?? considered[0]).move;
  }

  #aheadIn(number: number): Ahead {
    if (this.#ahead?.number === number) return this.#ahead;
    this.#ahead = { number, world: this.#world(), seed: int(this.#ask.rng, 'ahead', 0x1_0000_0000) };
    return this.#ahead;
  }

  #after({ world, seed }: Ahead, move: Move): number | undefined {
    const { game, seat } = this.#ask;
    const { habits, chapter } = this.#hints;
    const state = game.clone(world);
    game.apply(state, seat, move);
    this.#effort.spend();
    if (!habits || !chapter) return game.evaluate(state, seat);
    const now = chapter(world);
    const rng = fastRng(seed);
    for (let picks = 0; picks < MOST_PICKS && chapter(state) === now; picks++) {
      const prompt = game.prompts(state).find((one) => !isOffer(one));
      if (!prompt) break;
      if (this.#effort.isSpent()) return undefined;
      game.apply(state, prompt.seat, onlyMove(prompt) ?? keenPick(habits, state, { seat: prompt.seat, prompt, rng }));
      this.#effort.spend();
    }
    return game.evaluate(state, seat);
  }
}
