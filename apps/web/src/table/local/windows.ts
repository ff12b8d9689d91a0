interface WindowEvents {
  /** The window that plays has kept something. */
  onKept(): void;
  /** The window that played is closed: this one plays now. */
  onMine(): void;
  /** Another window has taken over. */
  onLost(): void;
}

/** The windows of this device that have one match open: one plays it, the others follow. */
export class Windows {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  readonly #events: WindowEvents;
  #waiting: AbortController | undefined;

  constructor(match: string, events: WindowEvents) {
    this.#name = `veilhall/${match}`;
    this.#events = events;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = () => events.onKept();
  }

  /** Whether this window plays the match; otherwise it does as soon as the one that plays is closed. */
  async hold(steal: boolean): Promise<boolean> {
    this.#waiting?.abort();
    const mine = await new Promise<boolean>((resolve) => {
      this.#request(steal ? { steal } : { ifAvailable: true }, (lock) => resolve(lock !== null));
    });
    if (!mine) this.#wait();
    return mine;
  }

  /** This window has kept something: let the others look. */
  tell(): void {
    this.#channel.postMessage('kept');
  }

  close(): void {
    this.#waiting?.abort();
    this.#channel.close();
  }

  #wait(): void {
    this.#waiting = new AbortController();
    this.#request({ signal: this.#waiting.signal }, () => this.#events.onMine());
  }

  /** A lock is held until this worker ends or another window takes over. */
  #request(options: LockOptions, onAnswer: (lock: Lock | null) => void): void {
    const { signal } = options;
    const held = navigator.locks.request(this.#name, options, (lock) => {
      onAnswer(lock);
      return lock ? new Promise<never>(() => {}) : undefined;
    });
    held.catch(() => {
      if (signal?.aborted) return;
      this.#wait();
      this.#events.onLost();
    });
  }
}
