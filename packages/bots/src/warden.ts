import { type Deduction, type GameState, type Hints, int, type OptionId, type Prompt } from '@veilhall/engine';
import { adept } from './adept.ts';
import { type Ask, type Bot, moves, worthwhile } from './bot.ts';
import { freshRng } from './host.ts';

export interface WardenSettings {
  /** Worlds that every pick is tried in, and worlds that the best of them are tried in. */
  readonly glance: number;
  readonly worlds: number;
  /** Picks that come to the closer look, and of those the ones whose next free pick is searched as well. */
  readonly finalists: number;
  readonly deepened: number;
  /** Picks of everybody that are played on after the own turn, in the closer look. */
  readonly ahead: number;
  /** What it costs to be known for certain, as a chance to win. */
  readonly opacity: number;
  /** Picks this close to the best (as a chance to win) are mixed with it. */
  readonly mixing: number;
}

const DEFAULTS: WardenSettings = {
  glance: 4,
  worlds: 10,
  finalists: 6,
  deepened: 4,
  ahead: 300,
  opacity: 0.05,
  mixing: 0.004,
};

/** More picks than any turn takes to end. */
const MOST_PICKS = 64;
/** What `budget.iterations` stands for if it is left out: the settings as they are. */
const FULL_ITERATIONS = 1_000;

/**
 * Keeps an eye on everybody: reads from what the others do who they may be, judges its turn in worlds dealt by those
 * beliefs, and takes care not to be read itself. Without a game of secrets it is an adept.
 */
export const wardenWith = (settings: Partial<WardenSettings> = {}): Bot => ({
  id: 'warden',
  decide(ask) {
    const options = moves(ask.prompt);
    const only = options[0] as OptionId;
    const { hints } = ask.game;
    if (options.length === 1) return only;
    if (!hints?.deduction) return adept.decide(ask);
    return new Watch(ask, hints, hints.deduction, scaled({ ...DEFAULTS, ...settings }, ask)).pick();
  },
});

export const warden: Bot = wardenWith();

/** A smaller budget means fewer worlds and fewer picks in them. */
function scaled(settings: WardenSettings, { budget }: Ask): WardenSettings {
  const share = (budget.iterations ?? FULL_ITERATIONS) / FULL_ITERATIONS;
  const some = (n: number, part: number): number => Math.max(1, Math.round(n * part));
  return {
    ...settings,
    glance: some(settings.glance, share),
    worlds: some(settings.worlds, share),
    finalists: some(settings.finalists, Math.sqrt(share)),
    deepened: some(settings.deepened, Math.sqrt(share)),
  };
}

interface Rated {
  readonly option: OptionId;
  /** Of being read. */
  readonly cost: number;
  value: number;
}

/** One decision. */
class Watch {
  readonly #ask: Ask;
  readonly #hints: Hints<GameState>;
  readonly #settings: WardenSettings;
  readonly #deduction: Deduction<GameState>;
  readonly #notes: unknown;
  readonly #worlds: GameState[] = [];
  readonly #until: number;
  #turn = 0;

  constructor(ask: Ask, hints: Hints<GameState>, deduction: Deduction<GameState>, settings: WardenSettings) {
    this.#ask = ask;
    this.#hints = hints;
    this.#deduction = deduction;
    this.#settings = settings;
    this.#until = ask.budget.ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ask.budget.ms;
    const world = ask.worlds(1)[0] as GameState;
    this.#notes = deduction.read(world, ask.seat, ask.told, ask.memory.notes);
    ask.memory.notes = this.#notes;
  }

  pick(): OptionId {
    const { seat, prompt } = this.#ask;
    const { glance, worlds, finalists, deepened, opacity } = this.#settings;
    const first = this.#world(0);
    this.#turn = this.#hints.turn(first, seat);
    const options = worthwhile(this.#ask.game, first, prompt);
    const shown = this.#deduction.exposure(first, seat, this.#notes, options);
    const rated = options.map((option, i): Rated => {
      const cost = opacity * (shown[i] ?? 0);
      return { option, cost, value: this.#worth(option, glance) - cost };
    });
    if (rated.every((entry) => entry.value === rated[0]?.value)) return this.#hints.passive(first, seat, prompt);
    const best = ranked(rated).slice(0, finalists);
    for (const [place, entry] of best.entries()) {
      if (performance.now() >= this.#until) break;
      const second = place < deepened ? this.#second(entry.option) : undefined;
      entry.value = this.#closeWorth(entry.option, second, worlds) - entry.cost;
    }
    return this.#mixed(ranked(best));
  }

  #world(k: number): GameState {
    for (let n = this.#worlds.length; n <= k; n++) {
      const world = this.#ask.worlds(1)[0] as GameState;
      this.#deduction.deal(world, this.#ask.seat, this.#notes, freshRng(this.#ask.rng));
      this.#worlds.push(world);
    }
    return this.#worlds[k] as GameState;
  }

  /** On average over the worlds, with nothing more done of the own free will. */
  #worth(option: OptionId, worlds: number): number {
    let sum = 0;
    for (let k = 0; k < worlds; k++) sum += this.#closed(this.#after(this.#world(k), option));
    return sum / worlds;
  }

  /** The free pick of the same turn that goes best with this one, if any is better than none. */
  #second(option: OptionId): OptionId | undefined {
    const { game, prompt } = this.#ask;
    const { glance } = this.#settings;
    const states: GameState[] = [];
    for (let k = 0; k < glance; k++) states.push(this.#after(this.#world(k), option));
    const next = states[0] && this.#freePrompt(states[0]);
    if (!next || next.ask !== prompt.ask) return undefined;
    let best: OptionId | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const second of worthwhile(game, states[0] as GameState, next)) {
      let sum = 0;
      for (const state of states) sum += this.#closed(this.#afterSecond(state, second));
      if (sum <= most) continue;
      most = sum;
      best = second;
    }
    return best;
  }

  /** In all worlds, with the second pick where it is on offer, and with the others' answers. */
  #closeWorth(option: OptionId, second: OptionId | undefined, worlds: number): number {
    let sum = 0;
    for (let k = 0; k < worlds; k++) {
      const after = this.#after(this.#world(k), option);
      const state = second === undefined ? after : this.#afterSecond(after, second);
      this.#playOn(state, true);
      this.#lookAhead(state);
      sum += this.#ask.game.evaluate(state, this.#ask.seat);
    }
    return sum / worlds;
  }

  #afterSecond(state: GameState, option: OptionId): GameState {
    const offered = this.#freePrompt(state)?.options.some((entry) => entry.id === option);
    return offered ? this.#after(state, option) : this.#ask.game.clone(state);
  }

  /** Everybody does what a quick player would do in their place, to the end of the chapter. */
  #lookAhead(state: GameState): void {
    const { game } = this.#ask;
    const { likely, chapter } = this.#hints;
    if (!likely || !chapter) return;
    const now = chapter(this.#world(0));
    for (let picks = 0; picks < this.#settings.ahead && chapter(state) === now; picks++) {
      const prompt = game.prompts(state)[0];
      if (!prompt) return;
      game.apply(state, prompt.seat, likely(state, prompt.seat, prompt));
    }
  }

  /** The pick and what it takes to carry it out, up to the seat's next free pick. */
  #after(before: GameState, option: OptionId): GameState {
    const { game, seat } = this.#ask;
    const state = game.clone(before);
    game.apply(state, seat, option);
    this.#playOn(state, false);
    return state;
  }

  #closed(state: GameState): number {
    this.#playOn(state, true);
    return this.#ask.game.evaluate(state, this.#ask.seat);
  }

  /** Everybody does what suits them in this world, until the turn is over or (unless `through`) the seat is free again. */
  #playOn(state: GameState, through: boolean): void {
    const { game, seat, prompt: root } = this.#ask;
    for (let picks = 0; picks < MOST_PICKS && this.#hints.turn(state, seat) === this.#turn; picks++) {
      const prompt = game.prompts(state)[0];
      if (!prompt) return;
      if (!through && prompt.seat === seat && prompt.ask === root.ask) return;
      game.apply(state, prompt.seat, this.#hints.passive(state, prompt.seat, prompt));
    }
  }

  #freePrompt(state: GameState): Prompt | undefined {
    const { game, seat } = this.#ask;
    if (this.#hints.turn(state, seat) !== this.#turn) return undefined;
    return game.prompts(state).find((prompt) => prompt.seat === seat);
  }

  /** Always doing the best thing tells who one is; so those nearly as good get their turn. */
  #mixed(best: readonly Rated[]): OptionId {
    const { mixing } = this.#settings;
    const top = best[0] as Rated;
    const near = best.filter((entry) => entry.value >= top.value - 2 * mixing);
    const weights = near.map((entry) => (mixing > 0 ? Math.exp((entry.value - top.value) / mixing) : 1));
    let sum = 0;
    for (const weight of weights) sum += weight;
    let at = (int(this.#ask.rng, 'mix', 1 << 20) / (1 << 20)) * sum;
    for (const [i, weight] of weights.entries()) {
      at -= weight;
      if (at < 0) return (near[i] as Rated).option;
    }
    return top.option;
  }
}

const ranked = (list: Rated[]): Rated[] => list.sort((a, b) => b.value - a.value);
