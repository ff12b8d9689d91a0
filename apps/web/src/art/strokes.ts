import { CREAM } from './ink.ts';
import type { Seeded } from './random.ts';

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows. */
export const n = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A ridge from left to right: three seeded waves, one on top of the other. */
export function ridge(r: Seeded, width: number, y: number, height: number, rough = 1): Point[] {
  const [p, q, s] = [r.range(0, 6), r.range(0, 6), r.range(0, 6)];
  const points: Point[] = [];
  for (let x = -8; x <= width + 8; x += 4) {
    const wave = Math.sin(x / 61 + p) * 0.55 + Math.sin(x / 23 + q) * 0.3 + Math.sin(x / 7.3 + s) * 0.12 * rough;
    points.push([x, y + height * wave + r.range(-0.5, 0.5) * rough]);
  }
  return points;
}

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

export const area = (points: readonly Point[], bottom: number): string =>
  `${line(points)}V${n(bottom)}H${n(points[0]?.[0] ?? 0)}Z`;

export interface Twig {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly depth: number;
}

/** A bare branch; every fork is thinner than what it grows from. One path per width: few elements are read and laid out faster. */
export function branch(r: Seeded, from: Twig, paint: string): string {
  const paths = new Map<string, string>();
  grow(r, from, paths);
  let out = '';
  for (const [width, path] of paths) out += `<path d="${path}" stroke="${paint}" stroke-width="${width}"/>`;
  return out;
}

/** Adds the twig and all that grows from it to the path of its width. */
function grow(r: Seeded, from: Twig, paths: Map<string, string>): void {
  if (from.depth === 0 || from.length < 3) return;
  const bend = r.range(-0.22, 0.22);
  const steps = 3;
  let { x, y, angle } = from;
  let path = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < steps; i++) {
    angle += bend / steps + r.range(-0.1, 0.1);
    x += (Math.cos(angle) * from.length) / steps;
    y += (Math.sin(angle) * from.length) / steps;
    path += `L${n(x)} ${n(y)}`;
  }
  const key = n(from.width);
  paths.set(key, (paths.get(key) ?? '') + path);
  const forks = from.depth > 3 ? 2 : r.int(1, 3);
  for (let i = 0; i < forks; i++) {
    const turn = r.range(0.25, 0.75) * (i % 2 ? 1 : -1);
    const length = from.length * r.range(0.62, 0.82);
    const width = Math.max(0.35, from.width * 0.62);
    grow(r, { x, y, angle: angle + turn, length, width, depth: from.depth - 1 }, paths);
  }
}

export interface Rings {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Broken concentric rings round the light: the woodcut halo that all games of the hall share. */
export function halo(r: Seeded, rings: Rings, paint: string, width = 0.8): string {
  const { x, y, from, to, step } = rings;
  let out = '';
  for (let q = from; q < to; q += step * (1 + (q - from) / (to * 1.5))) {
    const dashes: string[] = [];
    for (let i = 0; i < 6; i++) dashes.push(n(i % 2 ? r.range(1.5, 7) : r.range(6, 46) * (0.6 + q / to)));
    const stroke = `stroke="${paint}" stroke-width="${n(width * r.range(0.6, 1.25))}"`;
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(q)}" ${stroke} stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${n(r.range(0, 80))}"/>`;
  }
  return out;
}

/** Blades of grass, each bent its own way. */
export function grass(
  r: Seeded,
  span: { width: number; y: number; blades: number; length: number },
  paint: string,
): string {
  let path = '';
  for (let i = 0; i < span.blades; i++) {
    const x = r.range(0, span.width);
    const y = span.y + r.range(-0.15, 0.7) * span.length;
    const lean = r.range(-0.35, 0.35) * span.length;
    path += `M${n(x)} ${n(y)}q${n(r.range(-1.5, 1.5))} ${n(-span.length * 0.45)} ${n(lean)} ${n(-r.range(0.4, 1) * span.length)}`;
  }
  return `<path d="${path}" stroke="${paint}" stroke-width=".6"/>`;
}

/** Scratches of an old plate. */
export function scratches(r: Seeded, width: number, height: number, count: number, strength: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y, length, angle] = [r.range(0, width), r.range(0, height), r.range(9, 45), r.range(-0.5, 0.12)];
    const stroke = `stroke="${CREAM}" stroke-width="${n(r.range(0.25, 0.6))}" opacity="${(r.range(0.4, 1) * strength).toFixed(2)}"`;
    out += `<path d="M${n(x)} ${n(y)}l${n(Math.cos(angle) * length)} ${n(Math.sin(angle) * length)}" ${stroke}/>`;
  }
  return out;
}
