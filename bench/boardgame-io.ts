import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from './measure.ts';

const VERSION = '0.50.2';
/** 159 packages for one line of a report: it is installed here, when the benchmark runs, and not by `npm ci`. */
const HOME = join(tmpdir(), `veilhall-bench-boardgame.io-${VERSION}`);

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

interface Board {
  cells: (string | null)[];
}
interface Client {
  start(): void;
  stop(): void;
  getState(): { G: Board; ctx: { gameover?: unknown } };
  moves: { click(cell: number): void };
}
interface Library {
  Client(parts: { game: object; numPlayers: number; debug: boolean }): Client;
}

function install(): string | undefined {
  if (existsSync(join(HOME, 'node_modules', 'boardgame.io'))) return undefined;
  console.error(`installing boardgame.io ${VERSION} into ${HOME}`);
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, 'package.json'), '{"private":true}');
  const npm = spawnSync('npm', ['install', `boardgame.io@${VERSION}`, '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: HOME,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return npm.status === 0 ? undefined : (npm.stderr || String(npm.error)).trim().split('\n').slice(-3).join(' ');
}

/** A random game of tic-tac-toe on boardgame.io's headless client, or why there is none to compare with. */
export function boardgamePlayout(): ((seed: number) => number) | { missing: string } {
  const missing = install();
  if (missing !== undefined) return { missing };
  process.env.NODE_ENV = 'production';
  const load = createRequire(join(HOME, 'package.json'));
  const { Client }: Library = load('boardgame.io/client');
  const { INVALID_MOVE }: { INVALID_MOVE: string } = load('boardgame.io/core');
  const game = {
    name: 'tic-tac-toe',
    setup: (): Board => ({ cells: new Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      click({ G, playerID }: { G: Board; playerID: string }, cell: number) {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
        return undefined;
      },
    },
    endIf({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }) {
      for (const [a = 0, b = 0, c = 0] of LINES) {
        const mark = G.cells[a];
        if (mark !== null && mark === G.cells[b] && mark === G.cells[c]) return { winner: ctx.currentPlayer };
      }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  };
  return (seed) => {
    const roll = dice(seed);
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    let moves = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const free: number[] = [];
      for (const [cell, mark] of state.G.cells.entries()) if (mark === null) free.push(cell);
      client.moves.click(free[roll(free.length)] ?? 0);
      moves++;
    }
    client.stop();
    return moves;
  };
}
