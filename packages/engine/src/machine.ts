import type { Event, Fact } from './events.ts';
import { type GameState, isOffer, type Option, type OptionId, type Prompt, Refused, type Seat } from './game.ts';
import type { Json } from './json.ts';

/** Pending work, as data. Nothing that waits is a closure. */
export interface Frame {
  do: string;
}

/** An option together with what the handler will be told when it is picked. */
export interface Choice<A = unknown> extends Option {
  readonly act: A;
}

export interface Question<A = unknown> {
  readonly seat: Seat;
  readonly ask: string;
  readonly about?: Readonly<Record<string, Json>>;
  readonly options: readonly Choice<A>[];
  /** Ask even when there is only one answer: a look that must be acknowledged, or a skip that would tell others what this seat holds. */
  readonly always?: true;
}

/** What handlers work on: the state, and where facts go. Games extend it with their content. */
export interface Turn<S extends GameState, F extends Fact> {
  readonly state: S;
  readonly events: Event<F>[];
}

/**
 * One kind of frame. `run` is called while the frame lies on top of its stack. It either does something (mutates,
 * pushes, drops itself) and returns nothing, or returns a question and has then changed nothing: a reloaded state asks
 * the very same question again. `answer` receives the `act` of the chosen option.
 */
export interface Handler<T, F extends Frame, A = unknown> {
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that acted simply returns
  run(turn: T, frame: F): Question<A> | void;
  answer?(turn: T, frame: F, act: A, seat: Seat): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the table of handlers is total by its keys; each handler knows its own frame and act
export type Handlers<T> = Readonly<Record<string, Handler<T, any, any>>>;

export interface MachineParts<S extends GameState, F extends Fact, T extends Turn<S, F>> {
  handlers: Handlers<T>;
  turn(state: S, events: Event<F>[]): T;
  /** The table's own stack first. The others (one per seat, where seats act at once) run before it goes on. */
  stacks(state: S): readonly Frame[][];
  finished(state: S): boolean;
}

export interface Machine<S extends GameState, F extends Fact> {
  /** Runs everything that needs no decision; `setup` ends with it. */
  settle(state: S, events?: Event<F>[]): Event<F>[];
  prompts(state: S): readonly Prompt[];
  apply(state: S, seat: Seat, option: OptionId): Event<F>[];
  /** A copy asks what its original asks: saves search from working it out again for every clone. */
  copied(from: S, to: S): S;
  /** Call after changing a state by hand (tests): what was asked before no longer counts. */
  forget(state: S): void;
}

/** What is asked, and the stack each question comes from. */
interface Asked {
  readonly questions: Question[];
  readonly stacks: number[];
}

const NOTHING_ASKED: Asked = { questions: [], stacks: [] };

/** A run of effects longer than this is a loop in the content, not a game. */
const MOST_STEPS = 10_000;

function alsoAsked(found: Asked | undefined, question: Question, stack: number): Asked {
  if (!found) return { questions: [question], stacks: [stack] };
  found.questions.push(question);
  found.stacks.push(stack);
  return found;
}

function choiceOf(question: Question, option: OptionId): Choice | undefined {
  for (const choice of question.options) if (choice.id === option) return choice;
  return undefined;
}

export function machine<S extends GameState, F extends Fact, T extends Turn<S, F>>(
  parts: MachineParts<S, F, T>,
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

  function top(stack: Frame[]): Frame | undefined {
    return stack[stack.length - 1];
  }

  /** A map, so that a frame from outside named `constructor` finds nothing. */
  const handlers = new Map(Object.entries(parts.handlers));

  function handlerOf(frame: Frame): Handler<T, Frame> {
    const handler = handlers.get(frame.do);
    if (!handler) throw new Error(`no handler for frame '${frame.do}'`);
    return handler;
  }

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
        const stack = stacks[i] as Frame[];
        for (let frame = top(stack); frame; frame = top(stack)) {
          const handler = handlerOf(frame);
          const question = handler.run(turn, frame);
          if (++steps > MOST_STEPS) throw new Error(`the machine does not come to rest (frame '${frame.do}')`);
          if (question) {
            const only = question.options[0];
            if (!only) throw new Error(`'${question.ask}' offers nothing to pick`);
            if (question.options.length > 1 || question.always || only.aside) {
              found = alsoAsked(found, question, i);
              break;
            }
            handler.answer?.(turn, frame, only.act, question.seat);
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
    const late = ({ question }: { question: Question }): number => question.seat + (isOffer(question) ? 1e6 : 0);
    const kept = [...bySeat.values()].sort((a, b) => late(a) - late(b));
    return { questions: kept.map(({ question }) => question), stacks: kept.map(({ stack }) => stack) };
  }

  function questions(state: S): Asked {
    let found = recall(state);
    if (!found) {
      const events: Event<F>[] = [];
      found = run(state, parts.turn(state, events));
      if (events.length > 0) throw new Error('a state at rest moved on by itself');
      remember(state, found);
    }
    return found;
  }

  return {
    settle(state, events = []) {
      remember(state, run(state, parts.turn(state, events)));
      return events;
    },
    prompts: (state) => questions(state).questions,
    apply(state, seat, option) {
      const { questions: asked, stacks } = questions(state);
      if (asked.length === 0) throw new Refused('finished', 'the game is over');
      let at = 0;
      while (at < asked.length && asked[at]?.seat !== seat) at++;
      if (at === asked.length) throw new Refused('not-your-turn', `seat ${seat} has nothing to decide now`);
      const chosen = choiceOf(asked[at] as Question, option);
      if (!chosen) throw new Refused('not-an-option', `'${option}' is not one of the options of seat ${seat}`);
      const events: Event<F>[] = [];
      remember(state, undefined);
      const stack = parts.stacks(state)[stacks[at] as number] as Frame[];
      const frame = top(stack) as Frame;
      const turn = parts.turn(state, events);
      handlerOf(frame).answer?.(turn, frame, chosen.act, seat);
      remember(state, run(state, turn));
      return events;
    },
    copied(from, to) {
      const found = recall(from);
      if (found) remember(to, found);
      return to;
    },
    forget(state) {
      remember(state, undefined);
    },
  };
}
