import type { Duplex } from 'node:stream';
import {
  CLOSE,
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@veilhall/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { parse as parseJson } from 'secure-json-parse';
import type { RawData, WebSocket } from 'ws';
import { Denied, errorBodyOf, tooFast } from '../denied.ts';
import type { Principal } from '../identity.ts';
import { viewerFor } from '../matches/access.ts';
import { say } from '../matches/chat.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Watcher } from '../matches/watchers.ts';
import { RateLimit } from '../rates.ts';
import type { Services } from '../services.ts';

interface Watch {
  readonly live: LiveMatch;
  readonly watcher: Watcher;
}

export interface ConnectionHost {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  checkMessage(message: ServerMessage): void;
}

/** Malformed messages a client may send before it is shown the door. */
const MOST_MALFORMED = 5;
/** Messages over the rate limit before the same. */
const MOST_TOO_FAST = 200;

/** One tab or script on /api/live. */
export class Connection {
  heard = performance.now();
  readonly #host: ConnectionHost;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isCorked = false;
  readonly #principal: Principal;
  readonly #messages: RateLimit;
  readonly #watches = new Map<string, Watch>();
  #malformed = 0;
  #tooFast = 0;

  constructor(host: ConnectionHost, socket: WebSocket, stream: Duplex, principal: Principal) {
    this.#host = host;
    this.#socket = socket;
    this.#stream = stream;
    this.#principal = principal;
    this.#messages = new RateLimit(host.services.config.limits.messages);
    socket.on('message', (data, isBinary) => this.#received(data, isBinary));
    socket.on('pong', () => {
      this.heard = performance.now();
    });
    // A broken frame or an oversized message ends the connection; the library closes it.
    socket.on('error', (error) => host.log.debug({ err: error }, 'live connection failed'));
    socket.on('close', () => this.#closed());
    const guest = principal.guest && { id: principal.guest.id, name: principal.guest.name };
    const { heartbeatMs } = host.services.config;
    this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, ...(guest && { guest }), heartbeatMs });
  }

  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  /** Without waiting for the other side. */
  cut(): void {
    this.#socket.terminate();
  }

  #received(data: RawData, isBinary: boolean): void {
    this.heard = performance.now();
    if (!this.#messages.take('', this.heard)) {
      this.#host.services.metrics.count('too_fast');
      if (++this.#tooFast > MOST_TOO_FAST) this.close(CLOSE.tooFast, 'too many messages');
      else if (this.#tooFast % 20 === 1) this.#deny(undefined, tooFast());
      return;
    }
    const message = isBinary ? undefined : this.#read(String(data));
    if (!message) return;
    this.#answer(message).catch((error: unknown) => this.#deny(message, error));
  }

  #read(text: string): ClientMessage | undefined {
    let raw: unknown;
    try {
      raw = parseJson(text);
      return clientMessage.parse(raw);
    } catch (error) {
      this.#malformed++;
      const reason = error instanceof SyntaxError ? new Denied('bad-request', 'This is not a message of JSON.') : error;
      this.#deny(undefined, reason);
      if (this.#malformed >= MOST_MALFORMED) this.close(CLOSE.malformed, 'too many malformed messages');
      return undefined;
    }
  }

  async #answer(message: ClientMessage): Promise<void> {
    const { matches } = this.#host.services;
    switch (message.type) {
      case 'choose': {
        this.#countAct();
        const { seat, key, baseSeq, option } = message;
        const act = { by: this.#principal, key, baseSeq };
        const seq = await matches.with(message.match, (live) => live.choose(seat, act, option));
        return this.#send({ type: 'accepted', id: message.id, match: message.match, seq });
      }
      case 'undo': {
        this.#countAct();
        const { seat, key, baseSeq } = message;
        const act = { by: this.#principal, key, baseSeq };
        const seq = await matches.with(message.match, (live) => live.undo(seat, act));
        return this.#send({ type: 'accepted', id: message.id, match: message.match, seq });
      }
      case 'watch':
        await this.#watch(message);
        return this.#send({ type: 'done', id: message.id });
      case 'unwatch':
        this.#unwatch(message.match);
        return this.#send({ type: 'done', id: message.id });
      case 'chat':
        await matches.with(message.match, (live) => say(this.#host.services, live, this.#principal, message.text));
        return this.#send({ type: 'done', id: message.id });
      case 'ping':
        return this.#send({ type: 'done', id: message.id });
      default:
        return message satisfies never;
    }
  }

  async #watch(message: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { matches, config } = this.#host.services;
    const isNew = !this.#watches.has(message.match);
    if (isNew && this.#watches.size >= config.limits.watchesPerConnection)
      throw new Denied('too-fast', `One connection may follow ${config.limits.watchesPerConnection} matches.`);
    await matches.with(message.match, async (live) => {
      const viewer = viewerFor(live.row, this.#principal, message.as);
      this.#unwatch(message.match);
      const watcher: Watcher = {
        principal: this.#principal,
        viewer,
        deliver: (text) => this.#deliver(text),
        dismiss: () => this.close(CLOSE.restart, 'the match is read again'),
      };
      this.#watches.set(message.match, { live, watcher });
      await live.watch(watcher, message.since);
      // The connection may have closed while the look was made.
      if (this.#socket.readyState !== this.#socket.OPEN) this.#unwatch(message.match);
    });
  }

  #unwatch(match: string): void {
    const watch = this.#watches.get(match);
    if (!watch) return;
    this.#watches.delete(match);
    watch.live.watchers.delete(watch.watcher);
  }

  #countAct(): void {
    const { guest } = this.#principal;
    if (!guest) throw new Denied('not-signed-in', 'Sign in first: POST /api/me.');
    if (!this.#host.services.rates.acts.take(guest.id)) throw tooFast();
  }

  #deny(message: ClientMessage | undefined, reason: unknown): void {
    const error = errorBodyOf(reason);
    this.#note(error.code, reason);
    const match = message && 'match' in message ? message.match : undefined;
    this.#send({ type: 'error', ...(message && { id: message.id }), ...(match && { match }), error });
  }

  #note(code: ErrorCode, reason: unknown): void {
    const { log, services } = this.#host;
    services.metrics.count(code === 'internal' ? 'internal_errors' : 'denied');
    if (code === 'internal') log.error({ err: reason }, 'an error nobody foresaw');
    else log.debug({ code, why: (reason as Error).message }, 'refused');
  }

  #send(message: ServerMessage): void {
    this.#host.checkMessage(message);
    this.#deliver(JSON.stringify(message));
  }

  #deliver(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#host.services.config.limits.unsentBytes) {
      this.#host.services.metrics.count('slow_dropped');
      this.cut();
      return;
    }
    this.#cork();
    socket.send(text);
  }

  /** What one event has to say to this connection leaves in one write. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }

  #closed(): void {
    for (const match of [...this.#watches.keys()]) this.#unwatch(match);
  }
}
