import type { DemiClass, DemiId, FateKind, Location, Power } from '@veilhall/veiled-fate';
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
