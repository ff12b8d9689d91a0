import { askFor, botNamed, botsFor, liveBudget, type Memory, wantsFacts } from '@veilhall/bots';
import { type AnyGame, type Fact, factsFor, fastRng, type GameState, type Move, type Prompt } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';

/** How long a level takes for a decision in which there is something to choose, in milliseconds. */
export interface BotTimes {
  readonly game: string;
  readonly bot: string;
  readonly allowed: number;
  readonly decisions: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const TABLES = [
  { game: 'veilwraith', seats: 1, options: [{ vignette: 1 }, { vignette: 3 }, { vignette: 5 }] },
  { game: 'veiled-fate', seats: 4, options: [{}] },
] as const;

/** Per level and game; the first games are played for the machine code and not counted. */
const WARM_MS = 3_000;
const MEASURED_MS = 12_000;
/** Each decision is made so often and its quickest time counts: whatever else runs on the machine shall not. */
const REPEATS = 3;

/** Every level on offer in every game, at the pace of a table. */
export async function* botTimes(): AsyncGenerator<BotTimes> {
  for (const { game: id, seats, options } of TABLES) {
    const game = (await gameListed(id)?.load())?.game;
    if (!game) throw new Error(`there is no game '${id}'`);
    for (const bot of botsFor(game)) {
      const times: number[] = [];
      const start = performance.now();
      const passed = (): number => performance.now() - start;
      for (let n = 0; passed() < WARM_MS + MEASURED_MS; n++) {
        const state = game.setup(game.options.parse(options[n % options.length]), seats, fastRng(`times ${n}`));
        playOn(game, state, bot, (ms) => {
          if (passed() > WARM_MS) times.push(ms);
          return passed() < WARM_MS + MEASURED_MS;
        });
      }
      times.sort((a, b) => a - b);
      const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
      const { ms: allowed } = liveBudget(bot);
      yield { game: id, bot, allowed, decisions: times.length, p50: at(0.5), p95: at(0.95), max: at(1) };
    }
  }
}

/** `taken` hears of each decision and says whether to go on. */
function playOn(game: AnyGame, state: GameState, bot: string, taken: (ms: number) => boolean): void {
  const memories = new Map<number, Memory>();
  const told = new Map<number, Fact[]>();
  for (let n = 0; ; n++) {
    const prompt = game.prompts(state)[0];
    if (!prompt) return;
    const { seat } = prompt;
    const asked = { game, state, prompt, bot, seed: n, facts: told.get(seat) ?? [] };
    const { move, memory, ms } = timed(asked, memories.get(seat) ?? {});
    memories.set(seat, memory);
    if (prompt.moves > 1 && !taken(ms)) return;
    const events = game.apply(state, seat, move);
    if (!wantsFacts(game, bot)) continue;
    for (const to of memories.keys()) told.set(to, [...(told.get(to) ?? []), ...factsFor(events, to)]);
  }
}

interface Asked {
  readonly game: AnyGame;
  readonly state: GameState;
  readonly prompt: Prompt;
  readonly bot: string;
  readonly seed: number;
  readonly facts: readonly Fact[];
}

function timed(
  { game, state, prompt, bot, seed, facts }: Asked,
  before: Memory,
): { move: Move; memory: Memory; ms: number } {
  let ms = Number.POSITIVE_INFINITY;
  let memory = before;
  let move: Move = 0;
  for (let n = 0; n < (prompt.moves > 1 ? REPEATS : 1); n++) {
    memory = structuredClone(before);
    const began = performance.now();
    const ask = askFor(game, state, prompt.seat, fastRng(seed), { prompt, memory, facts, budget: liveBudget(bot) });
    move = botNamed(bot).move(ask);
    ms = Math.min(ms, performance.now() - began);
  }
  return { move, memory, ms };
}
