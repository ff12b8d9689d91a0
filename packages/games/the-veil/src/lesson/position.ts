import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { freshTurn } from '../flow/turn.ts';
import type { Player, State, VeilCard } from '../state/state.ts';

/** What lies before one player. Basic cards that are not named lie in the Discard Pile, Fate cards in the Fate Deck. */
export interface Side {
  readonly health: number;
  readonly gold?: number;
  readonly hand: readonly string[];
  readonly played?: readonly string[];
  readonly recruits?: readonly string[];
  /** Slot by slot. */
  readonly route: readonly string[];
  /** The next cards of the Deck, the first on top. */
  readonly deck: readonly string[];
}

const content = compileContent(rawContent);

/** Puts the table as described, in the middle of seat 0's turn. Every card keeps existing exactly once. */
export function arrange(round: number, sides: readonly Side[]): (state: State) => void {
  return (state) => {
    state.stage = 'play';
    state.round = round;
    state.first = 0;
    state.turn = freshTurn(0);
    state.work = [{ do: 'turn' }];
    state.nextId = 1;
    for (const [who, side] of sides.entries()) {
      const player = state.players[who];
      const total = state.totals[who];
      if (!player || !total) throw new Error(`there is no player ${who}`);
      total.health = side.health;
      deal(state, who, player, side);
    }
  };
}

function deal(state: State, owner: number, player: Player, side: Side): void {
  const { starting, fate } = content.character(player.character);
  const basic = [...starting];
  const bought = [...fate];
  const take = (def: string): string => {
    const pool = basic.includes(def) ? basic : bought;
    const at = pool.indexOf(def);
    if (at < 0) throw new Error(`'${player.character}' has no further '${def}'`);
    pool.splice(at, 1);
    return def;
  };
  const card = (def: string): VeilCard => ({ id: state.nextId++, def: take(def), owner });
  const { hand, played = [], recruits = [], route, deck, gold = 0 } = side;
  player.hand = hand.map((def) => ({ ...card(def), seen: false }));
  player.played = played.map((def) => ({ ...card(def), used: 0 }));
  player.recruits = recruits.map((def) => ({
    ...card(def),
    used: 0,
    exhausted: false,
    damage: 0,
    acted: false,
    guarded: false,
  }));
  player.route = route.map((def, slot) => ({ id: state.nextId++, def: take(def), slot }));
  player.deck = deck.map((def) => ({ def: take(def), owner })).reverse();
  player.gold = gold;
  player.discard = basic.map((def) => ({ id: state.nextId++, def, owner }));
  player.fateDeck = bought;
  Object.assign(player, { deckKnown: 0, fateKnown: 0, banished: [], unlocked: [], exhausted: false });
}
