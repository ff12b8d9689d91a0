import { plainTable } from '../frame/plain/plain-table.ts';
import type { GameTable } from './seam.ts';

/** Each game's own screen is a chunk of its own; a game without one is drawn from its words. */
const SCREENS: Readonly<Record<string, () => Promise<GameTable>>> = {
  'veiled-fate': async () => (await import('./veiled-fate/index.ts')).veiledFateTable,
  veilwraith: async () => (await import('./veilwraith/index.ts')).veilwraithTable,
};

export async function loadGameTable(id: string): Promise<GameTable> {
  const load = SCREENS[id];
  return load ? load() : plainTable;
}
