import { once } from 'node:events';
import path from 'node:path';
import type { ServerMessage } from '@veilhall/protocol';
import { WebSocket } from 'ws';
import { below, type Driver } from './driver.ts';
import { boardgameIo, colyseus } from './rival-drivers.ts';

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

export const DRIVERS = { veilhall, 'boardgame.io': boardgameIo, colyseus };
