import { type Frame, type Game, isOffer, machine, type Seat, type Viewer } from '@veilhall/engine';
import { audit } from './audit.ts';
import type { Sight } from './board/sight.ts';
import { matchOutcome } from './campaign/ending.ts';
import { startMatch } from './campaign/index.ts';
import { nextCampaign } from './campaign/next.ts';
import { campaignWhyNot } from './campaign/why-not.ts';
import { candidates } from './candidates.ts';
import { clone } from './clone.ts';
import { catalogueOf } from './content/catalogue.ts';
import { extendContent } from './content/packs.ts';
import { type RawContent, rawContent } from './content/raw.ts';
import { type Content, compileContent } from './content-index.ts';
import { determinize } from './determinize.ts';
import { evaluate } from './evaluate.ts';
import type { VwFact } from './facts.ts';
import { newWraith } from './flow/game.ts';
import { handlers } from './flow/handlers.ts';
import { type Options, optionsSchema } from './options.ts';
import { passive, turnOf } from './passive.ts';
import { type State, stateSchema } from './state.ts';
import type { VwTurn } from './turn.ts';
import { viewOf } from './view.ts';
import type { VeilwraithView } from './view-types.ts';
import { whyNot } from './why-not.ts';
import { wordsOf } from './words/words.ts';

export type { VwFact } from './facts.ts';
export type { Options } from './options.ts';
export { FEATURES, features } from './outlook.ts';
export type { State } from './state.ts';
export type * from './view-types.ts';
export { WEIGHTS } from './weights.ts';

type Veilwraith = Game<State, Options, VeilwraithView, VwFact>;

/** The game with these cards. */
export function makeVeilwraith(raw: RawContent): Veilwraith {
  const content: Content = compileContent(raw);
  const rules = machine<State, VwFact, VwTurn>({
    handlers,
    turn: (state, events) => ({ state, events, content }),
    stacks(state) {
      const stacks: Frame[][] = [state.work];
      for (const wraith of state.wraiths) stacks.push(wraith.work);
      return stacks;
    },
    finished: (state) => state.stage === 'over',
  });
  const sight = (state: State): Sight => ({ state, content });

  /** Seats that have something to decide. */
  const choosing = (state: State): Set<Seat> =>
    new Set(rules.prompts(state).flatMap((prompt) => (isOffer(prompt) ? [] : [prompt.seat])));

  return {
    id: 'veilwraith',
    title: 'Veilwraith',
    rules: '1',
    seats: { min: 1, max: 4 },
    options: optionsSchema,
    state: stateSchema,
    content: catalogueOf(raw),
    words: wordsOf(content),

    setup(options, seats, rng) {
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
      startMatch({ state, events: [], content });
      rules.settle(state);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view: (state, who: Viewer) => viewOf(sight(state), who, choosing(state)),
    whyNot(state, seat) {
      const ask = rules.prompts(state).find((prompt) => prompt.seat === seat)?.ask;
      return [...whyNot(sight(state), seat, ask), ...campaignWhyNot(content, state, seat)];
    },
    outcome: matchOutcome,
    determinize: (state, seat, rng) => determinize(content, state, seat, rng),
    hints: {
      search: {
        candidates: (state, seat, prompt) => candidates(sight(state), seat, prompt),
        turn: turnOf,
        passive: (state, seat, prompt) => passive(sight(state), seat, prompt),
      },
    },
    evaluate: (state, seat) => evaluate(sight(state), seat),
    audit: (state) => audit(content, state),
    clone: (state) => rules.copied(state, clone(state)),
    next: (state) => (state.options.mode === 'campaign' ? nextCampaign(state) : undefined),
    extend: (pack) => makeVeilwraith(extendContent(raw, pack)),
  };
}

export const veilwraith: Veilwraith = makeVeilwraith(rawContent);
/** @alias By which the list of games finds it. */
export const game: Veilwraith = veilwraith;
