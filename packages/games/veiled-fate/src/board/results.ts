import { int } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import type { Result } from '../content/schema.ts';
import type { State } from '../state/state.ts';
import { type DemiId, type PlainResult, RENOWN_LIMIT, SIDES, type Side } from '../vocabulary.ts';
import type { Turn } from './board.ts';
import { endGame } from './ending.ts';
import { changeRenown, toBack } from './renown.ts';

const CHANGES: Readonly<Record<Exclude<PlainResult, 'X'>, number>> = { '.': 0, '+1': 1, '+2': 2, '-1': -1, '-2': -2 };

export const renownOf = (result: PlainResult): number => (result === 'X' ? 0 : CHANGES[result]);

const rankOf = (state: State, demi: DemiId): number => state.rank.indexOf(demi) + 1;

export function flip(turn: Turn, why: 'tie' | 'result'): Side {
  const face = SIDES[int(turn.state.rng, 'coin', 2)] ?? 'feathers';
  reveal(turn, { type: 'coin', face, why });
  return face;
}

/** The half of a coin icon that the toss picks; anything else is itself. */
export function settled<T>(turn: Turn, result: T | { feather: T; scorpion: T }): T;
export function settled(turn: Turn, result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('feather' in result && 'scorpion' in result)) return result;
  return flip(turn, 'result') === 'feathers' ? result.feather : result.scorpion;
}

/** From wherever it is to the Abyss, marker to the back of its line (VF-SMITE-02). */
export function smite(turn: Turn, demi: DemiId): void {
  const { state } = turn;
  const from = state.demis[demi];
  state.demis[demi] = { at: 'abyss', slot: 0 };
  toBack(state, demi);
  emit(turn, { type: 'smitten', demi, from, rank: rankOf(state, demi) });
}

/** One complete icon for one Demi, and the check that may end the game (VF-RULING-07). */
export function applyResult(turn: Turn, demi: DemiId, result: Result): void {
  const { state } = turn;
  const plain = settled<PlainResult>(turn, result);
  if (plain === '.') return;
  if (plain === 'X') {
    smite(turn, demi);
    return;
  }
  const by = CHANGES[plain];
  changeRenown(state, demi, by);
  const renown = state.renown[demi];
  emit(turn, { type: 'renown', demi, by, renown, rank: rankOf(state, demi) });
  if (renown > RENOWN_LIMIT) endGame(turn, 'ascension');
}
