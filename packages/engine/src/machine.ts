import type { Event, Fact } from './events.ts';
import { Refused } from './game.ts';
import type { Data, OptionId, Seat } from './ids.ts';
import { LivePrompt, type Offers } from './live-prompt.ts';
import type { AskRules, Prompt } from './prompt.ts';
import type { GameState } from './rng.ts';

/** Pending work, as data. Nothing that waits is a closure. */
export interface Frame {
  readonly do: string;
}

/** What a handler asks one seat. An act is what the handler is told when it is picked; its option is made from it. */
export interface Question<A = unknown> {
  readonly seat: Seat;
  readonly ask: string;
  readonly about?: Data;
  /** The moves. None at all, marked `always`, is an offer: settings are open, and the game does not wait. */
  readonly acts: readonly A[];
  /** Ask even when there is only one answer: a look that must be acknowledged, or a skip that would tell others what this seat holds. */
  readonly always?: true;
}

/** What handlers work on: the state, where facts go, and the stack they run on. Games extend it with their content. */
export interface Turn<S extends GameState, F extends Fact, W extends Frame = Frame> {
  readonly state: S;
  readonly events: Event<F>[];
  /** Set by the machine before each call of a handler. */
  stack: W[];
}

/**
 * One kind of frame. `run` is called while the frame lies on top of its stack. It either does something (mutates,
 * pushes, drops itself) and returns nothing, or returns what it asks and has then changed nothing: a reloaded state asks
 * the very same again. Several questions, one per seat, are all asked and never answered by the machine; whatever an
 * answer pushes is finished before the frame asks again.
 */
export interface Handler<T, W extends Frame, A = unknown, Q extends Question = Question<A>> {
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that acted simply returns
  run(turn: T, frame: W): Q | readonly Q[] | void;
  answer?(turn: T, frame: W, act: A, seat: Seat): void;
}

/** Total over the frames of a game. */
export type Handlers<T, W extends Frame> = {
  // biome-ignore lint/suspicious/noExplicitAny: each handler knows its own acts
  readonly [K in W['do']]: Handler<T, Extract<W, { do: K }>, any>;
};

/** Table settings and other picks that are no moves: offered beside what is asked, never instead of it. */
export interface Settings<S extends GameState, T, A> extends AskRules<A> {
  open(state: S, seat: Seat, ask: string): readonly A[];
  set(turn: T, seat: Seat, act: A): void;
}

/** Giving up, where the game knows it. Among allies it never ends the others' game. */
export interface Resigning<S extends GameState, T> {
  /** Absent: whenever the seat is asked something. */
  open?(state: S, seat: Seat, ask: string): boolean;
  resign(turn: T, seat: Seat): void;
}

export interface MachineParts<S extends GameState, F extends Fact, T extends Turn<S, F, W>, W extends Frame> {
  readonly handlers: Handlers<T, W>;
  // biome-ignore lint/suspicious/noExplicitAny: total by its keys; each ask knows its own acts
  readonly asks: Readonly<Record<string, AskRules<any>>>;
  turn(state: S, events: Event<F>[], stack: W[]): T;
  /** The table's own stack first. The others (one per seat, where seats act at once) run before it goes on. */
  stacks(state: S): readonly W[][];
  finished(state: S): boolean;
  /** A plain copy: see clone.gen.ts of a game. */
  clone(state: S): S;
  // biome-ignore lint/suspicious/noExplicitAny: as with asks
  readonly settings?: Settings<S, T, any>;
  readonly resigning?: Resigning<S, T>;
}

export interface Machine<S extends GameState, F extends Fact> {
  /** Runs everything that needs no decision; `setup` ends with it. */
  settle(state: S, events?: Event<F>[]): Event<F>[];
  prompts(state: S): readonly Prompt[];
  /** A move by its place, any option by its id. */
  apply(state: S, seat: Seat, pick: OptionId | number): Event<F>[];
  /** A copy asks what its original asks, without working it out again. */
  clone(state: S): S;
  /** Call after changing a state by hand (tests): what was asked before no longer counts. */
  forget(state: S): void;
}

/** What is asked, and the stack each question comes from. */
interface Asked {
  readonly questions: Question[];
  readonly stacks: number[];
  /** The same as `of` was last asked it. A clone asks the same questions and has its own prompts: settings read the state. */
  live?: readonly LivePrompt<unknown>[];
  of?: unknown;
}

const NOTHING_ASKED: Asked = { questions: [], stacks: [] };

/** A run of effects longer than this is a loop in the content, not a game. */
const MOST_STEPS = 10_000;

function alsoAsked(found: Asked | undefined, question: Question, stack: number): Asked {
  if (question.acts.length === 0 && !question.always) throw new Error(`'${question.ask}' offers nothing to pick`);
  if (!found) return { questions: [question], stacks: [stack] };
  found.questions.push(question);
  found.stacks.push(stack);
  return found;
}

const isSeveral = (asked: Question | readonly Question[]): asked is readonly Question[] => Array.isArray(asked);

export function machine<S extends GameState, F extends Fact, T extends Turn<S, F, W>, W extends Frame>(
  parts: MachineParts<S, F, T, W>,
): Machine<S, F> {
  /**
   * Questions of states at rest: derived data, dropped on every change. Those of the state last worked on are kept in
   * hand; a state that is laid aside carries its own under a symbol that nothing copies, prints or compares. (A weak map
   * would do too, but search lays aside thousands of states, and the collector pays dearly for each entry.)
   */
  const ASKED = Symbol('asked');
  type Carrier = S & { [ASKED]?: Asked | undefined };
  let inHand: Carrier | undefined;
  let itsQuestions: Asked | undefined;

  function layAside(state: Carrier, found: Asked | undefined): void {
    // A frozen state cannot change either: what it carries stays true.
    if (!Object.isExtensible(state)) return;
    if (ASKED in state) state[ASKED] = found;
    else if (found) Object.defineProperty(state, ASKED, { value: found, writable: true });
  }

  function remember(state: Carrier, found: Asked | undefined): void {
    if (inHand !== state) {
      // A finished game asks nothing, which is quickly found out again.
      if (inHand) layAside(inHand, itsQuestions === NOTHING_ASKED ? undefined : itsQuestions);
      inHand = state;
    }
    itsQuestions = found;
  }

  const recall = (state: Carrier): Asked | undefined => (inHand === state ? itsQuestions : state[ASKED]);

  function top(stack: W[]): W | undefined {
    return stack[stack.length - 1];
  }

  /** Maps, so that a frame or an ask from outside named `constructor` finds nothing. */
  const handlers = new Map<string, Handler<T, W>>(Object.entries(parts.handlers));
  const asks = new Map(Object.entries(parts.asks));

  function handlerOf(frame: W): Handler<T, W> {
    const handler = handlers.get(frame.do);
    if (!handler) throw new Error(`no handler for frame '${frame.do}'`);
    return handler;
  }

  const offers: Offers<S> = {
    rules(ask) {
      const rules = asks.get(ask);
      if (!rules) throw new Error(`nobody says how the options of '${ask}' are named`);
      return rules;
    },
    settings: parts.settings,
    mayResign(state, seat, ask) {
      const { resigning } = parts;
      return resigning !== undefined && (resigning.open?.(state, seat, ask) ?? true);
    },
  };

  /** Runs all stacks until each is empty or asks; returns what is asked. */
  function run(state: S, turn: T): Asked {
    let steps = 0;
    for (;;) {
      if (parts.finished(state)) return NOTHING_ASKED;
      let found: Asked | undefined;
      let moved = false;
      const stacks = parts.stacks(state);
      const last = stacks.length - 1;
      // Seats in their order, the table's own stack last.
      for (let k = 0; k <= last; k++) {
        const i = k === last ? 0 : k + 1;
        if (i === 0 && (found || moved)) break;
        const stack = stacks[i] as W[];
        turn.stack = stack;
        for (let frame = top(stack); frame; frame = top(stack)) {
          const handler = handlerOf(frame);
          const asked = handler.run(turn, frame);
          if (++steps > MOST_STEPS) throw new Error(`the machine does not come to rest (frame '${frame.do}')`);
          if (asked) {
            if (isSeveral(asked)) {
              if (asked.length === 0) throw new Error(`frame '${frame.do}' asks nobody`);
              for (const question of asked) found = alsoAsked(found, question, i);
              break;
            }
            if (asked.acts.length !== 1 || asked.always) {
              found = alsoAsked(found, asked, i);
              break;
            }
            handler.answer?.(turn, frame, asked.acts[0], asked.seat);
          }
          moved = true;
          if (parts.finished(state)) return NOTHING_ASKED;
          if (i === 0) break;
        }
      }
      // Where several stacks exist, one that moved may have changed what another asks: look again.
      if (found && (!moved || stacks.length <= 2)) return found.questions.length === 1 ? found : onePerSeat(found);
      if (!moved) throw new Error('the game is neither finished nor waiting for anybody');
    }
  }

  /** A question that somebody else's effect puts to a seat comes before that seat's own. */
  function onePerSeat(found: Asked): Asked {
    const bySeat = new Map<Seat, { question: Question; stack: number }>();
    for (const [i, question] of found.questions.entries()) {
      const stack = found.stacks[i] as number;
      const foreign = stack !== question.seat + 1;
      if (foreign || !bySeat.has(question.seat)) bySeat.set(question.seat, { question, stack });
    }
    // Whoever takes the first prompt gets one that the game waits for.
    const late = ({ question }: { question: Question }): number =>
      question.seat + (question.acts.length === 0 ? 1e6 : 0);
    const kept = [...bySeat.values()].sort((a, b) => late(a) - late(b));
    return { questions: kept.map(({ question }) => question), stacks: kept.map(({ stack }) => stack) };
  }

  function questions(state: S): Asked {
    let found = recall(state);
    if (!found) {
      const events: Event<F>[] = [];
      found = run(state, parts.turn(state, events, parts.stacks(state)[0] as W[]));
      if (events.length > 0) throw new Error('a state at rest moved on by itself');
      remember(state, found);
    }
    return found;
  }

  function live(state: S, asked: Asked): readonly LivePrompt<S>[] {
    if (asked === NOTHING_ASKED) return [];
    if (!asked.live || asked.of !== state) {
      asked.live = asked.questions.map((question) => new LivePrompt(state, question, offers)) as LivePrompt<unknown>[];
      asked.of = state;
    }
    return asked.live as readonly LivePrompt<S>[];
  }

  return {
    settle(state, events = []) {
      remember(state, run(state, parts.turn(state, events, parts.stacks(state)[0] as W[])));
      return events;
    },
    prompts: (state) => live(state, questions(state)),
    apply(state, seat, pick) {
      const found = questions(state);
      const { questions: asked, stacks } = found;
      if (asked.length === 0) throw new Refused('finished', 'the game is over');
      let at = 0;
      while (at < asked.length && asked[at]?.seat !== seat) at++;
      if (at === asked.length) throw new Refused('not-your-turn', `seat ${seat} has nothing to decide now`);
      const chosen = (live(state, found)[at] as LivePrompt<S>).picked(pick);
      if (!chosen) throw new Refused('not-an-option', `'${pick}' is not one of the options of seat ${seat}`);
      const events: Event<F>[] = [];
      remember(state, undefined);
      const stack = parts.stacks(state)[stacks[at] as number] as W[];
      const turn = parts.turn(state, events, stack);
      if (chosen.kind === 'setting') parts.settings?.set(turn, seat, chosen.act);
      else if (chosen.kind === 'resign') parts.resigning?.resign(turn, seat);
      else {
        const frame = top(stack) as W;
        handlerOf(frame).answer?.(turn, frame, chosen.act, seat);
      }
      remember(state, run(state, turn));
      return events;
    },
    clone(state) {
      const copy = parts.clone(state);
      const found = recall(state);
      if (found) remember(copy, found);
      return copy;
    },
    forget(state) {
      remember(state, undefined);
    },
  };
}
