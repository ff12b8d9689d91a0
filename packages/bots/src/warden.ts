import {
  type Considered,
  type Deduction,
  fastRng,
  type GameState,
  type Hints,
  int,
  type OptionId,
} from '@veilhall/engine';
import { adept } from './adept.ts';
import { type Ask, type Bot, onlyMove } from './bot.ts';
import { freshRng } from './host.ts';

/** Picks played ahead for one decision, if the budget names no number. */
const PICKS_AHEAD = 1_500;
/** No chapter of any game takes so many. */
const MOST_PICKS = 600;
/** As many worlds as the first impression counts for. */
const FIRST_IMPRESSION = 4;

/**
 * Keeps an eye on everybody: reads from what the others do who they may be, sees what comes of its best picks in worlds
 * dealt by those beliefs, and takes care not to be read itself. Without a game of secrets it is an adept.
 */
export const warden: Bot = {
  id: 'warden',
  decide(ask) {
    const { game, seat, prompt, told, memory, rng } = ask;
    const { hints } = game;
    const deduction = hints?.deduction;
    if (!deduction) return adept.decide(ask);
    const only = onlyMove(prompt);
    if (only !== undefined) return only;
    const world = ask.worlds(1)[0] as GameState;
    memory.notes = deduction.read(world, seat, told, memory.notes);
    const picks = ask.budget.iterations ?? PICKS_AHEAD;
    const considered = picks > 0 ? deduction.closer(world, seat, memory.notes, prompt) : [];
    if (considered.length < 2) return deduction.choose(world, seat, memory.notes, prompt, rng);
    return new LookAhead(ask, hints, deduction, picks).best(considered);
  },
};

/** One decision: everybody plays on by rule of thumb to the end of the chapter, after each of the picks, in one world after another. */
class LookAhead {
  readonly #ask: Ask;
  readonly #hints: Hints<GameState>;
  readonly #deduction: Deduction<GameState>;
  readonly #until: number;
  #picksLeft: number;

  constructor(ask: Ask, hints: Hints<GameState>, deduction: Deduction<GameState>, picks: number) {
    this.#ask = ask;
    this.#hints = hints;
    this.#deduction = deduction;
    this.#picksLeft = picks;
    this.#until = ask.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ask.budget.ms;
  }

  best(considered: readonly Considered[]): OptionId {
    const sums = considered.map(({ worth }) => FIRST_IMPRESSION * worth);
    let worlds = FIRST_IMPRESSION;
    while (this.#picksLeft > 0 && performance.now() < this.#until) {
      const world = this.#world();
      const seed = int(this.#ask.rng, 'ahead', 0x1_0000_0000);
      for (const [i, { option }] of considered.entries())
        sums[i] = (sums[i] as number) + this.#after(world, option, seed);
      worlds++;
    }
    let best = considered[0] as Considered;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, entry] of considered.entries()) {
      const worth = (sums[i] as number) / worlds - entry.cost;
      if (worth <= most) continue;
      most = worth;
      best = entry;
    }
    return best.option;
  }

  #world(): GameState {
    const { seat, memory, rng } = this.#ask;
    const world = this.#ask.worlds(1)[0] as GameState;
    this.#deduction.deal(world, seat, memory.notes, freshRng(rng));
    return world;
  }

  #after(world: GameState, option: OptionId, seed: number): number {
    const { game, seat } = this.#ask;
    const { habits, chapter } = this.#hints;
    const state = game.clone(world);
    game.apply(state, seat, option);
    this.#picksLeft--;
    if (!habits || !chapter) return game.evaluate(state, seat);
    const now = chapter(world);
    const rng = fastRng(seed);
    for (let picks = 0; picks < MOST_PICKS && chapter(state) === now; picks++) {
      const prompt = game.prompts(state)[0];
      if (!prompt) break;
      game.apply(state, prompt.seat, onlyMove(prompt) ?? habits.quick(state, prompt.seat, prompt, rng));
      this.#picksLeft--;
    }
    return game.evaluate(state, seat);
  }
}
