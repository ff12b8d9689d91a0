/** Every table of glyphs adds its names here by declaration. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tables
export interface GlyphTables {}

/** A glyph of game-icons.net that the build collects from a table; any other name does not compile. */
export type GlyphName = GlyphTables[keyof GlyphTables];

/** The names in some tables. */
export type NamesIn<T extends Readonly<Record<string, string>>> = T[keyof T];
