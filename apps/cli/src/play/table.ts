import { type AnyGame, plain, type Reader, type Sketch, type SketchZone, text } from '@veilhall/engine';
import { faint, strong, table } from '../screen.ts';

/** The table as a person reads it, from the same sketch that a screen reader walks. */
export function tableLines(game: AnyGame, view: unknown, reader: Reader): string[] {
  const sketch: Sketch = game.words.sketch(view);
  const lines = ['', strong(titleLine(game.title, sketch, reader))];
  for (const line of sketch.status) lines.push(`  ${plain(line, reader)}`);
  let owner: number | undefined;
  const severalOwners = new Set(sketch.zones.map((zone) => zone.owner)).size > 2;
  for (const zone of sketch.zones) {
    if (severalOwners && zone.owner !== owner && zone.owner !== undefined) lines.push(strong(`Seat ${zone.owner}`));
    owner = zone.owner;
    lines.push(...zoneLines(zone, reader));
  }
  return lines;
}

/** "Veilwraith: Lost Ruins, round 3, Play Phase" */
const titleLine = (game: string, { title, stage }: Sketch, reader: Reader): string =>
  plain(stage === undefined ? text`${game}: ${title}` : text`${game}: ${title}, ${stage}`, reader);

function zoneLines({ name, count, things = [] }: SketchZone, reader: Reader): string[] {
  const called = plain(name, reader);
  if (things.length === 0) return [`${called}: ${faint(count === 0 ? 'nothing' : String(count))}`];
  const rows = things.map((thing) => [thing.name, plain(thing.facts, reader)]);
  return [`${called}:`, ...table(rows, '    ')];
}
