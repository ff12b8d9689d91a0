import { createRequire } from 'node:module';
import path from 'node:path';
import { below, type Driver } from './driver.ts';

function emptyCell(cells: ArrayLike<unknown>, empty: unknown): number {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === empty) free.push(cell);
  return free[below(free.length)] ?? 0;
}

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

export const boardgameIo = (_here: string, rivals: string): Driver => ({
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

export const colyseus = (_here: string, rivals: string): Driver => ({
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
