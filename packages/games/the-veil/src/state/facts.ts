import type { Part, SoloStep, Synergy, Tally, Window } from '../vocabulary.ts';
import type { Aim } from './picks.ts';

/** Where a card comes from or goes to. */
export type Zone = 'hand' | 'deck' | 'discard' | 'route' | 'fateDeck' | 'banished' | 'play' | 'recruits';

/**
 * Everything that happens in a match. `who` is a player (a seat, or the Solo Opponent after the seats), `card` a
 * definition and `thing` its place on the table (`grey-wolf#12`).
 */
export type VeilFact =
  | { type: 'characterChosen'; who: number; character: string }
  /** The side that won the toss, and the one that goes first. */
  | { type: 'tossed'; side: number; players: readonly number[] }
  | { type: 'goesFirst'; side: number; players: readonly number[] }
  | { type: 'routeDealt'; who: number; cards: readonly string[] }
  | { type: 'mulliganed'; who: number; slot: number; card: string }
  | { type: 'mulliganDone'; who: number }
  | { type: 'round'; round: number }
  | { type: 'turn'; side: number; players: readonly number[] }
  /** `cards` are for those who may see the Hand. */
  | { type: 'drew'; who: number; n: number; cards?: readonly string[] }
  | { type: 'deckShuffled'; who: number; cards: number }
  | { type: 'played'; who: number; card: string; thing: string }
  /** A text, a Synergy, a Self-Banish or the character's own ability. */
  | { type: 'used'; who: number; card: string; ability: string }
  | { type: 'triggered'; who: number; card: string; ability: string }
  | { type: 'gained'; who: number; what: Tally; n: number; now: number; card: string }
  | { type: 'synergy'; who: number; synergy: Synergy }
  | { type: 'declared'; who: number; card: string; aims: readonly Aim[] }
  | { type: 'purchased'; who: number; card: string; cost: number; to: 'discard' | 'deck' | 'opponent' }
  | { type: 'acquired'; who: number; card: string; to: 'discard' | 'deck' | 'opponent' | 'play' }
  | { type: 'routeFilled'; who: number; slot: number; card: string; thing: string }
  | { type: 'cycled'; who: number; slot: number; card: string }
  | { type: 'trapSent'; who: number; to: number; card: string }
  | { type: 'trapStings'; who: number; card: string }
  | { type: 'banished'; who: number; by: number; card: string; from: Zone }
  | { type: 'discarded'; who: number; by: number; card: string }
  | { type: 'milled'; who: number; by: number; card: string }
  | { type: 'fateRevealed'; who: number; card: string }
  | { type: 'recruitEntered'; who: number; card: string; thing: string; from: Zone }
  | { type: 'recruitHit'; who: number; by: number; card: string; thing: string; n: number; taken: number }
  | { type: 'recruitKilled'; who: number; card: string; thing: string; how: 'damage' | 'slain' }
  | { type: 'readied'; who: number; card: string; thing: string }
  | { type: 'guarded'; who: number; card: string; thing: string }
  | { type: 'fortified'; who: number; n: number }
  | { type: 'returned'; who: number; card: string; from: Zone; to: Zone }
  /** `who` are the characters of the total. */
  | { type: 'hit'; who: readonly number[]; by: number; n: number; now: number; direct: boolean }
  | { type: 'healed'; who: readonly number[]; by: number; n: number; now: number }
  | { type: 'lostHealth'; who: readonly number[]; player: number; n: number; now: number; card?: string }
  | { type: 'maximum'; who: readonly number[]; maximum: number; now: number }
  | { type: 'attackDeclared'; side: number; damage: number }
  | { type: 'revealed'; who: number; card: string; thing: string; window: Window }
  | { type: 'prevented'; who: number; n: number; left: number }
  | { type: 'negated'; who: number; card: string }
  | { type: 'redirected'; who: number; card: string; aim: Aim }
  | { type: 'promised'; who: number; what: 'onTop' | 'discount'; n: number }
  | { type: 'done'; who: number; done: boolean }
  /** Strict parts: what was left over of the one before, and the one that comes. */
  | { type: 'forfeited'; who: number; gold: number; health: number; cards: readonly string[] }
  | { type: 'part'; part: Part; players: readonly number[] }
  /** The End Phase: what was forfeited, and which cards were put away. */
  | { type: 'turnEnded'; who: number; gold: number; damage: number; health: number; cards: readonly string[] }
  | { type: 'worldFades'; side: number; n: number }
  | { type: 'soloStep'; who: number; step: SoloStep; solo: string }
  | { type: 'passSet'; who: number; window: Window; on: boolean }
  | { type: 'conceded'; who: number }
  | { type: 'eliminated'; who: readonly number[] }
  /** Sides, and their players. */
  | { type: 'over'; winners: readonly number[]; players: readonly number[] };
