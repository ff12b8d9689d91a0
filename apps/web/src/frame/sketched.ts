import type { Sketch, SketchThing, ThingId } from '@veilhall/engine';

/** A thing as the plain lists of the table name it. */
export function thingOf({ zones }: Sketch, id: ThingId): SketchThing | undefined {
  for (const { things = [] } of zones) {
    const found = things.find((thing) => thing.id === id);
    if (found) return found;
  }
  return undefined;
}
