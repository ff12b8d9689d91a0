import { game } from '@veilhall/games/the-veil';
import { namedGlyph } from './glyphs.ts';

/** The glyphs of all cards; only the build reads this, so that the rules stay out of the screen's chunk. */
export const CONTENT_GLYPHS: readonly string[] = game.content.cards.flatMap((card) => namedGlyph(card) ?? []);
