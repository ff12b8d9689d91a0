import type { DemiClass, DemiId, FateKind, Location, Power } from '@veilhall/games/veiled-fate';
import type { NamesIn } from '../../art/glyph-name.ts';

/** What stands for each word of the game where there is no room for the word; the build collects every table. */

export const DEMI_GLYPHS = {
  isabel: 'open-book',
  namari: 'big-wave',
  caldis: 'old-lantern',
  agamar: 'warhammer',
  belan: 'round-shield',
  tovik: 'peaks',
  pentha: 'broadhead-arrow',
  aponi: 'feathered-wing',
  ruhane: 'moon',
} as const satisfies Record<DemiId, string>;

export const CLASS_GLYPHS = {
  intellect: 'owl',
  strength: 'bull',
  agility: 'tiger-head',
} as const satisfies Record<DemiClass, string>;

export const PLACE_GLYPHS = {
  city: 'greek-temple',
  coast: 'at-sea',
  forest: 'pine-tree',
  canyons: 'stone-path',
  desert: 'cactus',
  volcano: 'smoking-volcano',
  mountains: 'mountains',
  abyss: 'vortex',
  pools: 'drop',
} as const satisfies Record<Location, string>;

export const POWER_GLYPHS = {
  portal: 'magic-portal',
  transfigure: 'body-swapping',
  smite: 'heavy-lightning',
  omniscience: 'all-seeing-eye',
  influence: 'hand-of-god',
} as const satisfies Record<Power, string>;

/** One picture for every episode, Age and place. */
export const CARD_GLYPHS = {
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
} as const;

export const FATE_GLYPHS = {
  f1: 'feather',
  f2: 'feather',
  s1: 'scorpion',
  s2: 'scorpion',
  p2: 'card-draw',
} as const satisfies Record<FateKind, string>;

export const FAMILY_GLYPHS = {
  'quest-open': 'footsteps',
  'quest-class': 'owl',
  'quest-colour': 'duality-mask',
  'quest-ordered': 'stairs',
  'age-1': 'sun',
  'age-2': 'sun',
  'age-3': 'sun',
  'city-altar': 'greek-temple',
  city: 'greek-temple',
} as const;

/** What the screen says without a word. */
export const SIGNS = {
  first: 'laurel-crown',
  rested: 'night-sleep',
  locked: 'padlock',
  hand: 'card-pick',
  discard: 'card-discard',
  own: 'semi-closed-eye',
  hide: 'sight-disabled',
  notes: 'magnifying-glass',
  token: 'castle',
} as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly veiledFate:
      | NamesIn<typeof DEMI_GLYPHS>
      | NamesIn<typeof CLASS_GLYPHS>
      | NamesIn<typeof PLACE_GLYPHS>
      | NamesIn<typeof POWER_GLYPHS>
      | NamesIn<typeof CARD_GLYPHS>
      | NamesIn<typeof FATE_GLYPHS>
      | NamesIn<typeof FAMILY_GLYPHS>
      | NamesIn<typeof SIGNS>;
  }
}
