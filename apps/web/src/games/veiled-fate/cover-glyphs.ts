import type { NamesIn } from '../../art/glyph-name.ts';

/** Drawn on the cover, before the game is loaded. */
export const COVER_GLYPHS = { feather: 'feather', scorpion: 'scorpion' } as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly 'cover of veiled-fate': NamesIn<typeof COVER_GLYPHS>;
  }
}
