import type { AnyGame, Sketch, SketchZone } from '@veilhall/engine';
import { faint, strong, table } from '../screen.ts';

/** The table as a person reads it, from the same sketch that a screen reader walks. */
export function tableLines(game: AnyGame, view: unknown): string[] {
  const sketch: Sketch = game.words.sketch(view);
  const lines = ['', strong(sketch.title)];
  for (const line of sketch.status) lines.push(`  ${line}`);
  let owner: number | undefined;
  const severalOwners = new Set(sketch.zones.map((zone) => zone.owner)).size > 2;
  for (const zone of sketch.zones) {
    if (severalOwners && zone.owner !== owner && zone.owner !== undefined) lines.push(strong(`Seat ${zone.owner}`));
    owner = zone.owner;
    lines.push(...zoneLines(zone));
  }
  return lines;
}

function zoneLines(zone: SketchZone): string[] {
  const { things } = zone;
  if (!things || things.length === 0)
    return [`${zone.name}: ${faint(zone.count === 0 ? 'nothing' : String(zone.count))}`];
  const rows = things.map((thing) => [thing.name, thing.facts]);
  return [`${zone.name}:`, ...table(rows, '    ')];
}
