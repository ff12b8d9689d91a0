import { fastRng, type GameState, int, isOffer, type Prompt, type Seat } from '@veilhall/engine';
import { type Ask, moveCount, questionTo } from './bot.ts';

/** Picks that each of those asked at once may take to answer. */
const MOST_EACH = 4;

/**
 * Where several seats answer the same question at once, a position is judged when all have: before that a high bid only
 * looks spent. The others pick by the game's rule of thumb, or anything; in one world always the same.
 */
export class Rest {
  readonly #ask: Ask;
  readonly #others: readonly Seat[];
  readonly #seed: number;

  /** `world` is as it was when the question was put. */
  constructor(ask: Ask, world: GameState) {
    const { game, seat } = ask;
    this.#ask = ask;
    // A game that tells turns apart lets its seats play them side by side: nobody waits for anybody's answer there.
    this.#others = game.hints?.search
      ? []
      : game.prompts(world).flatMap((prompt) => (prompt.seat !== seat && this.#isAlike(prompt) ? [prompt.seat] : []));
    this.#seed = this.isShared ? int(ask.rng, 'answers', 0x1_0000_0000) : 0;
  }

  /** Others answer along with this seat. */
  get isShared(): boolean {
    return this.#others.length > 0;
  }

  /** Plays the given state of world number `world` on until the others' answers are in. */
  settle(state: GameState, world: number): void {
    if (!this.isShared) return;
    const { game, seat } = this.#ask;
    const rng = fastRng(this.#seed + world);
    for (let left = MOST_EACH * this.#others.length; left > 0; left--) {
      const prompt = questionTo(game, state, seat) ? undefined : this.#open(state);
      if (!prompt) return;
      const pick = game.hints?.habits?.normalPick(state, prompt.seat, prompt, rng);
      game.apply(state, prompt.seat, pick ?? int(rng, 'answer', moveCount(prompt)));
    }
  }

  #open(state: GameState): Prompt | undefined {
    return this.#ask.game.prompts(state).find((prompt) => this.#others.includes(prompt.seat) && this.#isAlike(prompt));
  }

  #isAlike(prompt: Prompt): boolean {
    return prompt.ask === this.#ask.prompt.ask && !isOffer(prompt);
  }
}
