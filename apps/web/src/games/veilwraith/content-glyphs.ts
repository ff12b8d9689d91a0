import { veilwraith } from '@veilhall/games/veilwraith';
import { namedGlyph } from './glyphs.ts';

/** The glyphs of all cards; only the build reads this, so that the rules stay out of the screen's chunk. */
export const CONTENT_GLYPHS: readonly string[] = veilwraith.content.cards.flatMap((card) =>
  [false, true].flatMap((advanced) => namedGlyph(card, advanced) ?? []),
);
