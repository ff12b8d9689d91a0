import {
  type AnyGame,
  type Fact,
  type GameState,
  isOffer,
  movesOf,
  type OptionId,
  type Prompt,
  type RngState,
  type Seat,
} from '@veilhall/engine';

/** How long a bot may think. Iterations make a decision repeatable; milliseconds are for live play only. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** What a bot may keep from one of its decisions to the next of the same game. The host hands it back; it never leaves the bot's seat. */
export interface Memory {
  plan?: readonly PlannedPick[];
  /** What it has read out of `told` so far; the game's own bookkeeping, plain data. */
  notes?: unknown;
}

export interface PlannedPick {
  /** The prompt this pick was planned for; another prompt means that the plan no longer holds. */
  readonly prompt: string;
  readonly option: OptionId;
}

/** Everything a bot is told. There is no way from here to anything its seat does not know. */
export interface Ask {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly view: unknown;
  /** Everything the seat has been told since the start, oldest first; empty where the host does not keep it. */
  readonly told: readonly Fact[];
  /** Fresh full states that this seat cannot tell from the real one; the bot may play on in them as it likes. */
  worlds(count: number): GameState[];
  /** The bot's own chance, apart from the game's. */
  readonly rng: RngState;
  readonly budget: Budget;
  readonly memory: Memory;
}

export interface Bot {
  readonly id: string;
  decide(ask: Ask): OptionId;
}

/** What the game waits for this seat to decide. */
export function questionTo(game: AnyGame, state: GameState, seat: Seat): Prompt | undefined {
  return game.prompts(state).find((prompt) => prompt.seat === seat && !isOffer(prompt));
}

/** What a bot that thinks should think about: the game may know which moves are pointless. */
export function worthwhile(game: AnyGame, state: GameState, prompt: Prompt): readonly OptionId[] {
  return game.hints?.search?.candidates(state, prompt.seat, prompt) ?? moves(prompt);
}

/** What a bot may pick: never a table setting, and it never gives up. */
export function moves(prompt: Prompt): OptionId[] {
  const ids = movesOf(prompt);
  if (ids.length === 0) throw new Error(`'${prompt.ask}' offers seat ${prompt.seat} no move of the game`);
  return ids;
}

/** Where there is nothing to choose. */
export function onlyMove(prompt: Prompt): OptionId | undefined {
  const ids = moves(prompt);
  return ids.length === 1 ? ids[0] : undefined;
}
