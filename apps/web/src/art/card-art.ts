import type { GlyphName } from './glyph-name.ts';
import { glyphAt } from './glyphs.ts';
import { GROUNDS, type Ground, type Plate } from './grounds.ts';
import { INK, mix } from './ink.ts';
import { pictureUrl, radial, svg } from './picture.ts';
import { type Seeded, seeded } from './random.ts';
import { n, scratches } from './strokes.ts';

export interface CardPicture {
  /** The card's id: it seeds every stroke. */
  readonly id: string;
  readonly ground: Ground;
  /** Absent where nothing is known that could be drawn. */
  readonly glyph?: GlyphName;
  readonly ink: string;
  readonly width?: number;
  readonly height?: number;
}

/** The address of a card's art window. */
export function cardArt(card: CardPicture): string {
  const key = `card/${card.id}/${card.ground}/${card.glyph}/${card.ink}/${card.width}x${card.height}`;
  return pictureUrl(key, () => drawCard(card));
}

/**
 * One light per picture: every stroke is painted with a gradient centred on it and sinks into ink away from it. The glyph
 * is cut twice, a lit face and a shaded one along a seeded diagonal, as in a two-block print.
 */
function drawCard({ id, ground, glyph, ink, width = 120, height = 76 }: CardPicture): string {
  const r = seeded(`${id}/${ground}`);
  const light = { x: width * (0.5 + r.range(0.12, 0.26) * r.sign()), y: height * r.range(0.22, 0.4) };
  const size = height * r.range(0.8, 0.88);
  const centre = { x: width * 0.5 + r.range(-3, 3), y: height * 0.53 };
  const turn = ground === 'thicket' ? r.range(-7, 7) : r.range(-2, 2);
  const plate: Plate = { r, width, height, ink, lit: 'url(#l)', light, glyph: centre };
  const { behind, before } = GROUNDS[ground](plate);
  const cut = (paint: string): string => (glyph ? glyphAt(glyph, { ...centre, size, turn }, paint) : '');
  const colour = (value: string): string => `fill="${value}" color="${value}"`;
  const whole = `<rect width="${width}" height="${height}" fill="url(#a)"/><rect width="${width}" height="${height}" fill="url(#b)"/>`;
  const shadow = `<g transform="translate(${n((centre.x - light.x) * 0.05)} 1.8)" opacity=".75">${cut(colour(INK))}</g>`;
  const face = `<g clip-path="url(#p)">${cut(colour(mix(ink, '#efe7d4', 0.34)))}</g>`;
  const glyphs = shadow + cut(colour(mix(ink, '#0f1114', 0.62))) + face;
  const defs = `<defs>${lights(plate)}<clipPath id="p"><path d="${litSide(r, plate)}"/></clipPath></defs>`;
  const marks = scratches(r, width, height, r.int(3, 6), 0.26);
  return svg(width, height, 'xMidYMid slice', defs + whole + behind + glyphs + before + marks);
}

function lights({ r, width, height, ink, light }: Plate): string {
  const pool = radial('a', light.x, light.y, width * 0.72, [
    { at: 0, colour: mix(ink, '#2a2a26', 0.62) },
    { at: 0.55, colour: mix(ink, '#15171a', 0.24) },
    { at: 1, colour: '#101215' },
  ]);
  const corner = radial('b', width - light.x, height * r.range(0.8, 1.05), width * 0.5, [
    { at: 0, colour: INK, opacity: 0.85 },
    { at: 1, colour: INK, opacity: 0 },
  ]);
  const strokes = radial('l', light.x, light.y, width * 0.8, [
    { at: 0, colour: mix(ink, '#f4ead2', 0.45), opacity: 0.95 },
    { at: 0.5, colour: ink, opacity: 0.5 },
    { at: 1, colour: ink, opacity: 0.06 },
  ]);
  return pool + corner + strokes;
}

/** The part of the glyph that the light falls on. */
function litSide(r: Seeded, { width, height, light, glyph }: Plate): string {
  const right = light.x > glyph.x;
  const cut = glyph.x + (right ? -1 : 1) * r.range(2, 12);
  const lean = r.range(6, 20) * r.sign();
  return right
    ? `M${n(cut + lean)} -9H${width + 9}V${height + 9}H${n(cut - lean)}Z`
    : `M-9 -9H${n(cut + lean)}L${n(cut - lean)} ${height + 9}H-9Z`;
}
