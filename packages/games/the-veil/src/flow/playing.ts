import { thing } from '@veilhall/engine';
import { emit, pushAbility } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { faceUp, putOnDeck, takeFromHand } from '../board/cards.ts';
import { checks } from '../board/ending.ts';
import { healTotal, hitTotal } from '../board/losing.ts';
import { fillSlot, takeFromRoute } from '../board/route.ts';
import { unlockSynergies } from '../board/synergies.ts';
import { gainIcons } from '../board/tallies.ts';
import type { Line } from '../content/compile.ts';
import { banish, enterPlay } from '../effects/happen.ts';
import { playerAt, push, recruitById, type Who } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import type { PlayedCard, Player, Recruit, VeilCard } from '../state/state.ts';
import type { HealAct, HitAct } from './asks.ts';

/** Playing costs nothing; icons count at once, a Recruit's when it is used (TV-CARD-02, TV-PLAY-06). */
export function playCard(turn: Turn, who: Who, id: number): void {
  const player = playerAt(turn.state, who);
  const card = takeFromHand(player, id);
  if (!card) return;
  const def = turn.content.card(card.def);
  emit(turn, { type: 'played', who, card: card.def, thing: thing(card) });
  if (def.recruit > 0) {
    enterPlay(turn, who, faceUp(card), 'hand');
    return;
  }
  player.played.push({ ...faceUp(card), used: 0 });
  if (def.trap) {
    if (def.trap.when === 'play') sting(turn, who, card, def.trap.ability.id);
    return;
  }
  unlockSynergies(turn, who);
  if (def.icons) gainIcons(turn, who, def.icons, card.def);
}

/** A Trap does what it says to the player who holds it; `by` is the one who bought it. */
export function sting(turn: Turn, who: Who, card: VeilCard, ability: string): void {
  emit(turn, { type: 'trapStings', who, card: card.def });
  pushAbility(turn, { who, by: card.owner, card: card.id }, ability);
}

export function useLine(turn: Turn, who: Who, { id }: CardRef, at: number): void {
  const player = playerAt(turn.state, who);
  const recruit = recruitById(player, id);
  const card = recruit ?? player.played.find((other) => other.id === id);
  const line = card && turn.content.card(card.def).lines[at];
  if (!card || !line) return;
  card.used |= line.bit;
  // A sign that the ability is spent; other lines remain (TV-RULING-17).
  if (recruit && (line.kind === 'base' || line.kind === 'text'))
    Object.assign(recruit, { exhausted: true, acted: true });
  emit(turn, { type: 'used', who, card: card.def, ability: line.id });
  carryOut(turn, who, card, line);
  if (line.kind === 'selfBanish') selfBanish(turn, who, player, card);
}

function carryOut(turn: Turn, who: Who, { id, def }: VeilCard, { icons, ability }: Line): void {
  if (icons) gainIcons(turn, who, icons, def);
  if (ability) pushAbility(turn, { who, by: who, card: id }, ability.id);
}

/** The card is banished first; what it says happens then (TV-SBAN-05). */
function selfBanish(turn: Turn, who: Who, player: Player, card: PlayedCard | Recruit): void {
  const from = player.recruits.some(({ id }) => id === card.id) ? 'recruits' : 'play';
  player.recruits = player.recruits.filter(({ id }) => id !== card.id);
  player.played = player.played.filter(({ id }) => id !== card.id);
  banish(turn, who, faceUp(card), from);
}

export function useAbility(turn: Turn, who: Who): void {
  const player = playerAt(turn.state, who);
  const { id, ability } = turn.content.character(player.character);
  player.exhausted = true;
  emit(turn, { type: 'used', who, card: id, ability: ability.id });
  pushAbility(turn, { who, by: who, card: 0 }, ability.id);
}

/** To the Discard Pile, or on top of the Deck where that was promised; a Trap to an opponent (TV-BUY-02). */
export function purchase(turn: Turn, who: Who, id: number, cost: number, onTop = false): void {
  const card = takeFromRoute(turn, who, id);
  if (!card) return;
  const player = playerAt(turn.state, who);
  player.gold -= cost;
  player.bought++;
  player.discount = 0;
  receive(turn, who, { id, def: card.def, owner: who }, cost, onTop);
  fillSlot(turn, who, card.slot);
}

function receive(turn: Turn, who: Who, card: VeilCard, cost: number, onTop: boolean): void {
  const player = playerAt(turn.state, who);
  const bought = { type: 'purchased', who, card: card.def, cost } as const;
  if (turn.content.card(card.def).trap) {
    // A promise to put the next card on top waits for one that is no Trap (TV-RULING-89).
    emit(turn, { ...bought, to: 'opponent' });
    push(turn, { do: 'sendTrap', who, card: { id: card.id, def: card.def } });
  } else if (player.onTop || onTop) {
    player.onTop = false;
    putOnDeck(player, card);
    emit(turn, { ...bought, to: 'deck' });
  } else {
    player.discard.push(card);
    emit(turn, { ...bought, to: 'discard' });
  }
}

export function hit(turn: Turn, by: Who, act: HitAct): void {
  const { state } = turn;
  state.turn.assigned += act.n;
  if (act.on === 'total') {
    const total = state.totals[act.total];
    if (total) hitTotal(turn, by, total, act.n, false);
  } else hitRecruit(turn, by, act.who, act.card.id, act.n);
  checks(turn);
}

function hitRecruit(turn: Turn, by: Who, who: Who, id: number, n: number): void {
  const recruit = recruitById(playerAt(turn.state, who), id);
  if (!recruit) return;
  recruit.damage += n;
  const { def: card, damage: taken } = recruit;
  emit(turn, { type: 'recruitHit', who, by, card, thing: thing(recruit), n, taken });
}

export function heal(turn: Turn, by: Who, { total: at, n }: Pick<HealAct, 'total' | 'n'>): void {
  const total = turn.state.totals[at];
  if (!total) return;
  turn.state.turn.health -= n;
  healTotal(turn, by, total, n);
}
