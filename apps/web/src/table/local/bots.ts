import { wantsFacts } from '@veilhall/bots';
import { isOffer } from '@veilhall/engine';
import type { LocalHost } from './host.ts';
import { Thinker } from './thinker.ts';

/** Plays the seats of bots, one pick at a time, never faster than people can follow. */
export class BotPlayers {
  readonly #thinker = new Thinker();
  /** How long a bot lets its pick wait, in milliseconds. */
  delay = 700;
  #playing: LocalHost | undefined;

  /** Lets bots act until a human must, or the host is another one. */
  async play(host: LocalHost): Promise<void> {
    if (this.#playing === host) return;
    this.#playing = host;
    try {
      while (this.#playing === host && (await this.#once(host)));
    } finally {
      if (this.#playing === host) this.#playing = undefined;
    }
  }

  stop(): void {
    this.#playing = undefined;
  }

  /** False when no bot has anything to decide. */
  async #once(host: LocalHost): Promise<boolean> {
    const { match, record } = host;
    const prompt = match.prompts().find((entry) => record.seats[entry.seat]?.kind === 'bot' && !isOffer(entry));
    const bot = prompt && record.seats[prompt.seat]?.bot;
    if (!prompt || !bot) return false;
    const seq = match.seq;
    const { state, packs } = match.position();
    const seed = `${record.id}/${seq}`;
    const facts = wantsFacts(match.game, bot) ? host.timeline.factsOf(prompt.seat) : undefined;
    const [option] = await Promise.all([
      this.#thinker.decide({
        game: record.game,
        packs,
        state,
        seat: prompt.seat,
        bot,
        seed,
        ...(facts && { facts }),
      }),
      new Promise((resolve) => setTimeout(resolve, this.delay)),
    ]);
    // Somebody acted or took back in the meantime: think again about what is asked now.
    if (match.seq === seq && this.#playing === host) await host.choose(prompt.seat, option);
    return true;
  }
}
