import type { Region } from '@veilhall/games/veiled-fate';
import { type Seeded, seeded } from '../../../art/random.ts';
import { n } from '../../../art/strokes.ts';

/** The land under the wheel, drawn once: seven pieces round the City, each with the strokes of its own kind. */

export const GROUND = { width: 800, height: 500 } as const;

export const PIECES: Readonly<Record<Region | 'abyss', string>> = {
  abyss: 'M250 0H550L470 122H330Z',
  coast: 'M550 0H800V250L548 214L470 122Z',
  forest: 'M800 250V500H602L500 292L548 214Z',
  canyons: 'M602 500H400V306L500 292Z',
  desert: 'M400 500H198L300 292L400 306Z',
  volcano: 'M198 500H0V250L252 214L300 292Z',
  mountains: 'M0 250V0H250L330 122L252 214Z',
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const BOXES: Readonly<Record<Region | 'abyss', Box>> = {
  abyss: { x: 250, y: 0, w: 300, h: 122 },
  coast: { x: 470, y: 0, w: 330, h: 250 },
  forest: { x: 500, y: 214, w: 300, h: 286 },
  canyons: { x: 400, y: 292, w: 202, h: 208 },
  desert: { x: 198, y: 292, w: 202, h: 208 },
  volcano: { x: 0, y: 214, w: 300, h: 286 },
  mountains: { x: 0, y: 0, w: 330, h: 250 },
};

const scattered = (r: Seeded, { x, y, w, h }: Box, count: number, mark: (x: number, y: number) => string): string => {
  let out = '';
  for (let i = 0; i < count; i++) out += mark(r.range(x, x + w), r.range(y, y + h));
  return out;
};

function lines(r: Seeded, { x, y, w, h }: Box, step: number, bend: number): string {
  let out = '';
  for (let at = y + step; at < y + h; at += step * r.range(0.8, 1.3)) {
    out += `M${n(x)} ${n(at)}`;
    for (let to = x; to < x + w; to += 40) out += `q10 ${n(-bend * r.range(0.4, 1))} 20 0t20 ${n(r.range(-1, 1))}`;
  }
  return out;
}

function rings({ x, y, w, h }: Box): string {
  let out = '';
  const [cx, cy] = [x + w / 2, y + h * 0.42];
  for (let q = 16; q < 150; q += 9)
    out += `M${n(cx - q)} ${n(cy)}a${q} ${n(q * 0.42)} 0 1 0 ${2 * q} 0a${q} ${n(q * 0.42)} 0 1 0 ${-2 * q} 0`;
  return out;
}

const DRAWN: Readonly<Record<Region | 'abyss', (r: Seeded, box: Box) => string>> = {
  abyss: (_r, box) => rings(box),
  coast: (r, box) => lines(r, box, 13, 7),
  forest: (r, box) => scattered(r, box, 60, (x, y) => `M${n(x)} ${n(y)}v-13m-4 6l4 -5l4 5m-8 5l4 -5l4 5`),
  canyons: (r, box) => lines(r, box, 17, 3),
  desert: (r, box) =>
    scattered(
      r,
      box,
      26,
      (x, y) => `M${n(x)} ${n(y)}q${n(r.range(14, 30))} ${n(-r.range(6, 12))} ${n(r.range(40, 62))} 0`,
    ),
  volcano: (r, box) =>
    scattered(
      r,
      box,
      34,
      (x, y) =>
        `M${n(x)} ${n(y)}l${n(r.range(4, 10))} ${n(r.range(8, 16))}l${n(-r.range(2, 7))} ${n(r.range(6, 12))}l${n(r.range(5, 11))} ${n(r.range(6, 14))}`,
    ),
  mountains: (r, box) =>
    scattered(r, box, 46, (x, y) => {
      const size = r.range(8, 20);
      return `M${n(x)} ${n(y)}l${n(size * 0.6)} ${n(-size)}l${n(size * 0.6)} ${n(size)}m${n(-size * 0.6)} ${n(-size)}l${n(size * 0.16)} ${n(size * 0.5)}`;
    }),
};

/** The strokes of a piece of land, the same at every table. */
export const STROKES: Readonly<Record<Region | 'abyss', string>> = {
  abyss: DRAWN.abyss(seeded('vf/abyss'), BOXES.abyss),
  coast: DRAWN.coast(seeded('vf/coast'), BOXES.coast),
  forest: DRAWN.forest(seeded('vf/forest'), BOXES.forest),
  canyons: DRAWN.canyons(seeded('vf/canyons'), BOXES.canyons),
  desert: DRAWN.desert(seeded('vf/desert'), BOXES.desert),
  volcano: DRAWN.volcano(seeded('vf/volcano'), BOXES.volcano),
  mountains: DRAWN.mountains(seeded('vf/mountains'), BOXES.mountains),
};
