import type { Viewer } from '@veilhall/engine';
import type { Presence, ServerMessage } from '@veilhall/protocol';
import type { Principal } from '../identity.ts';

/** One tab that follows one match. */
export interface Watcher {
  readonly principal: Principal;
  viewer: Viewer;
  /** The text of one message, ready to send. */
  deliver(text: string): void;
  /** The match leaves the memory under it: reconnect. */
  dismiss(): void;
}

/** How long changes of presence are gathered before everybody is told. */
const PRESENCE_MS = 50;

/** Those who have a match open, and what is sent to them. */
export class Watchers {
  readonly #watchers = new Set<Watcher>();
  readonly #match: string;
  #presenceDue: NodeJS.Timeout | undefined;
  #check: (message: ServerMessage) => void;

  constructor(match: string, check: (message: ServerMessage) => void) {
    this.#match = match;
    this.#check = check;
  }

  get size(): number {
    return this.#watchers.size;
  }

  [Symbol.iterator](): IterableIterator<Watcher> {
    return this.#watchers.values();
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#presenceChanged();
  }

  delete(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#presenceChanged();
  }

  presence(): Presence {
    const seats = new Set<number>();
    const spectators = new Map<string, { name: string }>();
    for (const { viewer, principal } of this.#watchers) {
      if (viewer !== 'spectator') seats.add(viewer);
      else spectators.set(principal.guest?.id ?? '', { name: principal.guest?.name ?? 'Visitor' });
    }
    return { seats: [...seats].sort((a, b) => a - b), spectators: [...spectators.values()] };
  }

  /** The same message to everybody. */
  tell(message: ServerMessage): void {
    if (this.#watchers.size === 0) return;
    const text = this.text(message);
    for (const watcher of this.#watchers) watcher.deliver(text);
  }

  /** One message per viewer, made once however many tabs share it. */
  tellEach(message: (viewer: Viewer) => ServerMessage): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.#watchers) {
      let text = texts.get(watcher.viewer);
      if (text === undefined) {
        text = this.text(message(watcher.viewer));
        texts.set(watcher.viewer, text);
      }
      watcher.deliver(text);
    }
  }

  /** The same message to some; says whether there was anybody. */
  tellSome(isMeant: (watcher: Watcher) => boolean, message: ServerMessage): boolean {
    const meant = [...this.#watchers].filter(isMeant);
    for (const watcher of meant) this.tellOne(watcher, message);
    return meant.length > 0;
  }

  tellOne(watcher: Watcher, message: ServerMessage): void {
    watcher.deliver(this.text(message));
  }

  text(message: ServerMessage): string {
    this.#check(message);
    return JSON.stringify(message);
  }

  close(): void {
    clearTimeout(this.#presenceDue);
  }

  #presenceChanged(): void {
    this.#presenceDue ??= setTimeout(() => {
      this.#presenceDue = undefined;
      this.tell({ type: 'presence', match: this.#match, presence: this.presence() });
    }, PRESENCE_MS).unref();
  }
}
