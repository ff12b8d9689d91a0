import {
  type AnyGame,
  type AskTable,
  cloneRng,
  type Fact,
  type Game,
  hashOf,
  machine,
  type RngState,
  rngSchema,
  type Turn,
} from '@veilhall/engine';
import { z } from 'zod';

/** Tic-tac-toe that starts over when a board is done, so that a benchmark measures picks and not new matches. */
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const frameSchema = z.strictObject({ do: z.literal('turn') });
const stateSchema = z.strictObject({
  rng: rngSchema,
  cells: z.array(z.int().min(-1).max(1)).length(9),
  toMove: z.int().min(0).max(1),
  boards: z.int().min(0),
  work: z.array(frameSchema),
});
type State = z.infer<typeof stateSchema>;
type Frame = z.infer<typeof frameSchema>;
type Acts = Turn<State, Fact, Frame>;
/** The act is a cell, or -1 to start over. */
type Asks = { place: { act: number } };

const isDone = (cells: readonly number[]): boolean =>
  !cells.includes(-1) ||
  LINES.some(([a = 0, b = 0, c = 0]) => cells[a] !== -1 && cells[a] === cells[b] && cells[a] === cells[c]);

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const AGAIN = [-1];
const asks: AskTable<Asks> = {
  place: {
    id: (cell) => (cell < 0 ? 'again' : `place:${cell}`),
    on: (cell) => (cell < 0 ? undefined : [`cell:${cell}`]),
  },
};

const rules = machine<State, Fact, Acts, Frame>({
  asks,
  clone: ({ rng, cells, toMove, boards, work }) => ({
    rng: cloneRng(rng),
    cells: cells.slice(),
    toMove,
    boards,
    work: work.map((frame) => ({ do: frame.do })),
  }),
  turn: (state, events, stack) => ({ state, events, stack }),
  stacks: (state) => [state.work],
  finished: () => false,
  handlers: {
    turn: {
      run: ({ state }: Acts) => ({
        seat: state.toMove,
        ask: 'place',
        always: true,
        acts: isDone(state.cells) ? AGAIN : CELLS.filter((cell) => state.cells[cell] === -1),
      }),
      answer({ state, events }: Acts, _frame: Frame, cell: number) {
        const seat = state.toMove;
        state.toMove = 1 - seat;
        if (cell < 0) {
          state.cells.fill(-1);
          state.boards++;
        } else state.cells[cell] = seat;
        events.push({ fact: { type: 'placed', seat, cell } });
      },
    },
  },
});

const endless: Game<State, Record<string, never>, object, Fact> = {
  id: 'endless-tic-tac-toe',
  title: 'Endless tic-tac-toe',
  rules: '1',
  seats: { min: 2, max: 2 },
  options: z.strictObject({}),
  state: stateSchema,
  content: { hash: hashOf('endless-tic-tac-toe'), cards: [] },
  words: {
    player: 'Player',
    prompt: (_view, prompt) => ({ sentence: 'Place.', labels: prompt.options.map(({ id }) => id) }),
    fact: (fact) => `Cell ${fact.cell}.`,
    refusal: (_view, refusal) => refusal.code,
    sketch: () => ({ title: 'Endless tic-tac-toe', status: [], zones: [] }),
    outcome: () => '',
  },
  setup(_options, _seats, rng: RngState) {
    const state: State = { rng, cells: new Array(9).fill(-1), toMove: 0, boards: 0, work: [{ do: 'turn' }] };
    rules.settle(state);
    return state;
  },
  prompts: rules.prompts,
  apply: rules.apply,
  view: ({ cells, toMove, boards }) => ({ cells: [...cells], toMove, boards }),
  whyNot: () => [],
  outcome: () => undefined,
  determinize: (state, _seat, rng) => ({ ...endless.clone(state), rng }),
  evaluate: () => 0.5,
  audit: () => [],
  clone: rules.clone,
};

export const games: readonly AnyGame[] = [endless];
