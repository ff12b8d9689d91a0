import {
  type AnyGame,
  type Event,
  fastRng,
  type GameState,
  int,
  isOffer,
  type OptionId,
  type Prompt,
  pick,
  type RngState,
} from '@veilhall/engine';

/** One way of starting a game. */
export interface Setup {
  readonly name: string;
  readonly seats: number;
  readonly options?: unknown;
  /** Left to `npm run soak`, because another set-up shows the same in less time. */
  readonly soak?: true;
  /** Changes the fresh table by hand, to where play alone seldom comes. It must stay a table that can be. */
  arrange?(state: never): void;
}

export interface Pick {
  readonly seat: number;
  readonly option: string;
}

/** A game at rest: what is asked now, and what the last pick brought about. The state is the walk's own and goes on changing. */
export interface Moment {
  readonly state: GameState;
  readonly prompts: readonly Prompt[];
  readonly events: readonly Event[];
  readonly picks: readonly Pick[];
}

export interface WalkOptions {
  readonly limit?: number;
  /** Instead of a random pick. */
  readonly choose?: Chooser;
}

export type Chooser = (game: AnyGame, state: GameState, prompts: readonly Prompt[], rng: RngState) => Pick;

/** No game of ours comes near. */
export const MOST_DECISIONS = 50_000;

export function start(game: AnyGame, setup: Setup, rng: RngState): GameState {
  const state = game.setup(game.options.parse(setup.options ?? {}), setup.seats, rng);
  if (!setup.arrange) return state;
  // A clone has not been asked anything yet.
  const arranged = game.clone(state);
  setup.arrange(arranged as never);
  return arranged;
}

/** Plays from the seed and stops at every decision; the last moment has no prompts, unless the limit came first. */
export function* walk(game: AnyGame, setup: Setup, seed: string, options: WalkOptions = {}): Generator<Moment> {
  const state = start(game, setup, fastRng(seed));
  const chance = fastRng(`${seed} picks`);
  const choose = options.choose ?? randomPick;
  const picks: Pick[] = [];
  let events: Event[] = [];
  for (let left = options.limit ?? MOST_DECISIONS; ; left--) {
    const prompts = game.prompts(state);
    yield { state, prompts, events, picks };
    if (prompts.length === 0 || left === 0) return;
    const next = choose(game, state, prompts, chance);
    picks.push(next);
    events = game.apply(state, next.seat, next.option);
  }
}

/** Any seat, any option; settings now and then, giving up hardly ever. */
export const randomPick: Chooser = (_game, _state, prompts, rng) => {
  const prompt = anyPrompt(prompts, rng);
  const settings = prompt.options.filter((option) => option.kind === 'setting');
  const resigns = prompt.options.filter((option) => option.kind === 'resign');
  if (settings.length > 0 && int(rng, 'aside', 50) === 0) return picked(prompt, pick(rng, 'option', settings).id);
  if (resigns.length > 0 && int(rng, 'aside', 2000) === 0) return picked(prompt, pick(rng, 'option', resigns).id);
  const moves = prompt.options.slice(0, prompt.moves);
  return picked(prompt, pick(rng, 'option', moves.length > 0 ? moves : prompt.options).id);
};

/** Looks one pick ahead with the game's own estimate most of the time, so that walks also reach what only good play reaches. */
export const greedyPick: Chooser = (game, state, prompts, rng) => {
  if (int(rng, 'whim', 8) === 0) return randomPick(game, state, prompts, rng);
  const prompt = anyPrompt(prompts, rng);
  let best: OptionId | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < prompt.moves; move++) {
    const after = game.clone(state);
    game.apply(after, prompt.seat, move);
    const value = game.evaluate(after, prompt.seat) + int(rng, 'tie', 1000) * 1e-9;
    if (value > bestValue) {
      best = prompt.options[move]?.id;
      bestValue = value;
    }
  }
  return best !== undefined ? picked(prompt, best) : randomPick(game, state, prompts, rng);
};

/** A seat that only could change its mind is asked now and then; the others are the ones the game waits for. */
function anyPrompt(prompts: readonly Prompt[], rng: RngState): Prompt {
  const waiting = prompts.filter((prompt) => !isOffer(prompt));
  return pick(rng, 'prompt', waiting.length === 0 || int(rng, 'aside', 50) === 0 ? prompts : waiting);
}

const picked = (prompt: Prompt, option: OptionId): Pick => ({ seat: prompt.seat, option });

/** Everything needed to see it again, in one line. */
export function repro(game: AnyGame, setup: Setup, seed: string, picks: readonly Pick[]): string {
  const line = { game: game.id, seats: setup.seats, options: setup.options ?? {}, seed };
  return JSON.stringify({ ...line, picks: picks.map(({ seat, option }) => `${seat} ${option}`) });
}

/** Plays a line that `repro` printed, and returns the state it ends in. */
export function replayRepro(game: AnyGame, line: string): GameState {
  const { seats, options, seed, picks } = JSON.parse(line);
  const state = start(game, { name: 'repro', seats, options }, fastRng(seed));
  for (const text of picks as string[]) {
    const at = text.indexOf(' ');
    game.prompts(state);
    game.apply(state, Number(text.slice(0, at)), text.slice(at + 1));
  }
  return state;
}
