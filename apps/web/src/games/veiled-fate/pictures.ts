import type { CardInfo } from '@veilhall/engine';
import { DEMI_CARDS, DEMIS, type FateKind } from '@veilhall/games/veiled-fate';
import type { CardPicture } from '../../art/card-art.ts';
import type { GlyphName } from '../../art/glyph-name.ts';
import type { Ground } from '../../art/grounds.ts';
import { CARD_GLYPHS, DEMI_GLYPHS, FAMILY_GLYPHS } from './glyphs.ts';
import { litInk } from './lit-ink.ts';
import { FATES } from './names.ts';

const FAMILIES: Readonly<Record<string, { ground: Ground; ink: string }>> = {
  'quest-open': { ground: 'hills', ink: '#a79bc9' },
  'quest-class': { ground: 'thicket', ink: '#9fb58a' },
  'quest-colour': { ground: 'furrows', ink: '#c9a77a' },
  'quest-ordered': { ground: 'water', ink: '#86b2cf' },
  'age-1': { ground: 'radiance', ink: '#c9b06a' },
  'age-2': { ground: 'water', ink: '#7fa6bd' },
  'age-3': { ground: 'black-sun', ink: '#a7748f' },
  'city-altar': { ground: 'radiance', ink: '#c9bd9f' },
  city: { ground: 'furrows', ink: '#b3a5c4' },
};

const SIDES = {
  feather: { ground: 'radiance', ink: '#cdbb8d' },
  scorpion: { ground: 'thicket', ink: '#b5799a' },
  fate: { ground: 'hills', ink: '#8ea3c4' },
} as const;

export function fatePicture(kind: FateKind): CardPicture {
  const { side, glyph } = FATES[kind];
  return { id: kind, ...SIDES[side], glyph, width: 62, height: 68 };
}

export function pictureOf(card: CardInfo): CardPicture {
  const demi = DEMIS.find((id) => id === card.id);
  if (demi) return { id: demi, ground: 'hills', ink: litInk(DEMI_CARDS[demi].hex), glyph: DEMI_GLYPHS[demi] };
  if (card.family === 'fate') {
    const { side, glyph } = FATES[card.id as FateKind];
    return { id: card.id, ...SIDES[side], glyph };
  }
  const { ground, ink } = FAMILIES[card.family] ?? { ground: 'hills', ink: '#a79bc9' };
  return { id: card.id, ground, ink, glyph: glyphOf(card) };
}

const BY_CARD: Readonly<Record<string, GlyphName>> = CARD_GLYPHS;
const BY_FAMILY: Readonly<Record<string, GlyphName>> = FAMILY_GLYPHS;

const glyphOf = ({ id, family }: CardInfo): GlyphName => BY_CARD[id] ?? BY_FAMILY[family] ?? 'footsteps';
