import type { CardInfo } from '@veilhall/engine';
import type { NamesIn } from '../../art/glyph-name.ts';

/** What stands for each word of the game where there is no room for the word; the build collects every table. */

export const TALLY_GLYPHS = { gold: 'two-coins', damage: 'broadsword', health: 'heart-plus' } as const;

export const TYPE_GLYPHS = {
  basic: 'stack',
  aggro: 'dragon-head',
  control: 'crossed-chains',
  support: 'cornucopia',
  trap: 'mantrap',
  aura: 'sunrise',
} as const;

/** By verb; whatever has no sign of its own gets the scroll. */
export const VERB_GLYPHS = {
  draw: 'card-draw',
  discard: 'card-discard',
  discardSelf: 'card-discard',
  slay: 'death-skull',
  banish: 'card-burn',
  banishRoute: 'card-burn',
  banishOther: 'card-burn',
  banishFate: 'card-burn',
  mill: 'card-discard',
  cycle: 'card-exchange',
  acquire: 'card-pick',
  onTop: 'up-card',
  discount: 'price-tag',
  firstDiscount: 'price-tag',
  ready: 'cycle',
  raise: 'uprising',
  call: 'uprising',
  salvage: 'backup',
  unbanish: 'backup',
  lose: 'broken-heart',
  loseEach: 'broken-heart',
  loseSelf: 'broken-heart',
  payHealth: 'broken-heart',
  trapLoss: 'broken-heart',
  guard: 'templar-shield',
  fortify: 'templar-shield',
  recruitHealth: 'templar-shield',
  maxHealth: 'heart-plus',
  prevent: 'shield-reflect',
  negate: 'halt',
  redirect: 'divert',
} as const;

/** What the screen says without a word. */
export const SIGNS = {
  unknown: 'scroll-unfurled',
  first: 'laurel-crown',
  curtain: 'theater-curtains',
  deck: 'stack',
  discard: 'card-discard',
  fateDeck: 'card-pick',
  banished: 'card-burn',
  hand: 'card-draw',
  selfBanish: 'card-burn',
  reveal: 'all-seeing-eye',
} as const;

declare module '../../art/glyph-name.ts' {
  interface GlyphTables {
    readonly theVeil:
      | NamesIn<typeof TALLY_GLYPHS>
      | NamesIn<typeof TYPE_GLYPHS>
      | NamesIn<typeof VERB_GLYPHS>
      | NamesIn<typeof SIGNS>;
  }
}

/** What a card's data names. */
export const namedGlyph = ({ data }: CardInfo): string | undefined =>
  ((data ?? {}) as { readonly glyph?: string }).glyph;
