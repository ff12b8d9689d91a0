import type { AnyGame, GameState, Move, Prompt, SearchHints, Seat } from '@veilhall/engine';
import { type Ask, questionTo } from './bot.ts';
import type { Effort } from './effort.ts';
import { Rest } from './rest.ts';

/** More picks than any turn takes to end. */
const MOST_PICKS = 48;

/** Plays a state on, as `pick` says, for as long as the seat is in the given one of its turns. */
export function endTurn(
  game: AnyGame,
  search: SearchHints<GameState>,
  { state, seat, turn }: { readonly state: GameState; readonly seat: Seat; readonly turn: number },
  pick: (prompt: Prompt) => Move,
): void {
  for (let picks = 0; picks < MOST_PICKS && search.turn(state, seat) === turn; picks++) {
    const prompt = questionTo(game, state, seat);
    if (!prompt) return;
    game.apply(state, seat, pick(prompt));
  }
}

/** Judges the states that one decision leads to, where they are alike in all but their value. */
export class TurnEnd {
  readonly #ask: Ask;
  readonly #effort: Effort;
  readonly #rest: Rest;
  /** Which of its turns the seat is in, where the game counts them. */
  readonly #turn: number;

  /** `world` is as it was when the question was put. */
  constructor(ask: Ask, effort: Effort, world: GameState) {
    this.#ask = ask;
    this.#effort = effort;
    this.#rest = new Rest(ask, world);
    this.#turn = ask.game.hints?.search?.turn(world, ask.seat) ?? 0;
  }

  /** What comes of a pick is partly up to others who answer at once. */
  get isShared(): boolean {
    return this.#rest.isShared;
  }

  /**
   * The value of a state of world number `world` once this turn is over, with nothing more done in it, and the others'
   * answers are in: lines that stop in the middle must not look better for what is still to be paid. Plays the state on.
   */
  valueAt(state: GameState, world: number): number {
    const { game, seat } = this.#ask;
    const search = game.hints?.search;
    if (search)
      endTurn(game, search, { state, seat, turn: this.#turn }, (prompt) => {
        this.#effort.spend();
        return search.defaultPick(state, seat, prompt);
      });
    this.#rest.settle(state, world);
    return game.evaluate(state, seat);
  }
}
