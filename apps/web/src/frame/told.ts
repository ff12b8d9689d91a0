import { cell, type Store } from '../store.ts';
import type { Look, PastEntry, TableState } from '../table/table.ts';

/** The table as it may be told: while the screen plays a reveal, everything stays as it was before it. */
export interface Told extends Store<TableState> {
  readonly isHeld: Store<boolean>;
  /** The reveal was watched or skipped. */
  tellAll(): void;
}

type Kept = Pick<TableState, 'moment' | 'log' | 'chat' | 'lesson'>;

/** `plays`: the screen is about to play what these entries reveal. */
export function toldOf(table: Store<TableState>, plays: (news: readonly PastEntry[]) => boolean): Told {
  const told = cell(table.get());
  const isHeld = cell(false);
  let last = table.get();
  let kept: Kept | undefined;
  const tellAll = (): void => {
    kept = undefined;
    isHeld.set(false);
    told.set(table.get());
  };
  table.subscribe(() => {
    const next = table.get();
    const known = last.log.at(-1)?.seq ?? 0;
    // Behind a curtain nobody watches, and the moment before it is not for the next eyes.
    if (!kept && last.curtain === undefined && plays(next.log.filter(({ seq }) => seq > known))) kept = before(last);
    last = next;
    isHeld.set(kept !== undefined);
    told.set(kept ? withKept(next, kept) : next);
  });
  return { get: told.get, subscribe: told.subscribe, isHeld, tellAll };
}

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
