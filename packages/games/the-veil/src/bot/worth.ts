import type { Board } from '../board/board.ts';
import { maximumOf } from '../board/health.ts';
import { hasShield } from '../board/recruits.ts';
import { playerAt, totalOf, type Who } from '../state/access.ts';
import type { Player, Recruit } from '../state/state.ts';
import { SYNERGIES, type Synergy } from '../vocabulary.ts';
import { type Gifts, profileOf } from './profile.ts';

/** How much a point of each is worth to a player now, and how likely the Synergies of a type are reached. */
export interface Wants {
  readonly gold: number;
  readonly damage: number;
  readonly health: number;
  readonly synergy: Readonly<Record<Synergy, number>>;
}

/** A Recruit acts again until it is killed, and what is spent on it does not reach its player. */
const AGAIN = 1.5;
const BODY = 0.3;
const SHIELD = 0.25;
/** Of what can be done once only. */
const ONCE = 0.25;
/** Turns that a Recruit is feared for: to kill nearly all of them is right (TV-TIP-04). */
const FEARED = 3;
/** A dead card in somebody's Hand is worth a card. */
const CLOG = 1.2;
/** What a card of an ordinary deck does: only what is better is worth having. */
export const ORDINARY = 1.6;

/** Gold buys much in the first rounds and little when the match is decided. */
const goldIn = (round: number): number => (round <= 3 ? 1.3 : round <= 5 ? 1 : round <= 7 ? 0.7 : 0.4);

export function* cardsOf({ hand, deck, discard, played, recruits }: Player): Generator<{ readonly def: string }> {
  yield* hand;
  yield* deck;
  yield* discard;
  yield* played;
  yield* recruits;
}

export function wantsOf(board: Board, who: Who): Wants {
  const { state, content } = board;
  const count: Record<Synergy, number> = { aggro: 0, control: 0, support: 0 };
  let cards = 1;
  for (const { def } of cardsOf(playerAt(state, who))) {
    cards++;
    const { synergy } = content.card(def);
    if (synergy) count[synergy]++;
  }
  const likely = { aggro: 0, control: 0, support: 0 };
  // With four other cards of a Hand at least one more of the type.
  for (const type of SYNERGIES) likely[type] = 1 - (1 - Math.min(0.9, count[type] / cards)) ** 4;
  const total = totalOf(state, who);
  const isHurt = total.health < 0.4 * maximumOf(board, total);
  return { gold: goldIn(state.round), damage: 1, health: isHurt ? 0.9 : 0.7, synergy: likely };
}

const sum = ({ gold, damage, health, other }: Gifts, wants: Wants): number =>
  wants.gold * gold + wants.damage * damage + wants.health * health + other;

/** What owning this card is worth each time it comes up, in points. */
export function cardWorth({ content }: Pick<Board, 'content'>, wants: Wants, def: string): number {
  const card = content.card(def);
  const profile = profileOf(card);
  if (card.trap) return CLOG + profile.trap;
  const base = sum(profile.base, wants);
  const synergy = card.synergy ? wants.synergy[card.synergy] * sum(profile.synergy, wants) : 0;
  const body = card.recruit * (BODY + (card.shield ? SHIELD : 0));
  return (card.recruit > 0 ? AGAIN * base + body : base) + synergy + ONCE * profile.selfBanish + 0.8 * profile.reveal;
}

/** What playing this card now gives. */
export function playWorth({ content }: Pick<Board, 'content'>, wants: Wants, def: string): number {
  const card = content.card(def);
  const profile = profileOf(card);
  // To be rid of a Trap is a gain.
  if (card.trap) return card.trap.when === 'play' ? -profile.trap : 0;
  return sum(profile.base, wants) + (card.synergy ? wants.synergy[card.synergy] * sum(profile.synergy, wants) : 0);
}

/** What it is worth, in Damage, to have this Recruit gone: what it will do, and the Shield that keeps others safe. */
export function threatOf(board: Board, wants: Wants, recruit: Recruit): number {
  const card = board.content.card(recruit.def);
  const { base, synergy } = profileOf(card);
  const acts = sum(base, wants) + (card.synergy ? 0.5 * sum(synergy, wants) : 0);
  return FEARED * acts + (hasShield(board, recruit) ? 2 : 0);
}
