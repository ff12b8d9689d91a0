import type { NamesIn } from '../../art/glyph-name.ts';

/** Drawn on the cover, before the game is loaded. */
export const COVER_GLYPHS = { left: 'swordman', right: 'swordwoman' } as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly 'cover of the-veil': NamesIn<typeof COVER_GLYPHS>;
  }
}
