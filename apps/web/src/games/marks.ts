import type { NamesIn } from '../art/glyph-name.ts';

/** What the hall draws before any game is loaded: each game's mark, and the glyphs of their covers. */
export const MARKS = { veilwraith: 'spectre', veiledFate: 'duality-mask' } as const;
export const COVER_GLYPHS = { robe: 'robe', feather: 'feather', scorpion: 'scorpion' } as const;

declare module '../art/glyph-name.ts' {
  interface GlyphTables {
    readonly hall: NamesIn<typeof MARKS> | NamesIn<typeof COVER_GLYPHS>;
  }
}
