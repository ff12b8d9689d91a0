import { plainTable } from '../frame/plain/plain-table.ts';
import type { GameTable } from './game-table.ts';

/** Each game's own screen is a chunk of its own; a game without one is drawn from its words. */
const SCREENS = import.meta.glob<GameTable>('./*/index.ts', { import: 'table' });

export async function loadGameTable(id: string): Promise<GameTable> {
  return (await SCREENS[`./${id}/index.ts`]?.()) ?? plainTable;
}
