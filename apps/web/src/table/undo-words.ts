import type { UndoBarrier } from '@veilhall/engine';
import type { TableStatus, UndoState } from './table.ts';

/** Why nothing can be taken back. */
export const UNDO_WHY: Readonly<Record<UndoBarrier, string>> = {
  nothing: 'You have picked nothing yet that could be taken back.',
  revealed: 'Something came to light with it. What was seen cannot be unseen.',
  'other-seat': 'Somebody else has acted since your last pick.',
  'built-on': 'What the others did since builds on your last pick.',
  finished: 'The game is over.',
};

const STATUS_WHY: Readonly<Record<Exclude<TableStatus, 'live'>, string>> = {
  watching: 'You are watching this match.',
  elsewhere: 'This match is being played in another window.',
  reconnecting: 'The line to the server is down. Take it back when it stands again.',
  offline: 'You are offline. Take it back when the line stands again.',
};

/** Why nothing can be taken back here and now, if so. */
export function whyNoUndo(undo: UndoState, status: TableStatus): string | undefined {
  if (status !== 'live') return STATUS_WHY[status];
  return undo.can ? undefined : undo.why;
}
