import { wantsFacts } from '@veilhall/bots';
import { isOffer, type OptionId, type Seat } from '@veilhall/engine';
import type { LocalHost } from './host.ts';
import { Thinker, type Thought } from './thinker.ts';

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
    if (!prompt) return false;
    const seq = match.seq;
    const [option] = await Promise.all([
      host.guide ? host.guide.reply(prompt) : this.#thought(host, prompt.seat),
      new Promise((resolve) => setTimeout(resolve, this.delay)),
    ]);
    if (option === undefined) return false;
    // Somebody acted or took back in the meantime: think again about what is asked now.
    if (match.seq === seq && this.#playing === host) await host.choose(prompt.seat, option);
    return true;
  }

  async #thought(host: LocalHost, seat: Seat): Promise<OptionId | undefined> {
    const bot = host.record.seats[seat]?.bot;
    return bot ? (await this.#thinker.decide(thoughtOf(host, seat, bot))).option : undefined;
  }
}

/** What a bot at this seat is to decide now. */
export function thoughtOf(host: LocalHost, seat: Seat, bot: string): Omit<Thought, 'n'> {
  const { match, record } = host;
  const { state, packs } = match.position();
  const seed = `${record.id}/${match.seq}`;
  const facts = wantsFacts(match.game, bot) ? host.timeline.factsOf(seat) : undefined;
  return { game: record.game, packs, state, seat, bot, seed, ...(facts && { facts }) };
}
