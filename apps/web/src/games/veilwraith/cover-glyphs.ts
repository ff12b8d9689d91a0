import type { NamesIn } from '../../art/glyph-name.ts';

/** Drawn on the cover, before the game is loaded. */
export const COVER_GLYPHS = { robe: 'robe' } as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly 'cover of veilwraith': NamesIn<typeof COVER_GLYPHS>;
  }
}
