import type { AnyGame, Event, GameState, Prompt } from '@veilhall/engine';
import { type Chooser, greedyPick, MOST_DECISIONS, type Pick, randomPick, repro, type Setup, walk } from './walk.ts';

export interface FuzzConfig {
  readonly setups: readonly Setup[];
  readonly seed: string;
  /** Games that are played whatever has been seen. */
  readonly atLeast?: number;
  /** Games after which the fuzzer gives up on what it has not seen. */
  readonly atMost: number;
  /** What must be seen, beside every card: `fact:…`, `ask:…`, or a word of the game's own `seen`. */
  readonly wanted?: readonly string[];
  /** Cards that no game of these setups can show, each with the reason in the test. */
  readonly unseen?: readonly string[];
  /** More words for what a moment shows. */
  seen?(state: never, prompts: readonly Prompt[], events: readonly Event[]): Iterable<string>;
  /** Who plays, in turn; a random player and one that looks one pick ahead, unless told. */
  readonly choosers?: readonly Chooser[];
}

export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  /** How often each thing was seen. */
  readonly seen: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
  /** How games ended. */
  readonly results: ReadonlyMap<string, number>;
}

/** A fuzzed game that went wrong; its message ends in the line that shows it again. */
export class FuzzFault extends Error {
  readonly line: string;
  constructor(fault: string, line: string, cause?: unknown) {
    super(`${fault}\n${line}`, { cause });
    this.name = 'FuzzFault';
    this.line = line;
  }
}

interface Tally {
  readonly cards: ReadonlySet<string>;
  readonly seen: Map<string, number>;
  readonly results: Map<string, number>;
}

const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** Plays until every card and everything else that is wanted has been seen. */
export function fuzz(game: AnyGame, config: FuzzConfig): FuzzReport {
  const tally: Tally = { cards: new Set(game.content.cards.map(({ id }) => id)), seen: new Map(), results: new Map() };
  const unseen = new Set(config.unseen);
  const wanted = [...tally.cards].filter((id) => !unseen.has(id)).map((id) => `card:${id}`);
  wanted.push(...(config.wanted ?? []));
  const missing = () => wanted.filter((what) => !tally.seen.has(what));
  const { choosers = [randomPick, greedyPick] } = config;
  let decisions = 0;
  let games = 0;
  while (games < config.atMost && (games < (config.atLeast ?? 1) || missing().length > 0)) {
    const setup = config.setups[games % config.setups.length] as Setup;
    const choose = choosers[Math.floor(games / config.setups.length) % choosers.length] ?? randomPick;
    decisions += playOne(game, config, setup, `${config.seed}/${games}`, choose, tally);
    games++;
  }
  return { games, decisions, seen: tally.seen, missing: missing(), results: tally.results };
}

function playOne(
  game: AnyGame,
  config: FuzzConfig,
  setup: Setup,
  seed: string,
  choose: Chooser,
  { cards, seen, results }: Tally,
): number {
  let picks: readonly Pick[] = [];
  let state: GameState | undefined;
  const fail = (fault: string, cause?: unknown) => new FuzzFault(fault, repro(game, setup, seed, picks), cause);
  try {
    for (const moment of walk(game, setup, seed, { choose })) {
      picks = moment.picks;
      state = moment.state;
      for (const { ask } of moment.prompts) count(seen, `ask:${ask}`);
      for (const { fact } of moment.events) {
        count(seen, `fact:${fact.type}`);
        for (const card of cardsIn(fact, cards)) count(seen, `card:${card}`);
      }
      for (const what of config.seen?.(state as never, moment.prompts, moment.events) ?? []) count(seen, what);
      const faults = game.audit(state);
      if (faults.length > 0) throw fail(faults.join('; '));
    }
  } catch (error) {
    if (error instanceof FuzzFault) throw error;
    throw fail(error instanceof Error ? (error.stack ?? error.message) : String(error), error);
  }
  const result = state && game.outcome(state)?.result;
  if (result === undefined) throw fail(`no end after ${MOST_DECISIONS} picks`);
  count(results, result);
  return picks.length;
}

/** Cards a fact speaks of: `goblin` or `goblin#12`, anywhere in it. */
function* cardsIn(value: unknown, cards: ReadonlySet<string>): Generator<string> {
  if (typeof value === 'string') {
    const hash = value.lastIndexOf('#');
    const card = hash < 0 ? value : value.slice(0, hash);
    if (cards.has(card)) yield card;
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) yield* cardsIn(member, cards);
  }
}
