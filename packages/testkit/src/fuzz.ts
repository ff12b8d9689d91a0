import type { AnyGame, Event, GameState, Prompt } from '@veilhall/engine';
import {
  type Chooser,
  greedyPick,
  MOST_DECISIONS,
  type Moment,
  type Pick,
  randomPick,
  repro,
  type Setup,
  walk,
} from './walk.ts';

interface Played {
  readonly setups: readonly Setup[];
  readonly seed: string;
  /** Who plays, in turn; a random player and one that looks one pick ahead, unless told. */
  readonly choosers?: readonly Chooser[];
}

export interface FuzzConfig extends Played {
  /** Games per setup. */
  readonly games: number;
}

export interface CoverConfig extends Played {
  /** Games after which play ends, whatever has not been seen. */
  readonly atMost: number;
  /** What must be seen, beside every card: `fact:…`, `ask:…`, or a word of the game's own `seen`. */
  readonly wanted?: readonly string[];
  /** Cards that no game of these setups can show, each with the reason in the test. */
  readonly unseen?: readonly string[];
  /** More words for what a moment shows. */
  seen?(state: never, prompts: readonly Prompt[], events: readonly Event[]): Iterable<string>;
}

export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  /** How games ended. */
  readonly results: ReadonlyMap<string, number>;
}

export interface CoverReport extends FuzzReport {
  /** How often each thing was seen. */
  readonly seen: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
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

const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** Plays so many games of each setup, each to its end; any fault is thrown. */
export function fuzz(game: AnyGame, config: FuzzConfig): FuzzReport {
  const total = config.games * config.setups.length;
  return playWhile(game, config, (games) => games < total);
}

/** Plays until every card and everything else that is wanted has been seen. */
export function cover(game: AnyGame, config: CoverConfig): CoverReport {
  const cards = new Set(game.content.cards.map(({ id }) => id));
  const unseen = new Set(config.unseen);
  const wanted = [...cards].filter((id) => !unseen.has(id)).map((id) => `card:${id}`);
  wanted.push(...(config.wanted ?? []));
  const seen = new Map<string, number>();
  const missing = () => wanted.filter((what) => !seen.has(what));
  const look = ({ state, prompts, events }: Moment): void => {
    for (const { ask } of prompts) count(seen, `ask:${ask}`);
    for (const { fact } of events) {
      count(seen, `fact:${fact.type}`);
      for (const card of cardsIn(fact, cards)) count(seen, `card:${card}`);
    }
    for (const what of config.seen?.(state as never, prompts, events) ?? []) count(seen, what);
  };
  // Every setup is played once, whatever has been seen before its turn.
  const goesOn = (games: number): boolean =>
    games < config.atMost && (games < config.setups.length || missing().length > 0);
  const report = playWhile(game, config, goesOn, look);
  return { ...report, seen, missing: missing() };
}

type Look = (moment: Moment) => void;

function playWhile(game: AnyGame, config: Played, goesOn: (games: number) => boolean, look?: Look): FuzzReport {
  const { setups, choosers = [randomPick, greedyPick] } = config;
  const results = new Map<string, number>();
  let decisions = 0;
  let games = 0;
  for (; goesOn(games); games++) {
    const setup = setups[games % setups.length] as Setup;
    const choose = choosers[Math.floor(games / setups.length) % choosers.length] ?? randomPick;
    const { picks, result } = playOne(game, setup, `${config.seed}/${games}`, choose, look);
    decisions += picks;
    count(results, result);
  }
  return { games, decisions, results };
}

function playOne(
  game: AnyGame,
  setup: Setup,
  seed: string,
  choose: Chooser,
  look?: Look,
): { picks: number; result: string } {
  let picks: readonly Pick[] = [];
  let state: GameState | undefined;
  const fail = (fault: string, cause?: unknown) => new FuzzFault(fault, repro(game, setup, seed, picks), cause);
  try {
    for (const moment of walk(game, setup, seed, { choose })) {
      picks = moment.picks;
      state = moment.state;
      look?.(moment);
      const faults = game.audit(state);
      if (faults.length > 0) throw fail(faults.join('; '));
    }
  } catch (error) {
    if (error instanceof FuzzFault) throw error;
    throw fail(error instanceof Error ? (error.stack ?? error.message) : String(error), error);
  }
  const result = state && game.outcome(state)?.result;
  if (result === undefined) throw fail(`no end after ${MOST_DECISIONS} picks`);
  return { picks: picks.length, result };
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
