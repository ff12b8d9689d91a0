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

const MOST_MS = 20_000;
/** A bot that fails this often in a row rests until the match is opened again. */
const MOST_FAILURES = 5;

/** What a seat's bot thinks about, or has decided and lets wait. */
interface Question {
  readonly seq: number;
  readonly prompt: Prompt;
  readonly bot: string;
  readonly stop: AbortController;
}

interface Thinking {
  memory: unknown;
  failures: number;
  busy: boolean;
  question?: Question;
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

  /** Called whenever a match has come to rest, or is gone. */
  look(live: LiveMatch): void {
    for (const [seat, { question }] of this.#thinking.get(live) ?? [])
      if (question && isMoot(live, seat, question)) question.stop.abort();
    if (!isPlayed(live)) {
      this.#thinking.delete(live);
      return;
    }
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
        delete thinking.question;
        if (!this.#stop.signal.aborted) this.look(live);
      });
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #act(live: LiveMatch, seat: Seat, bot: string, thinking: Thinking): Promise<void> {
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, this.#stop.signal]);
    try {
      const asked = await live.serial(() => this.#question(live, seat, bot, thinking));
      if (!asked) return;
      thinking.question = { ...asked, bot, stop };
      const [decision] = await Promise.all([
        this.#decide(asked.task, asked.prompt, signal),
        sleep(live.row.botDelayMs, undefined, { signal }),
      ]);
      thinking.memory = decision.memory;
      const key = `bot-${randomBytes(9).toString('base64url')}`;
      await live.choose(seat, { by: 'bot', key, baseSeq: asked.seq }, decision.option);
      thinking.failures = 0;
    } catch (error) {
      if (signal.aborted || isTooLate(error)) return;
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
      memory,
      ...(wantsFacts(match.game, bot) && { facts: await live.factsOf(seat) }),
    };
    return { prompt, seq: match.seq, task };
  }

  async #decide(task: DecideTask, prompt: Prompt, signal: AbortSignal): Promise<Decision> {
    const began = performance.now();
    try {
      const decision = await this.#pool.run(task, MOST_MS, signal);
      if (prompt.options.some((option) => option.id === decision.option)) return decision;
      throw new Error(`the bot picked '${decision.option}', which is not an option`);
    } catch (error) {
      if (signal.aborted || task.bot === 'wisp') throw error;
      const { game, seat, bot } = task;
      this.#metrics.count('bot_faults');
      this.#log.error({ game, seat, bot, err: error }, 'a bot failed to decide; a wisp decides for it');
      return this.#pool.run({ ...task, bot: 'wisp', memory: undefined }, MOST_MS, signal);
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

const isPlayed = (live: LiveMatch): boolean =>
  !live.isDismissed && live.row.status === 'playing' && live.quarantine === undefined;

/** Something was taken back, the seat changed hands, or it is asked something else by now. Others' picks alone change nothing. */
function isMoot(live: LiveMatch, seat: Seat, { seq, prompt, bot }: Question): boolean {
  const held = live.row.seats[seat];
  if (!isPlayed(live) || held?.kind !== 'bot' || held.bot !== bot) return true;
  const { match } = live;
  if (match.entries.slice(seq).some(({ kind }) => kind === 'undo')) return true;
  const now = match.promptOf(seat);
  return now?.ask !== prompt.ask || now.moves !== prompt.moves;
}

/** The match moved on while the pick was on its way, or it is gone. */
const isTooLate = (error: unknown): boolean =>
  error instanceof Denied && (error.code === 'stale' || error.code === 'storage');
