import { cutout, groundLine, type Scene, type Stage } from '../../art/cover.ts';
import { addGlyphs, glyphAt } from '../../art/glyphs.ts';
import { CREAM, INK, mix } from '../../art/ink.ts';
import { n, type Point } from '../../art/strokes.ts';
import { glyphs } from './cover-glyphs.ts?glyphs';

addGlyphs(glyphs);

const FEATHER = '#e9dfc7';
const SCORPION = '#3b2a38';
const MOON = 44;

/** Feather and scorpion share one moon; below it nine wait between the columns, and nobody says whose they are. */
export const cover: Scene = {
  id: 'veiled-fate',
  skyline: 108,
  draw(whole) {
    // The steps lead down to where the words stand.
    const stage = { ...whole, ground: whole.ground - (whole.wide ? 8 : 24) * whole.u };
    const { ground, u, far, near } = stage;
    const hills = groundLine(stage, ground - 10 * u, 6 * u, far);
    const front = groundLine(stage, ground + 46 * u, 2 * u, near);
    return stars(stage) + moon(stage) + hills + columns(stage) + steps(stage) + nine(stage) + front;
  },
};

/** A few of them joined to figures that mean nothing yet. */
function stars({ r, x, y, u, width, ground, wide }: Stage): string {
  const found: Point[] = [];
  for (let i = 0; i < 52; i++) {
    const at: Point = [r.range(wide ? width * 0.4 : 6, width - 6), r.range(6, ground - 40 * u)];
    if (Math.hypot(at[0] - x, at[1] - y) > (MOON + 14) * u) found.push(at);
  }
  let out = '';
  for (const [i, [sx, sy]] of found.entries()) {
    const size = r.range(0.5, i % 6 === 0 ? 1.7 : 0.9);
    out += `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(size)}" fill="${FEATHER}" opacity="${n(r.range(0.4, 0.95))}"/>`;
    const before = found[i - 1];
    if (!before || i > 12 || Math.hypot(sx - before[0], sy - before[1]) > 110 * u) continue;
    out += `<path d="M${n(before[0])} ${n(before[1])}L${n(sx)} ${n(sy)}" stroke="${FEATHER}" stroke-opacity=".3" stroke-width=".6"/>`;
  }
  return out;
}

function moon({ x, y, u, lamp }: Stage): string {
  const [size, half] = [MOON * u, (MOON / 2) * u];
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${mix(lamp, CREAM, 0.5)}" opacity=".94"/>`;
  const dark = `<path d="M${n(x)} ${n(y - size)}A${n(size)} ${n(size)} 0 0 1 ${n(x)} ${n(y + size)}A${n(half)} ${n(half)} 0 0 1 ${n(x)} ${n(y)}A${n(half)} ${n(half)} 0 0 0 ${n(x)} ${n(y - size)}Z" fill="${SCORPION}" opacity=".94"/>`;
  const plume = { x: x - 20 * u, y: y + 8 * u, size: 50 * u, turn: -8 };
  const sting = { x: x + 22 * u, y: y - 4 * u, size: 46 * u, turn: 8 };
  return (
    disc +
    dark +
    glyphAt('feather', plume, `fill="${SCORPION}" color="${SCORPION}"`) +
    glyphAt('scorpion', sting, `fill="${FEATHER}" color="${FEATHER}"`)
  );
}

/** Pairs of them, taller and further out where the picture is wide enough. */
function columns(stage: Stage): string {
  const { x, u, width, wide } = stage;
  let out = '';
  for (let pair = 0; pair < 6; pair++) {
    const away = (66 + pair * 36) * u;
    if (pair > 1 && (wide || away > width / 2 + 12 * u)) break;
    for (const side of [-1, 1]) out += column(stage, x + side * away, (78 + pair * 19) * u, (14 + pair * 3.4) * u);
  }
  return out;
}

function column(stage: Stage, x: number, height: number, width: number): string {
  const { u, ground, near, lit } = stage;
  const top = ground - height;
  const head = `M${n(x - width)} ${n(top - 7 * u)}h${n(width * 2)}v${n(7 * u)}h${n(-width * 0.25)}v${n(5 * u)}h${n(-width * 1.5)}v${n(-5 * u)}h${n(-width * 0.25)}Z`;
  const shaft = `M${n(x - width / 2)} ${n(top + 5 * u)}h${n(width)}l${n(1.5 * u)} ${n(height + 14 * u)}h${n(-width - 3 * u)}Z`;
  let flutes = '';
  for (let i = 1; i < 4; i++)
    flutes += `M${n(x - width / 2 + (width * i) / 4)} ${n(top + 7 * u)}V${n(ground + 12 * u)}`;
  const lines = `<path d="${flutes}" stroke="${lit}" stroke-width=".6"/>`;
  return cutout(stage, shaft, near, 0.8) + cutout(stage, head, near, 0.8) + lines;
}

function steps({ x, u, ground, lamp, lit }: Stage): string {
  let out = '';
  for (let i = 0; i < 5; i++) {
    const [y, half] = [ground + (4 + i * 9) * u, (58 + i * 17) * u];
    out += `<path d="M${n(x - half)} ${n(y)}H${n(x + half)}V${n(y + 9 * u)}H${n(x - half)}Z" fill="${mix(lamp, INK, 0.17 - i * 0.028)}" stroke="${lit}" stroke-width=".8"/>`;
  }
  return out;
}

function nine(stage: Stage): string {
  const { r, x, u, ground, near, lit } = stage;
  let out = '';
  for (let i = 0; i < 9; i++) {
    const [at, foot] = [x + (i - 4) * 11.6 * u, ground + 4 * u];
    const tall = (19 + r.range(-2, 3) + (i === 4 ? 4 : 0)) * u;
    const [shoulder, neck] = [foot - tall * 0.66, foot - tall * 0.72];
    const robe = `M${n(at - 3.8 * u)} ${n(foot)}Q${n(at - 3.4 * u)} ${n(shoulder)} ${n(at)} ${n(neck)}Q${n(at + 3.4 * u)} ${n(shoulder)} ${n(at + 3.8 * u)} ${n(foot)}Z`;
    out += cutout(stage, robe, near, 0.8);
    out += `<circle cx="${n(at)}" cy="${n(foot - tall * 0.84)}" r="${n(2.7 * u)}" fill="${near}" stroke="${lit}" stroke-width=".8"/>`;
  }
  return out;
}
