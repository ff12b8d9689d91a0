import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { damageLeft } from '../board/tallies.ts';
import { membersOf, playerAt, type Who } from '../state/access.ts';
import { HAND_SIZE } from '../vocabulary.ts';
import type { FeatureName } from './feature-list.ts';
import { NAMES } from './feature-list.ts';
import { profileOf } from './profile.ts';
import { cardsOf, cardWorth, threatOf, type Wants, wantsOf } from './worth.ts';

/** Health that even the last blow leaves uncertain. */
const NARROW = 4;
const LEAST_POWER = 2;

/** What one side has on the table and in its decks. */
interface Standing {
  health: number;
  /** Points of an ordinary Hand, Gold left out. */
  power: number;
  gold: number;
  recruits: number;
  traps: number;
}

function standingOf(board: Board, side: number): Standing {
  const { state } = board;
  const sum: Standing = { health: 0, power: 0, gold: 0, recruits: 0, traps: 0 };
  for (const total of state.totals)
    if (playerAt(state, total.members[0] ?? 0).side === side) sum.health += total.health;
  for (const who of membersOf(state, side)) if (!playerAt(state, who).out) addPlayer(board, who, sum);
  return sum;
}

function addPlayer(board: Board, who: Who, sum: Standing): void {
  const { content, state } = board;
  const player = playerAt(state, who);
  // Gold is a feature of its own.
  const wants: Wants = { ...wantsOf(board, who), gold: 0, health: 0.7 };
  let [cards, points, gold, traps] = [0, 0, 0, 0];
  for (const { def } of cardsOf(player)) {
    const card = content.card(def);
    cards++;
    if (card.trap) traps++;
    else points += cardWorth(board, wants, def);
    gold += profileOf(card).base.gold;
  }
  const share = HAND_SIZE / Math.max(HAND_SIZE, cards);
  sum.power += points * share;
  sum.gold += gold * share;
  sum.traps += traps * share;
  for (const recruit of player.recruits) sum.recruits += 1 + threatOf(board, wants, recruit) / 3;
}

/** The side that stands best against this one: by Health and by what its cards can do. */
function rivalOf(board: Board, side: number): Standing | undefined {
  let rival: Standing | undefined;
  for (const [other] of board.state.sides.entries()) {
    if (other === side) continue;
    const standing = standingOf(board, other);
    if (standing.health > 0 && (!rival || standing.health * standing.power > rival.health * rival.power))
      rival = standing;
  }
  return rival;
}

/** One number per feature; a match that is over for one of the two has none. */
export function features(board: Board, seat: Seat): readonly number[] | undefined {
  const { state } = board;
  const { side } = playerAt(state, seat);
  const own = standingOf(board, side);
  const rival = rivalOf(board, side);
  if (!rival) return undefined;
  const isOwnTurn = state.turn.side === side;
  const left = damageLeft(state);
  const found: Readonly<Record<FeatureName, number>> = {
    health: Math.log((own.health + NARROW) / (rival.health + NARROW)),
    power: Math.log((own.power + LEAST_POWER) / (rival.power + LEAST_POWER)),
    // Gold is worth what there is time left to buy with.
    gold: ((own.gold - rival.gold) / 5) * Math.exp(-state.round / 4),
    recruits: (own.recruits - rival.recruits) / 10,
    traps: own.traps - rival.traps,
    ready: ((isOwnTurn ? 1 : -1) * left) / 10,
  };
  return NAMES.map((name) => found[name]);
}
