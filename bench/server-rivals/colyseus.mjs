// A Colyseus room with tic-tac-toe, in memory, patches sent at once.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerQuestions } from './answer.mjs';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const State = schema({
  cells: t.array('int8'),
  turn: t.int8().default(0),
  version: t.uint32().default(0),
  over: t.int8().default(0),
});

class TicTacToe extends Room {
  onCreate() {
    this.maxClients = 2;
    this.maxMessagesPerSecond = Number.POSITIVE_INFINITY;
    this.seats = [];
    this.state = new State();
    this.reset();
    this.patchRate = null;
    this.onMessage('move', (client, cell) => {
      const { state } = this;
      const seat = this.seats.indexOf(client.sessionId);
      if (state.over !== 0) this.reset();
      else {
        if (seat !== state.turn || state.cells[cell] !== -1) return;
        state.cells[cell] = seat;
        if (LINES.some((line) => line.every((at) => state.cells[at] === seat))) state.over = seat + 1;
        else if (!state.cells.includes(-1)) state.over = 3;
        state.turn = 1 - state.turn;
      }
      state.version++;
      this.broadcastPatch();
    });
  }
  reset() {
    for (let cell = 0; cell < 9; cell++) this.state.cells[cell] = -1;
    this.state.turn = 0;
    this.state.over = 0;
  }
  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('ttt', TicTacToe);
answerQuestions();
await server.listen(Number(process.argv[2]), '127.0.0.1');
process.send('ready');
