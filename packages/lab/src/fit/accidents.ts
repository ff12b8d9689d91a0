import { type AnyGame, fastRng, type GameState, int, type Prompt, type RngState, type Seat } from '@veilhall/engine';
import type { AnyPractice } from '@veilhall/kit';

/** One turn in so many begins with an accident. */
const ONE_IN = 3;

/** A table that may be one of practice. */
interface Practised {
  readonly game: AnyGame;
  readonly practice?: AnyPractice;
  readonly accidents?: true;
}

/** Lets accidents befall the seats of one practice game; the same ones when the game is gone through again. */
export class Accidents {
  readonly #game: AnyGame;
  readonly #practice: AnyPractice | undefined;
  readonly #rng: RngState;
  readonly #turns = new Map<Seat, number>();

  constructor({ game, practice, accidents }: Practised, deal: string) {
    this.#game = game;
    this.#practice = accidents && practice;
    this.#rng = fastRng(`${deal}/accidents`);
  }

  /** Called with every prompt; true at the first of a turn that an accident may have changed. */
  befall(state: GameState, { seat }: Prompt): boolean {
    const { search } = this.#game.hints ?? {};
    if (!this.#practice?.disturb || !search) return false;
    const turn = search.turn(state, seat);
    if (this.#turns.get(seat) === turn) return false;
    this.#turns.set(seat, turn);
    if (int(this.#rng, 'accident', ONE_IN) !== 0) return false;
    this.#practice.disturb(state, seat, this.#rng);
    return true;
  }
}
