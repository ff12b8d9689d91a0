import type { CardInfo } from '@veilhall/engine';
import type { NamesIn } from '../../art/glyph-name.ts';

export const ACTION_GLYPHS = { explore: 'compass', fight: 'broadsword', influence: 'lyre' } as const;

/** What the screen says without a word. */
export const SIGNS = {
  unknown: 'rune-stone',
  harvest: 'grain-bundle',
  portal: 'magic-gate',
  ribbon: 'ribbon',
  wraith: 'spectre',
} as const;

/** A name that game-icons.net reads otherwise: its swallow is a gullet. */
export const OTHERWISE = { swallow: 'finch' } as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly veilwraith: NamesIn<typeof ACTION_GLYPHS> | NamesIn<typeof SIGNS> | NamesIn<typeof OTHERWISE>;
  }
}

interface Sides {
  readonly basic?: { readonly glyph?: string };
  readonly advanced?: { readonly glyph?: string };
  readonly glyph?: string;
}

/** What a card's data names. */
export function namedGlyph({ data }: CardInfo, advanced: boolean): string | undefined {
  const sides = (data ?? {}) as Sides;
  const named = sides.glyph ?? (advanced ? sides.advanced?.glyph : sides.basic?.glyph);
  return named === 'swallow' ? OTHERWISE.swallow : named;
}
