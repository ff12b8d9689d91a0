import type { CardInfo } from '@veilhall/engine';
import { DEMI_CARDS, DEMIS, type FateKind } from '@veilhall/veiled-fate';
import type { CardPicture } from '../../art/card-art.ts';
import type { Ground } from '../../art/grounds.ts';
import { DEMI_GLYPHS, FATES } from './names.ts';

/** One picture for every episode, Age and place. */
const GLYPHS: Readonly<Record<string, string>> = {
  'the-broken-oath': 'broken-heart',
  'duel-at-dawn': 'crossed-swords',
  'the-divided-village': 'village',
  'the-golden-snare': 'mantrap',
  'two-doors-one-key': 'closed-doors',
  'the-gamblers-shrine': 'rolling-dices',
  'the-scapegoat': 'goat',
  'siege-of-the-salt-keep': 'siege-tower',
  'the-riddle-and-the-wall': 'brick-wall',
  'the-stampede-pass': 'bull-horns',
  'the-stolen-codex': 'locked-chest',
  'debate-of-the-two-lamps': 'candle-flame',
  'the-iron-wrestle': 'fist',
  'race-across-the-rooftops': 'run',
  'the-star-readers-wager': 'star-pupil',
  'the-giants-toll': 'giant',
  'the-wolfs-errand': 'wolf-head',
  'council-of-the-three-beasts': 'conversation',
  'the-violet-testament': 'open-book',
  'song-under-the-ice': 'ice-cube',
  'the-lantern-vigil': 'lantern',
  'the-unfinished-forge': 'anvil',
  'the-shield-of-debts': 'shield',
  'the-beacon-ridge': 'lighthouse',
  'the-poisoned-well': 'well',
  'the-painted-sky': 'palette',
  'the-moon-market': 'moon-orbit',
  'the-spiral-library': 'maze',
  'the-boulder-stair': 'stairs',
  'the-rope-bridges': 'bridge',
  'procession-of-masks': 'duality-mask',
  'the-bull-run': 'bull',
  'hunt-for-the-white-stag': 'deer',
  'the-sealed-letter': 'envelope',
  'the-last-gate': 'gate',
  'caravan-of-ashes': 'caravan',
  'the-long-harvest': 'wheat',
  'the-lawgivers-quarrel': 'scales',
  'the-falling-stars': 'falling-star',
  'the-silent-regent': 'queen-crown',
  'the-red-games': 'tiger-head',
  'the-splitting-of-the-land': 'earth-crack',
  'the-drowned-court': 'at-sea',
  'the-twin-hostages': 'double-face-mask',
  'night-of-whispers': 'moon',
  'the-last-eclipse': 'eclipse',
  'the-empty-throne': 'throne-king',
  'verdict-of-the-veil': 'all-seeing-eye',
  'altar-of-quiet-rain': 'water-drop',
  'altar-of-the-ember-crown': 'crown',
  'altar-of-two-faces': 'double-face-mask',
  'altar-of-the-ninth-hour': 'sundial',
  'the-thin-veil': 'magic-portal',
  'watchful-heavens': 'telescope',
  'the-severed-bridge': 'broken-shield',
  'law-of-sanctuary': 'greek-temple',
  'the-grand-assembly': 'conversation',
  'debt-of-bones': 'skull-crossed-bones',
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
