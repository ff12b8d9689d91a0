import type { FateKind, Location, Power } from '@veilhall/games/veiled-fate';
import type { GlyphName } from '../../art/glyph-name.ts';
import { addGlyphs } from '../../art/glyphs.ts';
import { FATE_GLYPHS } from './glyphs.ts';
import { glyphs } from './glyphs.ts?glyphs';

addGlyphs(glyphs);

/** As headings: the rulebook's own names, without the article that a sentence needs. */
export const PLACE_TITLES: Readonly<Record<Location, string>> = {
  city: 'City',
  coast: 'Coast',
  forest: 'Forest',
  canyons: 'Canyons',
  desert: 'Desert',
  volcano: 'Volcano',
  mountains: 'Mountains',
  abyss: 'Abyss',
  pools: 'Pools',
};

/** As long as a tile is wide. */
export const POWER_TITLES: Readonly<Record<Power, string>> = {
  portal: 'Portal',
  transfigure: 'Transfigure',
  smite: 'Smite',
  omniscience: 'Omniscience',
  influence: 'Influence',
};

export const POWER_TEXTS: Readonly<Record<Power, string>> = {
  portal: 'Any Demi to any place or open slot, whatever the rules of moving. To the Abyss it is no Smite.',
  transfigure: 'Two Demis on one Quest with an open slot change places.',
  smite: 'Any Demi to the Abyss, its marker to the back of its line. Votes stay where they are.',
  omniscience: 'One card from the deck joins a Quest’s votes unseen; then you look at them all.',
  influence: 'Second action, after a vote: one more card on the same Quest.',
};

export interface FateLook {
  readonly side: 'feather' | 'scorpion' | 'fate';
  readonly name: string;
  readonly value: string;
  readonly glyph: GlyphName;
}

export const FATES: Readonly<Record<FateKind, FateLook>> = {
  f1: { side: 'feather', name: 'Feather', value: '1', glyph: FATE_GLYPHS.f1 },
  f2: { side: 'feather', name: 'Double Feather', value: '2', glyph: FATE_GLYPHS.f2 },
  s1: { side: 'scorpion', name: 'Scorpion', value: '1', glyph: FATE_GLYPHS.s1 },
  s2: { side: 'scorpion', name: 'Double Scorpion', value: '2', glyph: FATE_GLYPHS.s2 },
  p2: { side: 'fate', name: 'Fate +2', value: '+2', glyph: FATE_GLYPHS.p2 },
};

export const AGE_NUMERALS: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III' };

const ORDINALS = ['', '1st', '2nd', '3rd'] as const;
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** As a name is said in two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${words[0]?.[0] ?? ''}${words[1]?.[0] ?? ''}`.toUpperCase() : name.slice(0, 2);
}
