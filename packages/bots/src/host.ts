import {
  type AnyGame,
  type Fact,
  fastRng,
  type GameState,
  int,
  type Prompt,
  type RngState,
  type Seat,
} from '@veilhall/engine';
import { type Ask, type Budget, type Memory, questionTo } from './bot.ts';

export interface AskExtras {
  readonly budget?: Budget;
  readonly memory?: Memory;
  /** The seat's prompt, where the caller has it at hand. */
  readonly prompt?: Prompt;
  /** What the seat has been told since the start of the game, for bots that draw conclusions from it. */
  readonly facts?: readonly Fact[];
}

const NO_FACTS: readonly Fact[] = [];
const UNLIMITED: Budget = {};

/** One of these is made for every simulated decision, so it holds no closures. */
class SeatAsk implements Ask {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly facts: readonly Fact[];
  readonly rng: RngState;
  readonly budget: Budget;
  readonly memory: Memory;
  readonly #state: GameState;

  constructor(game: AnyGame, state: GameState, prompt: Prompt, rng: RngState, extras: AskExtras) {
    this.game = game;
    this.seat = prompt.seat;
    this.prompt = prompt;
    this.facts = extras.facts ?? NO_FACTS;
    this.rng = rng;
    this.budget = extras.budget ?? UNLIMITED;
    this.memory = extras.memory ?? {};
    this.#state = state;
  }

  get view(): unknown {
    return this.game.view(this.#state, this.seat);
  }

  worlds(count: number): GameState[] {
    const worlds: GameState[] = [];
    for (let i = 0; i < count; i++) worlds.push(this.game.determinize(this.#state, this.seat, freshRng(this.rng)));
    return worlds;
  }
}

/** Puts a decision of the real game to a bot: its view, its options, and worlds made from what its seat knows. */
export function askFor(game: AnyGame, state: GameState, seat: Seat, rng: RngState, extras: AskExtras = {}): Ask {
  const prompt = extras.prompt ?? questionTo(game, state, seat);
  if (prompt?.seat !== seat) throw new Error(`seat ${seat} has nothing to decide`);
  return new SeatAsk(game, state, prompt, rng, extras);
}

/** A stream of chance of its own, fixed by the parent's. */
export const freshRng = (parent: RngState): RngState => fastRng(int(parent, 'fresh', 0x1_0000_0000));
