import type { Seat } from '@veilhall/engine';
import type { Advised } from '../table.ts';
import { thoughtOf } from './bots.ts';
import type { LocalHost } from './host.ts';
import { Thinker } from './thinker.ts';

/** Whom a person asks for a hint. */
const ADVISER = 'adept';

/** Thinks for a person who asks for a hint, apart from the bots, so that no bot waits for it. */
export class Adviser {
  readonly #thinker = new Thinker();

  /** From what the seat knows, as a bot at that seat would; nothing when the thought is given up. */
  async advise(host: LocalHost, seat: Seat): Promise<Advised | undefined> {
    this.stop();
    const decision = await this.#thinker.decide({ ...thoughtOf(host, seat, ADVISER), why: true });
    return decision && { option: decision.option, why: decision.why };
  }

  stop(): void {
    this.#thinker.stop();
  }
}
