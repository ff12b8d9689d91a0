import type { Game } from '@veilhall/engine';
import { determinizeWith, withPack } from '@veilhall/kit';
import { winnersOf } from './board/ending.ts';
import type { VfFact } from './board/facts.ts';
import { evaluateState } from './bot/evaluate.ts';
import { hintsWith } from './bot/hints.ts';
import { catalogueWith } from './content/catalogue.ts';
import { type Cards, compile } from './content/compile.ts';
import { FATE_BOX } from './content/fate.ts';
import { PACK_RULES } from './content/packs.ts';
import { rulesWith } from './flow/handlers.ts';
import { setupState } from './flow/setup.ts';
import { refusals } from './flow/why-not.ts';
import { unknownsWith } from './hidden/unknowns.ts';
import { type Options, optionsSchema } from './options.ts';
import { auditState } from './state/audit.ts';
import { cloneState } from './state/clone.gen.ts';
import { type State, stateSchema } from './state/state.ts';
import type { VeiledFateView } from './view/types.ts';
import { viewOf } from './view/view.ts';
import { factText } from './words/facts.ts';
import { PLAYER } from './words/names.ts';
import { outcomeText } from './words/outcome.ts';
import { promptText } from './words/prompt.ts';
import { refusalText } from './words/refusals.ts';
import { sketchOf } from './words/sketch.ts';

export type VeiledFate = Game<State, Options, VeiledFateView, VfFact>;

/** The game over one set of cards; a pack makes another. */
export function gameWith(cards: Cards): VeiledFate {
  const content = compile(cards);
  const rules = rulesWith(content);
  const box = { ...content, fate: FATE_BOX };
  return {
    id: 'veiled-fate',
    title: 'Veiled Fate',
    rules: '2',
    seats: { min: 2, max: 8 },
    options: optionsSchema,
    state: stateSchema,
    content: catalogueWith(content),
    words: {
      player: PLAYER,
      prompt: (view, prompt) => promptText(content, view, prompt),
      fact: (fact) => factText(content, fact),
      refusal: (_view, refusal) => refusalText(refusal),
      sketch: (view) => sketchOf(content, view),
      outcome: outcomeText,
    },
    setup(options, seats, rng, events = []) {
      const state = setupState(content, options, seats, rng);
      rules.settle(state, events);
      return state;
    },
    prompts: rules.prompts,
    apply: rules.apply,
    view: (state, who) => viewOf({ state, content }, who),
    whyNot: (state, seat) => refusals({ state, content }, seat),
    outcome: outcomeOf,
    determinize: determinizeWith(unknownsWith(content), cloneState),
    evaluate: (state, seat) => evaluateState({ state, content }, seat),
    hints: hintsWith(content),
    audit: (state) => auditState(box, state),
    clone: rules.clone,
    extend: (pack) => gameWith(withPack(PACK_RULES, cards, pack)),
  };
}

function outcomeOf(state: State): ReturnType<VeiledFate['outcome']> {
  if (!state.ended) return undefined;
  const scores = state.players.map((one) => state.renown[one.demi]);
  return { result: state.ended, winners: winnersOf(state), scores };
}
