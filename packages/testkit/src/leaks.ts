import { type AnyGame, type Event, type GameState, hashOf, type Json, promptData, type Viewer } from '@veilhall/engine';
import { type InfoTrial, isNoticed } from './infoset.ts';
import { walk } from './walk.ts';

/** A suite that never failed is no evidence: here is every leak seen in the wild, for the suite to find. */
interface Leak {
  readonly name: string;
  /** Only where seats keep something from each other. */
  readonly betweenSeats?: true;
  /** Only where several seats are asked at once. */
  readonly together?: true;
  sabotage(game: AnyGame, hidden: (state: GameState, who: Viewer) => Json[]): AnyGame;
}

const withView = (game: AnyGame, add: (state: GameState, who: Viewer) => object): AnyGame => ({
  ...game,
  view: (state, who) => ({ ...game.view(state, who), ...add(state, who) }),
});

const odd = (value: unknown): boolean => Number.parseInt(hashOf(value).slice(0, 2), 16) % 2 === 1;

/** Turns around the first list that has two different members. */
function turned(value: unknown): unknown {
  let done = false;
  const visit = (at: unknown): unknown => {
    if (done || typeof at !== 'object' || at === null) return at;
    if (Array.isArray(at) && at.length > 1 && JSON.stringify(at) !== JSON.stringify(at.toReversed())) {
      done = true;
      return at.toReversed();
    }
    if (Array.isArray(at)) return at.map(visit);
    return Object.fromEntries(Object.entries(at).map(([key, member]) => [key, visit(member)]));
  };
  return visit(value);
}

const LEAKS: readonly Leak[] = [
  {
    name: 'a view with the contents of a hidden zone',
    sabotage: (game, hidden) => withView(game, (state, who) => ({ zone: hidden(state, who) })),
  },
  {
    name: 'a view with the next card',
    sabotage: (game, hidden) => withView(game, (state, who) => ({ next: hidden(state, who).at(-1) })),
  },
  {
    name: 'a view with a fingerprint of the order',
    sabotage: (game, hidden) => withView(game, (state, who) => ({ print: hashOf(hidden(state, who)) })),
  },
  {
    name: 'a view with the seed',
    sabotage: (game) => withView(game, (state) => ({ chance: state.rng.seed })),
  },
  {
    name: 'a view with the whole state',
    sabotage: (game) => withView(game, (state) => ({ debug: state })),
  },
  {
    name: 'a view whose length depends on hidden cards',
    sabotage: (game, hidden) => withView(game, (state, who) => ({ pad: odd(hidden(state, who)) ? '' : ' ' })),
  },
  {
    name: 'a view whose order depends on hidden cards',
    sabotage: (game, hidden) => ({
      ...game,
      view: (state, who) => (odd(hidden(state, who)) ? turned(game.view(state, who)) : game.view(state, who)),
    }),
  },
  {
    name: 'options in an order that depends on hidden cards',
    sabotage: (game, hidden) => ({
      ...game,
      prompts: (state) =>
        game
          .prompts(state)
          .map((prompt) =>
            odd(hidden(state, prompt.seat)) ? { ...promptData(prompt), options: prompt.options.toReversed() } : prompt,
          ),
    }),
  },
  {
    name: 'a seat that is asked or skipped because of hidden cards',
    betweenSeats: true,
    together: true,
    sabotage: (game, hidden) => ({
      ...game,
      prompts(state) {
        const [first, second, ...more] = game.prompts(state);
        if (!first || !second || odd(hidden(state, first.seat))) return game.prompts(state);
        return [first, ...more];
      },
    }),
  },
  {
    name: 'a refusal that names a hidden card',
    sabotage: (game, hidden) => ({
      ...game,
      whyNot: (state, seat) => [
        ...game.whyNot(state, seat),
        { code: 'peek', rule: 'LEAK-01', args: { next: hidden(state, seat).at(-1) ?? 'none' } },
      ],
      words: {
        ...game.words,
        refusal: (view, refusal) => (refusal.code === 'peek' ? 'Look.' : game.words.refusal(view, refusal)),
      },
    }),
  },
  {
    name: 'a fact that names hidden cards',
    sabotage: (game, hidden) => ({
      ...game,
      apply(state, seat, option): Event[] {
        const events = game.apply(state, seat, option);
        return [...events, { fact: { type: 'peek', cards: hidden(state, seat) } }];
      },
    }),
  },
  {
    name: 're-deals that leave everything as it is',
    sabotage: (game) => ({
      ...game,
      determinize(state, _seat, rng) {
        const copy = game.clone(state);
        copy.rng = rng;
        return copy;
      },
    }),
  },
  {
    name: 're-deals that depend on the truth',
    sabotage: (game, hidden) => ({
      ...game,
      determinize: (state, seat, rng) =>
        game.determinize(state, seat, { ...rng, seed: `${rng.seed} ${hashOf(hidden(state, seat))}` }),
    }),
  },
  {
    name: "a spectator who sees with a seat's eyes",
    betweenSeats: true,
    sabotage: (game) => ({ ...game, view: (state, who) => game.view(state, who === 'spectator' ? 0 : who) }),
  },
  {
    name: "a seat that sees with another's eyes",
    betweenSeats: true,
    sabotage: (game) => ({ ...game, view: (state, who) => game.view(state, who === 0 ? 1 : who) }),
  },
];

/** The leaks the suite does not notice; there must be none. */
export function unnoticedLeaks(trial: InfoTrial, betweenSeats: boolean): string[] {
  const hidden = (state: GameState, who: Viewer): Json[] =>
    trial.secrets(state as never, who).flatMap(({ places }) => [...places]);
  const together = [...walk(trial.game, trial.setup, trial.seed, { limit: 400 })].some(
    ({ prompts }) => prompts.length > 1,
  );
  return LEAKS.filter((leak) => (betweenSeats || !leak.betweenSeats) && (together || !leak.together))
    .filter((leak) => !isNoticed({ ...trial, moments: 6, game: leak.sabotage(trial.game, hidden) }))
    .map(({ name }) => name);
}
