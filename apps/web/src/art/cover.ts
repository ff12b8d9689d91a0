import type { GlyphName } from './glyph-name.ts';
import { glyphAt } from './glyphs.ts';
import { INK, mix } from './ink.ts';
import { keptPicture, pictureUrl, radial, svg } from './picture.ts';
import { type Seeded, seeded } from './random.ts';
import { area, halo, n, type Point, ridge, scratches } from './strokes.ts';

/** What a scene is drawn with. Lengths are in `u`, so that one scene is composed for every ratio and never cropped. */
export interface Stage {
  readonly r: Seeded;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly u: number;
  /** Where the lamp hangs. */
  readonly x: number;
  readonly y: number;
  /** Where the ground begins. */
  readonly ground: number;
  readonly lamp: string;
  readonly pale: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** Paint that fades away from the lamp. */
  readonly lit: string;
}

export interface Scene {
  /** What its strokes are drawn from. */
  readonly id: string;
  /** How far above the ground the lamp hangs, in `u`; otherwise high in the sky. */
  readonly lampAbove?: number;
  /** How far above the ground a lamp in the sky hangs at least, in `u`. */
  readonly skyline?: number;
  draw(stage: Stage): string;
}

/** The room a cover is composed for. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels of one rem: larger words want more of the ground. */
  readonly rem: number;
}

const keyOf = (game: string, { width, height, rem }: Room): string => `cover/${game}/${width}x${height}/${rem}`;

export function coverArt(scene: Scene, game: string, lamp: string, room: Room): string {
  return pictureUrl(keyOf(game, room), () => drawCover(scene, lamp, room));
}

/** A cover that has been drawn before. */
export const keptCover = (game: string, room: Room): string | undefined => keptPicture(keyOf(game, room));

/** The scene of a game that has none: its mark before the lamp, on open ground. */
export const markScene = (game: string, mark: GlyphName): Scene => ({
  id: `mark/${game}`,
  lampAbove: 58,
  draw(stage) {
    const { x, y, u, ground, near, mid, lit } = stage;
    const paint = `fill="${near}" color="${near}" stroke="${lit}" stroke-width="7"`;
    const hills = groundLine(stage, ground, 5 * u, mid);
    return hills + glyphAt(mark, { x, y, size: 96 * u }, paint) + groundLine(stage, ground + 16 * u, 4 * u, near);
  },
});

/** One recipe for all: night sky, halo round the lamp, then the scene, then the scratches of the plate. */
function drawCover(scene: Scene, lamp: string, room: Room): string {
  const stage = setStage(scene, lamp, room);
  const { width, height } = room;
  const { r, x, y, u, pale, lit } = stage;
  const reach = Math.max(width, height) * (stage.wide ? 0.62 : 0.6);
  const sky = radial('a', x, y, reach, [
    { at: 0, colour: mix(lamp, INK, 0.6) },
    { at: 0.3, colour: mix(lamp, INK, 0.32) },
    { at: 0.7, colour: mix(lamp, INK, 0.11) },
    { at: 1, colour: mix(lamp, INK, 0.05) },
  ]);
  const strokes = radial('l', x, y, reach, [
    { at: 0, colour: pale, opacity: 0.95 },
    { at: 0.35, colour: lamp, opacity: 0.6 },
    { at: 1, colour: lamp, opacity: 0.04 },
  ]);
  const rings = halo(
    r,
    { x, y, from: 24 * u, to: Math.max(width, height) * 0.72, step: 6.2 * u },
    lit,
    0.95 * Math.sqrt(u),
  );
  const night = `<rect width="${width}" height="${height}" fill="url(#a)"/>`;
  const ratio = stage.wide ? 'xMaxYMid slice' : 'xMidYMin slice';
  const drawing = rings + scene.draw(stage) + scratches(r, width, height, 26, 0.2);
  return svg(width, height, ratio, `<defs>${sky}${strokes}</defs>${night}${drawing}`);
}

/** Wide covers keep their words beside the scene, all others below it. */
export const isWide = (width: number, height: number): boolean => width > height * 1.35;

/** Low enough that the sky has room, high enough that the words stand on dark ground. */
function groundOf({ width, height, rem }: Room): number {
  // The narrower, the more lines.
  const words = rem * (width < 13 * rem ? 20 : width < 20 * rem ? 15 : 12.5);
  return Math.min(height - words, Math.max(height * 0.545, height - words - 36));
}

function setStage({ id, lampAbove, skyline = 0 }: Scene, lamp: string, room: Room): Stage {
  const { width, height } = room;
  const wide = isWide(width, height);
  const u = wide ? Math.min(height / 200, 2.2) : Math.min(width / 240, height / 480, 1.6);
  const ground = wide ? height * 0.8 : groundOf(room);
  return {
    r: seeded(`cover/${id}${wide ? '/wide' : ''}`),
    width,
    height,
    wide,
    u,
    x: wide ? width * 0.74 : width * 0.5,
    y: lampAbove === undefined ? Math.min(height * (wide ? 0.42 : 0.3), ground - skyline * u) : ground - lampAbove * u,
    ground,
    lamp,
    pale: mix(lamp, '#fff2d6', 0.4),
    far: mix(lamp, INK, 0.3),
    mid: mix(lamp, INK, 0.16),
    near: mix(lamp, INK, 0.045),
    lit: 'url(#l)',
  };
}

/** A shape cut from paper, its edge caught by the lamp. */
export const cutout = (stage: Stage, path: string, fill: string, width = 0.9): string =>
  `<path d="${path}" fill="${fill}" stroke="${stage.lit}" stroke-width="${n(width)}" stroke-linejoin="round"/>`;

export function groundLine(stage: Stage, y: number, height: number, fill: string): string {
  const points: Point[] = ridge(stage.r, stage.width, y, height);
  return cutout(stage, area(points, stage.height + 4), fill);
}
