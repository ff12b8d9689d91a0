import { type Settings, settings } from '../../settings/settings.ts';
import { cell } from '../../store.ts';
import { type Table, TableError, type TableState } from '../table.ts';
import { ownRules, type RulesClient } from './client.ts';
import type { OpenedTable, PackedMatch, TablePush } from './worker-calls.ts';

/** How long bots wait before they act, by the speed of everything else. */
const BOT_DELAY: Readonly<Record<Settings['speed'], number>> = { calm: 1400, normal: 700, brisk: 300, instant: 0 };

/** Opens a match that is kept on this device. */
export const openLocal = (id: string, watch: boolean): Promise<Table> =>
  sitDown((rules) => rules.call('open', { id, watch }));

/** Opens a match to be looked at, without keeping it. */
export const openPacked = (packed: PackedMatch): Promise<Table> => sitDown((rules) => rules.call('openPicks', packed));

async function sitDown(open: (rules: RulesClient) => Promise<OpenedTable>): Promise<Table> {
  let early: TablePush[] = [];
  let onPush = (push: TablePush): void => void early.push(push);
  const rules = ownRules();
  rules.onPush = (push) => onPush(push);
  await rules.call('pace', { botDelay: BOT_DELAY[settings.get().speed] });
  const first = await open(rules).catch((error: unknown) => {
    rules.close();
    throw error;
  });
  const state = cell(stateOf(first));
  onPush = (push) => state.set(merged(state.get(), push));
  for (const push of early) onPush(push);
  early = [];
  const stopPacing = settings.subscribe(() => {
    void rules.call('pace', { botDelay: BOT_DELAY[settings.get().speed] });
  });
  const close = (): void => {
    stopPacing();
    rules.close();
  };
  return { ...state, ...deeds(rules, state), close };
}

function deeds(
  rules: RulesClient,
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
      return attempt(rules.call('choose', { picks }));
    },
    undo: () => attempt(rules.call('undo', {})),
    async hint() {
      const { option, why } = await rules.call('hint', {});
      return option === undefined ? undefined : { option, why };
    },
    goOn: () => attempt(rules.call('goOn', {})),
    look: (seq, viewer) => rules.call('look', { seq, viewer }),
    sit: (viewer) => attempt(rules.call('sit', { viewer })),
    journal: () => rules.call('journal', {}),
    rename: (name) => attempt(rules.call('rename', { name })),
    fork: (seq) => rules.call('fork', { seq }).then(({ id }) => `/here/${id}`),
    rematch: () => rules.call('rematch', {}).then(({ id }) => `/here/${id}`),
    takeOver: () => attempt(rules.call('takeOver', {}).then((opened) => state.set(stateOf(opened)))),
    forgetProblem() {
      const { problem: _, ...rest } = state.get();
      state.set(rest);
    },
  };
}

function stateOf({ meta, cards, push }: OpenedTable): TableState {
  const { moment, opening = [], entries, undo, seats, status, curtain, lesson } = push;
  return {
    moment,
    opening,
    log: entries,
    undo,
    seats,
    status,
    meta,
    cards: new Map(cards.map((card) => [card.id, card])),
    spectators: [],
    ...(curtain !== undefined && { curtain }),
    ...(lesson && { lesson }),
    ...hintsAt(push),
  };
}

function merged(before: TableState, push: TablePush): TableState {
  const { moment, from, entries, undo, seats, status, curtain, problem, name, revealed, lesson } = push;
  const { meta } = before;
  return {
    moment,
    opening: push.opening ?? before.opening,
    log: [...before.log.slice(0, from), ...entries],
    undo,
    seats,
    status,
    meta: meta.name === name && meta.revealed === revealed ? meta : { ...meta, name, revealed },
    cards: before.cards,
    spectators: before.spectators,
    ...(curtain !== undefined && { curtain }),
    ...(lesson && { lesson }),
    ...hintsAt(push),
    ...(problem && { problem }),
  };
}

/** Whoever plays at one device may ask, whoever else sits there. */
const hintsAt = ({ lesson, status }: TablePush): Pick<TableState, 'hints'> =>
  lesson || status !== 'live' ? {} : { hints: { can: true } };
