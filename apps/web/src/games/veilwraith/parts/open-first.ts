import type { ThingId } from '@veilhall/engine';
import type { Blocked, Labelled } from '../../../table/table.ts';

interface Place {
  readonly id: ThingId;
}

/** Things that an option lies on, and the others with the reason why nothing lies on them, each in their order. */
export function openFirst<P extends Place>(
  places: readonly P[],
  options: readonly Pick<Labelled, 'on'>[],
  whyNot: readonly Blocked[],
): { open: P[]; closed: (P & { why?: Blocked })[] } {
  const legal = new Set(options.flatMap(({ on }) => on ?? []));
  const open: P[] = [];
  const closed: (P & { why?: Blocked })[] = [];
  for (const place of places) {
    const why = whyNot.find(({ on }) => on === place.id);
    if (legal.has(place.id)) open.push(place);
    else closed.push({ ...place, ...(why && { why }) });
  }
  return { open, closed };
}
