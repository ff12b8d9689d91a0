import type { Room as Size } from '../../parts/use-room.ts';

/** Hand and Fate Route side by side, or one below the other. */
export type Room = 'wide' | 'narrow';

/** `low`: all but the Hand scrolls. */
export const LAYOUTS = {
  wide: { room: 'wide', low: false },
  'wide-low': { room: 'wide', low: true },
  narrow: { room: 'narrow', low: false },
  'narrow-low': { room: 'narrow', low: true },
} as const satisfies Readonly<Record<string, { room: Room; low: boolean }>>;

/** In rem. */
const WIDE = 52;
const TALL = { wide: 36, narrow: 38 } as const;

export function layoutFor({ width, height }: Size): keyof typeof LAYOUTS {
  if (width >= WIDE) return height < TALL.wide ? 'wide-low' : 'wide';
  return height < TALL.narrow ? 'narrow-low' : 'narrow';
}
