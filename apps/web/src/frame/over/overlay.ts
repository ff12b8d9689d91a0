import { cell } from '../../store.ts';

/** Sheets that lie over the table, one at a time. */
export type Overlay = 'keys' | 'settings' | 'rename' | 'share' | 'fair' | 'options' | 'end';

export const overlay = cell<Overlay | undefined>(undefined);

export const openOverlay = (which: Overlay): void => overlay.set(which);
export const closeOverlay = (): void => overlay.set(undefined);
