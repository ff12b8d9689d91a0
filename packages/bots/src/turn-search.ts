import { chanceUsed, type GameState, type Move, type Prompt } from '@veilhall/engine';
import { type Ask, type PlannedPick, questionTo } from './bot.ts';
import type { Effort } from './effort.ts';
import { fingerprint } from './fingerprint.ts';
import { lastStanding } from './halving.ts';
import { plannedPick } from './plan.ts';
import { revealed } from './reveal.ts';
import { TurnEnd } from './turn-end.ts';
import { worthwhile } from './veto.ts';

/** Nodes kept per layer in the first, quick dive, and how much wider each dive after it is. */
const FIRST_WIDTH = 2;
const WIDER = 3;
const DEEPEST = 48;
/** So many states and no more are kept at a time. */
const MOST_MOMENTS = 10_000;
/** Worlds that judge every line in which something hidden comes to light. */
const PROBES = 2;
/** How many lines come to the final judgement, in how many worlds at most, and the share of the effort before it. */
const FINALISTS = 8;
const MOST_WORLDS = 64;
const SEARCHING = 0.65;

/** A moment of the turn that is fully known: nothing was revealed and no chance used on the way to it. */
interface Moment {
  /** The moment as it is in each world, worked out when it is needed. */
  readonly states: GameState[];
  readonly prompt: Prompt;
  readonly value: number;
  readonly from?: { readonly moment: Moment; readonly move: Move };
  /** What its picks lead to, once looked at. */
  steps?: readonly Step[];
}

/** A pick that ends what can be foreseen, and its value on average over the worlds it was tried in. */
interface Line {
  readonly moment: Moment;
  readonly move: Move;
  readonly value: number;
}

/** A pick leads to another known moment, or ends a line. */
type Step = { readonly next: Moment } | { readonly line: Line };

/** The move to make now, and what is to follow it. */
export interface TurnPlan {
  readonly move: Move;
  readonly later: readonly PlannedPick[];
}

/**
 * Looks for the best sequence of own picks up to the next reveal, use of chance or decision of somebody else. Every line
 * is judged by the same worlds, and by its average over them: no line may profit from knowing which world it is in.
 */
export function searchTurn(ask: Ask, effort: Effort): TurnPlan {
  return new TurnSearch(ask, effort).plan();
}

class TurnSearch {
  readonly #ask: Ask;
  readonly #effort: Effort;
  readonly #met = new Map<number, Moment>();
  readonly #lines: Line[] = [];
  readonly #root: Moment;
  readonly #end: TurnEnd;

  constructor(ask: Ask, effort: Effort) {
    this.#ask = ask;
    this.#effort = effort;
    this.#root = { states: [], prompt: ask.prompt, value: 0 };
    this.#end = new TurnEnd(ask, effort, this.#stateIn(this.#root, 0));
  }

  plan(): TurnPlan {
    for (let width = FIRST_WIDTH, tried = -1; tried < this.#effort.tried; width *= WIDER) {
      tried = this.#effort.tried;
      if (!this.#dive(width)) break;
    }
    const best = this.#judged();
    return best
      ? planOf(best)
      : { move: worthwhile(this.#ask.game, this.#stateIn(this.#root, 0), this.#ask.prompt)[0] ?? 0, later: [] };
  }

  /** Goes through the turn layer by layer, keeping the most promising moments; false when the effort is used up. */
  #dive(width: number): boolean {
    let layer: Moment[] = [this.#root];
    const seen = new Set<Moment>(layer);
    for (let depth = 0; layer.length > 0 && depth < DEEPEST; depth++) {
      const next: Moment[] = [];
      for (const moment of layer) {
        for (const step of this.#stepsFrom(moment)) {
          if (!('next' in step) || seen.has(step.next)) continue;
          seen.add(step.next);
          next.push(step.next);
        }
      }
      next.sort((a, b) => b.value - a.value);
      layer = next.slice(0, width);
      if (!this.#isCut()) continue;
      // Half a turn looked at would only find what ends it early: the moments reached are lines, too.
      for (const { from, states } of layer)
        if (from && states[0]) this.#line({ ...from, value: this.#end.valueAt(this.#ask.game.clone(states[0]), 0) });
      return false;
    }
    return true;
  }

  #isCut(): boolean {
    return this.#effort.isSpent(SEARCHING) || this.#met.size >= MOST_MOMENTS;
  }

  #stepsFrom(moment: Moment): readonly Step[] {
    if (moment.steps) return moment.steps;
    const steps: Step[] = [];
    for (const move of worthwhile(this.#ask.game, this.#stateIn(moment, 0), moment.prompt)) {
      if (this.#isCut()) return steps;
      steps.push(this.#step(moment, move));
    }
    moment.steps = steps;
    return steps;
  }

  #step(moment: Moment, move: Move): Step {
    const { game, seat } = this.#ask;
    const before = this.#stateIn(moment, 0);
    const state = game.clone(before);
    const events = game.apply(state, seat, move);
    this.#effort.spend();
    if (chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events)) {
      return this.#probed(moment, move, state);
    }
    const prompt = questionTo(game, state, seat);
    if (!prompt) return this.#probed(moment, move, state);
    const key = fingerprint(state, 'rng');
    let next = this.#met.get(key);
    if (!next) {
      next = { states: [state], prompt, value: game.evaluate(state, seat), from: { moment, move } };
      this.#met.set(key, next);
    }
    return { next };
  }

  /** Ends a line; `state` is what the move leads to in the first world. */
  #probed(moment: Moment, move: Move, state: GameState): Step {
    let sum = this.#end.valueAt(state, 0);
    for (let k = 1; k < PROBES; k++) sum += this.#valueIn(moment, move, k);
    return this.#line({ moment, move, value: sum / PROBES });
  }

  #line(line: Line): Step {
    this.#lines.push(line);
    return { line };
  }

  #valueIn(moment: Moment, move: Move, k: number): number {
    return this.#end.valueAt(this.#after(moment, move, k), k);
  }

  #stateIn(moment: Moment, k: number): GameState {
    const known = moment.states[k];
    if (known) return known;
    const state = moment.from ? this.#after(moment.from.moment, moment.from.move, k) : this.#ask.worlds(1)[0];
    if (!state) throw new Error(`there is no world ${k}`);
    moment.states[k] = state;
    return state;
  }

  #after(moment: Moment, move: Move, k: number): GameState {
    const { game, seat } = this.#ask;
    const state = game.clone(this.#stateIn(moment, k));
    game.apply(state, seat, move);
    this.#effort.spend();
    return state;
  }

  /** The best lines are judged in many worlds; what a few worlds flattered falls back. */
  #judged(): Line | undefined {
    const finalists = this.#lines.sort((a, b) => b.value - a.value).slice(0, FINALISTS);
    return lastStanding(finalists, {
      effort: this.#effort,
      worlds: MOST_WORLDS,
      judge: ({ moment, move }, k) => this.#valueIn(moment, move, k),
      first: { of: ({ value }) => value, weight: PROBES },
    });
  }
}

/** Whatever comes after the first move is kept across turns, and therefore by name. */
function planOf(line: Line): TurnPlan {
  let { moment, move } = line;
  const later: PlannedPick[] = [];
  for (let { from } = moment; from; from = moment.from) {
    later.push(plannedPick(moment.prompt, move));
    ({ moment, move } = from);
  }
  return { move, later: later.reverse() };
}
