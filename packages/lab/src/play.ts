import { type AskExtras, askFor, type Bot, type Memory, wantsFacts } from '@veilhall/bots';
import {
  type AnyGame,
  type Fact,
  factsFor,
  fastRng,
  type GameState,
  int,
  type Move,
  type Prompt,
  type Seat,
} from '@veilhall/engine';
import type { AnyPractice, AnyReading, Metrics, NewMeter } from '@veilhall/kit';
import { Accidents } from './fit/accidents.ts';
import { type GameRecord, meaningOf, Recorder } from './recorder.ts';
import { dealOf } from './seeds.ts';

/** How each game of a batch is played; the game's number is all that differs. */
export interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** One per seat. */
  readonly bots: readonly Bot[];
  /** Each deal is played twice: by `bots` under an even number, by these under the odd one after it. */
  readonly rivals?: readonly Bot[];
  /** The same game by seat, as its bot judges it; and as its rival does. */
  readonly judges?: readonly AnyGame[];
  readonly rivalJudges?: readonly AnyGame[];
  readonly seed: string;
  readonly iterations?: number;
  /** Audit after so many decisions, and always at the end. */
  readonly auditEvery: number;
  /** Prompts whose picks are worth counting, by what they ask. */
  readonly watch: readonly string[];
  readonly meter?: NewMeter;
  readonly reading?: AnyReading;
  /** The choices that the reading names are made at random. */
  readonly randomise?: true;
  /** How each table is set up, instead of by `options`. */
  readonly practice?: AnyPractice;
  /** Its accidents befall the seats. */
  readonly accidents?: true;
  /** Keep every move, so that the game can be gone through again. */
  readonly keepMoves?: true;
}

export interface WatchedPick {
  readonly ask: string;
  readonly offered: readonly string[];
  readonly picked: string;
}

export interface Played {
  readonly index: number;
  readonly result: string;
  readonly winners: readonly Seat[];
  readonly decisions: number;
  readonly audits: number;
  readonly picks: readonly WatchedPick[];
  readonly metrics: Metrics;
  /** What was read out of it, where somebody wants to know and it came to its end. */
  readonly record?: GameRecord;
  /** Every move by its place, where they are kept. */
  readonly moves?: readonly Move[];
  /** What went wrong, if anything did: an audit's finding or an error of the rules. */
  readonly fault?: string;
}

/** No game comes near; a game that reaches it does not end. */
const MOST_DECISIONS = 200_000;

/** The same position, without the questions that the rules had made ready for it: it was changed from outside. */
export const forgetting = (state: GameState): GameState => structuredClone(state);

/** The table of a deal before its first move. */
export function dealt({ game, practice, options, seats }: Table, deal: string): GameState {
  if (!practice) return game.setup(options, seats, fastRng(deal));
  const rng = fastRng(`${deal}/set-up`);
  const state: GameState = game.setup(practice.options(rng), seats, fastRng(deal));
  practice.arrange?.(state, rng);
  return forgetting(state);
}

/** Game `index` of a seed is always the same game, whoever plays it and in whatever worker. */
export function playOne(table: Table, index: number): Played {
  const { game, rivals, seed, watch, auditEvery } = table;
  const isRival = rivals !== undefined && index % 2 === 1;
  const bots = isRival ? rivals : table.bots;
  const judges = isRival ? table.rivalJudges : table.judges;
  const deal = dealOf(seed, rivals ? index >> 1 : index);
  let state = dealt(table, deal);
  const chance = bots.map((_, seat) => fastRng(`${deal}/bot ${seat}`));
  const choices = fastRng(`${deal}/choices`);
  const memories: Memory[] = bots.map(() => ({}));
  const budget = table.iterations === undefined ? {} : { iterations: table.iterations };
  const facts: Fact[][] = bots.map(() => []);
  const keepsFacts = bots.some((bot) => wantsFacts(game, bot.id));
  const meter = table.meter?.(
    game,
    state,
    bots.map((bot) => bot.id),
  );
  const recorder = table.reading && new Recorder(table.reading, state, table.seats);
  const isRandom = ({ ask }: Prompt): boolean =>
    table.randomise !== undefined && table.reading !== undefined && meaningOf(table.reading, ask) !== undefined;
  const accidents = new Accidents(table, deal);
  const picks: WatchedPick[] = [];
  const moves: Move[] = [];
  let decisions = 0;
  let audits = 0;
  const ended = (result: string, winners: readonly Seat[], fault?: string): Played => ({
    index,
    result,
    winners,
    decisions,
    audits,
    picks,
    metrics: (fault === undefined && meter?.metrics(state)) || {},
    ...(table.keepMoves && { moves }),
    ...(fault === undefined && recorder && { record: recorder.record(state) }),
    ...(fault !== undefined && { fault }),
  });
  const extrasOf = (prompt: Prompt, seat: Seat): AskExtras => ({
    prompt,
    budget,
    memory: memories[seat] ?? {},
    facts: facts[seat] ?? [],
  });
  try {
    for (;;) {
      let prompt: Prompt | undefined = game.prompts(state)[0];
      if (prompt && accidents.befall(state, prompt)) {
        state = forgetting(state);
        prompt = game.prompts(state)[0];
      }
      if (!prompt || decisions % auditEvery === auditEvery - 1) {
        audits++;
        const found = game.audit(state);
        if (found.length > 0) return ended('broken', [], `audit after ${decisions} decisions: ${found.join('; ')}`);
      }
      if (!prompt) break;
      const { seat } = prompt;
      const bot = bots[seat];
      const rng = chance[seat];
      if (!bot || !rng) return ended('broken', [], `seat ${seat} is asked and does not exist`);
      const move: Move = isRandom(prompt)
        ? int(choices, prompt.ask, prompt.moves)
        : bot.move(askFor(judges?.[seat] ?? game, state, seat, rng, extrasOf(prompt, seat)));
      if (watch.length > 0 && watch.includes(prompt.ask)) {
        const offered = prompt.options.map((option) => option.id);
        picks.push({ ask: prompt.ask, offered, picked: offered[move] ?? '' });
      }
      recorder?.onPick(prompt, move);
      if (table.keepMoves) moves.push(move);
      const events = game.apply(state, seat, move);
      if (keepsFacts) for (const [to, known] of facts.entries()) known.push(...factsFor(events, to));
      meter?.onEvents(state, events);
      recorder?.onEvents(state, events);
      if (++decisions >= MOST_DECISIONS) return ended('broken', [], `not over after ${decisions} decisions`);
    }
    const outcome = game.outcome(state);
    return outcome
      ? ended(outcome.result, outcome.winners)
      : ended('broken', [], 'nobody is asked, yet it is not over');
  } catch (error) {
    return ended(
      'broken',
      [],
      `after ${decisions} decisions: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
