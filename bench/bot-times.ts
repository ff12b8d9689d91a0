import { askFor, botNamed, botsFor, liveBudget, type Memory, wantsFacts } from '@veilhall/bots';
import { type AnyGame, type Fact, factsFor, fastRng, type GameState, type Prompt } from '@veilhall/engine';
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

/** Seconds per level and game, most of all; the first games are played for the machine code and not counted. */
const MEASURED_MS = 8_000;
const WARM_MS = 4_000;

/** Every level of every game at the pace of a table: nobody plays on before the pick is made. */
export async function* botTimes(): AsyncGenerator<BotTimes> {
  for (const { game: id, seats, options } of TABLES) {
    const game = (await gameListed(id)?.load())?.game;
    if (!game) throw new Error(`there is no game '${id}'`);
    for (const bot of [...botsFor(game), 'archon']) {
      const times: number[] = [];
      const start = performance.now();
      for (let n = 0; performance.now() < start + WARM_MS + MEASURED_MS; n++) {
        const state = game.setup(game.options.parse(options[n % options.length]), seats, fastRng(`times ${n}`));
        playOn(game, state, bot, (ms) => {
          const at = performance.now() - start;
          if (at > WARM_MS) times.push(ms);
          return at < WARM_MS + MEASURED_MS;
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
function playOn(game: AnyGame, state: GameState, id: string, taken: (ms: number) => boolean): void {
  const bot = botNamed(id);
  const rng = fastRng('times');
  const memories = new Map<number, Memory>();
  const told = new Map<number, Fact[]>();
  for (let prompt: Prompt | undefined; ; ) {
    prompt = game.prompts(state)[0];
    if (!prompt) return;
    const { seat } = prompt;
    const memory = memories.get(seat) ?? {};
    memories.set(seat, memory);
    const began = performance.now();
    const move = bot.move(
      askFor(game, state, seat, rng, { prompt, memory, budget: liveBudget(id), facts: told.get(seat) ?? [] }),
    );
    if (prompt.moves > 1 && !taken(performance.now() - began)) return;
    const events = game.apply(state, seat, move);
    if (!wantsFacts(game, id)) continue;
    for (const to of memories.keys()) told.set(to, [...(told.get(to) ?? []), ...factsFor(events, to)]);
  }
}
