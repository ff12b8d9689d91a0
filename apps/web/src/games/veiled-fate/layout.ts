import type { Room } from '../../parts/use-room.ts';

/** The whole wheel, plates in rows, or one column. */
export type Layout = 'wheel' | 'cells' | 'phone';

export function layoutFor({ width, height }: Room): Layout {
  if (width < 44) return 'phone';
  return width >= 58 && height >= 33 ? 'wheel' : 'cells';
}
