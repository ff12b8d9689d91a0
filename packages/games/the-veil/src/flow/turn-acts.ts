import type { Board } from '../board/board.ts';
import { counts } from '../board/counters.ts';
import { maximumOf } from '../board/health.ts';
import { acquires, isOpen, partAfter } from '../board/parts.ts';
import { healthLeft } from '../board/recruits.ts';
import { mayReveal } from '../board/reveals.ts';
import { auraSum } from '../board/standing.ts';
import { damageLeft } from '../board/tallies.ts';
import { damageTargets, type Target, totalsOf } from '../board/targets.ts';
import type { CardDef, CompiledAbility, Line } from '../content/compile.ts';
import { texts } from '../effects/texts.ts';
import { distinct, refTo } from '../effects/verb.ts';
import { opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import type { PlayedCard, Player, Recruit, State } from '../state/state.ts';
import type { Mark, TurnAct, UseAct } from './asks.ts';

/** What a side pools: its members heal and strike with the same Health and Damage. */
export function pooledActs(board: Board, who: Who): TurnAct[] {
  const { state } = board;
  const acts: TurnAct[] = [];
  const { side } = playerAt(state, who);
  if (isOpen(state, 'health')) addHeals(board, side, acts);
  if (isOpen(state, 'damage')) addHits(board, who, side, acts);
  return acts;
}

/**
 * What a player may do on the own turn, in any order unless its parts are strict (TV-RULING-07), with what the whole side
 * may do.
 */
export function turnActs(board: Board, who: Who, pooled: readonly TurnAct[]): TurnAct[] {
  const acts: TurnAct[] = [];
  const { state } = board;
  const player = playerAt(state, who);
  const traps = player.hand.some(({ def }) => board.content.card(def).trap);
  addPlays(board, who, player, traps, acts);
  addUses(board, who, player, acts);
  if (abilityOpen(board, who, player)) {
    acts.push({ do: 'ability', who, ability: board.content.character(player.character).ability.id });
  }
  addRoute(board, who, player, acts);
  acts.push(...pooled);
  // Traps are played before the turn can go on or end (TV-TRAP-06).
  if (traps) return acts;
  const part = partAfter(state);
  acts.push(part ? { do: 'next', part } : { do: 'end' });
  return acts;
}

/** Traps before any other card and in any part (TV-TRAP-05); abilities of cards in play may come first (TV-RULING-33). */
function addPlays({ state, content }: Board, who: Who, { hand }: Player, traps: boolean, acts: TurnAct[]): void {
  const others = !traps && isOpen(state, 'primary');
  for (const { card, cards } of distinct(who, 'hand', hand, (def) => others || content.card(def).trap !== undefined))
    acts.push({ do: 'play', card, cards });
}

/** What acquires a card waits for the Gold part (TV-PGOLD-02). */
export const inItsPart = (state: State, { script }: CompiledAbility): boolean =>
  isOpen(state, 'gold') || !acquires(script.effects);

/** A cost may be paid though nothing comes of it: a card banished for it is gone all the same (TV-HERO-03). */
function isUsable(board: Board, who: Who, card: number, ability: CompiledAbility): boolean {
  const owner = { who, by: who, card };
  if (texts.abilityCan(board, owner, ability)) return true;
  const { cost, when } = ability;
  if (!cost?.effects.some(({ verb }) => verb === 'banish')) return false;
  return (!when || counts.holds(board, who, when)) && texts.scriptPayable(board, owner, cost);
}

export function abilityOpen(board: Board, who: Who, { exhausted, character }: Player): boolean {
  const { ability } = board.content.character(character);
  return !exhausted && inItsPart(board.state, ability) && isUsable(board, who, 0, ability);
}

/** The card has not used this yet, and may (TV-SYN-02, TV-SBAN-02, TV-ABIL-03). */
export function lineOpen(
  board: Board,
  who: Who,
  player: Player,
  card: PlayedCard | Recruit,
  def: CardDef,
  line: Line,
): boolean {
  if ((card.used & line.bit) !== 0) return false;
  if (line.ability && !inItsPart(board.state, line.ability)) return false;
  if (line.kind === 'synergy' && (!def.synergy || !player.unlocked.includes(def.synergy))) return false;
  // A Recruit's base comes first, on any turn (TV-RULING-20).
  if (line.kind === 'selfBanish') return !('acted' in card) || card.acted;
  return !line.ability || isUsable(board, who, card.id, line.ability);
}

function addUses(board: Board, who: Who, player: Player, acts: TurnAct[]): void {
  const found: (UseAct & { cards: CardRef[] })[] = [];
  const add = (card: PlayedCard | Recruit): void => {
    const def = board.content.card(card.def);
    for (const [at, line] of def.lines.entries()) {
      if (!lineOpen(board, who, player, card, def, line)) continue;
      const same = found.find(({ ability }) => ability === line.id);
      if (same) same.cards.push(refTo(card));
      else found.push({ do: 'use', card: refTo(card), cards: [refTo(card)], line: at, ability: line.id });
    }
  };
  for (const card of player.recruits) add(card);
  for (const card of player.played) add(card);
  acts.push(...found);
}

/** After discounts, and never below 0 (TV-RULING-88). */
export function priceOf(board: Board, who: Who, def: string): number {
  const { discount, bought } = playerAt(board.state, who);
  const first = bought === 0 ? auraSum(board, who, 'firstDiscount') : 0;
  return Math.max(0, board.content.card(def).cost - discount - first);
}

function addRoute(board: Board, who: Who, { route, gold }: Player, acts: TurnAct[]): void {
  for (const card of route) {
    if (board.content.card(card.def).aura) {
      acts.push({ do: 'fade', card: refTo(card), slot: card.slot });
      continue;
    }
    const cost = priceOf(board, who, card.def);
    if (cost <= gold && isOpen(board.state, 'gold')) acts.push({ do: 'buy', card: refTo(card), slot: card.slot, cost });
  }
}

/** One point, or all that is of use; any split is made of these. */
const portions = (most: number): number[] => (most > 1 ? [most, 1] : [most]);

function addHeals(board: Board, side: number, acts: TurnAct[]): void {
  const { state } = board;
  if (state.turn.health === 0) return;
  for (const { at, total } of totalsOf(state, side)) {
    const most = Math.min(state.turn.health, maximumOf(board, total) - total.health);
    if (most <= 0) continue;
    for (const n of portions(most)) acts.push({ do: 'heal', total: at, who: total.members, n });
  }
}

/** Somebody may want to prevent Damage that was generated since they were last asked (TV-RULING-39). */
export const preventionOpen = (board: Board, who: Who): boolean =>
  board.state.turn.asked < board.state.turn.damage &&
  opponentsOf(board.state, who).some((other) => mayReveal(board, other, 'damage'));

const markOf = (target: Target): Mark =>
  target.on === 'recruit' ? { on: 'recruit', card: refTo(target.recruit) } : { on: 'total', who: target.total.members };

function addHits(board: Board, who: Who, side: number, acts: TurnAct[]): void {
  const left = damageLeft(board.state);
  if (left === 0) return;
  if (preventionOpen(board, who)) {
    acts.push({ do: 'attack', damage: left, at: damageTargets(board, side).map(markOf) });
    return;
  }
  for (const target of damageTargets(board, side)) {
    if (target.on === 'total') {
      const { at, total } = target;
      for (const n of portions(Math.min(left, total.health)))
        acts.push({ do: 'hit', on: 'total', total: at, who: total.members, n, fells: n === total.health });
      continue;
    }
    const need = healthLeft(board, target.who, target.recruit);
    for (const n of portions(Math.min(left, need)))
      acts.push({ do: 'hit', on: 'recruit', who: target.who, card: refTo(target.recruit), n, fells: n === need });
  }
}
