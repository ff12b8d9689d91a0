import type { Sketch, SketchThing, ThingId } from '@veilhall/engine';

/** A thing as the plain lists of the table know it. */
export function thingOf(sketch: Sketch, id: ThingId): SketchThing | undefined {
  for (const zone of sketch.zones) for (const thing of zone.things ?? []) if (thing.id === id) return thing;
  return undefined;
}
