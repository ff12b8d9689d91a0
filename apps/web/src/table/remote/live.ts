import type { ClientMessage, ServerMessage } from '@veilhall/protocol';
import { TableError } from '../table.ts';

type WithoutId<M> = M extends { id: number } ? Omit<M, 'id'> : never;
export type Request = WithoutId<ClientMessage>;

interface Waiting {
  readonly message: ClientMessage;
  resolve(): void;
  reject(error: Error): void;
}

export interface LiveEvents {
  onMessage(message: ServerMessage): void;
  onOpen(): void;
  /** The line broke; it is mended at `retryAt`. */
  onClose(retryAt: number): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;

/** A line to the server that mends itself. What was asked and not answered is asked again: keys make that harmless. */
export class LiveLine {
  #socket: WebSocket | undefined;
  #n = 0;
  #pause = FIRST_PAUSE;
  #closed = false;
  #beat = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events: LiveEvents;

  constructor(events: LiveEvents) {
    this.#events = events;
    this.#connect();
    addEventListener('online', this.#retry);
  }

  /** Resolves when the server has done it; `watch` is not remembered, the caller watches anew on every opening. */
  ask(request: Request): Promise<void> {
    const message = { ...request, id: ++this.#n } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Does not wait for the next try. */
  retry(): void {
    this.#retry();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  readonly #retry = (): void => {
    this.#pause = FIRST_PAUSE;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  };

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)));
    socket.onclose = () => {
      clearInterval(this.#beat);
      if (this.#closed) return;
      this.#events.onClose(Date.now() + this.#pause);
      setTimeout(() => {
        if (!this.#closed && socket === this.#socket) this.#connect();
      }, this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
    };
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#pause = FIRST_PAUSE;
        clearInterval(this.#beat);
        this.#beat = window.setInterval(() => this.#ping(), message.heartbeatMs);
        this.#events.onOpen();
        for (const { message: unanswered } of this.#waiting.values()) {
          if (unanswered.type !== 'watch') this.#send(unanswered);
        }
        return;
      case 'accepted':
      case 'done':
        this.#settle(message.id, (waiting) => waiting.resolve());
        return;
      case 'error':
        if (message.id !== undefined) {
          this.#settle(message.id, ({ reject }) => reject(new TableError(message.error.code, message.error.message)));
        }
        return;
      default:
        this.#events.onMessage(message);
    }
  }

  #settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  #ping(): void {
    this.ask({ type: 'ping' }).catch(() => {});
  }
}
