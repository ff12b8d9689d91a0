import { cutout, groundLine, type Scene, type Stage } from '../cover.ts';
import { glyphAt } from '../glyphs.ts';
import { CREAM, mix } from '../ink.ts';
import { n } from '../strokes.ts';

/** A city of towers under a great mask; nine lights stand round it, and nobody says whose they are. */
export const veiledFateCover: Scene = {
  game: 'veiled-fate',
  lamp: '#a79bc9',
  draw(stage) {
    const { ground, u, mid, near } = stage;
    const hills = groundLine(stage, ground + 2 * u, 6 * u, mid);
    const front = groundLine(stage, ground + 20 * u, 4 * u, near);
    return nine(stage) + mask(stage) + hills + city(stage) + front + omens(stage);
  },
};

/** The nine, on a broken ring round the mask: some brighter than others. */
function nine({ r, x, y, u, pale, lamp }: Stage): string {
  let out = '';
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.86 + (i / 8) * 1.28);
    const [cx, cy] = [x + Math.cos(angle) * 84 * u, y + Math.sin(angle) * 68 * u + 14 * u];
    const size = (i % 3 === 1 ? 4.2 : 3) * u;
    out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size * 2.6)}" fill="${lamp}" opacity=".12"/>`;
    out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size)}" fill="${i % 3 === 1 ? CREAM : pale}" opacity="${n(r.range(0.75, 1))}"/>`;
    out += `<path d="M${n(cx)} ${n(cy + size)}V${n(cy + (10 + r.range(4, 16)) * u)}" stroke="${pale}" stroke-opacity=".35" stroke-width="${n(0.6 * u)}"/>`;
  }
  return out;
}

function mask({ x, y, u, pale, lamp, near }: Stage): string {
  const place = { x, y: y + 14 * u, size: 104 * u };
  const shade = glyphAt(
    'duality-mask',
    { ...place, y: place.y + 2.4 * u },
    `fill="${near}" color="${near}" opacity=".8"`,
  );
  const face = glyphAt('duality-mask', place, `fill="${mix(lamp, CREAM, 0.62)}" color="${pale}"`);
  return shade + face;
}

/** Towers and stairs, lit from above. */
function city(stage: Stage): string {
  const { r, x, u, ground, near, pale } = stage;
  let out = '';
  for (const [i, width] of [14, 10, 18, 11, 22, 12, 17, 9, 13].entries()) {
    const left = x + (i - 4) * 17 * u - (width / 2) * u;
    const top = ground - (26 + (i % 2 ? 8 : 20) + r.range(0, 18)) * u;
    const roof = i % 3 === 0 ? `L${n(left + (width / 2) * u)} ${n(top - 9 * u)}` : '';
    out += cutout(
      stage,
      `M${n(left)} ${n(ground + 18 * u)}V${n(top)}${roof}L${n(left + width * u)} ${n(top)}V${n(ground + 18 * u)}Z`,
      near,
    );
    if (i % 2 === 0)
      out += `<rect x="${n(left + width * u * 0.42)}" y="${n(top + 9 * u)}" width="${n(2 * u)}" height="${n(4 * u)}" fill="${pale}" opacity=".75"/>`;
  }
  return out;
}

/** A feather still falling on one side, a scorpion already there on the other. */
function omens({ x, u, ground, lamp, near, lit }: Stage): string {
  const plume = mix(lamp, CREAM, 0.25);
  const feather = { x: x - 74 * u, y: ground - 34 * u, size: 34 * u, turn: 24 };
  const sting = { x: x + 76 * u, y: ground + 12 * u, size: 34 * u };
  return (
    glyphAt('feather', feather, `fill="${plume}" color="${plume}"`) +
    glyphAt('scorpion', sting, `fill="${near}" color="${near}" stroke="${lit}" stroke-width="9"`)
  );
}
