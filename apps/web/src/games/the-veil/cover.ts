import { cutout, groundLine, type Scene, type Stage } from '../../art/cover.ts';
import { addGlyphs, glyphAt } from '../../art/glyphs.ts';
import { INK, mix } from '../../art/ink.ts';
import { n } from '../../art/strokes.ts';
import { COVER_GLYPHS } from './cover-glyphs.ts';
import { glyphs } from './cover-glyphs.ts?glyphs';

addGlyphs(glyphs);

/** A rod across the border, a curtain worn thin, and somebody armed on either side of it. The lamp stands behind. */
export const cover: Scene = {
  id: 'the-veil',
  lampAbove: 62,
  draw(stage) {
    const { ground, u, mid, near } = stage;
    const back = groundLine(stage, ground, 5 * u, mid);
    const front = groundLine(stage, ground + 18 * u, 4 * u, near);
    return back + posts(stage) + curtain(stage) + fighters(stage) + front;
  },
};

const HALF = 30;
const TOP = 118;

/** Folds, lighter where the cloth is thin, torn into strips at the hem. */
function curtain({ r, x, u, ground, lamp, pale, lit }: Stage): string {
  const [left, right, top] = [x - HALF * u, x + HALF * u, ground - TOP * u];
  const folds = 13;
  const step = (right - left) / folds;
  let out = '';
  for (let i = 0; i < folds; i++) {
    const at = left + i * step;
    const hem = ground - r.range(2, i % 3 === 1 ? 34 : 12) * u;
    const thin = 1 - Math.abs(i - (folds - 1) / 2) / folds;
    const colour = mix(mix(lamp, INK, 0.5), pale, thin * 0.5);
    const sway = r.range(-2.4, 2.4) * u;
    const fold = `M${n(at)} ${n(top)}h${n(step)}C${n(at + step + sway)} ${n(top + 40 * u)} ${n(at + step - sway)} ${n(hem - 30 * u)} ${n(at + step * 0.9)} ${n(hem)}L${n(at + step * 0.2)} ${n(hem + 3 * u)}C${n(at - sway)} ${n(hem - 30 * u)} ${n(at + sway)} ${n(top + 40 * u)} ${n(at)} ${n(top)}Z`;
    out += `<path d="${fold}" fill="${colour}" opacity="${n(0.45 + thin * 0.4)}" stroke="${lit}" stroke-width=".7"/>`;
  }
  return out;
}

/** Two posts and the rod the curtain hangs from. */
function posts(stage: Stage): string {
  const { x, u, ground, near } = stage;
  const top = ground - TOP * u;
  const post = (at: number): string =>
    cutout(stage, `M${n(at - 3 * u)} ${n(top - 8 * u)}h${n(6 * u)}V${n(ground + 8 * u)}h${n(-6 * u)}Z`, near);
  const rod = `M${n(x - 44 * u)} ${n(top - 4 * u)}h${n(88 * u)}v${n(4 * u)}h${n(-88 * u)}Z`;
  return post(x - (HALF + 9) * u) + post(x + (HALF + 9) * u) + cutout(stage, rod, near);
}

function fighters({ x, u, ground, near, lit }: Stage): string {
  const paint = `fill="${near}" color="${near}" stroke="${lit}" stroke-width="8"`;
  const size = 62 * u;
  const y = ground - size / 2 + 9 * u;
  return (
    glyphAt(COVER_GLYPHS.left, { x: x - 70 * u, y, size, flip: true }, paint) +
    glyphAt(COVER_GLYPHS.right, { x: x + 70 * u, y, size }, paint)
  );
}
