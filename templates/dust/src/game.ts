import { type Game, machine, shuffle } from '@veilhall/engine';
import { conserved, determinizeWith, numberFaults } from '@veilhall/kit';
import { evaluate } from './bot/evaluate.ts';
import { BOX, catalogue } from './content/cards.ts';
import { asks } from './flow/asks.ts';
import { bidding, refill } from './flow/bidding.ts';
import { UNKNOWNS } from './hidden/unknowns.ts';
import { meta } from './meta.ts';
import { type Options, optionsSchema } from './options.ts';
import { playerAt, type Turn } from './state/access.ts';
import { cloneState } from './state/clone.gen.ts';
import type { DustFact } from './state/facts.ts';
import { type DustFrame, type State, stateSchema } from './state/state.ts';
import { type DustView, viewOf } from './view/view.ts';
import { words } from './words/words.ts';

const over = (state: State): boolean => state.row.length === 0;
const scoresOf = ({ players }: State): number[] =>
  players.map(({ finds }) => finds.reduce((sum, find) => sum + find, 0));

const rules = machine<State, DustFact, Turn, DustFrame>({
  handlers: { bidding },
  asks,
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: (state) => [state.work],
  finished: over,
  clone: cloneState,
});

export const game: Game<State, Options, DustView, DustFact> = {
  id: meta.id,
  title: meta.title,
  rules: '1',
  seats: meta.players,
  options: optionsSchema,
  state: stateSchema,
  content: catalogue,
  words,
  setup(options, seats, rng, events = []) {
    const row = shuffle(
      rng,
      'row',
      Array.from({ length: 12 }, (_, i) => i + 1),
    ).slice(0, options.finds);
    const state: State = {
      rng,
      nextId: 0,
      deck: shuffle(rng, 'deck', [...BOX]),
      discard: [],
      row,
      dust: [],
      players: Array.from({ length: seats }, () => ({ hand: [], bid: [], finds: [] })),
      work: [{ do: 'bidding' }],
    };
    for (const seat of state.players.keys()) refill({ state, events }, seat);
    rules.settle(state, events);
    return state;
  },
  prompts: rules.prompts,
  apply: rules.apply,
  clone: rules.clone,
  view: viewOf,
  whyNot: (state, seat) => (playerAt(state, seat).bid.length > 0 ? [{ code: 'bid', rule: 'DU-BID-01' }] : []),
  outcome(state) {
    if (!over(state)) return undefined;
    const scores = scoresOf(state);
    const most = Math.max(...scores);
    return { result: 'won', winners: [...scores.keys()].filter((seat) => scores[seat] === most), scores };
  },
  determinize: determinizeWith(UNKNOWNS, cloneState),
  evaluate,
  audit(state) {
    const cards = [...state.discard, ...state.players.flatMap(({ hand, bid }) => [...hand, ...bid])];
    return [...conserved([...state.deck, ...cards.map(({ def }) => def)], BOX), ...numberFaults(cards, state.nextId)];
  },
};
