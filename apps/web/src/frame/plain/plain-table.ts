import type { GameTable } from '../../games/game-table.ts';
import { PlainScreen } from './PlainScreen.tsx';

/** Any game is playable from its sketch and its prompts, before it has a screen of its own. */
export const plainTable: GameTable = { Screen: PlainScreen };
