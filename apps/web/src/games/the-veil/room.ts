import type { Room as Size } from '../../parts/use-room.ts';

export type Room = 'wide' | 'narrow';

/** In rem: Hand and Fate Route side by side, or one below the other. */
const WIDE = 52;

export const roomFor = ({ width }: Size): Room => (width >= WIDE ? 'wide' : 'narrow');
