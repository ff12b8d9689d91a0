import type { Origin } from '@veilhall/engine';
import type { Look, PastEntry } from '../../table/table.ts';

/** Somebody is asked for the first time in a match that was dealt here: what the game is about is still to be said. */
export function isFirst({ prompt }: Look, origin: Origin, log: readonly PastEntry[]): boolean {
  if (!prompt || origin !== 'dealt') return false;
  return !log.some(({ kind, seat, undone }) => kind === 'pick' && seat === prompt.seat && !undone);
}
