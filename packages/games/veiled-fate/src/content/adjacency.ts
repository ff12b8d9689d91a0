import type { Location } from '../vocabulary.ts';

export type Edge = readonly [Location, Location];
export type Neighbours = Readonly<Record<Location, readonly Location[]>>;

/** The two-way adjacencies; the last is the bridge past the Abyss (VF-BOARD-03, -04). */
export const EDGES: readonly Edge[] = [
  ['city', 'coast'],
  ['city', 'forest'],
  ['city', 'canyons'],
  ['city', 'desert'],
  ['city', 'volcano'],
  ['city', 'mountains'],
  ['coast', 'forest'],
  ['forest', 'canyons'],
  ['canyons', 'desert'],
  ['desert', 'volcano'],
  ['volcano', 'mountains'],
  ['mountains', 'coast'],
];

export const sameEdge = (a: Edge, b: Edge): boolean =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

/** Where a move action leads from each Location. Abyss and Pools have one way out each, and none in (VF-BOARD-05). */
export function neighboursOver(edges: readonly Edge[]): Neighbours {
  const out: Record<Location, Location[]> = {
    city: [],
    coast: [],
    forest: [],
    canyons: [],
    desert: [],
    volcano: [],
    mountains: [],
    abyss: ['pools'],
    pools: ['city'],
  };
  for (const [a, b] of edges) {
    out[a].push(b);
    out[b].push(a);
  }
  return out;
}
