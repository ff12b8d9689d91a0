import type { Result } from '../content/schema.ts';
import { demiOn } from '../state/access.ts';
import type { QuestInPlay } from '../state/state.ts';
import type { DemiId, PlainResult, Side } from '../vocabulary.ts';
import type { Board } from './board.ts';
import { questCard } from './board.ts';
import { changeRenown, type Track, toBack } from './renown.ts';
import { renownOf } from './results.ts';

export interface Prospect {
  slot: number;
  demi: DemiId;
  result: Result;
  /** Renown afterwards; two values where a coin decides, the Feather's half first. */
  renown: number[];
}

export interface Preview {
  results: Prospect[];
  /** The order of all nine afterwards; absent where a coin would decide it. */
  rank?: DemiId[];
}

const halves = (result: Result): PlainResult[] =>
  typeof result === 'string' ? [result] : [result.feather, result.scorpion];

/** What one side would do with the Demis that are on the Quest now. Public facts only (the vote itself stays unknown). */
export function preview({ state, content }: Board, inPlay: QuestInPlay, side: Side): Preview {
  const results: Prospect[] = [];
  const track: Track = { renown: { ...state.renown }, rank: state.rank.slice() };
  let certain = true;
  for (const [index, slot] of questCard(content, inPlay.card).slots.entries()) {
    const demi = demiOn(state, inPlay.region, index + 1);
    if (!demi) continue;
    const result = slot[side];
    const renown = halves(result).map((half) => Math.max(0, state.renown[demi] + renownOf(half)));
    results.push({ slot: index + 1, demi, result, renown });
    if (typeof result !== 'string') certain = false;
    else if (result === 'X') toBack(track, demi);
    else changeRenown(track, demi, renownOf(result));
  }
  return certain ? { results, rank: track.rank } : { results };
}
