import { n } from './strokes.ts';

/**
 * Glyphs of game-icons.net (CC BY 3.0), by name. The build puts only the ones a game lists into that game's chunk, and
 * the chunk adds them here when it loads.
 */
const bodies = new Map<string, string>();

export function addGlyphs(glyphs: Readonly<Record<string, string>>): void {
  for (const [name, body] of Object.entries(glyphs)) bodies.set(name, body);
}

export const glyphBody = (name: string): string => bodies.get(name) ?? '';

export interface GlyphPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** A glyph inside a picture, centred on a point. */
export function glyphAt(name: string, place: GlyphPlace, paint: string): string {
  const scale = (place.size / 512).toFixed(4);
  const move = `translate(${n(place.x)} ${n(place.y)}) rotate(${n(place.turn ?? 0)}) scale(${place.flip ? '-' : ''}${scale} ${scale})`;
  return `<g transform="${move} translate(-256 -256)" ${paint}>${glyphBody(name)}</g>`;
}
