import { type Game, type Handlers, isOffer, type LearnedValue, machine, type Seat } from '@veilhall/engine';
import { determinizeWith } from '@veilhall/kit';
import type { Board, Turn } from './board/board.ts';
import { evaluate } from './bot/evaluate.ts';
import { hintsOf, judgeWith, SHIPPED } from './bot/hints.ts';
import { audit } from './campaign/audit.ts';
import { matchOutcome } from './campaign/ending.ts';
import { campaignHandlers } from './campaign/handlers.ts';
import { asks } from './campaign/match-asks.ts';
import { nextCampaign } from './campaign/next.ts';
import { startMatch } from './campaign/start.ts';
import { campaignWhyNot } from './campaign/why-not.ts';
import { compileContent } from './content/compile.ts';
import { extendContent } from './content/packs.ts';
import type { RawContent } from './content/raw.ts';
import { gameHandlers } from './flow/handlers.ts';
import { resigning } from './flow/resigning.ts';
import { settingsOf } from './flow/settings.ts';
import { newWraith } from './flow/setup.ts';
import { whyNot } from './flow/why-not.ts';
import { unknownsOf } from './hidden/unknowns.ts';
import { type Options, optionsSchema } from './options.ts';
import { tableOf } from './state/access.ts';
import { cloneState } from './state/clone.gen.ts';
import type { VwFact } from './state/facts.ts';
import type { VwFrame } from './state/frames.ts';
import { type State, stateSchema } from './state/state.ts';
import type { VeilwraithView } from './view/types.ts';
import { viewOf } from './view/view.ts';
import { cardsOf } from './words/catalogue.ts';
import { wordsOf } from './words/words.ts';

/** The game with these cards, its positions judged by this value. */
export function gameWith(raw: RawContent, value: LearnedValue = SHIPPED): Game<State, Options, VeilwraithView, VwFact> {
  const content = compileContent(raw);
  const handlers: Handlers<Turn, VwFrame> = { ...campaignHandlers, ...gameHandlers };
  const rules = machine<State, VwFact, Turn, VwFrame>({
    handlers,
    asks,
    settings: settingsOf(content),
    resigning,
    clone: cloneState,
    turn: (state, events, stack) => ({ state, events, stack, content }),
    stacks(state) {
      const stacks: VwFrame[][] = [state.work];
      for (const wraith of state.wraiths) stacks.push(wraith.work);
      return stacks;
    },
    finished: (state) => state.stage === 'over',
  });
  const judge = judgeWith(value);
  const board = (state: State): Board => ({ state, content });

  /** Seats that have something to decide. */
  const choosing = (state: State): Set<Seat> =>
    new Set(rules.prompts(state).flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat])));

  return {
    id: 'veilwraith',
    title: 'Veilwraith',
    rules: '2',
    seats: { min: 1, max: 4 },
    options: optionsSchema,
    state: stateSchema,
    content: cardsOf(raw),
    words: wordsOf(content),

    setup(options, seats, rng, events = []) {
      const state: State = {
        rng,
        options,
        campaign: { vignette: 1, ribbons: 0, mostRibbons: 5, level: 1, defeated: [], skipped: [], history: [] },
        stage: 'prepare',
        round: 0,
        phase: 'threat',
        ages: [],
        wraiths: Array.from({ length: seats }, () => newWraith(content, options, seats)),
        work: [],
        winners: [],
      };
      startMatch({ state, events, stack: state.work, content });
      rules.settle(state, events);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view: (state, who) => viewOf(board(state), who, choosing(state)),
    whyNot(state, seat) {
      const ask = rules.prompts(state).find((prompt) => prompt.seat === seat)?.ask;
      return [...whyNot(board(state), seat, ask), ...campaignWhyNot(content, state, seat)];
    },
    outcome: matchOutcome,
    determinize: determinizeWith(unknownsOf(content), cloneState),
    hints: hintsOf(content, value),
    allies: (state) => tableOf(state) === 'coop',
    evaluate: (state, seat) => evaluate(judge, board(state), seat),
    audit: (state) => audit(content, state),
    clone: rules.clone,
    next: (state) => (state.options.mode === 'campaign' ? nextCampaign(state) : undefined),
    extend: (pack) => gameWith(extendContent(raw, pack), value),
    judgedBy: (other) => gameWith(raw, other),
  };
}
