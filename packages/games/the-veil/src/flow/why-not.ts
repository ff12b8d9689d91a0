import { type Refusal, type Seat, type ThingId, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { counts } from '../board/counters.ts';
import { maximumOf } from '../board/health.ts';
import { isOpen } from '../board/parts.ts';
import { damageLeft } from '../board/tallies.ts';
import { damageTargets, totalsOf } from '../board/targets.ts';
import { isActive, opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { Player, State } from '../state/state.ts';
import { playerThing } from './asks.ts';
import { abilityOpen, inItsPart, priceOf } from './turn-acts.ts';
import { askedFaults } from './why-not-asked.ts';
import { lineFaults } from './why-not-lines.ts';
import { inPart, otherPart } from './why-not-parts.ts';

/** What a player would try and cannot, with numbers and the rule. */
export function whyNot(board: Board, seat: Seat): Refusal[] {
  const { state } = board;
  const player = playerAt(state, seat);
  if (player.out || state.stage === 'over' || state.stage === 'choose') return [];
  const frame = state.work.at(-1);
  const asked = frame && askedFaults(board, seat, frame);
  if (asked) return asked;
  if (!isActive(state, seat)) return [{ code: 'notYourTurn', rule: 'TV-PLAY-01' }];
  if (state.turn.done.includes(seat)) return [{ code: 'done', rule: 'TV-RULING-51' }];
  return turnFaults(board, seat, player);
}

function turnFaults(board: Board, seat: Seat, player: Player): Refusal[] {
  const { state } = board;
  return [
    ...trapFaults(board, player),
    ...inPart(state, 'primary', others(board, player), () => []),
    ...routeFaults(board, seat, player),
    ...lineFaults(board, seat, player),
    ...abilityFaults(board, seat, player),
    ...inPart(state, 'damage', opposing(state, seat), () => [
      ...damageGone(board, seat),
      ...damageFaults(board, seat, player),
    ]),
    ...inPart(state, 'health', [playerThing(seat)], () => healFaults(board, player)),
  ];
}

/** Cards in Hand that are no Traps. */
const others = ({ content }: Board, { hand }: Player): ThingId[] =>
  hand.filter(({ def }) => !content.card(def).trap).map(thing);

/** Whatever Damage could be meant for. */
const opposing = (state: State, who: Who): ThingId[] =>
  opponentsOf(state, who).flatMap((other) => [playerThing(other), ...playerAt(state, other).recruits.map(thing)]);

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

/** Nobody buys from a Fate Route but its own player (TV-BUY-06). */
function routeFaults(board: Board, who: Who, { gold }: Player): Refusal[] {
  const faults: Refusal[] = [];
  for (const [owner, { route }] of board.state.players.entries())
    for (const card of route) {
      const on = thing(card);
      const cost = priceOf(board, owner, card.def);
      if (owner !== who) faults.push({ code: 'othersRoute', rule: 'TV-BUY-06', on, args: { who: owner } });
      else if (board.content.card(card.def).aura) faults.push({ code: 'aura', rule: 'TV-AURA-03', on });
      else if (!isOpen(board.state, 'gold')) faults.push({ ...otherPart(board.state, 'gold'), on });
      else if (cost > gold) faults.push({ code: 'gold', rule: 'TV-BUY-01', on, args: { cost, gold } });
    }
  return faults;
}

function abilityFaults(board: Board, who: Who, player: Player): Refusal[] {
  const on = playerThing(who);
  if (player.exhausted) return [{ code: 'exhausted', rule: 'TV-HERO-02', on }];
  const { ability } = board.content.character(player.character);
  if (!inItsPart(board.state, ability)) return [{ ...otherPart(board.state, 'gold'), on }];
  const { id, when, cost } = ability;
  if (when && !counts.holds(board, who, when)) {
    const args = { ability: id, now: counts.count(board, who, when.of) };
    return [{ code: 'condition', rule: 'TV-HERO-03', on, args }];
  }
  if (abilityOpen(board, who, player)) return [];
  return [{ code: cost ? 'cost' : 'idle', rule: cost ? 'TV-HERO-03' : 'TV-TGT-05', on, args: { ability: id } }];
}

/** Whom a Shield protects. */
function damageFaults(board: Board, who: Who, { side }: Player): Refusal[] {
  if (damageLeft(board.state) === 0) return [];
  const open = new Set(
    damageTargets(board, side).flatMap((target) =>
      target.on === 'recruit' ? [thing(target.recruit)] : target.total.members.map(playerThing),
    ),
  );
  return opposing(board.state, who)
    .filter((on) => !open.has(on))
    .map((on) => ({ code: 'shield', rule: 'TV-SHLD-02', on }));
}

/** What became of the Damage of this turn. */
function damageGone(board: Board, who: Who): Refusal[] {
  const { state } = board;
  if (damageLeft(state) > 0) return [];
  const { damage, prevented } = state.turn;
  return opposing(state, who).map((on) => ({ code: 'noDamage', rule: 'TV-DMG-02', on, args: { damage, prevented } }));
}

function healFaults(board: Board, { side }: Player): Refusal[] {
  const tally = board.state.turn.health;
  return totalsOf(board.state, side).flatMap(({ total: { health, members }, total }): Refusal[] => {
    const on = playerThing(members[0] ?? 0);
    const maximum = maximumOf(board, total);
    const args = { health, maximum };
    if (health >= maximum) return tally > 0 ? [{ code: 'healthy', rule: 'TV-HEAL-02', on, args }] : [];
    return tally === 0 ? [{ code: 'noHealth', rule: 'TV-HEAL-01', on, args }] : [];
  });
}
