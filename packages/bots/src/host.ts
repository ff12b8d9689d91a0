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
  readonly told?: readonly Fact[];
}

/** Puts a decision of the real game to a bot: its view, its options, and worlds made from what its seat knows. */
export function askFor(game: AnyGame, state: GameState, seat: Seat, rng: RngState, extras: AskExtras = {}): Ask {
  const prompt = extras.prompt ?? questionTo(game, state, seat);
  if (!prompt) throw new Error(`seat ${seat} has nothing to decide`);
  return {
    game,
    seat,
    prompt,
    get view() {
      return game.view(state, seat);
    },
    told: extras.told ?? [],
    worlds(count) {
      const worlds: GameState[] = [];
      for (let i = 0; i < count; i++) worlds.push(game.determinize(state, seat, freshRng(rng)));
      return worlds;
    },
    rng,
    budget: extras.budget ?? {},
    memory: extras.memory ?? {},
  };
}

/** A stream of chance of its own, fixed by the parent's. */
export const freshRng = (parent: RngState): RngState => fastRng(int(parent, 'fresh', 0x1_0000_0000));
