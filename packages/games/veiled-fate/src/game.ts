import type { Game } from '@veilhall/engine';
import { auditState } from './audit.ts';
import { evaluateState } from './bot/evaluate.ts';
import { hintsWith } from './bot/hints.ts';
import { cloneState } from './clone.ts';
import { catalogueOf } from './content/catalogue.ts';
import { type Cards, compile } from './content/compile.ts';
import { withPack } from './content/packs.ts';
import { redeal } from './determinize.ts';
import { winnersOf } from './ending.ts';
import type { VfFact } from './facts.ts';
import { type Options, optionsSchema } from './options.ts';
import { rulesWith } from './rules.ts';
import { setupState } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { type VeiledFateView, viewOf } from './view.ts';
import { refusals } from './whyNot.ts';
import { factText } from './words/facts.ts';
import { promptText } from './words/prompt.ts';
import { refusalText } from './words/refusals.ts';
import { outcomeText, sketchOf } from './words/sketch.ts';

export type VeiledFate = Game<State, Options, VeiledFateView, VfFact>;

/** The game over one set of cards; a pack makes another. */
export function veiledFateWith(cards: Cards): VeiledFate {
  const content = compile(cards);
  const rules = rulesWith(content);
  return {
    id: 'veiled-fate',
    title: 'Veiled Fate',
    rules: '1',
    seats: { min: 2, max: 8 },
    options: optionsSchema,
    state: stateSchema,
    content: catalogueOf(content),
    words: {
      prompt: (view, prompt) => promptText(content, view, prompt),
      fact: (fact) => factText(content, fact),
      refusal: (_view, refusal) => refusalText(refusal),
      sketch: (view) => sketchOf(content, view),
      outcome: outcomeText,
    },
    setup(options, seats, rng) {
      const state = setupState(content, options, seats, rng);
      rules.settle(state);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view: (state, who) => viewOf(content, state, who),
    whyNot: (state, seat) => refusals(content, state, seat),
    outcome: outcomeOf,
    determinize: (state, seat, rng) => redeal(content, state, seat, rng),
    evaluate: (state, seat) => evaluateState(content, state, seat),
    hints: hintsWith(content),
    audit: (state) => auditState(content, state),
    clone: cloneState,
    extend: (pack) => veiledFateWith(withPack(cards, pack)),
  };
}

function outcomeOf(state: State): ReturnType<VeiledFate['outcome']> {
  if (!state.ended) return undefined;
  const scores = state.players.map((one) => state.renown[one.demi]);
  return { result: state.ended, winners: winnersOf(state), scores };
}
