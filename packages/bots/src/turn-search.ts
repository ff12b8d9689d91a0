import { chanceUsed, type Event, fastRng, type GameState, int, type OptionId, type Prompt } from '@veilhall/engine';
import { type Ask, moves, type PlannedPick } from './bot.ts';
import { fingerprint } from './fingerprint.ts';

export interface SearchSettings {
  /** Nodes kept per layer, pass after pass: a quick dive first, then wider for as long as the budget lasts. */
  readonly widths: readonly number[];
  /** Worlds a line is judged in once something hidden comes to light. */
  readonly worlds: number;
  readonly iterations: number;
  readonly deepest: number;
}

/** A moment of the turn that is fully known: nothing was revealed and no chance used on the way to it. */
interface Moment {
  readonly state: GameState;
  readonly prompt: Prompt;
  readonly value: number;
  readonly from?: { readonly moment: Moment; readonly option: OptionId };
  /** What its picks lead to, once looked at. */
  steps?: readonly Step[];
}

/** A pick leads to another known moment, or ends the line with what it is worth on average. */
type Step = { readonly next: Moment } | { readonly option: OptionId; readonly worth: number };

interface Line {
  readonly moment: Moment;
  readonly option: OptionId;
  readonly worth: number;
}

/**
 * Looks for the best sequence of own picks up to the next reveal, use of chance or decision of somebody else. Every line
 * is judged by the same worlds, and by its average over them: no line may profit from knowing which world it is in.
 */
export function searchTurn(ask: Ask, settings: SearchSettings): PlannedPick[] {
  const search = new TurnSearch(ask, settings);
  return search.best();
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
  readonly #seeds: number[] = [];
  readonly #met = new Map<number, Moment>();
  readonly #until: number;
  #iterations = 0;
  #best: Line | undefined;

  constructor(ask: Ask, settings: SearchSettings) {
    this.#ask = ask;
    this.#settings = settings;
    for (let i = 0; i < settings.worlds; i++) this.#seeds.push(int(ask.rng, 'worlds', 0x1_0000_0000));
    this.#until = ask.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ask.budget.ms;
  }

  best(): PlannedPick[] {
    const { ask, deepest, widths } = { ask: this.#ask, ...this.#settings };
    const root: Moment = { state: ask.worlds(1)[0] as GameState, prompt: ask.prompt, value: 0 };
    for (const width of widths) {
      let layer: Moment[] = [root];
      const seen = new Set<Moment>(layer);
      for (let depth = 0; layer.length > 0 && depth < deepest; depth++) {
        const next: Moment[] = [];
        for (const moment of layer) {
          if (this.#spent() && this.#best) return this.#picksOf(this.#best);
          for (const step of this.#stepsFrom(moment)) {
            if ('next' in step) {
              if (seen.has(step.next)) continue;
              seen.add(step.next);
              next.push(step.next);
            } else if (!this.#best || step.worth > this.#best.worth) {
              this.#best = { moment, option: step.option, worth: step.worth };
            }
          }
        }
        next.sort((a, b) => b.value - a.value);
        layer = next.slice(0, width);
      }
    }
    return this.#best
      ? this.#picksOf(this.#best)
      : [{ prompt: promptKey(root.prompt), option: firstMove(root.prompt) }];
  }

  #spent(): boolean {
    return this.#iterations >= this.#settings.iterations || performance.now() >= this.#until;
  }

  #stepsFrom(moment: Moment): readonly Step[] {
    if (moment.steps) return moment.steps;
    const steps: Step[] = [];
    for (const option of moves(moment.prompt)) steps.push(this.#step(moment, option));
    moment.steps = steps;
    return steps;
  }

  #step(moment: Moment, option: OptionId): Step {
    const { game, seat } = this.#ask;
    const state = game.clone(moment.state);
    const chance = chanceUsed(state.rng);
    const events = game.apply(state, seat, option);
    this.#iterations++;
    if (chanceUsed(state.rng) !== chance || revealed(events)) return { option, worth: this.#average(moment, option) };
    const prompt = game.prompts(state).find((entry) => entry.seat === seat);
    if (!prompt) return { option, worth: game.evaluate(state, seat) };
    const key = fingerprint(state, 'rng');
    let next = this.#met.get(key);
    if (!next) {
      next = { state, prompt, value: game.evaluate(state, seat), from: { moment, option } };
      this.#met.set(key, next);
    }
    return { next };
  }

  #average(moment: Moment, option: OptionId): number {
    const { game, seat } = this.#ask;
    let sum = 0;
    for (const seed of this.#seeds) {
      const world = game.determinize(moment.state, seat, fastRng(seed));
      game.apply(world, seat, option);
      sum += game.evaluate(world, seat);
      this.#iterations++;
    }
    return sum / this.#seeds.length;
  }

  #picksOf(line: Line): PlannedPick[] {
    const picks: PlannedPick[] = [{ prompt: promptKey(line.moment.prompt), option: line.option }];
    for (let from = line.moment.from; from; from = from.moment.from) {
      picks.push({ prompt: promptKey(from.moment.prompt), option: from.option });
    }
    return picks.reverse();
  }
}

function revealed(events: readonly Event[]): boolean {
  for (const event of events) if (event.reveal) return true;
  return false;
}

const firstMove = (prompt: Prompt): OptionId => moves(prompt)[0] as OptionId;
