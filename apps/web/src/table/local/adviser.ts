import type { OptionId, Seat } from '@veilhall/engine';
import { thoughtOf } from './bots.ts';
import type { LocalHost } from './host.ts';
import { Thinker } from './thinker.ts';

/** Whom a person asks for a hint. */
const ADVISER = 'adept';

/** Thinks for a person who asks for a hint, apart from the bots, so that no bot waits for it. */
export class Adviser {
  readonly #thinker = new Thinker();

  /** From what the seat knows, as a bot at that seat would; nothing when the thought is given up. */
  async advise(host: LocalHost, seat: Seat): Promise<OptionId | undefined> {
    this.stop();
    return (await this.#thinker.decide(thoughtOf(host, seat, ADVISER)))?.option;
  }

  stop(): void {
    this.#thinker.stop();
  }
}
