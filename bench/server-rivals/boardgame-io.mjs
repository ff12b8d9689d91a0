// boardgame.io's own server with tic-tac-toe, in memory.
import { createRequire } from 'node:module';
import { answerQuestions } from './answer.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const ticTacToe = {
  name: 'ttt',
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    for (const [a, b, c] of LINES)
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])
        return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
answerQuestions();
server.run({ port: Number(process.argv[2]), callback: () => process.send('ready') });
