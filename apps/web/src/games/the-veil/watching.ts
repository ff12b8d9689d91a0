import { cell } from '../../store.ts';

/** How a Solo Opponent's turn is watched: a step per press, at the table's speed, or told afterwards. */
export const WAYS = ['steps', 'speed', 'summary'] as const;
export type Way = (typeof WAYS)[number];

const KEY = 'veilhall.the-veil.watch';
const stored = WAYS.find((way) => way === localStorage.getItem(KEY));

export const watchWay = cell<Way>(stored ?? 'speed');

export function watchBy(way: Way): void {
  localStorage.setItem(KEY, way);
  watchWay.set(way);
}
