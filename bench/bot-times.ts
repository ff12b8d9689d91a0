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
  /** Mean of the thread's own processor time, where it can be told: what else runs on the machine does not count. */
  readonly own?: number;
}

/** Milliseconds of processor time of this thread. */
export type OwnClock = () => number;

const TABLES = [
  { game: 'veilwraith', seats: 1, options: [{ vignette: 1 }, { vignette: 3 }, { vignette: 5 }] },
  { game: 'veiled-fate', seats: 4, options: [{}] },
] as const;

/** Seconds per level and game, most of all; the first games are played for the machine code and not counted. */
const MEASURED_MS = 8_000;
const WARM_MS = 4_000;

/** Every level of every game at the pace of a table: nobody plays on before the pick is made. */
export async function* botTimes(ownClock?: OwnClock): AsyncGenerator<BotTimes> {
  for (const { game: id, seats, options } of TABLES) {
    const game = (await gameListed(id)?.load())?.game;
    if (!game) throw new Error(`there is no game '${id}'`);
    for (const bot of [...botsFor(game), 'archon']) {
      const times: number[] = [];
      const owns: number[] = [];
      const start = performance.now();
      for (let n = 0; performance.now() < start + WARM_MS + MEASURED_MS; n++) {
        const state = game.setup(game.options.parse(options[n % options.length]), seats, fastRng(`times ${n}`));
        playOn(game, state, bot, ownClock, (ms, own) => {
          const at = performance.now() - start;
          if (at > WARM_MS) {
            times.push(ms);
            owns.push(own);
          }
          return at < WARM_MS + MEASURED_MS;
        });
      }
      const { ms: allowed } = liveBudget(bot);
      yield {
        game: id,
        bot,
        allowed,
        decisions: times.length,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        max: quantile(times, 1),
        ...(ownClock && { own: owns.reduce((sum, own) => sum + own, 0) / owns.length }),
      };
    }
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** `taken` hears of each decision and says whether to go on. */
function playOn(
  game: AnyGame,
  state: GameState,
  id: string,
  ownClock: OwnClock | undefined,
  taken: (ms: number, own: number) => boolean,
): void {
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
    const ownBegan = ownClock?.() ?? 0;
    const move = bot.move(
      askFor(game, state, seat, rng, { prompt, memory, budget: liveBudget(id), facts: told.get(seat) ?? [] }),
    );
    if (prompt.moves > 1 && !taken(performance.now() - began, (ownClock?.() ?? 0) - ownBegan)) return;
    const events = game.apply(state, seat, move);
    if (!wantsFacts(game, id)) continue;
    for (const to of memories.keys()) told.set(to, [...(told.get(to) ?? []), ...factsFor(events, to)]);
  }
}
