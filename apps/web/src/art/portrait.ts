import { INK, mix } from './ink.ts';
import { radial, svg } from './picture.ts';

/** A match drawn small, for the hall. Phones show the middle of it, as wide as it is high. */
export const PORTRAIT = { width: 96, height: 76 } as const;

/** Night round one light, as on the covers. */
export function portrait(lamp: string, inside: string): string {
  const { width, height } = PORTRAIT;
  const night = radial('a', width / 2, height * 0.42, width * 0.6, [
    { at: 0, colour: mix(lamp, INK, 0.34) },
    { at: 0.6, colour: mix(lamp, INK, 0.12) },
    { at: 1, colour: mix(lamp, INK, 0.04) },
  ]);
  const ground = `<rect width="${width}" height="${height}" fill="url(#a)"/>`;
  return svg(width, height, 'xMidYMid slice', `<defs>${night}</defs>${ground}${inside}`);
}
