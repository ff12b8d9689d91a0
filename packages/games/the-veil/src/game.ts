import { type Game, isOffer, type LearnedValue, machine, type Seat } from '@veilhall/engine';
import { determinizeWith, judgeBy } from '@veilhall/kit';
import type { Board, Turn } from './board/board.ts';
import { outcomeOf } from './board/outcome.ts';
import { evaluate } from './bot/evaluate.ts';
import { NAMES } from './bot/feature-list.ts';
import { hintsOf } from './bot/hints.ts';
import shipped from './bot/value.gen.json' with { type: 'json' };
import { compileContent } from './content/compile.ts';
import { extendContent } from './content/packs.ts';
import type { RawContent } from './content/raw.ts';
import { asks } from './flow/asks.ts';
import { audit } from './flow/audit.ts';
import { handlers } from './flow/handlers.ts';
import { newState } from './flow/new-match.ts';
import { resigning } from './flow/resigning.ts';
import { settings } from './flow/settings.ts';
import { whyNot } from './flow/why-not.ts';
import { UNKNOWNS } from './hidden/unknowns.ts';
import { meta } from './meta.ts';
import { type Options, optionsSchema } from './options.ts';
import { areOpponents } from './state/access.ts';
import { cloneState } from './state/clone.gen.ts';
import type { VeilFact } from './state/facts.ts';
import type { VeilFrame } from './state/frames.ts';
import { type State, stateSchema } from './state/state.ts';
import type { VeilView } from './view/types.ts';
import { viewOf } from './view/view.ts';
import { catalogue } from './words/catalogue.ts';
import { wordsOf } from './words/words.ts';

/** The game with these cards, its positions judged by this value. */
export function gameWith(raw: RawContent, value: LearnedValue = shipped): Game<State, Options, VeilView, VeilFact> {
  const content = compileContent(raw);
  const judge = judgeBy(NAMES, value);
  const rules = machine<State, VeilFact, Turn, VeilFrame>({
    handlers,
    asks,
    settings,
    resigning,
    clone: cloneState,
    turn: (state, events, stack) => ({ state, events, stack, content }),
    stacks: (state) => [state.work],
    finished: ({ stage }) => stage === 'over',
  });
  const board = (state: State): Board => ({ state, content });
  /** Seats that have something to decide. */
  const choosing = (state: State): Set<Seat> =>
    new Set(rules.prompts(state).flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat])));

  return {
    id: meta.id,
    title: meta.title,
    rules: '4',
    seats: meta.players,
    options: optionsSchema,
    state: stateSchema,
    content: catalogue(raw),
    words: wordsOf(content),

    setup(options, seats, rng, events = []) {
      const state = newState(content, options, seats, rng, events);
      rules.settle(state, events);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view: (state, who) => viewOf(board(state), who, choosing(state)),
    whyNot: (state, seat) => whyNot(board(state), seat),
    outcome: outcomeOf,
    determinize: determinizeWith(UNKNOWNS, cloneState),
    allies: (state, a, b) => !areOpponents(state, a, b),
    evaluate: (state, seat) => evaluate(judge, board(state), seat),
    hints: hintsOf(content, value),
    audit: (state) => audit(board(state)),
    clone: rules.clone,
    extend: (pack) => gameWith(extendContent(raw, pack), value),
    judgedBy: (other) => gameWith(raw, other),
  };
}
