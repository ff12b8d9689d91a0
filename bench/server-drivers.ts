import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerMessage } from '@veilhall/protocol';
import { WebSocket } from 'ws';

/** Where times go: one mark when a pick is sent, one when its seat hears back, one when the other seat sees it. */
export interface Clock {
  sent(match: number, mover: number, version: number): void;
  seen(match: number, seat: number, version: number): void;
}

/** Two bots at one table, playing as fast as they are answered. */
export interface Table {
  begin(): void;
  close(): void;
}

export interface Driver {
  /** Script of the server process, and the arguments node needs to find it. */
  readonly server: string;
  readonly durable: boolean;
  open(url: string, match: number, clock: Clock): Promise<Table>;
}

let random = 12_345;
function below(n: number): number {
  random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((random / 2 ** 32) * n);
}

function emptyCell(cells: ArrayLike<unknown>, empty: unknown): number {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === empty) free.push(cell);
  return free[below(free.length)] ?? 0;
}

let guestCookie: Promise<string> | undefined;

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Bench"}',
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

const veilhall = (here: string): Driver => ({
  server: path.join(here, 'server-host.ts'),
  durable: true,
  async open(url, number, clock) {
    guestCookie ??= signIn(url);
    const cookie = await guestCookie;
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const response = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ game: 'endless-tic-tac-toe', seats }),
    });
    const match = ((await response.json()) as { match: { id: string } }).match.id;
    let playing = false;
    let picks = 0;
    const sockets = await Promise.all([0, 1].map((seat) => seatAt(seat)));

    async function seatAt(seat: number): Promise<WebSocket> {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers: { cookie },
        perMessageDeflate: false,
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'accepted') clock.seen(number, seat, message.seq);
        if (message.type !== 'update') return;
        const { prompt } = message.look;
        if (!prompt) return;
        clock.seen(number, seat, message.seq);
        if (playing) pick(socket, seat, message.seq, prompt.options[below(prompt.options.length)]?.id ?? '');
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'watch', id: 0, match, as: seat }));
      return socket;
    }

    function pick(socket: WebSocket, seat: number, baseSeq: number, option: string): void {
      clock.sent(number, seat, baseSeq + 1);
      const key = `bench-${number}-${++picks}`;
      socket.send(JSON.stringify({ type: 'choose', id: picks, match, seat, key, baseSeq, option }));
    }

    return {
      begin() {
        playing = true;
        if (sockets[0]) pick(sockets[0], 0, 0, 'place:4');
      },
      close() {
        playing = false;
        for (const socket of sockets) socket.close();
      },
    };
  },
});

/** The parts of socket.io-client and of boardgame.io's messages that are used here. */
interface IoSocket {
  on(event: string, handler: (match: string, body: never) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface IoState {
  _stateID: number;
  G: { cells: (string | null)[] };
  ctx: { gameover?: unknown; currentPlayer: string };
}

const boardgameIo = (_here: string, rivals: string): Driver => ({
  server: path.join(rivals, 'boardgame-io.mjs'),
  durable: false,
  async open(url, number, clock) {
    const { io } = createRequire(path.join(rivals, 'package.json'))('socket.io-client') as {
      io(url: string, options: object): IoSocket;
    };
    let games = 0;
    let joined = 0;
    let playing = true;
    /** Versions go on from game to game, so that the clock never sees one twice. */
    let before = 0;
    let match = '';
    const sockets: IoSocket[] = [];

    function begin(): void {
      match = `m${number}-${games++}`;
      joined = 0;
      for (const [seat, socket] of sockets.entries()) socket.emit('sync', match, String(seat), undefined, 2);
    }

    function act(seat: number, state: IoState): void {
      if (!playing) return;
      if (state.ctx.gameover) {
        if (seat !== 0) return;
        before += state._stateID;
        begin();
        return;
      }
      if (Number(state.ctx.currentPlayer) !== seat) return;
      clock.sent(number, seat, before + state._stateID + 1);
      const payload = { type: 'place', args: [emptyCell(state.G.cells, null)], playerID: String(seat) };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(seat));
    }

    for (const seat of [0, 1]) {
      const socket = io(`${url}/ttt`, { transports: ['websocket'], forceNew: true });
      socket.on('update', (id, state: IoState) => {
        if (id !== match) return;
        clock.seen(number, seat, before + state._stateID);
        act(seat, state);
      });
      socket.on('sync', (id, info: { state: IoState }) => {
        if (id === match && ++joined === 2) act(0, info.state);
      });
      sockets.push(socket);
      await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
    }
    return {
      begin,
      close() {
        playing = false;
        for (const socket of sockets) socket.close();
      },
    };
  },
});

interface Room {
  roomId: string;
  state: { cells?: ArrayLike<number>; version: number; over: number; turn: number };
  send(type: string, body: unknown): void;
  onStateChange(handler: (state: Room['state']) => void): void;
  leave(): void;
}

const colyseus = (_here: string, rivals: string): Driver => ({
  server: path.join(rivals, 'colyseus.mjs'),
  durable: false,
  async open(url, number, clock) {
    const { Client } = createRequire(path.join(rivals, 'package.json'))('@colyseus/sdk') as {
      Client: new (url: string) => { create(name: string): Promise<Room>; joinById(id: string): Promise<Room> };
    };
    const first = await new Client(url.replace('http', 'ws')).create('ttt');
    const second = await new Client(url.replace('http', 'ws')).joinById(first.roomId);
    const rooms = [first, second];
    const last = [-1, -1];
    let playing = false;

    function changed(seat: number, state: Room['state']): void {
      if (!playing || state.version === last[seat]) return;
      last[seat] = state.version;
      clock.seen(number, seat, state.version);
      if (state.over !== 0 ? seat !== 0 : state.turn !== seat) return;
      clock.sent(number, seat, state.version + 1);
      rooms[seat]?.send('move', state.over !== 0 ? 0 : emptyCell(state.cells ?? [], -1));
    }

    for (const [seat, room] of rooms.entries()) room.onStateChange((state) => changed(seat, state));
    while (rooms.some((room) => room.state?.cells?.length !== 9))
      await new Promise((resolve) => setTimeout(resolve, 5));
    return {
      begin() {
        playing = true;
        changed(0, first.state);
      },
      close() {
        playing = false;
        for (const room of rooms) room.leave();
      },
    };
  },
});

export const DRIVERS = { veilhall, 'boardgame.io': boardgameIo, colyseus };
