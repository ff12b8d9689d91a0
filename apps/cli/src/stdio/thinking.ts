import { askFor, type Bot, type Budget, botNamed, freshRng, liveBudget, type Memory } from '@veilhall/bots';
import { fastRng, type GameState, isOffer, Refused, type RngState } from '@veilhall/engine';
import type { InMatch } from './requests.ts';
import { checkSeat, promptsOf, type Table } from './tables.ts';

type Of<T extends InMatch['op']> = Extract<InMatch, { op: T }>;

const chanceOf = (request: { readonly seed?: string | undefined; readonly match: string }, table: Table): RngState =>
  fastRng(request.seed ?? `${request.match}/${table.seq}`);

interface Limits {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

const budgetOf = ({ iterations, ms }: Limits): Budget => ({
  ...(iterations !== undefined && { iterations }),
  ...(ms !== undefined && { ms }),
});

/** Whoever names neither a number of picks nor a time gets what the level has at any table. */
const liveBudgetOf = (level: string, limits: Limits): Budget =>
  limits.iterations === undefined && limits.ms === undefined ? liveBudget(level) : budgetOf(limits);

/** A bot's pick, from what its seat knows. */
export function botPick(table: Table, request: Of<'bot'>): { option: string; move: number } {
  const { seat, level } = request;
  checkSeat(table, seat);
  const prompt = promptsOf(table).find((one) => one.seat === seat && !isOffer(one));
  if (!prompt) throw new Refused('not-your-turn', `seat ${seat} has nothing to decide now`);
  const key = `${level}/${seat}`;
  const memory = table.memories.get(key) ?? {};
  table.memories.set(key, memory);
  const extras = { prompt, budget: liveBudgetOf(level, request), memory, facts: table.told(seat) };
  const ask = askFor(table.game, table.state, seat, chanceOf(request, table), extras);
  const move = botNamed(level).move(ask);
  return { option: prompt.options[move]?.id ?? '', move };
}

/** States that the seat cannot tell from the real one. */
export function worldsOf(table: Table, request: Of<'worlds'>): GameState[] {
  checkSeat(table, request.seat);
  const chance = chanceOf(request, table);
  return Array.from({ length: request.count ?? 1 }, () =>
    table.game.determinize(table.state, request.seat, freshRng(chance)),
  );
}

export interface PlayedOut {
  games: number;
  outcomes: Record<string, number>;
  wins: number[];
  decisions: number;
}

/** Plays copies to their end, each in a world of its own where a seat is named. */
export function playOut(table: Table, request: Of<'playout'>): PlayedOut {
  const { game, seats } = table;
  const names = request.bots ?? ['wisp'];
  const bots = Array.from({ length: seats }, (_, seat) => botNamed(names[seat % names.length] ?? 'wisp'));
  if (request.seat !== undefined) checkSeat(table, request.seat);
  const chance = chanceOf(request, table);
  const played: PlayedOut = { games: request.games ?? 1, outcomes: {}, wins: new Array(seats).fill(0), decisions: 0 };
  for (let n = 0; n < played.games; n++) {
    const state =
      request.seat === undefined
        ? game.clone(table.state)
        : game.determinize(table.state, request.seat, freshRng(chance));
    played.decisions += playToEnd(table, state, bots, freshRng(chance), budgetOf(request));
    const outcome = game.outcome(state);
    if (!outcome) continue;
    played.outcomes[outcome.result] = (played.outcomes[outcome.result] ?? 0) + 1;
    for (const seat of outcome.winners) played.wins[seat] = (played.wins[seat] ?? 0) + 1;
  }
  return played;
}

/** A game that comes to no end is stopped here. */
const MOST_DECISIONS = 200_000;

function playToEnd({ game }: Table, state: GameState, bots: readonly Bot[], rng: RngState, budget: Budget): number {
  const memories: Memory[] = bots.map(() => ({}));
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [prompt] = game.prompts(state);
    const bot = prompt && bots[prompt.seat];
    if (!prompt || !bot) return decisions;
    const memory = memories[prompt.seat] ?? {};
    game.apply(state, prompt.seat, bot.move(askFor(game, state, prompt.seat, rng, { prompt, memory, budget })));
  }
  return MOST_DECISIONS;
}
