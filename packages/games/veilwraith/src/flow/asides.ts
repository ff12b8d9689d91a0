import type { Choice, Frame, Handler, Handlers, Question, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { lose } from '../board/ending.ts';
import { emit, emitTo, wraithAt } from '../state/access.ts';
import type { Window } from '../vocabulary.ts';

/** Giving up and table settings: offered beside what is asked, never instead of it. */
type Aside = { aside: 'concede' } | { aside: 'stop'; window: Window };

const STOP_WINDOWS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W7'] as const;
const WITH_STOPS: ReadonlySet<string> = new Set(['play', 'window', 'limit']);

const CONCEDE: Choice<Aside> = { id: 'concede', aside: 'resign', act: { aside: 'concede' } };
const STOPS: readonly Choice<Aside>[] = STOP_WINDOWS.map((window) => ({
  id: `stop:${window}`,
  aside: 'setting',
  act: { aside: 'stop', window },
}));

const STOPS_AND_CONCEDE: readonly Choice<Aside>[] = [...STOPS, CONCEDE];

function isAside(act: unknown): act is Aside {
  return typeof act === 'object' && act !== null && 'aside' in act;
}

/** A question with one answer stays without asides, so that the engine answers it by itself. */
function beside(question: Question): Question {
  if (question.options.length === 1 && !question.always) return question;
  const options = question.options.concat(WITH_STOPS.has(question.ask) ? STOPS_AND_CONCEDE : CONCEDE);
  return { ...question, options };
}

export function withAsides(handlers: Handlers<Turn>): Handlers<Turn> {
  const wrapped: Record<string, Handler<Turn, Frame>> = {};
  for (const [kind, handler] of Object.entries(handlers)) {
    wrapped[kind] = {
      run(turn, frame) {
        const question = handler.run(turn, frame);
        return question && beside(question);
      },
      answer(turn, frame, act, seat) {
        if (isAside(act)) settle(turn, seat, act);
        else handler.answer?.(turn, frame, act, seat);
      },
    };
  }
  return wrapped;
}

function settle(turn: Turn, seat: Seat, act: Aside): void {
  if (act.aside === 'concede') {
    emit(turn, { type: 'conceded', seat });
    lose(turn, seat, 'conceded');
    return;
  }
  const wraith = wraithAt(turn.state, seat);
  const on = !wraith.stops.includes(act.window);
  wraith.stops = on ? [...wraith.stops, act.window].sort() : wraith.stops.filter((window) => window !== act.window);
  emitTo(turn, [seat], { type: 'stopSet', seat, window: act.window, on });
}
