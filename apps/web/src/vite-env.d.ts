/// <reference types="vite/client" />

/** Icons of game-icons.net that the tables of a module name, by name (see glyph-plugin.ts). */
declare module '*?glyphs' {
  export const glyphs: Readonly<Record<string, string>>;
}

/** The marks of all games, by name (see glyph-plugin.ts). */
declare module 'virtual:marks' {
  export const glyphs: Readonly<Record<string, string>>;
}
