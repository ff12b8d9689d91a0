/// <reference types="vite/client" />

/** Icons of game-icons.net named in a list, by name (see glyph-plugin.ts). */
declare module '*?glyphs' {
  export const glyphs: Readonly<Record<string, string>>;
}

/** The marks of all games, by name (see glyph-plugin.ts). */
declare module 'virtual:marks' {
  export const glyphs: Readonly<Record<string, string>>;
}
