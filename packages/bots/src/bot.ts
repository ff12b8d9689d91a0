import {
  type AnyGame,
  type Fact,
  type GameState,
  isOffer,
  type Move,
  type OptionId,
  type Prompt,
  type RngState,
  type Seat,
} from '@veilhall/engine';

/** How long a bot may think. Iterations (picks tried) make a decision repeatable; milliseconds are for live play only. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
  /** Nobody waits for the answer any more: whoever searches asks now and then, and comes to an end. */
  readonly isMoot?: () => boolean;
}

/** What a bot may keep from one of its decisions to the next of the same game. The host hands it back; it never leaves the bot's seat. */
export interface Memory {
  plan?: readonly PlannedPick[];
  /** What it has read out of `facts` so far; the game's own bookkeeping, plain data. */
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
  readonly facts: readonly Fact[];
  /**
   * Fresh full states that this seat cannot tell from the real one; the bot may play on in them as it likes. All of them
   * offer the seat the same moves in the same order, so that a place names one move in every world, for as long as
   * nothing is revealed and no chance is used.
   */
  worlds(count: number): GameState[];
  /** The bot's own chance, apart from the game's. */
  readonly rng: RngState;
  readonly budget: Budget;
  readonly memory: Memory;
}

export interface Bot {
  readonly id: string;
  /** Its pick by place, for whoever answers this very prompt. */
  move(ask: Ask): Move;
  /** The same pick by name, for everybody else. */
  decide(ask: Ask): OptionId;
}

export function makeBot(id: string, move: (ask: Ask) => Move): Bot {
  return { id, move, decide: (ask) => optionAt(ask.prompt, move(ask)) };
}

/** What the game waits for this seat to decide. */
export function questionTo(game: AnyGame, state: GameState, seat: Seat): Prompt | undefined {
  return game.prompts(state).find((prompt) => prompt.seat === seat && !isOffer(prompt));
}

/** What a bot may pick: never a table setting, and it never gives up. */
export const moves = (prompt: Prompt): Move[] => Array.from({ length: moveCount(prompt) }, (_, move) => move);

export function moveCount(prompt: Prompt): number {
  if (isOffer(prompt)) throw new Error(`'${prompt.ask}' offers seat ${prompt.seat} no move of the game`);
  return prompt.moves;
}

/** Where there is nothing to choose. */
export const onlyMove = (prompt: Prompt): Move | undefined => (moveCount(prompt) === 1 ? 0 : undefined);

export function optionAt(prompt: Prompt, move: Move): OptionId {
  const option = prompt.options[move];
  if (!option || move >= prompt.moves) throw new Error(`'${prompt.ask}' has no move ${move}`);
  return option.id;
}
