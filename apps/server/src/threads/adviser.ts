import { randomBytes } from 'node:crypto';
import type { Why } from '@veilhall/bots';
import { isOffer, type Seat } from '@veilhall/engine';
import { Denied } from '../denied.ts';
import type { Principal } from '../identity.ts';
import { checkHints, checkSeat } from '../matches/access.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { ThreadPool } from './pool.ts';
import type { DecideTask } from './tasks.ts';

/** Whom people ask for a hint. */
const ADVISER = 'adept';
const MOST_MS = 20_000;

/** A thought under way, and the moment it is about. */
interface Advice {
  readonly seq: number;
  readonly stop: AbortController;
}

/** A pick for the moment it was asked for, and why. */
interface Advised {
  readonly seq: number;
  readonly option: string;
  readonly why?: Omit<Why, 'reasons'> & { reasons: string[] };
}

/** Tells people what the adept would pick at their seat, from what the seat knows: one thought at a time per seat. */
export class Adviser {
  readonly #pool: ThreadPool;
  readonly #busy = new WeakMap<LiveMatch, Map<Seat, Advice>>();

  constructor(pool: ThreadPool) {
    this.#pool = pool;
  }

  async hint(live: LiveMatch, by: Principal, seat: Seat, baseSeq: number): Promise<Advised> {
    const task = await live.serial(() => question(live, by, seat, baseSeq));
    const busy = this.#busy.get(live) ?? new Map();
    this.#busy.set(live, busy);
    if (busy.has(seat)) throw new Denied('too-fast', 'The adept is still thinking about this seat.');
    const stop = new AbortController();
    busy.set(seat, { seq: baseSeq, stop });
    try {
      const { option, why } = await this.#pool.run(task, MOST_MS, stop.signal);
      return { seq: baseSeq, option, ...(why && { why: { ...why, reasons: [...why.reasons] } }) };
    } finally {
      busy.delete(seat);
    }
  }

  /** Called whenever something has happened to a match: nobody wants advice on a moment that is past. */
  look(live: LiveMatch): void {
    for (const { seq, stop } of this.#busy.get(live)?.values() ?? [])
      if (live.isDismissed || live.match.seq !== seq) stop.abort();
  }
}

/** What is asked of this seat, put to the adept as it would be to a bot that sits there. */
function question(live: LiveMatch, by: Principal, seat: Seat, baseSeq: number): DecideTask {
  const { match, row } = live;
  checkSeat(row, by, seat);
  checkHints(row);
  if (match.seq !== baseSeq)
    throw new Denied('stale', `The match has moved on to moment ${match.seq}; look again.`, match.seq);
  const prompt = match.promptOf(seat);
  if (!prompt || isOffer(prompt)) throw new Denied('not-your-turn', `Seat ${seat} has nothing to decide now.`);
  return {
    do: 'decide',
    game: row.game,
    packs: match.head.packs,
    state: match.game.clone(match.state),
    seat,
    bot: ADVISER,
    seed: randomBytes(16).toString('hex'),
    memory: undefined,
    why: true,
  };
}
