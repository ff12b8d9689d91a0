import { cell, type Store } from '../store.ts';
import type { Look, PastEntry, TableState } from '../table/table.ts';

/** The table as it may be told: while the screen plays a reveal, everything stays as it was before it. */
export interface Told extends Store<TableState> {
  /** What is said while something is played; nothing is otherwise. */
  readonly meanwhile: Store<string | undefined>;
  /** The reveal was watched or skipped. */
  tellAll(): void;
}

type Kept = Pick<TableState, 'moment' | 'log' | 'chat' | 'lesson'>;

/** `plays`: what is said while the screen plays what these entries reveal; nothing where it does not. */
export function toldOf(
  table: Store<TableState>,
  plays: (news: readonly PastEntry[], next: TableState) => string | undefined,
): Told {
  const told = cell(table.get());
  const meanwhile = cell<string | undefined>(undefined);
  let last = table.get();
  let kept: Kept | undefined;
  const tellAll = (): void => {
    kept = undefined;
    meanwhile.set(undefined);
    told.set(table.get());
  };
  table.subscribe(() => {
    const next = table.get();
    const known = last.log.at(-1)?.seq ?? 0;
    // Behind a curtain nobody watches, and the moment before it is not for the next eyes.
    const said = kept || last.curtain !== undefined ? undefined : plays(next.log.filter(isNew(known)), next);
    if (said !== undefined) kept = before(last);
    last = next;
    // What was to be played is taken back.
    if (kept && next.log.at(-1)?.kind === 'undo') return tellAll();
    if (said !== undefined) meanwhile.set(said);
    told.set(kept ? withKept(next, kept) : next);
  });
  return { get: told.get, subscribe: told.subscribe, meanwhile, tellAll };
}

const isNew =
  (known: number) =>
  ({ seq }: PastEntry): boolean =>
    seq > known;

/** Nothing is asked of what was: its options are gone. */
function before({ moment, log, chat, lesson }: TableState): Kept {
  const { prompt: _, ...rest } = moment;
  const still: Look = { ...rest, waiting: [], whyNot: [] };
  return { moment: still, log, ...(chat && { chat }), ...(lesson && { lesson }) };
}

function withKept(next: TableState, kept: Kept): TableState {
  const { curtain: _curtain, chat: _chat, lesson: _lesson, ...rest } = next;
  return { ...rest, ...kept };
}
