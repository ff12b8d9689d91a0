import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { takeFromPile } from '../board/cards.ts';
import { counts } from '../board/counters.ts';
import { healTotal, hitTotal, loseHealth } from '../board/losing.ts';
import { fillSlot, takeFromRoute } from '../board/route.ts';
import { gain } from '../board/tallies.ts';
import { best, wished } from '../board/wishes.ts';
import type { SoloText, Wish } from '../content/solo-schema.ts';
import { banish, banishFromRoute, enterPlay } from '../effects/happen.ts';
import { opponentsOf, playerAt, push, totalOf, type Who } from '../state/access.ts';

const DEAREST: readonly Wish[] = [{ of: 'any', order: 'dearest' }];
const DEAREST_RECRUIT: readonly Wish[] = [{ of: 'recruit', order: 'dearest' }];

/** Direct damage: neither Shield nor prevention concerns it, and a shared total takes it once per Hero (TV-RULING-65). */
function strikeEach(turn: Turn, who: Who, n: number): void {
  if (n === 0) return;
  for (const other of opponentsOf(turn.state, who)) hitTotal(turn, who, totalOf(turn.state, other), n, true);
}

function loseEach(turn: Turn, who: Who, n: number, card: string): void {
  if (n > 0) for (const other of opponentsOf(turn.state, who)) loseHealth(turn, other, n, card);
}

export function soloOpening(turn: Turn, who: Who, step: SoloText['opening']): void {
  const { state } = turn;
  switch (step.do) {
    case 'strike':
      strikeEach(turn, who, counts.amount(turn, who, step));
      break;
    case 'heal':
      healTotal(turn, who, totalOf(state, who), step.n);
      break;
    case 'discard':
      for (const other of opponentsOf(state, who).reverse())
        push(turn, { do: 'discards', who: other, by: who, left: step.n });
      break;
    case 'offering':
      if (banishBasic(turn, who)) strikeEach(turn, who, step.n);
      break;
    case 'gold':
      gain(turn, who, 'gold', step.n, playerAt(state, who).solo ?? '');
      break;
  }
}

/** Without Gold first, as elsewhere (TV-RULING-63). */
function banishBasic(turn: Turn, who: Who): boolean {
  const { discard } = playerAt(turn.state, who);
  const basics = discard.filter(({ def }) => turn.content.card(def).type === 'basic');
  const chosen = best(basics, ({ def }) => (turn.content.card(def).givesGold ? 0 : 1));
  const card = chosen && takeFromPile(discard, chosen.id);
  if (card) banish(turn, who, card, 'discard');
  return card !== undefined;
}

export function soloFinal(turn: Turn, who: Who, step: SoloText['final']): void {
  const { state, content } = turn;
  const player = playerAt(state, who);
  const solo = player.solo ?? '';
  switch (step.do) {
    case 'acquire':
      acquireDearest(turn, who);
      for (const card of player.discard.filter(({ def }) => content.card(def).givesGold)) {
        takeFromPile(player.discard, card.id);
        banish(turn, who, card, 'discard');
      }
      break;
    case 'deploy':
      deploy(turn, who);
      break;
    case 'sabotage':
      for (const other of opponentsOf(state, who)) {
        const card = wished(turn, playerAt(state, other).route, DEAREST);
        if (card) banishFromRoute(turn, who, other, card.id);
      }
      loseEach(turn, who, step.n, solo);
      break;
    case 'muster':
      for (const card of player.discard.filter(({ def }) => isMustered(turn, def, step.cost))) {
        takeFromPile(player.discard, card.id);
        enterPlay(turn, who, card, 'discard', true);
      }
      break;
    case 'toll':
      loseEach(turn, who, Math.min(step.most, Math.ceil(player.banished.length / 2)), solo);
      break;
    case 'again':
      gain(turn, who, 'damage', state.turn.damage, solo);
      break;
  }
}

function isMustered({ content }: Turn, def: string, most: number): boolean {
  const { recruit, cost } = content.card(def);
  return recruit > 0 && cost <= most;
}

/** A Trap counts, and goes to the weakest of the others (TV-RULING-68). */
function acquireDearest(turn: Turn, who: Who): void {
  const player = playerAt(turn.state, who);
  const card = wished(turn, player.route, DEAREST);
  if (!card) return;
  takeFromRoute(turn, who, card.id);
  const trap = turn.content.card(card.def).trap !== undefined;
  emit(turn, { type: 'acquired', who, card: card.def, to: trap ? 'opponent' : 'discard' });
  if (trap) push(turn, { do: 'sendTrap', who, card: { id: card.id, def: card.def } });
  else player.discard.push({ id: card.id, def: card.def, owner: who });
  fillSlot(turn, who, card.slot);
}

function deploy(turn: Turn, who: Who): void {
  const card = wished(turn, playerAt(turn.state, who).route, DEAREST_RECRUIT);
  if (!card) return;
  takeFromRoute(turn, who, card.id);
  emit(turn, { type: 'acquired', who, card: card.def, to: 'play' });
  enterPlay(turn, who, { id: card.id, def: card.def, owner: who }, 'route', true);
  fillSlot(turn, who, card.slot);
}
