import { type Refusal, type Seat, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { counts, inPlay } from '../board/counters.ts';
import { maximumOf } from '../board/health.ts';
import { synergyNeed } from '../board/standing.ts';
import { damageLeft } from '../board/tallies.ts';
import { damageTargets, totalsOf } from '../board/targets.ts';
import { isActive, opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { Player } from '../state/state.ts';
import { playerThing } from './asks.ts';
import { preventionOpen, priceOf } from './turn-acts.ts';

/** What a player would try and cannot, with numbers and the rule. */
export function whyNot(board: Board, seat: Seat): Refusal[] {
  const { state } = board;
  if (state.stage !== 'play' || playerAt(state, seat).out) return [];
  if (!isActive(state, seat)) return [{ code: 'notYourTurn', rule: 'TV-PLAY-01' }];
  const player = playerAt(state, seat);
  return [
    ...trapFaults(board, player),
    ...routeFaults(board, seat, player),
    ...lineFaults(board, seat, player),
    ...abilityFaults(board, seat, player),
    ...damageFaults(board, seat, player),
    ...healFaults(board, player),
  ];
}

function trapFaults({ content }: Board, { hand }: Player): Refusal[] {
  const traps = hand.filter(({ def }) => content.card(def).trap);
  if (traps.length === 0) return [];
  const locked = hand.filter(({ def }) => !content.card(def).trap);
  return [
    { code: 'trapsBeforeEnd', rule: 'TV-TRAP-06', args: { traps: traps.length } },
    ...locked.map((card) => ({
      code: 'trapsFirst',
      rule: 'TV-TRAP-05',
      on: thing(card),
      args: { traps: traps.length },
    })),
  ];
}

function routeFaults(board: Board, who: Who, { route, gold }: Player): Refusal[] {
  const faults: Refusal[] = [];
  for (const card of route) {
    const cost = priceOf(board, who, card.def);
    if (board.content.card(card.def).aura) faults.push({ code: 'aura', rule: 'TV-AURA-03', on: thing(card) });
    else if (cost > gold) faults.push({ code: 'gold', rule: 'TV-BUY-01', on: thing(card), args: { cost, gold } });
  }
  return faults;
}

function lineFaults(board: Board, who: Who, player: Player): Refusal[] {
  const faults: Refusal[] = [];
  for (const card of [...player.recruits, ...player.played]) {
    const { synergy, lines, recruit, readyBits } = board.content.card(card.def);
    const locked = synergy !== undefined && !player.unlocked.includes(synergy);
    if (locked && lines.some(({ kind }) => kind === 'synergy')) {
      const args = { synergy, inPlay: inPlay(board, who, synergy), needs: synergyNeed(board, who, synergy) };
      faults.push({ code: 'synergy', rule: 'TV-SYN-02', on: thing(card), args });
    }
    const waits = recruit > 0 && (card.used & readyBits) === 0 && lines.some(({ kind }) => kind === 'selfBanish');
    if (waits) faults.push({ code: 'selfBanish', rule: 'TV-SBAN-02', on: thing(card) });
  }
  return faults;
}

function abilityFaults(board: Board, who: Who, { exhausted, character }: Player): Refusal[] {
  const on = playerThing(who);
  if (exhausted) return [{ code: 'exhausted', rule: 'TV-HERO-02', on }];
  const { when, cost } = board.content.character(character).ability;
  if (when && !counts.holds(board, who, when)) {
    const { of, atLeast = 0, atMost = 0 } = when;
    return [
      { code: 'condition', rule: 'TV-HERO-03', on, args: { of, atLeast, atMost, now: counts.count(board, who, of) } },
    ];
  }
  return cost && playerAt(board.state, who).hand.length === 0 ? [{ code: 'cost', rule: 'TV-HERO-03', on }] : [];
}

/** Whom a Shield protects, and that others are asked first. */
function damageFaults(board: Board, who: Who, { side }: Player): Refusal[] {
  const damage = damageLeft(board.state);
  if (damage === 0) return [];
  const wanted = opponentsOf(board.state, who).flatMap((other) => [
    playerThing(other),
    ...playerAt(board.state, other).recruits.map(thing),
  ]);
  if (preventionOpen(board, who))
    return wanted.map((on) => ({ code: 'declareFirst', rule: 'TV-PREV-02', on, args: { damage } }));
  const open = new Set(
    damageTargets(board, side).flatMap((target) =>
      target.on === 'recruit' ? [thing(target.recruit)] : target.total.members.map(playerThing),
    ),
  );
  return wanted.filter((on) => !open.has(on)).map((on) => ({ code: 'shield', rule: 'TV-SHLD-02', on }));
}

function healFaults(board: Board, { side }: Player): Refusal[] {
  const { health } = board.state.turn;
  if (health === 0) return [];
  return totalsOf(board.state, side)
    .filter(({ total }) => total.health >= maximumOf(board, total))
    .map(({ total }) => ({
      code: 'healthy',
      rule: 'TV-HEAL-02',
      on: playerThing(total.members[0] ?? 0),
      args: { maximum: total.health },
    }));
}
