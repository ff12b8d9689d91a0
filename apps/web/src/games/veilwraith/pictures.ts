import type { CardInfo } from '@veilhall/engine';
import type { CardPicture } from '../../art/card-art.ts';
import { addGlyphs } from '../../art/glyphs.ts';
import type { Ground } from '../../art/grounds.ts';
import { glyphs } from './glyphs.json?glyphs';

addGlyphs(glyphs);

/** The ground and ink of each family; with the name covered a card's kind can still be told. */
const FAMILIES: Readonly<Record<string, { ground: Ground; ink: string }>> = {
  anima: { ground: 'thicket', ink: '#a2604a' },
  deja: { ground: 'water', ink: '#7d95ad' },
  foe: { ground: 'black-sun', ink: '#b5604e' },
  key: { ground: 'radiance', ink: '#cdb36a' },
  portal: { ground: 'radiance', ink: '#8fd3c6' },
  archfiend: { ground: 'black-sun', ink: '#7a4a55' },
  vignette: { ground: 'hills', ink: '#8f9c86' },
  'basic memory': { ground: 'hills', ink: '#b39a6e' },
  'memory upgrade': { ground: 'hills', ink: '#8fb0a4' },
};

/** Each Key is one colour of the lost world. */
export const KEY_HUES: Readonly<Record<string, string>> = {
  'key-light': '#e0c877',
  'key-colour': '#c97f92',
  'key-warmth': '#d98d52',
  'key-voice': '#86b2cf',
  'key-name': '#9fb58a',
};

export const ACTION_INKS = { explore: '#b8ae7c', fight: '#c77b66', influence: '#8ea6d2' } as const;
export const ACTION_GLYPHS = { explore: 'compass', fight: 'broadsword', influence: 'lyre' } as const;

interface Sides {
  readonly basic?: { readonly glyph?: string };
  readonly advanced?: { readonly glyph?: string };
  readonly glyph?: string;
}

/** The glyph a card's data names. */
export function glyphOf(card: CardInfo | undefined, advanced = false): string {
  const data = (card?.data ?? {}) as Sides;
  return data.glyph ?? (advanced ? data.advanced?.glyph : data.basic?.glyph) ?? 'rune-stone';
}

export function pictureOf(card: CardInfo): CardPicture {
  if (card.family === 'action') return actionPicture(card.id as keyof typeof ACTION_INKS, card, false);
  const { ground, ink } = FAMILIES[card.family] ?? { ground: 'hills', ink: '#8f9c9c' };
  return { id: card.id, ground, ink: KEY_HUES[card.id] ?? ink, glyph: glyphOf(card) };
}

export function actionPicture(
  type: keyof typeof ACTION_INKS,
  card: CardInfo | undefined,
  advanced: boolean,
): CardPicture {
  return {
    id: advanced ? `${type}-advanced` : type,
    ground: 'furrows',
    ink: ACTION_INKS[type],
    glyph: card ? glyphOf(card, advanced) : ACTION_GLYPHS[type],
  };
}
