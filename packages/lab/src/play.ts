import { type AskExtras, askFor, type Bot, type Memory, wantsFacts } from '@veilhall/bots';
import { type AnyGame, type Fact, factsFor, fastRng, type GameState, type Prompt, type Seat } from '@veilhall/engine';
import type { Metrics, NewMeter } from '@veilhall/kit';

/** How each game of a batch is played; the game's number is all that differs. */
export interface Table {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** One per seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly iterations?: number;
  /** Audit after so many decisions, and always at the end. */
  readonly auditEvery: number;
  /** Prompts whose picks are worth counting, by what they ask. */
  readonly watch: readonly string[];
  readonly meter?: NewMeter;
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
  /** What went wrong, if anything did: an audit's finding or an error of the rules. */
  readonly fault?: string;
}

/** No game comes near; a game that reaches it does not end. */
const MOST_DECISIONS = 200_000;

/** Game `index` of a seed is always the same game, whoever plays it and in whatever worker. */
export function playOne(table: Table, index: number): Played {
  const { game, bots, seed, watch, auditEvery } = table;
  const state: GameState = game.setup(table.options, table.seats, fastRng(`${seed}/${index}`));
  const chance = bots.map((_, seat) => fastRng(`${seed}/${index}/bot ${seat}`));
  const memories: Memory[] = bots.map(() => ({}));
  const budget = table.iterations === undefined ? {} : { iterations: table.iterations };
  const facts: Fact[][] = bots.map(() => []);
  const keepsFacts = bots.some((bot) => wantsFacts(game, bot.id));
  const meter = table.meter?.(
    game,
    state,
    bots.map((bot) => bot.id),
  );
  const picks: WatchedPick[] = [];
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
      const prompt: Prompt | undefined = game.prompts(state)[0];
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
      const move = bot.move(askFor(game, state, seat, rng, extrasOf(prompt, seat)));
      if (watch.length > 0 && watch.includes(prompt.ask)) {
        const offered = prompt.options.map((option) => option.id);
        picks.push({ ask: prompt.ask, offered, picked: offered[move] ?? '' });
      }
      const events = game.apply(state, seat, move);
      if (keepsFacts) for (const [to, known] of facts.entries()) known.push(...factsFor(events, to));
      meter?.onEvents(state, events);
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
