import type { Move } from '@veilhall/engine';
import { ownHealth } from '../board/health.ts';
import { best } from '../board/wishes.ts';
import type { Verb } from '../content/schema.ts';
import { playerAt, recruitById } from '../state/access.ts';
import type { PickOption } from '../state/picks.ts';
import { buyGain } from './buys.ts';
import { isJunk, keeping } from './junk.ts';
import type { Mind } from './mind.ts';
import { cardWorth, threatOf, wantsOf } from './worth.ts';

/** What the next card of a Fate Deck gains, often enough. */
const NEXT = 1.2;

/** How much a choice is wanted; below 0 it is not made where it need not be. */
type Wish = (mind: Mind, pick: PickOption) => number;

const defOf = (pick: PickOption): string => (pick.on === 'player' ? '' : pick.on === 'pile' ? pick.card.def : pick.def);

/** Somebody else, and rather whoever is nearest to falling. */
const atFoe: Wish = (mind, { who }) => (mind.isFoe(who) ? 1000 - ownHealth(mind.board, who) : -1);

/** A Hand that holds most has most to lose. */
const atHand: Wish = (mind, { who }) => (mind.isFoe(who) ? playerAt(mind.board.state, who).hand.length : -1);

const atRecruit: Wish = (mind, pick) => {
  const recruit = pick.on === 'recruit' && recruitById(playerAt(mind.board.state, pick.who), pick.id);
  if (!recruit) return -1;
  const threat = 1 + threatOf(mind.board, mind.wants, recruit);
  return mind.isFoe(pick.who) ? threat : -threat;
};

/** The own Recruit that does most, or stands longest. */
const ownRecruit: Wish = (mind, pick) => mind.worth(defOf(pick));

const worstCard: Wish = (mind, pick) => {
  const def = defOf(pick);
  if (!isJunk(mind, def)) return -keeping(mind, def) - 1;
  // What lies in the Discard Pile costs nothing this turn.
  return 10 - keeping(mind, def) - (pick.on === 'pile' && pick.zone === 'hand' ? mind.playing(def) / 2 : 0);
};

const bestCard: Wish = (mind, pick) => mind.worth(defOf(pick));
const bestOffer: Wish = (mind, pick) => buyGain(mind, defOf(pick));

/** What clutters the own Fate Route: less than the next card is likely to be, and no Aura. */
const clutter: Wish = (mind, pick) => {
  const def = defOf(pick);
  return mind.board.content.card(def).aura ? -10 : NEXT - buyGain(mind, def);
};

/** What its player would like best. */
const bestOfOthers: Wish = ({ board }, pick) =>
  board.content.card(defOf(pick)).aura ? 3 : cardWorth(board, wantsOf(board, pick.who), defOf(pick));

const WISHES: { readonly [V in Verb]?: Wish } = {
  discard: atHand,
  lose: atFoe,
  mill: atFoe,
  banishFate: atFoe,
  slay: atRecruit,
  ready: ownRecruit,
  guard: ownRecruit,
  banish: worstCard,
  banishRoute: clutter,
  cycle: clutter,
  banishOther: bestOfOthers,
  acquire: bestOffer,
  redirect: (mind, pick) => (mind.isFoe(pick.who) ? 1 : -1),
};

/** Of what a text leaves to be chosen; enough where nothing is wanted. */
export function chosen(mind: Mind, verb: Verb, options: readonly (PickOption | { done: true })[]): Move {
  const wish = WISHES[verb] ?? bestCard;
  const rated = options.map((option, move) => ({ move, value: 'done' in option ? 0 : wish(mind, option) }));
  return best(rated, ({ value }) => value)?.move ?? 0;
}
