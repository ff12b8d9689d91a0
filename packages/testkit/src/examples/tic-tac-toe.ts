import {
  type AskTable,
  cloneRng,
  type Fact,
  type Game,
  hashOf,
  machine,
  type PromptOf,
  rngSchema,
  type Turn,
} from '@veilhall/engine';
import { z } from 'zod';

/** The smallest game on the engine: what its tests and benchmarks play. */
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map(
  (line) => [...line].map(Number) as [number, number, number],
);

const optionsSchema = z.strictObject({});
const frameSchema = z.strictObject({ do: z.literal('turn') });
const stateSchema = z.strictObject({
  rng: rngSchema,
  cells: z.array(z.int().min(-1).max(1)).length(9),
  toMove: z.int().min(0).max(1),
  winner: z.int().min(-1).max(1),
  filled: z.int().min(0).max(9),
  work: z.array(frameSchema),
});
type State = z.infer<typeof stateSchema>;

interface Placed extends Fact {
  type: 'placed';
  seat: number;
  cell: number;
}

export interface TicTacToeView {
  cells: number[];
  toMove: number;
  winner: number;
  filled: number;
}

type Frame = z.infer<typeof frameSchema>;
type Acts = Turn<State, Placed, Frame>;
type Asks = { place: { act: number; option: { cell: number } } };

function win(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const asks: AskTable<Asks> = {
  place: { id: (cell) => `place:${cell}`, on: (cell) => [`cell:${cell}`], about: (cell) => ({ cell }) },
};
const isOver = (state: State): boolean => state.winner >= 0 || state.filled === 9;

const rules = machine<State, Placed, Acts, Frame>({
  asks,
  clone: (state) => ({
    rng: cloneRng(state.rng),
    cells: state.cells.slice(),
    toMove: state.toMove,
    winner: state.winner,
    filled: state.filled,
    work: state.work.map((frame) => ({ do: frame.do })),
  }),
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: (state) => [state.work],
  finished: isOver,
  handlers: {
    turn: {
      run: ({ state }: Acts) => ({
        seat: state.toMove,
        ask: 'place',
        acts: CELLS.filter((cell) => state.cells[cell] === -1),
        always: true,
      }),
      answer({ state, events }: Acts, _frame: Frame, cell: number) {
        const seat = state.toMove;
        state.cells[cell] = seat;
        state.filled++;
        if (win(state.cells, seat)) state.winner = seat;
        state.toMove = 1 - seat;
        events.push({ fact: { type: 'placed', seat, cell } });
      },
    },
  },
});
const MARKS = ['X', 'O'];

export const ticTacToe: Game<State, z.infer<typeof optionsSchema>, TicTacToeView, Placed> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  state: stateSchema,
  content: { hash: hashOf('tic-tac-toe'), cards: [] },
  words: {
    player: 'Player',
    prompt: (_view, prompt) => ({
      sentence: `Place ${MARKS[prompt.seat]}.`,
      labels: (prompt as PromptOf<Asks>).options.map(({ about }) => `cell ${about?.cell}`),
    }),
    fact: (fact) => `${MARKS[fact.seat]} takes cell ${fact.cell}.`,
    refusal: (_view, refusal) => refusal.code,
    sketch: (view) => ({
      title: 'Tic-tac-toe',
      status: [],
      zones: [
        {
          id: 'board',
          name: 'Board',
          count: 9,
          things: view.cells.map((mark, cell) => ({
            id: `cell:${cell}`,
            name: String(cell),
            facts: MARKS[mark] ?? 'empty',
          })),
        },
      ],
    }),
    outcome: (view) => (view.winner < 0 ? 'A draw.' : `${MARKS[view.winner]} wins.`),
  },
  setup(_options, _seats, rng) {
    const state: State = {
      rng,
      cells: new Array(9).fill(-1),
      toMove: 0,
      winner: -1,
      filled: 0,
      work: [{ do: 'turn' }],
    };
    rules.settle(state);
    return state;
  },
  prompts: rules.prompts,
  apply: rules.apply,
  view: ({ cells, toMove, winner, filled }) => ({ cells: [...cells], toMove, winner, filled }),
  whyNot: (state) =>
    state.cells.flatMap((mark, cell) =>
      mark < 0 ? [] : [{ code: 'taken', rule: 'TTT-1', on: `cell:${cell}`, args: { mark } }],
    ),
  outcome: (state) =>
    isOver(state)
      ? { result: state.winner < 0 ? 'draw' : 'won', winners: state.winner < 0 ? [] : [state.winner] }
      : undefined,
  determinize(state, _seat, rng) {
    const copy = ticTacToe.clone(state);
    copy.rng = rng;
    return copy;
  },
  evaluate: (state, seat) => (state.winner < 0 ? 0.5 : state.winner === seat ? 1 : 0),
  audit(state) {
    const filled = state.cells.filter((mark) => mark >= 0).length;
    return filled === state.filled ? [] : [`${filled} cells are filled, not ${state.filled}`];
  },
  clone: rules.clone,
};
