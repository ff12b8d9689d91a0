import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE } from '@veilhall/protocol';
import { WebSocketServer } from 'ws';
import { checkOrigin } from '../http/guard.ts';
import { tokenIn } from '../identity.ts';
import { Connection, type ConnectionHost } from './connection.ts';

/** /api/live: who may connect, how many, and who has fallen silent. */
export class Live {
  readonly #host: ConnectionHost;
  readonly #sockets: WebSocketServer;
  readonly #connections = new Map<Connection, string>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #trustProxy: boolean;

  constructor(host: ConnectionHost, server: Server) {
    this.#host = host;
    const { config } = host.services;
    this.#trustProxy = config.trustProxy;
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: config.limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        host.log.error({ err: error }, 'a live connection could not be opened');
        refuse(socket, 500, 'Internal Server Error');
      });
    });
    this.#heartbeat = setInterval(() => this.#beat(), config.heartbeatMs).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections.keys()) connection.close(CLOSE.restart, 'the server is stopping');
    this.#sockets.close();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services } = this.#host;
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== '/api/live') return refuse(socket, 404, 'Not Found');
    try {
      checkOrigin(request.headers, services.config.origins);
    } catch {
      services.metrics.count('denied');
      return refuse(socket, 403, 'Forbidden');
    }
    const address = this.#addressOf(request);
    const open = this.#perAddress.get(address) ?? 0;
    if (open >= services.config.limits.connectionsPerAddress) return refuse(socket, 429, 'Too Many Requests');
    this.#perAddress.set(address, open + 1);
    socket.once('close', () => this.#left(address));
    const principal = await services.identity.owner(tokenIn(request.headers).token);
    this.#sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(this.#host, ws, socket, principal);
      this.#connections.set(connection, address);
      ws.on('close', () => this.#connections.delete(connection));
    });
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = this.#trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',', 1)[0]?.trim();
    return first ?? request.socket.remoteAddress ?? '';
  }

  #left(address: string): void {
    const open = (this.#perAddress.get(address) ?? 1) - 1;
    if (open > 0) this.#perAddress.set(address, open);
    else this.#perAddress.delete(address);
  }

  #beat(): void {
    const now = performance.now();
    for (const connection of this.#connections.keys()) {
      if (now - connection.heard > 2 * this.#host.services.config.heartbeatMs) connection.cut();
      else connection.ping();
    }
  }
}

function refuse(socket: Duplex, status: number, text: string): void {
  if (!socket.writable) return;
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
