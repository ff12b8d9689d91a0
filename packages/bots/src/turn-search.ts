import { chanceUsed, type GameState, type OptionId, type Prompt } from '@veilhall/engine';
import { type Ask, moves, type PlannedPick, questionTo, worthwhile } from './bot.ts';
import { fingerprint } from './fingerprint.ts';
import { revealed } from './reveal.ts';
import { turnOf, worthAfterTurn } from './turn-end.ts';

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
  readonly from?: { readonly moment: Moment; readonly option: OptionId };
  /** What its picks lead to, once looked at. */
  steps?: readonly Step[];
}

/** A pick that ends what can be foreseen, and what it is worth on average over the worlds it was tried in. */
interface Line {
  readonly moment: Moment;
  readonly option: OptionId;
  worth: number;
}

/** A pick leads to another known moment, or ends a line. */
type Step = { readonly next: Moment } | { readonly line: Line };

/**
 * Looks for the best sequence of own picks up to the next reveal, use of chance or decision of somebody else. Every line
 * is judged by the same worlds, and by its average over them: no line may profit from knowing which world it is in.
 */
export function searchTurn(ask: Ask, settings: SearchSettings): PlannedPick[] {
  return new TurnSearch(ask, settings).plan();
}

/** Names a prompt by what is asked and offered. */
export function promptKey(prompt: Prompt): string {
  let key = prompt.ask;
  for (const option of prompt.options) key += `|${option.id}`;
  return key;
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

  plan(): PlannedPick[] {
    const { prompt } = this.#ask;
    const root: Moment = { states: [], prompt, value: 0 };
    this.#turn = turnOf(this.#ask, this.#stateIn(root, 0));
    // The first dive is always finished: half a turn looked at would only find what ends it early.
    const [dive = 1, ...wider] = this.#settings.widths;
    this.#pass(root, dive, Number.POSITIVE_INFINITY);
    for (const width of wider) if (!this.#pass(root, width, this.#settings.iterations)) break;
    const best = this.#judged();
    return best ? picksOf(best) : [{ prompt: promptKey(prompt), option: moves(prompt)[0] ?? '' }];
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
    for (const option of worthwhile(this.#ask.game, this.#stateIn(moment, 0), moment.prompt))
      steps.push(this.#step(moment, option));
    moment.steps = steps;
    return steps;
  }

  #step(moment: Moment, option: OptionId): Step {
    const { game, seat } = this.#ask;
    const before = this.#stateIn(moment, 0);
    const state = game.clone(before);
    const events = game.apply(state, seat, option);
    this.#iterations++;
    if (chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events)) {
      let sum = this.#worth(state);
      for (let k = 1; k < this.#settings.probes; k++) sum += this.#worthIn(moment, option, k);
      return this.#line({ moment, option, worth: sum / this.#settings.probes });
    }
    const prompt = questionTo(game, state, seat);
    if (!prompt) return this.#line({ moment, option, worth: game.evaluate(state, seat) });
    const key = fingerprint(state, 'rng');
    let next = this.#met.get(key);
    if (!next) {
      next = { states: [state], prompt, value: game.evaluate(state, seat), from: { moment, option } };
      this.#met.set(key, next);
    }
    return { next };
  }

  #line(line: Line): Step {
    this.#lines.push(line);
    return { line };
  }

  #worthIn(moment: Moment, option: OptionId, k: number): number {
    return this.#worth(this.#after(moment, option, k));
  }

  #worth(state: GameState): number {
    return worthAfterTurn(this.#ask, state, this.#turn, () => this.#iterations++);
  }

  #stateIn(moment: Moment, k: number): GameState {
    const known = moment.states[k];
    if (known) return known;
    const state = moment.from ? this.#after(moment.from.moment, moment.from.option, k) : this.#ask.worlds(1)[0];
    if (!state) throw new Error(`there is no world ${k}`);
    moment.states[k] = state;
    return state;
  }

  #after(moment: Moment, option: OptionId, k: number): GameState {
    const { game, seat } = this.#ask;
    const state = game.clone(this.#stateIn(moment, k));
    game.apply(state, seat, option);
    this.#iterations++;
    return state;
  }

  /** The best lines are judged in all worlds; what a few worlds flattered falls back. */
  #judged(): Line | undefined {
    const { finalists, worlds } = this.#settings;
    const last = this.#lines.sort((a, b) => b.worth - a.worth).slice(0, finalists);
    let best: Line | undefined;
    for (const line of last) {
      let sum = 0;
      for (let k = 0; k < worlds; k++) sum += this.#worthIn(line.moment, line.option, k);
      line.worth = sum / worlds;
      if (!best || line.worth > best.worth) best = line;
    }
    return best;
  }
}

function picksOf(line: Line): PlannedPick[] {
  const picks: PlannedPick[] = [{ prompt: promptKey(line.moment.prompt), option: line.option }];
  for (let { from } = line.moment; from; from = from.moment.from) {
    picks.push({ prompt: promptKey(from.moment.prompt), option: from.option });
  }
  return picks.reverse();
}
