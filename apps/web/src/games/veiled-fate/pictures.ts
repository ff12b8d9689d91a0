import type { CardInfo } from '@veilhall/engine';
import { DEMI_CARDS, DEMIS, type FateKind } from '@veilhall/games/veiled-fate';
import type { CardPicture } from '../../art/card-art.ts';
import type { Ground } from '../../art/grounds.ts';
import { DEMI_GLYPHS, FATES } from './names.ts';

/** One picture for every episode, Age and place. */
const GLYPHS: Readonly<Record<string, string>> = {
  Q01: 'broken-heart',
  Q02: 'crossed-swords',
  Q03: 'village',
  Q04: 'mantrap',
  Q05: 'closed-doors',
  Q06: 'rolling-dices',
  Q07: 'goat',
  Q08: 'siege-tower',
  Q09: 'brick-wall',
  Q10: 'bull-horns',
  Q11: 'locked-chest',
  Q12: 'candle-flame',
  Q13: 'fist',
  Q14: 'run',
  Q15: 'star-pupil',
  Q16: 'giant',
  Q17: 'wolf-head',
  Q18: 'conversation',
  Q19: 'open-book',
  Q20: 'ice-cube',
  Q21: 'lantern',
  Q22: 'anvil',
  Q23: 'shield',
  Q24: 'lighthouse',
  Q25: 'well',
  Q26: 'palette',
  Q27: 'moon-orbit',
  Q28: 'maze',
  Q29: 'stairs',
  Q30: 'bridge',
  Q31: 'duality-mask',
  Q32: 'bull',
  Q33: 'deer',
  Q34: 'envelope',
  Q35: 'gate',
  Q36: 'caravan',
  AG01: 'wheat',
  AG02: 'scales',
  AG03: 'falling-star',
  AG04: 'queen-crown',
  AG05: 'tiger-head',
  AG06: 'earth-crack',
  AG07: 'at-sea',
  AG08: 'double-face-mask',
  AG09: 'moon',
  AG10: 'eclipse',
  AG11: 'throne-king',
  AG12: 'all-seeing-eye',
  CT01: 'water-drop',
  CT02: 'crown',
  CT03: 'double-face-mask',
  CT04: 'sundial',
  CT05: 'magic-portal',
  CT06: 'telescope',
  CT07: 'broken-shield',
  CT08: 'greek-temple',
  CT09: 'conversation',
  CT10: 'skull-crossed-bones',
};

const FAMILIES: Readonly<Record<string, { ground: Ground; ink: string; glyph: string }>> = {
  'quest-open': { ground: 'hills', ink: '#a79bc9', glyph: 'footsteps' },
  'quest-class': { ground: 'thicket', ink: '#9fb58a', glyph: 'owl' },
  'quest-colour': { ground: 'furrows', ink: '#c9a77a', glyph: 'duality-mask' },
  'quest-ordered': { ground: 'water', ink: '#86b2cf', glyph: 'stairs' },
  'age-1': { ground: 'radiance', ink: '#c9b06a', glyph: 'sun' },
  'age-2': { ground: 'water', ink: '#7fa6bd', glyph: 'sun' },
  'age-3': { ground: 'black-sun', ink: '#a7748f', glyph: 'sun' },
  'city-altar': { ground: 'radiance', ink: '#c9bd9f', glyph: 'greek-temple' },
  city: { ground: 'furrows', ink: '#b3a5c4', glyph: 'greek-temple' },
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
  const { ground, ink, glyph } = FAMILIES[card.family] ?? { ground: 'hills', ink: '#a79bc9', glyph: 'footsteps' };
  return { id: card.id, ground, ink, glyph: GLYPHS[card.id] ?? glyph };
}

/** A print needs light: black would not show. */
const litInk = (hex: string): string => (hex === '#2B2B30' ? '#8a8a96' : hex);
