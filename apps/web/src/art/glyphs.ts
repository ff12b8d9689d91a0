import type { GlyphName } from './glyph-name.ts';
import { n } from './strokes.ts';

/**
 * Glyphs of game-icons.net (CC BY 3.0), by name. The build puts only the ones in a game's tables into that game's
 * chunk, and the chunk adds them here when it loads.
 */
const bodies = new Map<string, string>();

export function addGlyphs(glyphs: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(glyphs)) bodies.set(name, body);
}

/** Cards of a pack may name any glyph; only those that the box uses are there to be drawn. */
export const isCollected = (name: string | undefined): name is GlyphName => name !== undefined && bodies.has(name);

/** Paths of a glyph. One that was not collected is a mistake, but for a player's table an empty picture is the lesser one. */
export function glyphBody(name: GlyphName): string {
  const body = bodies.get(name);
  if (body !== undefined) return body;
  const fault = `the glyph '${name}' was not collected`;
  if (import.meta.env.DEV) throw new Error(fault);
  console.error(fault);
  return '';
}

export interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** A glyph inside a picture, centred on a point. */
export function glyphAt(name: GlyphName, place: GlyphPlace, paint: string): string {
  const scale = (place.size / 512).toFixed(4);
  const move = `translate(${n(place.x)} ${n(place.y)}) rotate(${n(place.turn ?? 0)}) scale(${place.flip ? '-' : ''}${scale} ${scale})`;
  return `<g transform="${move} translate(-256 -256)" ${paint}>${glyphBody(name)}</g>`;
}
