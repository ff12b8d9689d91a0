import type { GlyphName } from './glyph-name.ts';
import { glyphAt } from './glyphs.ts';
import { mix } from './ink.ts';
import { pictureUrl, radial, svg } from './picture.ts';

/** The woven back of a game's cards, with its glyph in the middle: the thread nearest the middle catches the lamp. */
export function cardBack(lamp: string, mark: GlyphName, width = 120, height = 168): string {
  return pictureUrl(`back/${lamp}/${mark}/${width}x${height}`, () => {
    const ground = mix(lamp, '#101317', 0.1);
    const [x, y] = [width / 2, height / 2];
    const light = radial('t', x, y, height * 0.6, [
      { at: 0, colour: lamp, opacity: 0.6 },
      { at: 1, colour: lamp, opacity: 0.12 },
    ]);
    const cloth = `<rect width="${width}" height="${height}" fill="${ground}"/><path d="${weave(width, height)}" stroke="url(#t)" stroke-width="1.1"/>`;
    const medal = `<circle cx="${x}" cy="${y}" r="${width * 0.3}" fill="${mix(lamp, '#101317', 0.12)}" stroke="${lamp}" stroke-opacity=".6"/>`;
    const glyph = glyphAt(mark, { x, y, size: width * 0.38 }, `fill="${lamp}" color="${lamp}"`);
    return svg(width, height, 'xMidYMid slice', `<defs>${light}</defs>${cloth}${medal}${glyph}`);
  });
}

/** Plain weave: short strokes over and under. */
function weave(width: number, height: number): string {
  let path = '';
  for (let y = 4, row = 0; y < height; y += 6, row++) {
    for (let x = 4 + (row % 2) * 6; x < width; x += 12) path += `M${x} ${y}h7M${x + 9.5} ${y - 3}v6`;
  }
  return path;
}
