import type { CardInfo } from '@veilhall/engine';
import type { CardPicture } from '../../art/card-art.ts';
import type { GlyphName } from '../../art/glyph-name.ts';
import { addGlyphs, isCollected } from '../../art/glyphs.ts';
import type { Ground } from '../../art/grounds.ts';
import { glyphs as contentGlyphs } from './content-glyphs.ts?glyphs';
import { namedGlyph, SIGNS } from './glyphs.ts';
import { glyphs } from './glyphs.ts?glyphs';

addGlyphs(glyphs);
addGlyphs(contentGlyphs);

/** The ground and ink of each type; with the name covered a card's type can still be told. */
const TYPES: Readonly<Record<string, { ground: Ground; ink: string }>> = {
  hero: { ground: 'hills', ink: '#c9906f' },
  villain: { ground: 'black-sun', ink: '#b5604e' },
  basic: { ground: 'hills', ink: '#a59a86' },
  aggro: { ground: 'furrows', ink: '#d0664f' },
  control: { ground: 'water', ink: '#7f9fcd' },
  support: { ground: 'thicket', ink: '#86ad6c' },
  aura: { ground: 'radiance', ink: '#c3afdc' },
  trap: { ground: 'black-sun', ink: '#b98a5a' },
  solo: { ground: 'black-sun', ink: '#9aa3ad' },
};

const UNKNOWN = { ground: 'hills', ink: '#8f9c9c' } as const;

/** The glyph a card's data names; the build collects those of all cards (content-glyphs.ts). */
export function glyphOf(card: CardInfo | undefined): GlyphName {
  const named = card && namedGlyph(card);
  return isCollected(named) ? named : SIGNS.unknown;
}

export const pictureOf = (card: CardInfo): CardPicture => ({
  id: card.id,
  ...(TYPES[card.family] ?? UNKNOWN),
  glyph: glyphOf(card),
});

/** A character's picture as wide as its place. */
export const portraitOf = (card: CardInfo, width: number, height: number): CardPicture => ({
  ...pictureOf(card),
  width,
  height,
});
