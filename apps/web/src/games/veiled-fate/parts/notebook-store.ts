import { useSyncExternalStore } from 'react';
import { useShown, useTableState } from '../../../frame/context.ts';
import { type Cell, cell } from '../../../store.ts';
import { MARKS, type Mark, type Marks } from './suspicion.ts';

export interface Notes {
  readonly marks: Marks;
  /** Free words on each player, by seat. */
  readonly words: Readonly<Record<string, string>>;
  /** Cross out what cannot be. */
  readonly cross: boolean;
}

const BLANK: Notes = { marks: {}, words: {}, cross: true };
const open = new Map<string, Cell<Notes>>();

/** What has the right shape is kept; a damaged page is a blank one. */
function restored(text: string | null): Notes {
  try {
    const { marks, words, cross } = { ...BLANK, ...(JSON.parse(text ?? '{}') as Partial<Notes>) };
    const good: Record<string, Mark> = {};
    for (const [at, mark] of Object.entries(marks)) if (MARKS.includes(mark)) good[at] = mark;
    const said: Record<string, string> = {};
    for (const [seat, word] of Object.entries(words)) if (typeof word === 'string') said[seat] = word;
    return { marks: good, words: said, cross: cross === true };
  } catch {
    return BLANK;
  }
}

/** One's own notebook for this match, kept on this device and nowhere else; each seat of a shared device has its own. */
export function useNotebook(): [Notes, (part: Partial<Notes>) => void] {
  const { meta } = useTableState();
  const { viewer } = useShown();
  const key = `veilhall.veiled-fate.notes.${meta.id}.${viewer}`;
  let page = open.get(key);
  if (!page) {
    page = cell(restored(localStorage.getItem(key)));
    open.set(key, page);
  }
  const own = page;
  const write = (part: Partial<Notes>): void => {
    const next = { ...own.get(), ...part };
    localStorage.setItem(key, JSON.stringify(next));
    own.set(next);
  };
  return [useSyncExternalStore(own.subscribe, own.get), write];
}
