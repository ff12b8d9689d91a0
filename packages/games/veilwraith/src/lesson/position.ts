import { newThreat } from '../board/threats.ts';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import type { State, Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType, type KeyState, SLOTS } from '../vocabulary.ts';

/** A table that is put up: what lies where, in the Play Phase of round 1. All other cards of the game fill the decks. */
export interface Position {
  readonly vignette?: number;
  readonly spirit?: number;
  /** In the Threat Area, and the next draws of the Threat deck. */
  readonly threats?: readonly string[];
  readonly nextThreats?: readonly string[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** The next draws of the Memory deck. */
  readonly nextMemories?: readonly string[];
  readonly foesDefeated?: readonly string[];
  readonly keys?: Readonly<Record<string, KeyState>>;
  readonly tokens?: Partial<Readonly<Record<ActionType, number>>>;
  /** Slot 1 first. */
  readonly order?: readonly ActionType[];
  readonly exhausted?: readonly ActionType[];
  readonly advanced?: readonly ActionType[];
}

const content = compileContent(rawContent);

/** Puts the first seat's table as described. Every card keeps existing exactly once. */
export function arrange(position: Position): (state: State) => void {
  return (state) => {
    const wraith = state.wraiths[0];
    if (!wraith) throw new Error('nobody plays');
    state.campaign.vignette = position.vignette ?? 1;
    wraith.spirit = position.spirit ?? 15;
    dealThreats(wraith, position);
    dealMemories(wraith, position);
    for (const [i, action] of (position.order ?? ACTION_TYPES).entries()) {
      const entry = wraith.actions[action];
      entry.slot = SLOTS[i] ?? 1;
      entry.tokens = position.tokens?.[action] ?? 0;
      wraith.supply -= entry.tokens;
      if (position.exhausted?.includes(action)) entry.facing = 'exhausted';
      wraith.legacy.advanced[action] = position.advanced?.includes(action) ?? false;
    }
  };
}

function dealThreats(
  wraith: Wraith,
  { vignette = 1, threats = [], nextThreats = [], foesDefeated = [], keys = {} }: Position,
): void {
  const named = [...threats, ...nextThreats, ...foesDefeated, ...Object.keys(keys)];
  const pool = poolOf(vignette, named);
  for (const def of named) {
    if (!pool.delete(def)) throw new Error(`'${def}' is not in Vignette ${vignette}`);
  }
  wraith.threats = threats.map((def) => newThreat(wraith.nextId++, def));
  wraith.keys = Object.entries(keys).map(([def, state]) => ({ id: wraith.nextId++, def, state }));
  wraith.foesDefeated = [...foesDefeated];
  wraith.threatDiscard = [];
  wraith.threatDeck = [...pool, ...nextThreats.toReversed()];
  wraith.layers = [{ stack: 0, keys: 0, foes: [], threats: 0, known: [...wraith.threatDeck] }];
}

/** The 30 cards of a Vignette, with these copies among them. */
function poolOf(number: number, named: readonly string[]): Set<string> {
  const { foes, threats } = content.vignette(number).card;
  const pool = new Set<string>(content.keys);
  const take = (type: string, count: number): void => {
    const copies = content.copies(type);
    const wanted = copies.filter((def) => named.includes(def));
    for (const def of [...new Set([...wanted, ...copies])].slice(0, count)) pool.add(def);
  };
  for (const id of new Set(foes.map((foe) => foe.id))) take(id, foes.filter((foe) => foe.id === id).length);
  for (const { id, count } of threats) take(id, count);
  return pool;
}

function dealMemories(wraith: Wraith, { hand = [], discard = [], nextMemories = [] }: Position): void {
  const { legacy } = wraith;
  const rest = [...content.basics];
  const named = [...hand, ...discard, ...nextMemories];
  for (const def of named) {
    const at = rest.indexOf(def);
    if (at >= 0) rest.splice(at, 1);
    else upgrade(legacy, rest, def);
  }
  legacy.deck = [...named, ...rest];
  wraith.hand = hand.map((def) => ({ id: wraith.nextId++, def }));
  wraith.memoryDiscard = discard.map((def) => ({ id: wraith.nextId++, def }));
  wraith.memoryDeck = [...rest, ...nextMemories.toReversed()];
}

/** A Memory Upgrade has taken the place of a Basic Memory: of the one it lists as Boxed, where it does. */
function upgrade({ box, returned }: Wraith['legacy'], rest: string[], def: string): void {
  const { boxed } = content.memory(def).card;
  box.splice(box.indexOf(def), 1);
  returned.push(...rest.splice(boxed === undefined ? -1 : rest.indexOf(boxed), 1));
}
