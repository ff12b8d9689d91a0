import { INK, mix } from './ink.ts';
import type { Seeded } from './random.ts';
import { area, branch, grass, halo, line, n, ridge } from './strokes.ts';

/** What stands behind and before a card's glyph: kinds of cards can be told apart with their names covered. */
export type Ground = 'thicket' | 'water' | 'black-sun' | 'radiance' | 'furrows' | 'hills';

export interface Plate {
  readonly r: Seeded;
  readonly width: number;
  readonly height: number;
  readonly ink: string;
  /** Paint that fades away from the light. */
  readonly lit: string;
  readonly light: { readonly x: number; readonly y: number };
  readonly glyph: { readonly x: number; readonly y: number };
}

interface Layers {
  readonly behind: string;
  readonly before: string;
}

function thicket({ r, width, height, lit }: Plate): Layers {
  let behind = '';
  for (const side of [0, 1]) {
    for (let i = 0; i < 3; i++) {
      const angle = side === 0 ? r.range(-0.7, 0.1) : Math.PI + r.range(-0.7, 0.1);
      const twig = { y: r.range(height * 0.2, height), length: r.range(20, 30), width: r.range(1.4, 2.6), depth: 5 };
      behind += branch(r, { x: side === 0 ? -4 : width + 4, angle, ...twig }, lit);
    }
  }
  return { behind, before: '' };
}

function water({ r, width, height, lit }: Plate): Layers {
  const y = height * 0.64;
  let behind = `<path d="M0 ${n(y)}H${width}" stroke="${lit}" stroke-width="1"/>`;
  for (let i = 1; i < 11; i++) {
    behind += `<path d="M${n(r.range(0, width * 0.7))} ${n(y + i * i * 0.26 + 1.6)}h${n(r.range(12, 60))}" stroke="${lit}" stroke-width=".6"/>`;
  }
  for (let i = 0; i < 5; i++) {
    const thread = `${n(r.range(-3, 3))} ${n(height * 0.2)} ${n(r.range(-1, 1))} ${n(r.range(height * 0.2, height * 0.55))}`;
    behind += `<path d="M${n(r.range(6, width - 6))} 0q${thread}" stroke="${lit}" stroke-width=".5"/>`;
  }
  return { behind, before: '' };
}

function blackSun({ r, width, height, lit, glyph }: Plate): Layers {
  const radius = height * 0.46;
  const [x, y] = [glyph.x, glyph.y - 4];
  const disc = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${INK}" opacity=".55"/>`;
  let path = `M-4 ${height}`;
  for (let at = -4; at <= width + 6; at += r.range(5, 11)) path += `L${n(at)} ${n(height - r.range(3, 17))}`;
  return {
    behind: halo(r, { x, y, from: radius, to: width * 0.75, step: 4.2 }, lit, 1) + disc,
    before: `<path d="${path}V${height}Z" fill="${INK}" opacity=".9" stroke="${lit}" stroke-width=".7"/>`,
  };
}

function radiance({ r, width, height, lit, glyph }: Plate): Layers {
  let behind = halo(r, { ...glyph, from: height * 0.2, to: width * 0.8, step: 3.6 }, lit, 0.9);
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * 6.283 + r.range(-0.06, 0.06);
    const near = height * r.range(0.44, 0.54);
    const far = near + r.range(5, 26);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    behind += `<path d="M${n(glyph.x + dx * near)} ${n(glyph.y + dy * near)}L${n(glyph.x + dx * far)} ${n(glyph.y + dy * far)}" stroke="${lit}" stroke-width=".7"/>`;
  }
  return { behind, before: '' };
}

function furrows({ r, width, lit }: Plate): Layers {
  const lean = r.range(-0.25, 0.25);
  let behind = '';
  for (let i = -6; i < 22; i++) {
    const y = i * 5.4;
    const curve = `M-4 ${n(y)}Q${n(width / 2)} ${n(y + 14 * Math.sin(lean * 6 + i / 5))} ${width + 4} ${n(y + width * lean)}`;
    behind += `<path d="${curve}" stroke="${lit}" stroke-width="${n(r.range(0.4, 1))}" stroke-dasharray="${n(r.range(14, 50))} ${n(r.range(2, 7))}"/>`;
  }
  return { behind, before: '' };
}

function hills({ r, width, height, lit, light, ink }: Plate): Layers {
  const sun = `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(r.range(4.5, 7))}" fill="${mix(ink, '#fff3d8', 0.45)}" opacity=".8"/>`;
  const rings = halo(r, { ...light, from: 5, to: width * 0.62, step: 4.6 }, lit, 0.7);
  const far = ridge(r, width, height * 0.66, 6);
  const near = ridge(r, width, height * 0.84, 4);
  const back = `<path d="${area(far, height)}" fill="${mix(ink, INK, 0.3)}"/><path d="${line(far)}" stroke="${lit}" stroke-width=".8"/>`;
  const front = `<path d="${area(near, height)}" fill="${mix(ink, INK, 0.1)}"/>`;
  return {
    behind: rings + sun + back,
    before: front + grass(r, { width, y: height * 0.86, blades: 34, length: 10 }, lit),
  };
}

export const GROUNDS: Readonly<Record<Ground, (plate: Plate) => Layers>> = {
  thicket,
  water,
  'black-sun': blackSun,
  radiance,
  furrows,
  hills,
};
