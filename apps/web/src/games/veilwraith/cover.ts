import { groundLine, type Scene, type Stage } from '../../art/cover.ts';
import { addGlyphs, glyphAt } from '../../art/glyphs.ts';
import { INK, mix } from '../../art/ink.ts';
import { branch, grass, n } from '../../art/strokes.ts';
import { glyphs } from './cover-glyphs.ts?glyphs';

addGlyphs(glyphs);

/** A gate still standing in a dead wood, and somebody in it. The gate itself is the lamp. */
export const cover: Scene = {
  id: 'veilwraith',
  lampAbove: 58,
  draw(stage) {
    const { r, width, ground, u, lit, near, mid } = stage;
    const front = groundLine(stage, ground, 5 * u, mid);
    const path = groundLine(stage, ground + 16 * u, 4 * u, near);
    const blades = grass(r, { width, y: ground + 18 * u, blades: Math.round(width / 3.2), length: 13 * u }, lit);
    return wood(stage) + front + gate(stage) + lightPath(stage) + path + blades + boughs(stage);
  },
};

/** Dead trees behind the gate, none before it. */
function wood({ r, width, x, u, ground, far }: Stage): string {
  let out = '';
  const trees = Math.max(9, Math.round(width / (26 * u)));
  for (let i = 0; i < trees; i++) {
    let at = r.range(0, width);
    if (Math.abs(at - x) < 54 * u) at += 70 * u * (Math.sign(at - x) || 1);
    const twig = {
      angle: -Math.PI / 2 + r.range(-0.08, 0.08),
      length: r.range(46, 84) * u,
      width: r.range(2, 3.6) * u,
    };
    out += branch(r, { x: at, y: ground + 6 * u, depth: 5, ...twig }, far);
  }
  return out;
}

/** Two posts and an arch of stones, one of them missing, and light where the other side should be. */
function gate(stage: Stage): string {
  const { r, x, u, ground, pale, lamp, near, lit } = stage;
  const radius = 27 * u;
  const base = ground + 2 * u;
  const top = base - 62 * u;
  const stone = (cx: number, cy: number, width: number, turn: number): string =>
    `<rect x="${n(-width / 2)}" y="${n(-5.2 * u)}" width="${n(width)}" height="${n(10.4 * u)}" transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})" fill="${near}" stroke="${lit}" stroke-width=".9"/>`;
  const glow = `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${pale}"/><stop offset="1" stop-color="${mix(lamp, INK, 0.6)}"/></linearGradient>`;
  let out = `<defs>${glow}</defs><path d="M${n(x - radius)} ${n(base)}V${n(top)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + radius)} ${n(top)}V${n(base)}Z" fill="url(#d)"/>`;
  for (const side of [-1, 1]) {
    for (let y = base - 5 * u; y > top - 2 * u; y -= 11 * u) {
      out += stone(x + side * (radius + 6 * u), y, (13 + r.range(-1.5, 2.5)) * u, r.range(-2, 2));
    }
  }
  for (const i of [0, 1, 2, 3, 4, 5, 7, 8]) {
    const angle = Math.PI + ((i + 0.5) / 9) * Math.PI;
    const reach = radius + 6.5 * u;
    const turn = (angle * 180) / Math.PI + r.range(-3, 3);
    out += stone(x + Math.cos(angle) * reach, top + Math.sin(angle) * reach, 13 * u, turn);
  }
  const robe = { x, y: base - 21 * u, size: 46 * u };
  return out + glyphAt('robe', robe, `fill="${near}" color="${near}" stroke="${lit}" stroke-width="9"`);
}

/** The light the gate throws before it. */
function lightPath({ x, u, ground, lamp }: Stage): string {
  const base = ground + 2 * u;
  return `<path d="M${n(x - 9 * u)} ${n(base + 2 * u)}L${n(x - 26 * u)} ${n(base + 70 * u)}H${n(x + 26 * u)}L${n(x + 9 * u)} ${n(base + 2 * u)}Z" fill="${lamp}" opacity=".09"/>`;
}

/** Two near trees that frame the picture. */
function boughs(stage: Stage): string {
  const { r, width, height, ground, u, wide, near } = stage;
  const left = {
    x: -4,
    y: wide ? height : ground + 26 * u,
    angle: -1.42,
    length: (wide ? 66 : 88) * u,
    width: 8 * u,
    depth: 6,
  };
  const right = {
    x: width + 4,
    y: wide ? height : ground + 17 * u,
    angle: -1.72,
    length: (wide ? 60 : 84) * u,
    width: 7 * u,
    depth: 6,
  };
  return branch(r, left, near) + branch(r, right, near);
}
