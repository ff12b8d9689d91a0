import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { wantsFacts } from '@veilhall/bots';
import type { Prompt, Seat } from '@veilhall/engine';
import type { FastifyBaseLogger } from 'fastify';
import { Denied } from '../denied.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Metrics } from '../metrics.ts';
import type { ThreadPool } from './pool.ts';
import type { DecideTask, Decision } from './tasks.ts';

const THINK_MS = 600;
const MOST_MS = 20_000;
/** A bot that fails this often in a row rests until the match is opened again. */
const MOST_FAILURES = 5;

interface Thinking {
  memory: unknown;
  failures: number;
  busy: boolean;
}

/** Lets the bots of a match act: they think in a thread and let their decision wait, so that people can follow. */
export class BotDriver {
  readonly #pool: ThreadPool;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #thinking = new WeakMap<LiveMatch, Map<Seat, Thinking>>();
  readonly #stop = new AbortController();

  constructor(pool: ThreadPool, metrics: Metrics, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** Called whenever a match has come to rest. */
  look(live: LiveMatch): void {
    if (live.isDismissed || live.row.status !== 'playing' || live.quarantine !== undefined) return;
    for (const seat of live.row.last.waiting) {
      const held = live.row.seats[seat];
      if (held?.kind !== 'bot' || !held.bot) continue;
      const thinking = this.#of(live, seat);
      if (thinking.busy || thinking.failures >= MOST_FAILURES) continue;
      thinking.busy = true;
      live.users++;
      void this.#act(live, seat, held.bot, thinking).finally(() => {
        live.users--;
        live.usedAt = performance.now();
        thinking.busy = false;
        if (!this.#stop.signal.aborted) this.look(live);
      });
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #act(live: LiveMatch, seat: Seat, bot: string, thinking: Thinking): Promise<void> {
    try {
      const asked = await live.serial(() => this.#question(live, seat, bot, thinking));
      if (!asked) return;
      const [decision] = await Promise.all([
        this.#decide(asked.task, asked.prompt),
        sleep(live.row.botDelayMs, undefined, { signal: this.#stop.signal }),
      ]);
      thinking.memory = decision.memory;
      const key = `bot-${randomBytes(9).toString('base64url')}`;
      await live.choose(seat, { by: 'bot', key, baseSeq: asked.seq }, decision.option);
      thinking.failures = 0;
    } catch (error) {
      if (this.#stop.signal.aborted || isMoot(error)) return;
      thinking.failures++;
      this.#log.error({ match: live.id, seat, bot, err: error }, 'a bot could not act');
    }
  }

  async #question(live: LiveMatch, seat: Seat, bot: string, { memory }: Thinking) {
    const { match, row } = live;
    const prompt = match.promptOf(seat);
    if (!prompt) return undefined;
    const task: DecideTask = {
      do: 'decide',
      game: row.game,
      packs: match.head.packs,
      state: match.game.clone(match.state),
      seat,
      bot,
      seed: randomBytes(16).toString('hex'),
      ms: THINK_MS,
      memory,
      ...(wantsFacts(match.game, bot) && { facts: await live.factsOf(seat) }),
    };
    return { prompt, seq: match.seq, task };
  }

  async #decide(task: DecideTask, prompt: Prompt): Promise<Decision> {
    const began = performance.now();
    try {
      const decision = await this.#pool.run(task, MOST_MS);
      if (prompt.options.some((option) => option.id === decision.option)) return decision;
      throw new Error(`the bot picked '${decision.option}', which is not an option`);
    } catch (error) {
      if (this.#stop.signal.aborted || task.bot === 'wisp') throw error;
      const { game, seat, bot } = task;
      this.#metrics.count('bot_faults');
      this.#log.error({ game, seat, bot, err: error }, 'a bot failed to decide; a wisp decides for it');
      return this.#pool.run({ ...task, bot: 'wisp', memory: undefined }, MOST_MS);
    } finally {
      this.#metrics.observe('think', performance.now() - began);
    }
  }

  #of(live: LiveMatch, seat: Seat): Thinking {
    let seats = this.#thinking.get(live);
    if (!seats) {
      seats = new Map();
      this.#thinking.set(live, seats);
    }
    let thinking = seats.get(seat);
    if (!thinking) {
      thinking = { memory: undefined, failures: 0, busy: false };
      seats.set(seat, thinking);
    }
    return thinking;
  }
}

/** Somebody undid, the seat changed hands, or the match is gone: the question is another one now, or nobody's. */
const isMoot = (error: unknown): boolean =>
  error instanceof Denied && (error.code === 'stale' || error.code === 'storage');
