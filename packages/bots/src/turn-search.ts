import { chanceUsed, type GameState, type Move, type Prompt } from '@veilhall/engine';
import { type Ask, type PlannedPick, questionTo, worthwhile } from './bot.ts';
import { fingerprint } from './fingerprint.ts';
import { plannedPick } from './plan.ts';
import { revealed } from './reveal.ts';
import { turnOf, valueAfterTurn } from './turn-end.ts';

export interface SearchSettings {
  /** Nodes kept per layer, pass after pass: a quick dive first, then wider for as long as the budget lasts. */
  readonly widths: readonly number[];
  /** Worlds that judge every line in which something hidden comes to light, and worlds that judge the best of them. */
  readonly probes: number;
  readonly worlds: number;
  /** How many lines come to the final judgement. */
  readonly finalists: number;
  /** Picks tried out. */
  readonly iterations: number;
  readonly deepest: number;
}

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
  value: number;
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
export function searchTurn(ask: Ask, settings: SearchSettings): TurnPlan {
  return new TurnSearch(ask, settings).plan();
}

class TurnSearch {
  readonly #ask: Ask;
  readonly #settings: SearchSettings;
  readonly #met = new Map<number, Moment>();
  readonly #lines: Line[] = [];
  readonly #until: number;
  #iterations = 0;
  #turn = 0;

  constructor(ask: Ask, settings: SearchSettings) {
    this.#ask = ask;
    this.#settings = settings;
    this.#until = ask.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ask.budget.ms;
  }

  plan(): TurnPlan {
    const root: Moment = { states: [], prompt: this.#ask.prompt, value: 0 };
    this.#turn = turnOf(this.#ask, this.#stateIn(root, 0));
    // The first dive is always finished: half a turn looked at would only find what ends it early.
    const [dive = 1, ...wider] = this.#settings.widths;
    this.#pass(root, dive, Number.POSITIVE_INFINITY);
    for (const width of wider) if (!this.#pass(root, width, this.#settings.iterations)) break;
    const best = this.#judged();
    return best ? planOf(best) : { move: 0, later: [] };
  }

  /** Goes through the turn layer by layer, keeping the most promising moments; false when the budget is used up. */
  #pass(root: Moment, width: number, iterations: number): boolean {
    let layer: Moment[] = [root];
    const seen = new Set<Moment>(layer);
    for (let depth = 0; layer.length > 0 && depth < this.#settings.deepest; depth++) {
      const next: Moment[] = [];
      for (const moment of layer) {
        if (this.#iterations >= iterations || performance.now() >= this.#until) return false;
        for (const step of this.#stepsFrom(moment)) {
          if (!('next' in step) || seen.has(step.next)) continue;
          seen.add(step.next);
          next.push(step.next);
        }
      }
      next.sort((a, b) => b.value - a.value);
      layer = next.slice(0, width);
    }
    return true;
  }

  #stepsFrom(moment: Moment): readonly Step[] {
    if (moment.steps) return moment.steps;
    const steps: Step[] = [];
    for (const move of worthwhile(this.#ask.game, this.#stateIn(moment, 0), moment.prompt))
      steps.push(this.#step(moment, move));
    moment.steps = steps;
    return steps;
  }

  #step(moment: Moment, move: Move): Step {
    const { game, seat } = this.#ask;
    const before = this.#stateIn(moment, 0);
    const state = game.clone(before);
    const events = game.apply(state, seat, move);
    this.#iterations++;
    if (chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events)) {
      let sum = this.#valueAfterTurn(state);
      for (let k = 1; k < this.#settings.probes; k++) sum += this.#valueIn(moment, move, k);
      return this.#line({ moment, move, value: sum / this.#settings.probes });
    }
    const prompt = questionTo(game, state, seat);
    if (!prompt) return this.#line({ moment, move, value: game.evaluate(state, seat) });
    const key = fingerprint(state, 'rng');
    let next = this.#met.get(key);
    if (!next) {
      next = { states: [state], prompt, value: game.evaluate(state, seat), from: { moment, move } };
      this.#met.set(key, next);
    }
    return { next };
  }

  #line(line: Line): Step {
    this.#lines.push(line);
    return { line };
  }

  #valueIn(moment: Moment, move: Move, k: number): number {
    return this.#valueAfterTurn(this.#after(moment, move, k));
  }

  #valueAfterTurn(state: GameState): number {
    return valueAfterTurn(this.#ask, state, this.#turn, () => this.#iterations++);
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
    this.#iterations++;
    return state;
  }

  /** The best lines are judged in all worlds; what a few worlds flattered falls back. */
  #judged(): Line | undefined {
    const { finalists, worlds } = this.#settings;
    const last = this.#lines.sort((a, b) => b.value - a.value).slice(0, finalists);
    let best: Line | undefined;
    for (const line of last) {
      let sum = 0;
      for (let k = 0; k < worlds; k++) sum += this.#valueIn(line.moment, line.move, k);
      line.value = sum / worlds;
      if (!best || line.value > best.value) best = line;
    }
    return best;
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
