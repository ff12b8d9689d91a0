/**
 * What is asked during a game, what each `about` holds, and how option ids read. Things are `def#id`.
 * Every prompt may also hold `concede` (aside), those marked * the stops `stop:<window>` (aside), which toggle.
 *
 * - play*: use, tilt (booleans: the regular ones are left). Options
 *   `use:<action>><thing>[.<value>]` (value index only where two values of that type stand), `use:<action>:draw`,
 *   `tilt:<action>`, `turn:<key>><action>><thing>[.<value>]`, `turn:<key>><action>:draw`, `flip:<key>`,
 *   `play:<memory>`, `end`, and aside `play:<memory>:none` (play it and activate nothing).
 * - ready: an offer while others still play: aside `unready`.
 * - boost: action, target (thing), owner (seat), value (index), need, power (now, without tokens), tokens. Options
 *   `proceed:<tokens to spend>`, `combine:<memory>+<memory>`, `play:<memory>`, `flip:<key>`, and aside
 *   `play:<memory>:none`.
 * - window*: window. Options `play:<memory>`, `pass`, and aside `play:<memory>:none`.
 * - limit*: hand, over (Memories too many). Options `discard:<memory>`, `play:<memory>`.
 * - order: when ('startOfRound' | 'endOfRound' | 'played' | 'defeat' | 'drawn'). Options `first:<card>/<ability number>#<instance>`.
 * - abilities: card. Options `all`, `ability:<number>`, `done`.
 * - may: card, ability. Options `yes`, `no`.
 * - teammate: card, verb. Options `seat:<seat>`.
 * - use: card (whose effect grants it). Options as the Uses of `play`.
 * - tilt: card. Options `tilt:<action>`.
 * - choose: card, script, step. Options `choose:<index>`; the branches' texts come from `branchTexts`.
 * - peek: cards (definitions, next draw first), card, placed, stage ('look' | 'bottom' | 'order'). Options `seen`, or
 *   `keep` and `bottom:<index>`, or `keep` and `next:<index>`.
 * - pickAction: verb, card, left, n. Options `action:<action>`; for moveToken `move:<action>><action>`,
 *   for swapActions `swap:<action>+<action>`.
 * - pickThreat: verb, card, left, n. Options `threat:<thing>[.<value>]`.
 * - pickMemory: verb, card, left, from ('hand' | 'discard'). Options `memory:<thing>`.
 * - pickKey: verb, card, left. Options `key:<thing>`.
 */
export const PLAY_ASKS = [
  'play',
  'ready',
  'boost',
  'window',
  'limit',
  'order',
  'abilities',
  'may',
  'teammate',
  'use',
  'tilt',
  'choose',
  'peek',
  'pickAction',
  'pickThreat',
  'pickMemory',
  'pickKey',
] as const;
export type PlayAsk = (typeof PLAY_ASKS)[number];
