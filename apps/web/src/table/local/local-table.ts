import { type Settings, settings } from '../../settings/settings.ts';
import { cell } from '../../store.ts';
import { type Table, TableError, type TableState } from '../table.ts';
import { type EngineRoom, ownRoom } from './client.ts';
import type { OpenedTable, PackedMatch, TablePush } from './room.ts';

/** How long bots wait before they act, by the speed of everything else. */
const BOT_DELAY: Readonly<Record<Settings['speed'], number>> = { calm: 1400, normal: 700, brisk: 300, instant: 0 };

/** Opens a match that is kept on this device. */
export const openLocal = (id: string, watch: boolean): Promise<Table> =>
  sitDown((room) => room.call('open', { id, watch }));

/** Opens a match to be looked at, without keeping it. */
export const openPacked = (packed: PackedMatch): Promise<Table> => sitDown((room) => room.call('openPicks', packed));

async function sitDown(open: (room: EngineRoom) => Promise<OpenedTable>): Promise<Table> {
  let early: TablePush[] = [];
  let onPush = (push: TablePush): void => void early.push(push);
  const room = ownRoom();
  room.onPush = (push) => onPush(push);
  await room.call('pace', { botDelay: BOT_DELAY[settings.get().speed] });
  const first = await open(room).catch((error: unknown) => {
    room.close();
    throw error;
  });
  const state = cell(stateOf(first));
  onPush = (push) => state.set(merged(state.get(), push));
  for (const push of early) onPush(push);
  early = [];
  const stopPacing = settings.subscribe(() => {
    void room.call('pace', { botDelay: BOT_DELAY[settings.get().speed] });
  });
  const close = (): void => {
    stopPacing();
    room.close();
  };
  return { ...state, ...deeds(room, state), close };
}

function deeds(
  room: EngineRoom,
  state: ReturnType<typeof cell<TableState>>,
): Omit<Table, 'get' | 'subscribe' | 'close'> {
  /** What went wrong is said at the table, not thrown at the screen. */
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      const message = error instanceof TableError ? error.message : 'Something went wrong.';
      const { pending: _, ...rest } = state.get();
      state.set({ ...rest, problem: message });
    }
  };
  return {
    choose(picks) {
      const { moment } = state.get();
      const option = typeof picks === 'string' ? picks : (picks[0] ?? '');
      if (typeof moment.viewer !== 'number') return Promise.resolve();
      state.set({ ...state.get(), pending: { seat: moment.viewer, option } });
      return attempt(room.call('choose', { picks }));
    },
    undo: () => attempt(room.call('undo', {})),
    look: (seq, viewer) => room.call('look', { seq, viewer }),
    sit: (viewer) => attempt(room.call('sit', { viewer })),
    journal: () => room.call('journal', {}),
    rename: (name) => attempt(room.call('rename', { name })),
    fork: (seq) => room.call('fork', { seq }).then(({ id }) => `/here/${id}`),
    rematch: () => room.call('rematch', {}).then(({ id }) => `/here/${id}`),
    takeOver: () => attempt(room.call('takeOver', {}).then((opened) => state.set(stateOf(opened)))),
    forgetProblem() {
      const { problem: _, ...rest } = state.get();
      state.set(rest);
    },
  };
}

function stateOf({ meta, cards, push }: OpenedTable): TableState {
  const { moment, entries, undo, seats, status, curtain } = push;
  return {
    moment,
    log: entries,
    undo,
    seats,
    status,
    meta,
    cards: new Map(cards.map((card) => [card.id, card])),
    spectators: [],
    ...(curtain !== undefined && { curtain }),
  };
}

function merged(before: TableState, push: TablePush): TableState {
  const { moment, from, entries, undo, seats, status, curtain, problem, name, revealed } = push;
  const { meta } = before;
  return {
    moment,
    log: [...before.log.slice(0, from), ...entries],
    undo,
    seats,
    status,
    meta: meta.name === name && meta.revealed === revealed ? meta : { ...meta, name, revealed },
    cards: before.cards,
    spectators: before.spectators,
    ...(curtain !== undefined && { curtain }),
    ...(problem && { problem }),
  };
}
