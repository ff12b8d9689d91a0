import '../src/look/fonts.css';
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/button.css';
import '../src/art/paper.css';
import type { CardInfo, SketchThing } from '@veilhall/engine';
import { createRoot } from 'react-dom/client';
import { ControlsContext } from '../src/frame/context.ts';
import { createControls } from '../src/frame/controls.ts';
import { Frame } from '../src/frame/Frame.tsx';
import { plainTable } from '../src/frame/plain/plain-table.ts';
import { GAMES } from '../src/games/registry.ts';
import { lightLamps } from '../src/look/lamps.ts';
import { cell } from '../src/store.ts';
import type { Look, Table, TableState } from '../src/table/table.ts';

/** A table with three hundred cards and nobody behind it: what one changed card costs. */

const CARDS = 300;

const card = (n: number): CardInfo => ({
  id: `card-${n}`,
  name: `Card ${n}`,
  family: `family ${n % 6}`,
  copies: 1,
  text: 'Draw 1.',
  data: {},
});
const cards = new Map(Array.from({ length: CARDS }, (_, n) => [`card-${n}`, card(n)]));

function momentWith(seq: number, changed: number): Look {
  const things: SketchThing[] = [...cards.values()].map((info, n) => ({
    id: `${info.id}#${n}`,
    name: info.name,
    card: info.id,
    facts: n === changed ? `changed ${seq} times` : 'ready',
  }));
  const options = things.map(({ id, name }) => ({ id: `take:${id}`, label: name, on: [id] }));
  return {
    seq,
    viewer: 0,
    view: {},
    sketch: { title: 'Three hundred cards', status: [], zones: [{ id: 'table', name: 'Table', count: CARDS, things }] },
    prompt: { seat: 0, ask: 'take', sentence: 'Take one.', rules: [], moves: CARDS, options },
    whyNot: [],
    waiting: [0],
  };
}

const state = cell<TableState>({
  moment: momentWith(0, -1),
  opening: [],
  log: [],
  undo: { can: false, why: '' },
  seats: [{ seat: 0, name: 'You', kind: 'human', mine: true, present: true }],
  status: 'live',
  meta: {
    id: 'perf',
    host: 'here',
    game: 'veilwraith',
    name: 'Perf',
    created: 0,
    rules: '1',
    origin: 'dealt',
    revealed: false,
  },
  cards,
  spectators: [],
});
const nothing = (): Promise<void> => Promise.resolve();
const table: Table = {
  ...state,
  choose: nothing,
  undo: nothing,
  look: async () => state.get().moment,
  sit: nothing,
  journal: () => Promise.reject(new Error('nothing was played')),
  rename: nothing,
  fork: async () => '/',
  forgetProblem: () => {},
  close: () => {},
};
const controls = createControls(table, plainTable);

const hall = document.getElementById('hall');
if (hall) {
  lightLamps(GAMES);
  createRoot(hall).render(
    <ControlsContext value={controls}>
      <Frame replay={false} />
    </ControlsContext>,
  );
}

/** Milliseconds of work from the change until the frame that shows it has been handed over. */
async function change(seq: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  const started = performance.now();
  state.set({ ...state.get(), moment: momentWith(seq, seq % CARDS) });
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    requestAnimationFrame(() => channel.port2.postMessage(undefined));
  });
  return performance.now() - started;
}

declare global {
  interface Window {
    measureChange(seq: number): Promise<number>;
  }
}
window.measureChange = change;
