import type { UndoBarrier } from '@veilhall/engine';

/** Why nothing can be taken back. */
export const UNDO_WHY: Readonly<Record<UndoBarrier, string>> = {
  nothing: 'Nothing to take back yet.',
  revealed: 'Something was revealed: what was seen cannot be unseen.',
  'other-seat': 'Somebody else has acted since.',
  'built-on': 'What others did since builds on it.',
  finished: 'The game is over.',
};
