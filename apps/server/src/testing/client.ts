import { once } from 'node:events';
import {
  type ClientMessage,
  type CreateMatch,
  type ErrorResponse,
  type MatchTaken,
  type RouteAnswer,
  type RouteBody,
  type RouteName,
  routes,
  type ServerMessage,
  serverMessage,
} from '@veilhall/protocol';
import { WebSocket } from 'ws';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}

interface CallOptions<N extends RouteName> {
  id?: string;
  query?: string;
  body?: RouteBody<N>;
  headers?: Record<string, string>;
}

/** Milliseconds; what never comes fails a test late rather than a busy machine early. */
const PATIENT = 30_000;

let keys = 0;
export const newKey = (): string => `key-${process.pid}-${++keys}`;

/** A guest of the server under test, with a cookie or a bearer token. */
export class Client {
  readonly url: string;
  cookie: string | undefined;
  bearer: string | undefined;
  /** Everything the server ever said to this client. */
  readonly heard: string[] = [];

  constructor(url: string, as: { bearer?: string } = {}) {
    this.url = url;
    this.bearer = as.bearer;
  }

  static async guest(url: string, name = 'Guest'): Promise<Client> {
    const client = new Client(url);
    await client.ok('signIn', { body: { name } });
    return client;
  }

  headers(): Record<string, string> {
    if (this.bearer) return { authorization: `Bearer ${this.bearer}` };
    return this.cookie ? { cookie: this.cookie } : {};
  }

  async raw(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body }),
    });
    const set = response.headers.get('set-cookie')?.split(';', 1)[0];
    if (set) this.cookie = set;
    const text = await response.text();
    this.heard.push(text);
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, body: parsed, text };
  }

  call<N extends RouteName>(name: N, { id = '', query = '', body, headers }: CallOptions<N> = {}) {
    const { method, path } = routes[name];
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.raw(method, path.replace(':id', id) + query, text, headers);
  }

  /** The answer of a call that must go well, checked against its schema. */
  async ok<N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<RouteAnswer<N>> {
    const { status, text, body } = await this.call(name, options);
    if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
    return routes[name].answer.parse(body) as RouteAnswer<N>;
  }

  /** The code of a call that must be refused. */
  async denied<N extends RouteName>(name: N, options: CallOptions<N> = {}): Promise<string> {
    const { status, body, text } = await this.call(name, options);
    if (status < 400) throw new Error(`${name} was not refused: ${text}`);
    return (body as ErrorResponse).error.code;
  }

  create(body: CreateMatch): Promise<MatchTaken> {
    return this.ok('createMatch', { body });
  }

  choose(id: string, seat: number, baseSeq: number, option: string, key = newKey()) {
    return this.call('choose', { id, body: { seat, key, baseSeq, option } });
  }

  async live(headers: Record<string, string> = {}): Promise<LiveClient> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: { ...this.headers(), ...headers },
    });
    const live = new LiveClient(socket, this.heard);
    await once(socket, 'open');
    await live.next('hello');
    return live;
  }
}

type Unsent<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/** A live connection that remembers what it was told. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  closed: number | undefined;
  readonly #heard: string[];
  #read = 0;
  #id = 0;
  readonly #waiting = new Set<() => void>();

  constructor(socket: WebSocket, heard: string[] = []) {
    this.socket = socket;
    this.#heard = heard;
    socket.on('message', (data) => {
      const text = String(data);
      this.#heard.push(text);
      this.messages.push(serverMessage.parse(JSON.parse(text)));
      this.#wakeAll();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wakeAll();
    });
    socket.on('error', () => {});
  }

  send(message: Unsent<ClientMessage>): number {
    const id = ++this.#id;
    this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  /** The next message of this type that was not read yet; skips others. */
  async next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const message = await this.until((entry) => entry.type === type);
    return message as Extract<ServerMessage, { type: T }>;
  }

  async until(wanted: (message: ServerMessage) => boolean, ms = PATIENT): Promise<ServerMessage> {
    const end = Date.now() + ms;
    for (;;) {
      const message = this.messages[this.#read];
      if (message) {
        this.#read++;
        if (wanted(message)) return message;
        continue;
      }
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting`);
      const left = end - Date.now();
      if (left <= 0) throw new Error(`nothing came; got ${this.messages.map((entry) => entry.type).join(' ')}`);
      await this.#woken(left);
    }
  }

  /** The answer to a request: `accepted`, `done` or `error`. Does not count as read. */
  async ask(message: Unsent<ClientMessage>, ms = PATIENT): Promise<ServerMessage> {
    const id = this.send(message);
    const end = Date.now() + ms;
    for (;;) {
      const answer = this.messages.find((entry) => 'id' in entry && entry.id === id);
      if (answer) return answer;
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed} while waiting`);
      if (Date.now() >= end) throw new Error('no answer came');
      await this.#woken(end - Date.now());
    }
  }

  async untilClosed(ms = PATIENT): Promise<number> {
    const end = Date.now() + ms;
    while (this.closed === undefined) {
      if (Date.now() > end) throw new Error('still open');
      await this.#woken(end - Date.now());
    }
    return this.closed;
  }

  close(): void {
    this.socket.close();
  }

  #wakeAll(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #woken(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#waiting.add(wake);
    });
  }
}
