import {
  type AnyGame,
  canonical,
  type Event,
  type Fact,
  fastRng,
  type GameState,
  type Option,
  type Prompt,
  Refused,
  type RngState,
  scriptedRng,
  unusedScript,
} from '@veilhall/engine';
import { start } from './walk.ts';

export interface Given<S extends GameState> {
  readonly seats?: number;
  readonly options?: unknown;
  readonly seed?: string;
  /** A state to start from, instead of a fresh setup; it is cloned. */
  readonly state?: S;
  /** Answers of chance from here on, by stream. All must be used up. */
  readonly script?: Record<string, number[]>;
  /** Puts the table as the test needs it. */
  arrange?(state: S): void;
}

export type Wanted = string | RegExp | ((option: Option) => boolean);

/** A test that reads like play. Every step says what went wrong together with what was on offer. */
export class Play<S extends GameState> {
  readonly game: AnyGame;
  readonly state: S;
  /** What the last pick brought about. */
  events: readonly Event[] = [];

  constructor(game: AnyGame, state: S) {
    this.game = game;
    this.state = state;
  }

  choose(seat: number, wanted: Wanted): this {
    const option = this.find(seat, wanted);
    if (!option) throw new Error(`${show(wanted)} is not offered to seat ${seat}; ${this.#offer(seat)}`);
    this.events = this.game.apply(this.state, seat, option.id);
    const faults = this.game.audit(this.state);
    if (faults.length > 0) throw new Error(`after '${option.id}': ${faults.join('; ')}`);
    return this;
  }

  find(seat: number, wanted: Wanted): Option | undefined {
    return this.promptOf(seat)?.options.find((option) => fits(option, wanted));
  }

  promptOf(seat: number): Prompt | undefined {
    return this.game.prompts(this.state).find((prompt) => prompt.seat === seat);
  }

  expectPrompt(seat: number, ask: string): this {
    if (this.promptOf(seat)?.ask !== ask) throw new Error(`seat ${seat} is not asked '${ask}'; ${this.#offer(seat)}`);
    return this;
  }

  expectOffered(seat: number, ...wanted: Wanted[]): this {
    for (const each of wanted)
      if (!this.find(seat, each)) throw new Error(`${show(each)} is not offered; ${this.#offer(seat)}`);
    return this;
  }

  expectNotOffered(seat: number, ...wanted: Wanted[]): this {
    for (const each of wanted) {
      const found = this.find(seat, each);
      if (found) throw new Error(`'${found.id}' is offered to seat ${seat}`);
    }
    return this;
  }

  /** The pick is refused and the state stays as it is. */
  expectRefused(seat: number, option: string): this {
    const before = canonical(this.state);
    try {
      this.game.apply(this.state, seat, option);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (canonical(this.state) !== before) throw new Error(`the refusal of '${option}' changed the state`);
      return this;
    }
    throw new Error(`'${option}' was not refused`);
  }

  /** The game says that it cannot be done, by this rule. */
  expectWhyNot(seat: number, code: string, rule?: string): this {
    const found = this.game.whyNot(this.state, seat);
    if (found.some((refusal) => refusal.code === code && (rule === undefined || refusal.rule === rule))) return this;
    throw new Error(`no refusal '${code}'${rule ? ` by ${rule}` : ''} among ${canonical(found)}`);
  }

  /** The last pick brought about a fact of this type with at least these members. */
  expectFact(type: string, members: Readonly<Record<string, unknown>> = {}): this {
    const facts = this.events.map((event) => event.fact);
    if (facts.some((fact) => fact.type === type && holds(fact, members))) return this;
    throw new Error(`no fact ${type} ${canonical(members)} among ${canonical(facts)}`);
  }

  expectNoFact(type: string): this {
    const found = this.events.find((event) => event.fact.type === type);
    if (found) throw new Error(`there is a fact ${canonical(found.fact)}`);
    return this;
  }

  /** Any other expectation, with the test runner's own words. */
  expect(look: (state: S) => void): this {
    look(this.state);
    return this;
  }

  /** The flow is complete: chance was used as scripted, and the game waits for exactly this, or is over. */
  waits(...asks: readonly { seat: number; ask: string }[]): void {
    const waiting = this.game.prompts(this.state).map(({ seat, ask }) => ({ seat, ask }));
    if (canonical(waiting) !== canonical(asks)) throw new Error(`the game waits for ${canonical(waiting)}`);
    if (asks.length === 0 && !this.game.outcome(this.state)) throw new Error('the game has no outcome');
    const left = unusedScript(this.state.rng);
    if (Object.keys(left).length > 0) throw new Error(`the script was not used up: ${canonical(left)}`);
  }

  ends(result: string): void {
    this.waits();
    const found = this.game.outcome(this.state)?.result;
    if (found !== result) throw new Error(`the game ended as '${found}', not '${result}'`);
  }

  #offer(seat: number): string {
    const prompt = this.promptOf(seat);
    if (!prompt) return `seat ${seat} is not asked anything`;
    return `'${prompt.ask}' offers ${prompt.options.map(({ id }) => id).join(' ')}`;
  }
}

export function given<S extends GameState>(game: AnyGame, how: Given<S> = {}): Play<S> {
  const setup = { name: 'given', seats: how.seats ?? game.seats.min, options: how.options };
  const fresh = () => start(game, setup, fastRng(how.seed ?? 'given'));
  // A copy the game knows nothing of has never been asked anything, so what `arrange` does is seen by the first prompt.
  const state = JSON.parse(JSON.stringify(how.state ?? fresh())) as S;
  if (how.script) state.rng = scriptedRng(how.script) as RngState;
  how.arrange?.(state);
  const faults = game.audit(state);
  if (faults.length > 0) throw new Error(`this cannot be given: ${faults.join('; ')}`);
  return new Play(game, state);
}

const show = (wanted: Wanted): string => (typeof wanted === 'function' ? 'such an option' : `'${wanted}'`);

function fits(option: Option, wanted: Wanted): boolean {
  if (typeof wanted === 'string') return option.id === wanted;
  return wanted instanceof RegExp ? wanted.test(option.id) : wanted(option);
}

function holds(fact: Fact, members: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(members).every(
    ([key, value]) => fact[key] !== undefined && canonical(fact[key]) === canonical(value),
  );
}
