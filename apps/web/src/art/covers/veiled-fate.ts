import { cutout, groundLine, type Scene, type Stage } from '../cover.ts';
import { glyphAt } from '../glyphs.ts';
import { CREAM, INK, mix } from '../ink.ts';
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

/** Towers, taller towards the middle, lit from above; a dome among them. */
function city(stage: Stage): string {
  const { r, x, u, ground, near, mid, pale } = stage;
  const base = n(ground + 18 * u);
  let out = '';
  for (const back of [true, false]) {
    for (let i = -7; i <= 7; i++) {
      const width = r.range(back ? 7 : 9, back ? 13 : 19) * u;
      const left = x + (i + (back ? 0.5 : 0)) * 15 * u - width / 2;
      const top = ground - ((back ? 26 : 8) + 30 * (1 - Math.abs(i) / 8) + r.range(0, 16)) * u;
      const roof = i % 3 === 0 ? `L${n(left + width / 2)} ${n(top - r.range(7, 13) * u)}` : '';
      const tower = `M${n(left)} ${base}V${n(top)}${roof}L${n(left + width)} ${n(top)}V${base}Z`;
      out += cutout(stage, tower, back ? mid : near);
      if (back || i % 2 !== 0) continue;
      out += `<rect x="${n(left + width * 0.42)}" y="${n(top + 8 * u)}" width="${n(2 * u)}" height="${n(4 * u)}" fill="${pale}" opacity=".8"/>`;
    }
  }
  const dome = `M${n(x - 17 * u)} ${base}V${n(ground - 22 * u)}A${n(17 * u)} ${n(17 * u)} 0 0 1 ${n(x + 17 * u)} ${n(ground - 22 * u)}V${base}Z`;
  return out + cutout(stage, dome, near, 1.3);
}

/** A feather still falling on one side, a scorpion already there on the other. */
function omens({ x, u, ground, lamp }: Stage): string {
  const plume = mix(lamp, CREAM, 0.25);
  const shell = mix(lamp, INK, 0.55);
  const feather = { x: x - 86 * u, y: ground - 46 * u, size: 40 * u, turn: 24 };
  const sting = { x: x + 82 * u, y: ground + 10 * u, size: 38 * u };
  return (
    glyphAt('feather', feather, `fill="${plume}" color="${plume}"`) +
    glyphAt('scorpion', sting, `fill="${shell}" color="${shell}"`)
  );
}
