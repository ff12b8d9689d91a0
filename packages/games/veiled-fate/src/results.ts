import { int } from '@veilhall/engine';
import type { Result } from './content/schema.ts';
import { endGame } from './ending.ts';
import { changeRenown, toBack } from './renown.ts';
import type { State } from './state.ts';
import { disclose, say, type Table } from './table.ts';
import { type DemiId, type PlainResult, RENOWN_LIMIT, SIDES, type Side } from './vocabulary.ts';

const CHANGES: Readonly<Record<Exclude<PlainResult, 'X'>, number>> = { '.': 0, '+1': 1, '+2': 2, '-1': -1, '-2': -2 };

export const renownOf = (result: PlainResult): number => (result === 'X' ? 0 : CHANGES[result]);

const rankOf = (state: State, demi: DemiId): number => state.rank.indexOf(demi) + 1;

export function flip(table: Table, why: 'tie' | 'result'): Side {
  const face = SIDES[int(table.state.rng, 'coin', 2)] ?? 'feathers';
  disclose(table, { type: 'coin', face, why });
  return face;
}

/** The half of a coin icon that the toss picks; anything else is itself. */
export function settled<T>(table: Table, result: T | { feather: T; scorpion: T }): T;
export function settled(table: Table, result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('feather' in result && 'scorpion' in result)) return result;
  return flip(table, 'result') === 'feathers' ? result.feather : result.scorpion;
}

/** From wherever it is to the Abyss, marker to the back of its line (VF-SMITE-02). */
export function smite(table: Table, demi: DemiId): void {
  const { state } = table;
  const from = state.demis[demi];
  state.demis[demi] = { at: 'abyss', slot: 0 };
  toBack(state, demi);
  say(table, { type: 'smitten', demi, from, rank: rankOf(state, demi) });
}

/** One complete icon for one Demi, and the check that may end the game (VF-RULING-07). */
export function applyResult(table: Table, demi: DemiId, result: Result): void {
  const { state } = table;
  const plain = settled<PlainResult>(table, result);
  if (plain === '.') return;
  if (plain === 'X') {
    smite(table, demi);
    return;
  }
  const by = CHANGES[plain];
  changeRenown(state, demi, by);
  const renown = state.renown[demi];
  say(table, { type: 'renown', demi, by, renown, rank: rankOf(state, demi) });
  if (renown > RENOWN_LIMIT) endGame(table, 'ascension');
}
