import type { Turn as EngineTurn, Seat } from '@veilhall/engine';
import type { VeilFact } from './facts.ts';
import type { VeilFrame } from './frames.ts';
import type { Player, Recruit, RouteCard, State, Total } from './state.ts';

export type Who = number;

export type Work = EngineTurn<State, VeilFact, VeilFrame>;

export function playerAt(state: State, who: Who): Player {
  const player = state.players[who];
  if (!player) throw new RangeError(`there is no player ${who}`);
  return player;
}

export function totalOf(state: State, who: Who): Total {
  const total = state.totals[playerAt(state, who).total];
  if (!total) throw new RangeError(`player ${who} has no Health total`);
  return total;
}

export function membersOf(state: State, side: number): readonly Who[] {
  const members = state.sides[side];
  if (!members) throw new RangeError(`there is no side ${side}`);
  return members;
}

/** The seat that answers for a player; a Solo Opponent has none. */
export const seatOf = (state: State, who: Who): Seat | undefined =>
  playerAt(state, who).solo === undefined ? who : undefined;

export const isActive = (state: State, who: Who): boolean => {
  const player = playerAt(state, who);
  return player.side === state.turn.side && !player.out;
};

export const areOpponents = (state: State, a: Who, b: Who): boolean =>
  playerAt(state, a).side !== playerAt(state, b).side;

/** Speaks for the side whose turn it is: the first of its members who is still in the match. */
export const leaderOf = (state: State): Who =>
  membersOf(state, state.turn.side).find((who) => isActive(state, who)) ?? 0;

/** Living players of other sides, clockwise from this one (TV-FIRST-06). */
export function opponentsOf(state: State, who: Who): Who[] {
  const found: Who[] = [];
  const { players } = state;
  const { side } = playerAt(state, who);
  for (let step = 1; step < players.length; step++) {
    const other = (who + step) % players.length;
    const player = playerAt(state, other);
    if (player.side !== side && !player.out) found.push(other);
  }
  return found;
}

/** Teammates see each other's Hands (TV-TEAM-12). */
export const seesHand = (state: State, viewer: Seat | 'spectator', owner: Who): boolean =>
  viewer !== 'spectator' && (viewer === owner || !areOpponents(state, viewer, owner));

/** The seats that see this player's Hand. */
export const handSeats = (state: State, owner: Who): Seat[] =>
  state.players.flatMap((_player, who) => {
    const seat = seatOf(state, who);
    return seat !== undefined && seesHand(state, seat, owner) ? [seat] : [];
  });

export function recruitById(player: Player, id: number): Recruit | undefined {
  for (const recruit of player.recruits) if (recruit.id === id) return recruit;
  return undefined;
}

export function routeCardById(player: Player, id: number): RouteCard | undefined {
  for (const card of player.route) if (card.id === id) return card;
  return undefined;
}

/** More work for the stack. */
export function push({ stack }: Pick<Work, 'stack'>, frame: VeilFrame): void {
  stack.push(frame);
}

/** The frame that runs is done. */
export function drop({ stack }: Pick<Work, 'stack'>): void {
  stack.pop();
}
