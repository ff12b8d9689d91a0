import type { AnyGame, Features, GameState, Move, OptionId, SearchHints, Worth } from '@veilhall/engine';
import { type Ask, type Memory, optionAt } from './bot.ts';
import { takePlanned } from './plan.ts';
import { endTurn } from './turn-end.ts';

/** Why a pick is good, in words for people. */
export interface Why {
  /** The pick it is compared with: what lets things take their course, or the next best. */
  readonly instead?: OptionId;
  /** What it changes, the weightiest first: "a Key in reach", "one Spirit less". */
  readonly reasons: readonly string[];
}

const WORLDS = 8;
const MOST_REASONS = 3;
/** As logarithms of odds: what counts for less is no reason. */
const HARDLY = 0.02;

/**
 * What a bot's pick changes, by the features of the position once the turn is over. What the bot planned to follow is
 * in the memory that it decided with. Nothing where the game has no features, or nothing that people would see changes.
 */
export function whyOf(ask: Ask, option: OptionId): Why | undefined {
  const { game, prompt } = ask;
  const { features, search, worths } = game.hints ?? {};
  const move = prompt.options.findIndex(({ id }) => id === option);
  const worth = worths?.(prompt)?.[move];
  if (worth) return { reasons: [inWords(worth)] };
  if (!features || !search || prompt.moves < 2) return undefined;
  const turn = new Turn(ask, search);
  const other = turn.alternative(move);
  const reasons = compared(turn, features, move, other);
  return reasons.length > 0 ? { instead: optionAt(prompt, other), reasons } : undefined;
}

/** "Rather than End the Play Phase: a Key in reach, one Spirit less." */
export function whySentence({ instead, reasons }: Why, labelOf: (option: OptionId) => string): string {
  const said = reasons.join(', ');
  if (instead !== undefined) return `Rather than ${labelOf(instead)}: ${said}.`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

function inWords({ effect }: Worth): string {
  const games = Math.round(100 * effect);
  if (games === 0) return 'as good as any other where chance chose';
  return `about ${Math.abs(games)} wins in 100 ${games > 0 ? 'more' : 'less'} where chance chose`;
}

function compared(turn: Turn, { list, of, weights, topics }: Features<GameState>, move: Move, other: Move): string[] {
  const changes: number[] = new Array(list.length).fill(0);
  let wins = 0;
  for (let k = 0; k < WORLDS; k++) {
    const [after, instead] = turn.both(move, other);
    if (turn.isWon(after) && !turn.isWon(instead)) wins++;
    const [now, then] = [of(after, turn.seat), of(instead, turn.seat)];
    if (!now || !then) continue;
    for (const [i, value] of now.entries()) changes[i] = (changes[i] ?? 0) + (value - (then[i] ?? 0)) / WORLDS;
  }
  if (2 * wins > WORLDS) return ['it wins the game'];
  const place = new Map(list.map(({ name }, i) => [name, i]));
  const by = (name: string): number => changes[place.get(name) ?? -1] ?? 0;
  const told = topics.flatMap(({ features, says }) => {
    let weight = 0;
    for (const name of features) weight += (weights[place.get(name) ?? -1] ?? 0) * by(name);
    const words = Math.abs(weight) < HARDLY ? undefined : says(by);
    return words === undefined ? [] : [{ words, weight: Math.abs(weight) }];
  });
  const reasons = told.sort((a, b) => b.weight - a.weight).map(({ words }) => words);
  return [...new Set(reasons)].slice(0, MOST_REASONS);
}

/** The rest of a turn, in worlds that the seat cannot tell from the real one. */
class Turn {
  readonly #ask: Ask;
  readonly #search: SearchHints<GameState>;
  readonly #plan: Memory['plan'];

  constructor(ask: Ask, search: SearchHints<GameState>) {
    this.#ask = ask;
    this.#search = search;
    this.#plan = ask.memory.plan;
  }

  get seat(): number {
    return this.#ask.seat;
  }

  get #game(): AnyGame {
    return this.#ask.game;
  }

  isWon(state: GameState): boolean {
    return this.#game.outcome(state)?.winners.includes(this.seat) ?? false;
  }

  /** The pick that lets things take their course, or, where that is the pick itself, the best of the others. */
  alternative(move: Move): Move {
    const { prompt } = this.#ask;
    const [world] = this.#ask.worlds(1) as [GameState];
    const usual = this.#search.defaultPick(world, this.seat, prompt);
    if (usual !== move) return usual;
    const others = this.#search.candidates(world, this.seat, prompt).filter((each) => each !== move);
    let best = others[0] ?? (move === 0 ? 1 : 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const other of others) {
      const value = this.#game.evaluate(this.#after(world, other), this.seat);
      if (value > most) [best, most] = [other, value];
    }
    return best;
  }

  /** One world after the pick and what was planned to follow it, and after the other. */
  both(move: Move, other: Move): [GameState, GameState] {
    const [world] = this.#ask.worlds(1) as [GameState];
    return [this.#after(world, move, this.#plan), this.#after(world, other)];
  }

  #after(world: GameState, move: Move, plan: Memory['plan'] = []): GameState {
    const { seat } = this;
    const state = this.#game.clone(world);
    const turn = this.#search.turn(state, seat);
    const memory: Memory = { plan };
    this.#game.apply(state, seat, move);
    endTurn(
      this.#game,
      this.#search,
      { state, seat, turn },
      (prompt) => takePlanned(memory, prompt) ?? this.#search.defaultPick(state, seat, prompt),
    );
    return state;
  }
}
